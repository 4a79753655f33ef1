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

/** The assertions of an example: `expr; // => value`, `const x = expr; // => value`, `expr; // throws RangeError`. */
function withAssertions(text) {
  const equal = text.match(/^(\s*)(?!const |let |return )(.+?);?\s*\/\/ => (.+)$/);
  if (equal) return `${equal[1]}__expect(${equal[2]}).toEqual(${equal[3]});`;
  const named = text.match(/^(\s*(?:const|let) (\w+)(?::[^=]+)? = .+?;)\s*\/\/ => (.+)$/);
  if (named) return `${named[1]} __expect(${named[2]}).toEqual(${named[3]});`;
  const throws = text.match(/^(\s*)(.+?);?\s*\/\/ throws (\w+)/);
  if (throws) return `${throws[1]}__expect(() => ${throws[2]}).toThrow(${throws[3]});`;
  return text;
}

/** What an example imports, as `[local name, statement]`, and the rest of it. */
function splitImports(code) {
  const imports = [];
  const body = code.replace(
    /^import\s+(type\s+)?(?:\{([\s\S]*?)\}|(\*\s+as\s+\w+)|(\w+))\s+from\s+(['"][^'"]+['"]);?[ \t]*$/gm,
    (_statement, type, names, namespace, standard, from) => {
      if (!names) {
        const clause = namespace ?? standard;
        imports.push([clause.split(/\s+/).pop(), `import ${type ?? ''}${clause} from ${from};`]);
        return '';
      }
      for (const name of names
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean)) {
        const typed = type && !name.startsWith('type ') ? `type ${name}` : name;
        imports.push([name.split(/\s+/).pop(), `import { ${typed} } from ${from};`]);
      }
      return '';
    },
  );
  return { imports, body };
}

/**
 * The examples of one document as test files: one, unless two examples mean different things by one imported name.
 * A file costs a worker far more than a test does.
 */
export function toTestFiles(examples, file) {
  const files = [];
  for (const { code, line } of examples) {
    const { imports, body } = splitImports(code);
    const test = `__test(${JSON.stringify(`${file}:${line}`)}, async () => {\n${body
      .split('\n')
      .map(withAssertions)
      .join('\n')}});\n`;
    const fits = ({ names }) => imports.every(([name, statement]) => (names.get(name) ?? statement) === statement);
    const home = files.find(fits) ?? { names: new Map(), tests: [] };
    if (!files.includes(home)) files.push(home);
    for (const [name, statement] of imports) home.names.set(name, statement);
    home.tests.push(test);
  }
  return files.map(
    ({ names, tests }) =>
      `${[...names.values()].join('\n')}\nimport { expect as __expect, test as __test } from 'vitest';\n\n${tests.join('\n')}`,
  );
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
    ...under('docs').filter(
      (name) =>
        name.endsWith('.md') && !/node_modules|\.vitepress|docs\/(api|dist|elements|public|reference)\//.test(name),
    ),
  ].filter(
    (file) => existsSync(join(root, file)) && /\.(md|ts)$/.test(file) && !/\.(test|props|browser)\.ts$/.test(file),
  );
}

/** Writes the tests and says how many. What is there already stays untouched: several runs may share the folder. */
export function writeExamples() {
  mkdirSync(examplesDir, { recursive: true });
  const stale = new Set(readdirSync(examplesDir));
  let count = 0;
  for (const file of documents()) {
    const examples = extractExamples(readFileSync(join(root, file), 'utf8'), file.endsWith('.md'));
    toTestFiles(examples, file).forEach((text, index) => {
      const name = `${file.replaceAll('/', '__')}.${index}.test.ts`;
      const path = join(examplesDir, name);
      if (!stale.delete(name) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
    });
    count += examples.length;
  }
  for (const name of stale) rmSync(join(examplesDir, name), { force: true });
  return count;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(`${writeExamples()} examples`);
