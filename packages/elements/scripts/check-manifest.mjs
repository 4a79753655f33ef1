// Fails when a public member of an element is not documented: what editors and the documentation show is the manifest.
import { readdirSync, readFileSync } from 'node:fs';

const manifest = JSON.parse(readFileSync(new URL('../custom-elements.json', import.meta.url), 'utf8'));
const elements = manifest.modules.flatMap(({ declarations }) => declarations);
const missing = [];

for (const element of elements) {
  const tag = element.tagName ?? element.name;
  const ask = (kind, name, text) => text?.trim() || missing.push(`<${tag}> ${kind} ${name}`);
  ask('summary', '', element.summary);
  ask('description', '', element.description);
  for (const kind of ['attributes', 'events', 'slots', 'cssParts', 'cssProperties', 'members']) {
    for (const { name, description } of element[kind] ?? []) ask(kind, name, description);
  }
  for (const { kind, name, return: given } of element.members ?? []) {
    if (kind === 'method') ask('type of what is given by', `${name}()`, given?.type?.text);
  }
  // The analyzer sees what is written down; what is used must be written down too.
  const known = new Set((element.cssParts ?? []).map(({ name }) => name));
  const folder = new URL(`../src/${tag}/`, import.meta.url);
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.ts'))) {
    for (const [, parts] of readFileSync(new URL(file, folder), 'utf8').matchAll(/\spart="([a-z- ]+)"/g)) {
      for (const part of parts.split(' ')) if (!known.has(part)) missing.push(`<${tag}> part ${part}, in ${file}`);
    }
  }
}

if (elements.length === 0) missing.push('no element at all');
for (const line of missing) process.stderr.write(`${line}\n`);
if (missing.length > 0) process.exit(1);
