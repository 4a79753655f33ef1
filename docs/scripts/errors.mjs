// The codes of refusals, from the types of each package, with the fields that explain them and the words for people.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { code, prose } from './markdown.mjs';
import { docs, root } from './paths.mjs';

/** Writes reference/errors.md: a table a package. */
export async function writeErrors(pages, program) {
  const checker = program.getTypeChecker();
  const packages = new Map();
  for (const { source, specifier, folder } of pages) {
    const file = program.getSourceFile(join(root, source));
    const module = file && checker.getSymbolAtLocation(file);
    if (!module) continue;
    for (const symbol of checker.getExportsOfModule(module)) {
      const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      const found = packages.get(folder) ?? { codes: new Map(), speakers: [] };
      packages.set(folder, found);
      if (target.flags & ts.SymbolFlags.TypeAlias && /Refusal|Problem/.test(symbol.name))
        for (const refusal of refusalsOf(checker.getDeclaredTypeOfSymbol(target), checker)) {
          add(found, { ...refusal, why: refusal.why || listed(target, refusal.code, checker) });
        }
      const spoken = target.flags & ts.SymbolFlags.Function && spokenBy(target, checker);
      if (spoken) found.speakers.push({ name: symbol.name, specifier, codes: spoken });
    }
  }
  const sections = [];
  for (const [folder, { codes, speakers }] of packages) {
    if (codes.size === 0) continue;
    const words = await wordsOf(speakers);
    const rows = [...codes.values()]
      .sort((one, other) => (one.code < other.code ? -1 : 1))
      .map(
        (row) =>
          `| <a id="${folder}-${row.code}"></a>${code(row.code)} | ${[...row.fields].map(code).join(' ')} | ${prose(words.get(row.code) ?? row.why)} |`,
      );
    const read = speakers.map(
      ({ name, specifier }) => `\`${name}\` of [\`${specifier}\`](/api/${specifier.slice(specifier.indexOf('/') + 1)})`,
    );
    sections.push(
      `## @games/${folder}\n\n${read.length > 0 ? `In words by ${read.join(' and ')}.\n\n` : ''}| code | fields | what it says |\n| --- | --- | --- |\n${rows.join('\n')}\n`,
    );
  }
  mkdirSync(join(docs, 'reference'), { recursive: true });
  writeFileSync(join(docs, 'reference/errors.md'), `${HEAD}\n${sections.join('\n')}`);
}

const HEAD = `---
title: Error codes
editLink: false
---

# Error codes

Nothing is thrown for what a person did. A refusal is data: a stable \`code\` and the fields that explain it. Codes are covered by
semver; the words are not, and \`‹…›\` in them stands for a field. Only a programmer's mistake throws: a \`TypeError\` or a \`RangeError\`
that names the argument and its value.

\`\`\`ts
import { create, reduce } from '@games/amazons-core';
import { explain } from '@games/amazons-core/text';

const step = reduce(create().value, { type: 'move', seat: 0, from: 'd1', to: 'd7', arrow: 'e9' });
if (!step.ok) {
  step.error.code; // => 'not-a-line'
  explain(step.error); // => 'e9 is out of range: from d7 the arrow goes straight or diagonally, as a queen does.'
}
\`\`\`
`;

/** The members of a union of refusals: their code, fields and comment. */
function refusalsOf(type, checker) {
  const members = type.isUnion() ? type.types : [type];
  return members.flatMap((member) => {
    const property = member.getProperty('code');
    if (!property) return [];
    const types = checker.getTypeOfSymbol(property);
    const codes = (types.isUnion() ? types.types : [types])
      .filter((one) => one.isStringLiteral())
      .map(({ value }) => value);
    const fields = member
      .getProperties()
      .map(({ name }) => name)
      .filter((name) => name !== 'code');
    const why = commentBefore(member.symbol?.declarations?.[0]);
    return codes.map((one) => ({ code: one, fields, why }));
  });
}

/** The doc comment of a member of a union stands before its bar, where TypeScript does not look. */
function commentBefore(node) {
  const before = node?.getSourceFile().text.slice(0, node.getStart()) ?? '';
  const [, comment = ''] = before.match(/\/\*\*((?:[^*]|\*(?!\/))*)\*\/\s*\|?\s*$/) ?? [];
  return comment
    .replace(/^\s*\* ?/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Or the comment of the union lists its codes: "- `broken`: cut off or altered". */
function listed(symbol, refusal, checker) {
  const text = ts.displayPartsToString(symbol.getDocumentationComment(checker));
  const item = text.split(/^- /m).find((part) => part.startsWith(`\`${refusal}\`:`));
  return (
    item
      ?.slice(item.indexOf(':') + 1)
      .replace(/\s+/g, ' ')
      .trim() ?? ''
  );
}

function add({ codes }, refusal) {
  const known = codes.get(refusal.code);
  if (!known) codes.set(refusal.code, { ...refusal, fields: new Set(refusal.fields) });
  else {
    for (const field of refusal.fields) known.fields.add(field);
    known.why ||= refusal.why;
  }
}

/** The codes of a function that says a refusal in words: its first parameter is the refusal, and it gives a text. */
function spokenBy(symbol, checker) {
  const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures();
  const [parameter] = signature?.parameters ?? [];
  if (!parameter || !/refusal|problem/i.test(parameter.name)) return undefined;
  if (checker.typeToString(signature.getReturnType()) !== 'string') return undefined;
  const codes = refusalsOf(checker.getTypeOfSymbol(parameter), checker).map((refusal) => refusal.code);
  return codes.length > 0 ? codes : undefined;
}

/** What those functions say, with a placeholder for each field. The built package is asked: what it says is what is written here. */
async function wordsOf(speakers) {
  const words = new Map();
  for (const { name, specifier, codes } of speakers) {
    const [, folder, entry = '.'] = specifier.match(/^@games\/([^/]+)(?:\/(.+))?$/) ?? [];
    const { default: manifest } = await import(pathToFileURL(join(root, `packages/${folder}/package.json`)).href, {
      with: { type: 'json' },
    });
    const target = manifest.publishConfig.exports[entry === '.' ? '.' : `./${entry}`]?.default;
    const file = join(root, 'packages', folder, target ?? '');
    if (!target || !existsSync(file)) continue;
    const { [name]: say } = await import(pathToFileURL(file).href);
    for (const one of codes) {
      const said = say && attempt(() => say(placeholder('refusal', { code: one })));
      if (said) words.set(one, said.replace(/undefined|NaN|\0/g, '‹…›').replaceAll('›1', '›'));
    }
  }
  return words;
}

function attempt(say) {
  try {
    return say();
  } catch {
    // Words that are chosen by more than the code cannot be shown without a real refusal.
    return undefined;
  }
}

/** A value that has every field, and reads as the name of its own: `‹square›`. */
function placeholder(name, own = {}) {
  return new Proxy(() => placeholder('…'), {
    get(_target, key) {
      if (key in own) return own[key];
      if (key === Symbol.toPrimitive) return (hint) => (hint === 'number' ? Number.NaN : `‹${name}›`);
      if (key === Symbol.iterator) return [][Symbol.iterator].bind([]);
      if (key === 'toString') return () => `‹${name}›`;
      if (typeof key === 'symbol') return undefined;
      if (key === 'trim') return () => `‹${name}›`;
      if (key === 'length') return 2;
      return placeholder(key);
    },
  });
}
