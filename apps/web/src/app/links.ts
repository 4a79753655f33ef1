const base = import.meta.env.BASE_URL;

/** The address of a path of the app: `href('/amazons')`, under whatever folder the app is served from. */
export const href = (path: string): string => base + path.slice(1);

/** The app's path in an address: the part behind the folder the app is served from. */
export const pathOf = (pathname: string): string =>
  pathname.startsWith(base) ? `/${pathname.slice(base.length)}` : pathname;

/** Goes to another page of the app, as a link does. */
export function go(path: string): void {
  history.pushState(null, '', href(path));
  dispatchEvent(new PopStateEvent('popstate'));
}

/** The path a click leads to, when it is the app's own and the click is a plain one; else the browser does what it does. */
function ownPath(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.composedPath().find((node): node is HTMLAnchorElement => node instanceof HTMLAnchorElement);
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return undefined;
  if (!link.pathname.startsWith(base)) return undefined;
  // A link to a place on this very page (#main) is the browser's to follow.
  if (link.pathname === location.pathname && link.hash) return undefined;
  return pathOf(link.pathname) + link.search + link.hash;
}

/** Takes plain clicks on the app's own links, so that they change the page without a reload. */
export function followLinks(): void {
  addEventListener('click', (event) => {
    const path = ownPath(event);
    if (path === undefined) return;
    event.preventDefault();
    if (href(path) !== location.pathname) go(path);
  });
}
