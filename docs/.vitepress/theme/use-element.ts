import { withBase } from 'vitepress';

/** Loads an element's own file, as a page with a script tag does; the browser fetches it once. */
export async function loadElement(tag: string): Promise<void> {
  await import(/* @vite-ignore */ withBase(`/elements/${tag}.js`));
}

/** What a demo may hold besides elements of ours: drawings for slots. Everything else that somebody types is left out. */
const ALLOWED = /^(svg|g|path|circle|rect|ellipse|line|polygon|polyline|p|span)$|^(amazons|boggle|clue|salon)-/;

/** A demo's text as elements: parsed where nothing runs, then taken over by an allow-list. */
export function parseDemo(text: string): DocumentFragment {
  const parsed = new DOMParser().parseFromString(text, 'text/html');
  const result = document.createDocumentFragment();
  for (const child of parsed.body.childNodes) result.append(...copy(child));
  return result;
}

function copy(node: Node): readonly Node[] {
  if (node.nodeType === Node.TEXT_NODE) return [document.createTextNode(node.textContent ?? '')];
  if (!(node instanceof Element) || !ALLOWED.test(node.localName)) return [];
  const element = document.createElementNS(node.namespaceURI, node.localName);
  for (const { name, value } of node.attributes) {
    if (!/^on|href$|^src$|^style$/i.test(name)) element.setAttribute(name, value);
  }
  for (const child of node.childNodes) element.append(...copy(child));
  return [element];
}
