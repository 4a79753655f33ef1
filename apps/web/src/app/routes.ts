import UniversalRouter from 'universal-router/sync';
import { home } from '../pages/home.js';
import { notFound } from '../pages/not-found.js';
import { rooms } from '../rooms/registry.js';
import type { LoadPage } from './page.js';

const routes = [
  { path: '/', action: (): LoadPage => () => home },
  { path: '/about', action: (): LoadPage => async () => (await import('../pages/about.js')).about },
  { path: '/statistics', action: (): LoadPage => async () => (await import('../pages/statistics.js')).statistics },
  ...rooms.flatMap((room) =>
    room.pages.map(({ path, load }) => ({ path: `/${room.id}${path}`, action: (): LoadPage => load })),
  ),
];

const router = new UniversalRouter<LoadPage>(routes, { errorHandler: () => () => notFound });

/** How to get the page of a path; a path nobody knows gets the page that says so. */
export const pageAt = (path: string): LoadPage => router.resolve(path) ?? (() => notFound);
