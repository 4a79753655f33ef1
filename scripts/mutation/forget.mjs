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

export { KeptMap as Map, KeptWeakMap as WeakMap };
