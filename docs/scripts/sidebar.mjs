// The sidebar, from the pages that are there: their title and their `order` stand in the frontmatter.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { docs } from './paths.mjs';

/** The frontmatter of a page that this site's pages use: title, order, description. */
export function frontmatter(text) {
  const [, block = ''] = text.match(/^---\n([\s\S]*?)\n---/) ?? [];
  const read = (name) => block.match(new RegExp(`^${name}: *(.+)$`, 'm'))?.[1].replace(/^(['"])(.*)\1$/, '$2');
  return {
    title: read('title') ?? text.match(/^# (.+)$/m)?.[1] ?? '',
    order: Number(read('order') ?? 1000),
    description: read('description') ?? '',
  };
}

/** The pages of a folder, by their order and then their name; those of folders in it after their parent. */
export function pagesOf(folder) {
  const root = join(docs, folder);
  if (!existsSync(root)) return [];
  return readdirSync(root, { recursive: true })
    .map((name) => String(name).replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => {
      const link = `/${folder}/${name.replace(/(^|\/)index\.md$/, '$1').replace(/\.md$/, '')}`;
      return { link, file: join(root, name), ...frontmatter(readFileSync(join(root, name), 'utf8')) };
    })
    .sort((one, other) => one.order - other.order || (one.link < other.link ? -1 : 1));
}

const items = (folder, skip = []) =>
  pagesOf(folder)
    .filter(({ link }) => !skip.includes(link))
    .map(({ title, link }) => ({
      text: title.replace('@games/', '').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
      link,
    }));

/** One sidebar for what is read, one for what is looked up. */
export function sidebar() {
  const guide = [
    { text: 'Getting started', items: items('start') },
    { text: 'Guides', items: items('guide') },
    { text: 'In your framework', items: items('recipes') },
    { text: 'Rules of the games', items: items('rules') },
    {
      text: 'About',
      items: [
        { text: 'Architecture', link: '/architecture' },
        { text: 'Accessibility', link: '/accessibility' },
        { text: 'Benchmarks', link: '/benchmarks' },
        { text: 'Conventions', link: '/conventions' },
        { text: 'Fuzzing', link: '/fuzz' },
        { text: 'Mutation testing', link: '/mutation' },
      ],
    },
  ];
  const reference = [
    { text: 'Elements', items: items('elements') },
    { text: 'Reference', items: items('reference') },
    { text: 'API', items: items('api') },
  ];
  return {
    '/elements/': reference,
    '/reference/': reference,
    '/api/': reference,
    '/': guide,
  };
}
