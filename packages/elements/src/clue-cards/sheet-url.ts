/** The detective sheets to print: English on A4 and on Letter, German on A4. */
export const SHEETS = ['a4', 'letter', 'a4.de'] as const;
/** One of {@link SHEETS}. */
export type Sheet = (typeof SHEETS)[number];

const urls: Readonly<Record<Sheet, string>> = {
  a4: new URL('../sheet/detective-sheet-a4.pdf', import.meta.url).href,
  letter: new URL('../sheet/detective-sheet-letter.pdf', import.meta.url).href,
  'a4.de': new URL('../sheet/detective-sheet-a4.de.pdf', import.meta.url).href,
};

/**
 * Where the blank detective sheet lies as a PDF (CLU-9): one page, landscape, two sheets to be cut apart.
 *
 * @param sheet - paper and language
 * @returns an absolute address
 *
 * @example
 * ```ts
 * import { sheetUrl } from '@games/elements/clue-cards';
 *
 * sheetUrl('letter').endsWith('/sheet/detective-sheet-letter.pdf'); // => true
 * ```
 */
export function sheetUrl(sheet: Sheet): string {
  return urls[sheet];
}
