/** What a game must not read, by the name a report gives it. */
const SOURCES: readonly (readonly [string, () => object | undefined, string])[] = [
  ['Math.random', () => Math, 'random'],
  ['Date.now', () => Date, 'now'],
  ['performance.now', () => globalOf('performance'), 'now'],
  ['crypto.getRandomValues', () => globalOf('crypto'), 'getRandomValues'],
  ['crypto.randomUUID', () => globalOf('crypto'), 'randomUUID'],
];

function globalOf(name: string): object | undefined {
  const value: unknown = Reflect.get(globalThis, name);
  return typeof value === 'object' && value !== null ? value : undefined;
}

/** `Date` as it is, but for the present time. */
function watchedDate(notice: (name: string) => void): DateConstructor {
  return new Proxy(Date, {
    apply(target, self, args) {
      notice('Date()');
      return Reflect.apply(target, self, args);
    },
    construct(target, args, newTarget) {
      if (args.length === 0) notice('new Date()');
      return Reflect.construct(target, args, newTarget);
    },
  });
}

/**
 * Runs something while clocks and sources of chance are watched: two runs may agree by luck, so it is not enough to
 * compare them.
 *
 * @param act - synchronous
 * @returns the names of those that were read
 */
export function readFromOutside(act: () => void): ReadonlySet<string> {
  const read = new Set<string>();
  const restore: (() => void)[] = [];
  const replace = (owner: object, key: string, value: unknown): void => {
    const old = Object.getOwnPropertyDescriptor(owner, key);
    if (!Reflect.defineProperty(owner, key, { configurable: true, writable: true, value })) return;
    restore.push(() => {
      if (old) Object.defineProperty(owner, key, old);
      else Reflect.deleteProperty(owner, key);
    });
  };
  for (const [name, find, key] of SOURCES) {
    const owner = find();
    const real: unknown = owner && Reflect.get(owner, key);
    if (!owner || typeof real !== 'function') continue;
    replace(owner, key, (...args: unknown[]) => {
      read.add(name);
      return Reflect.apply(real, owner, args);
    });
  }
  replace(
    globalThis,
    'Date',
    watchedDate((name) => read.add(name)),
  );
  try {
    act();
  } finally {
    for (const undo of restore.reverse()) undo();
  }
  return read;
}
