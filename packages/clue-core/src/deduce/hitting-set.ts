/** After so many tries the best set found so far is taken: it hits everything, but may not be the smallest. */
const MOST_TRIES = 20_000;

/** A set that has an element of each of some sets. */
export interface HittingSet {
  readonly elements: readonly number[];
  /** Whether it is proved that no smaller one does. */
  readonly isSmallest: boolean;
}

/** A smallest set with an element of each of the sets: branch and bound on the smallest set that is not hit. */
export function hittingSet(sets: readonly (readonly number[])[]): HittingSet {
  let best: readonly number[] = greedy(sets);
  let tries = 0;
  const search = (
    chosen: readonly number[],
    left: readonly (readonly number[])[],
    barred: ReadonlySet<number>,
  ): void => {
    if (++tries > MOST_TRIES) return;
    if (left.length === 0) {
      if (chosen.length < best.length) best = chosen;
      return;
    }
    if (chosen.length + disjoint(left) >= best.length) return;
    const options = left.map((set) => set.filter((element) => !barred.has(element)));
    const tightest = options.reduce((a, b) => (b.length < a.length ? b : a));
    const gone = new Set(barred);
    for (const element of tightest) {
      search(
        [...chosen, element],
        left.filter((set) => !set.includes(element)),
        gone,
      );
      gone.add(element);
    }
  };
  search([], sets, new Set());
  return { elements: best, isSmallest: tries <= MOST_TRIES };
}

/** How many of the sets have nothing in common: each needs an element of its own. */
function disjoint(sets: readonly (readonly number[])[]): number {
  const used = new Set<number>();
  let count = 0;
  for (const set of [...sets].sort((a, b) => a.length - b.length)) {
    if (set.some((element) => used.has(element))) continue;
    for (const element of set) used.add(element);
    count++;
  }
  return count;
}

function greedy(sets: readonly (readonly number[])[]): number[] {
  const chosen: number[] = [];
  for (let left = sets; left.length > 0; ) {
    const hits = new Map<number, number>();
    for (const element of left.flat()) hits.set(element, (hits.get(element) ?? 0) + 1);
    const [most] = [...hits].reduce((a, b) => (b[1] > a[1] ? b : a));
    chosen.push(most);
    left = left.filter((set) => !set.includes(most));
  }
  return chosen;
}
