import type { ManifestOptions } from 'vite-plugin-pwa';

/** How the app stands on a home screen. */
export const manifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'Parlour: classic games for one table',
  short_name: 'Parlour',
  description: 'Classic games for one table. Free, offline, and nothing leaves your device.',
  lang: 'en',
  start_url: '.',
  scope: '.',
  display: 'standalone',
  categories: ['games'],
  background_color: '#f5efe1',
  theme_color: '#1e4a37',
  icons: [
    { src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: 'icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: 'icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: 'icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
};
