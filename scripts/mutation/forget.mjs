// Stands in for the Map and WeakMap of the bundle. What a module remembers (a board it has read, its grid) is forgotten
// before each test: else one mutant's wrong answers would be found by the next.
let isLoading = true;
const remembered = [];

class KeptMap extends Map {
  constructor(entries) {
    super(entries);
    if (isLoading && entries === undefined) remembered.push(() => this.clear());
  }
}

class KeptWeakMap {
  constructor() {
    this.forget();
    if (isLoading) remembered.push(() => this.forget());
  }
  forget() {
    this.inner = new WeakMap();
  }
  has(key) {
    return this.inner.has(key);
  }
  get(key) {
    return this.inner.get(key);
  }
  set(key, value) {
    this.inner.set(key, value);
    return this;
  }
}

globalThis.before(() => {
  isLoading = false;
});
globalThis.beforeEach(() => {
  for (const forget of remembered) forget();
});
// What ran while the modules loaded and again in a test can be tried by that test. StrykerJS would start a process for each
// of these, as if it had run while loading only.
globalThis.after(() => {
  const { static: loading, perTest } = globalThis.__stryker__?.mutantCoverage ?? { static: {}, perTest: {} };
  for (const hits of Object.values(perTest)) for (const id of Object.keys(hits)) delete loading[id];
});

export { KeptMap as Map, KeptWeakMap as WeakMap };
