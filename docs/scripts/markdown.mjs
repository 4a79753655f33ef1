/** Text for a cell of a table: one line, no bars, nothing that Vue or HTML would take for its own. */
export const cell = (text = '') =>
  text
    .replaceAll('\n', ' ')
    .replaceAll('|', '\\|')
    .replaceAll(/<(?=[a-z/!])/gi, '&lt;')
    .replaceAll('{{', '&#123;&#123;');

/** Code for a cell of a table. */
export const code = (text) => (text ? `\`${text.replaceAll('|', '\\|').replaceAll('\n', ' ')}\`` : '');

/** Numbers of requirements, which cite in the sources and mean nothing to a reader of pages: `(BOG-3, BOG-4)`, `Hasbro, CLU-7`. */
const number = '(?:AMA|BOG|CLU|SAL)-\\d+';
export const uncite = (text) =>
  text
    .replaceAll(new RegExp(` ?\\(${number}(?:(?:, | to | and )${number})*\\)`, 'g'), '')
    .replaceAll(new RegExp(`\\(${number}, `, 'g'), '(')
    .replaceAll(new RegExp(`(?:, | and )${number}`, 'g'), '');

/** Text with code in backticks, for a cell: what stands in backticks stays as it is. */
export const prose = (text = '') =>
  uncite(text)
    .split(/(`[^`]*`)/)
    .map((part, index) => (index % 2 === 1 ? part.replaceAll('|', '\\|') : cell(part)))
    .join('')
    .replaceAll('\n', ' ');
