import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { headers, metaPolicy } from './csp.js';
import { manifest } from './manifest.js';

/** The policy as a `meta` element: only in the build, because Vite's dev client writes style elements. */
const csp = (): Plugin => ({
  name: 'parlour-csp',
  apply: 'build',
  transformIndexHtml: () => [
    { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: metaPolicy }, injectTo: 'head-prepend' },
  ],
});

/** Static hosts answer an unknown path with 404.html: the same page, which then finds the room. */
const deepLinks = (): Plugin => ({
  name: 'parlour-deep-links',
  apply: 'build',
  closeBundle: {
    order: 'post',
    handler() {
      copyFileSync(join(import.meta.dirname, 'dist/index.html'), join(import.meta.dirname, 'dist/404.html'));
    },
  },
});

export default defineConfig({
  // The app is built from the sources of the packages, like the tests: no package needs a build first.
  resolve: { conditions: ['@games/source', ...defaultClientConditions] },
  build: {
    // Baseline of 2024: `light-dark()`, which the tokens use, stays as it is.
    target: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    modulePreload: { polyfill: false },
    // Fonts and pictures stay files: a data URL would be no smaller and would delay the style sheet.
    assetsInlineLimit: 0,
  },
  preview: { headers },
  plugins: [
    csp(),
    deepLinks(),
    VitePWA({
      registerType: 'prompt',
      injectRegister: false,
      manifest,
      workbox: {
        globPatterns: ['**/*.{html,js,css,woff2,svg,png,jpg,pdf}'],
        globIgnores: ['404.html'],
        navigateFallback: 'index.html',
        clientsClaim: true,
        cleanupOutdatedCaches: true,
      },
    }),
  ],
});
