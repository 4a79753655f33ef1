/** The nodes of a search tree, field by field. */
export interface Store {
  /** Times visited, and what the visits were worth to the side that moved into the node. */
  visits: Int32Array;
  worth: Float64Array;
  /** The node's moves, best first, in the edge arrays; -1 before it is expanded. */
  firstEdge: Int32Array;
  edges: Int32Array;
  /** Nodes made for the first few of them, as a list. */
  opened: Int32Array;
  child: Int32Array;
  lastChild: Int32Array;
  sibling: Int32Array;
  move: Uint16Array;
  /** 1: the side that moved into the node surely wins; -1: surely loses. */
  proven: Int8Array;
}

/** Room for so many nodes. */
export function store(size: number): Store {
  return {
    visits: new Int32Array(size),
    worth: new Float64Array(size),
    firstEdge: new Int32Array(size),
    edges: new Int32Array(size),
    opened: new Int32Array(size),
    child: new Int32Array(size),
    lastChild: new Int32Array(size),
    sibling: new Int32Array(size),
    move: new Uint16Array(size),
    proven: new Int8Array(size),
  };
}

/** A longer copy. */
export function grown<T extends Int32Array | Float64Array | Uint16Array | Int16Array | Int8Array>(
  old: T,
  size: number,
): T {
  const array = new (old.constructor as new (size: number) => T)(size);
  array.set(old);
  return array;
}

/** Room for more nodes, with those there are. */
export function grownStore(old: Store, size: number): Store {
  const entries = Object.entries(old).map(([field, array]) => [field, grown(array, size)] as const);
  return Object.fromEntries(entries) as unknown as Store;
}
