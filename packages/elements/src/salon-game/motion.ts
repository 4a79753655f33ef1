/** How long a token walks, as the theme's slow motion. */
const DURATION = 250;

/** Lets tokens walk from where they stood to where they stand; with reduced motion they are simply there. */
export class TokenMotion {
  #stood: ReadonlyMap<string, DOMRect> = new Map();

  /** Before the board is drawn anew: remembers where the tokens stand. */
  before(root: ParentNode): void {
    this.#stood = new Map(tokensIn(root).map(([name, element]) => [name, element.getBoundingClientRect()]));
  }

  /** When it has been drawn: those that stand elsewhere walk there. */
  after(root: ParentNode): void {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    for (const [name, element] of tokensIn(root)) {
      const old = this.#stood.get(name);
      const now = element.getBoundingClientRect();
      const [x, y] = [(old?.left ?? now.left) - now.left, (old?.top ?? now.top) - now.top];
      if (!old || (Math.abs(x) < 1 && Math.abs(y) < 1)) continue;
      element.animate({ translate: [`${x}px ${y}px`, '0 0'] }, { duration: DURATION, easing: 'ease-out' });
    }
  }
}

function tokensIn(root: ParentNode): readonly (readonly [string, HTMLElement])[] {
  return Array.from(root.querySelectorAll<HTMLElement>('[data-token]'), (element) => [
    element.dataset.token ?? '',
    element,
  ]);
}
