// Turns every `ts` example in doc comments and READMEs into a test that is type-checked and run.
//
// An example is what a reader would paste: it imports from the package's public name. A comment `// => value` after an
// expression statement is an assertion; `// throws RangeError` expects the throw.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
export const examplesDir = join(root, '.cache/examples');

/** The `ts` fences of a text: from doc comments (leading ` * ` removed) or Markdown. `ts no-test` opts out. */
export function extractExamples(text, isMarkdown) {
  const source = isMarkdown ? text : text.replace(/^[ \t]*\*(?!\/)[ \t]?/gm, '');
  const found = [];
  for (const match of source.matchAll(/^```ts[ \t]*\r?\n([\s\S]*?)^```/gm)) {
    found.push({ code: match[1], line: source.slice(0, match.index).split('\n').length });
  }
  return found;
}

/** One example as the body of a test: imports stay on top, `// =>` becomes an assertion. */
export function toTest({ code, line }, file) {
  const imports = [];
  const body = code.replace(/^import\s[\s\S]*?from\s+['"][^'"]+['"];?[ \t]*$/gm, (statement) => {
    imports.push(statement);
    return '';
  });
  const lines = body.split('\n').map((text) => {
    const equal = text.match(/^(\s*)(?!const |let |return )(.+?);?\s*\/\/ => (.+)$/);
    if (equal) return `${equal[1]}__expect(${equal[2]}).toEqual(${equal[3]});`;
    const named = text.match(/^(\s*(?:const|let) (\w+)(?::[^=]+)? = .+?;)\s*\/\/ => (.+)$/);
    if (named) return `${named[1]} __expect(${named[2]}).toEqual(${named[3]});`;
    const throws = text.match(/^(\s*)(.+?);?\s*\/\/ throws (\w+)/);
    if (throws) return `${throws[1]}__expect(() => ${throws[2]}).toThrow(${throws[3]});`;
    return text;
  });
  return `${imports.join('\n')}
import { expect as __expect, test as __test } from 'vitest';
__test(${JSON.stringify(`${file}:${line}`)}, async () => {
${lines.join('\n')}});
`;
}

/** Files that readers copy from: READMEs, doc comments of the sources, hand-written docs. */
function documents() {
  const under = (folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .map((name) => join(folder, name).replaceAll('\\', '/'))
      .filter((name) => existsSync(join(root, name)));
  const packages = readdirSync(join(root, 'packages')).map((name) => `packages/${name}`);
  return [
    'README.md',
    ...packages.map((dir) => `${dir}/README.md`),
    // An element's examples need a DOM: its own browser tests run them.
    ...packages.filter((dir) => !dir.endsWith('/elements')).flatMap((dir) => under(`${dir}/src`)),
    ...under('docs').filter((name) => name.endsWith('.md') && !/node_modules|\.vitepress|docs\/api\//.test(name)),
  ].filter(
    (file) => existsSync(join(root, file)) && /\.(md|ts)$/.test(file) && !/\.(test|props|browser)\.ts$/.test(file),
  );
}

/** Writes the tests anew and says how many. Called by vitest.config.ts and before the type check. */
export function writeExamples() {
  rmSync(examplesDir, { recursive: true, force: true });
  mkdirSync(examplesDir, { recursive: true });
  let count = 0;
  for (const file of documents()) {
    const examples = extractExamples(readFileSync(join(root, file), 'utf8'), file.endsWith('.md'));
    examples.forEach((example, index) => {
      writeFileSync(join(examplesDir, `${file.replaceAll('/', '__')}.${index}.test.ts`), toTest(example, file));
      count++;
    });
  }
  return count;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(`${writeExamples()} examples`);
