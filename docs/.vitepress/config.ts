import { defineConfig } from 'vitepress';
import { checkLinks } from '../scripts/links.mjs';
import { writeCopies } from '../scripts/llms.mjs';
import { repository } from '../scripts/paths.mjs';
import { sidebar } from '../scripts/sidebar.mjs';
import { labelCells } from '../scripts/table-labels.mjs';

const description =
  'The Game of the Amazons, Boggle and Clue as TypeScript libraries, web components and one app. A game is a value.';

export default defineConfig({
  title: 'Games',
  description,
  lang: 'en',
  base: process.env.DOCS_BASE ?? '/',
  outDir: 'dist',
  srcExclude: ['README.md', 'node_modules/**', 'dist/**'],
  // A link that leads nowhere fails the build; scripts/links.mjs asks the same of every anchor and of HTML.
  ignoreDeadLinks: false,
  metaChunk: true,
  head: [
    ['link', { rel: 'icon', href: `${process.env.DOCS_BASE ?? '/'}icon.svg`, type: 'image/svg+xml' }],
    ['meta', { name: 'theme-color', content: '#f5efe1', media: '(prefers-color-scheme: light)' }],
    ['meta', { name: 'theme-color', content: '#17120e', media: '(prefers-color-scheme: dark)' }],
  ],
  markdown: {
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    config: labelCells,
  },
  vue: { template: { compilerOptions: { isCustomElement: (tag) => /^(amazons|boggle|clue|salon)-/.test(tag) } } },
  vite: {
    // Fonts stay files: a data URL would delay the style sheet.
    build: { assetsInlineLimit: 0, chunkSizeWarningLimit: 1500 },
  },
  themeConfig: {
    logo: { src: '/icon.svg', alt: '' },
    nav: [
      { text: 'Guide', link: '/start/', activeMatch: '^/(start|guide|recipes)/' },
      { text: 'Elements', link: '/elements/', activeMatch: '^/elements/' },
      { text: 'API', link: '/api/', activeMatch: '^/(api|reference)/' },
      { text: 'Rules', link: '/rules/', activeMatch: '^/rules/' },
    ],
    sidebar: sidebar(),
    outline: { level: [2, 3], label: 'On this page' },
    search: { provider: 'local' },
    socialLinks: [{ icon: 'github', link: repository, ariaLabel: 'Source' }],
    externalLinkIcon: false,
    docFooter: { prev: 'Before', next: 'Next' },
  },
  buildEnd({ outDir, srcDir, pages }) {
    writeCopies({ outDir, srcDir, pages, description });
    checkLinks(outDir);
  },
});
