interface Registry {
  readonly tables: Map<string, object>;
  readonly listeners: Set<() => void>;
}

// One registry a page, so that a language loaded beside a single-file bundle, or by another copy of the package, is found.
const key = Symbol.for('@games/elements/terms');
const shared: typeof globalThis & { [key]?: Registry } = globalThis;

function registry(): Registry {
  shared[key] ??= { tables: new Map(), listeners: new Set() };
  return shared[key];
}

/**
 * Adds a language to an element. Elements on the page are shown anew; a term that is missing stays English.
 *
 * @param element - the tag name
 * @param lang - a BCP 47 tag such as `de` or `de-AT`
 * @param terms - any of the element's terms
 */
export function addTerms<Table extends object>(element: string, lang: string, terms: Partial<Table>): void {
  const { tables, listeners } = registry();
  const name = `${element}/${lang.toLowerCase()}`;
  tables.set(name, { ...tables.get(name), ...terms });
  for (const listener of listeners) listener();
}

/**
 * The words of an element in a language: `de-AT`, then `de`, then English, term by term.
 *
 * @param element - the tag name
 * @param lang - a BCP 47 tag; empty for English
 * @param english - the element's own table
 */
export function termsFor<Table extends object>(element: string, lang: string, english: Table): Table {
  const { tables } = registry();
  const exact = lang.toLowerCase();
  const base = exact.split('-')[0] ?? '';
  const found = ['en', base, exact].map((each) => tables.get(`${element}/${each}`));
  return Object.assign({ ...english }, ...found);
}

/** Calls back when a language is added. Gives the function that ends it. */
export function onTerms(listener: () => void): () => void {
  const { listeners } = registry();
  listeners.add(listener);
  return () => listeners.delete(listener);
}
