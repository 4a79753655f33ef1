/**
 * Gives each cell of a table the name of its column, as `data-label`: where there is no room for columns, a row is shown as a list of them (see house.css).
 *
 * @param md - the markdown-it that is extended
 */
export function labelCells(md) {
  md.core.ruler.push('label-cells', ({ tokens }) => {
    let heads = [];
    let column = 0;
    for (const [index, token] of tokens.entries()) {
      if (token.type === 'table_open') heads = [];
      else if (token.type === 'tr_open') column = 0;
      else if (token.type === 'th_open') heads.push(tokens[index + 1].content.replaceAll('`', ''));
      else if (token.type === 'td_open') token.attrSet('data-label', heads[column++] ?? '');
    }
  });
}
