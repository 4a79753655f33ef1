import { html, nothing, type TemplateResult } from 'lit';

/** An entry of a menu: something to do, or somewhere to go. */
export type MenuEntry =
  | { readonly label: string; readonly run: () => void; readonly off?: boolean }
  | { readonly label: string; readonly href: string; readonly file?: boolean };

/** A menu of the bar. */
export interface Menu {
  readonly name: string;
  readonly label: string;
  readonly entries: readonly MenuEntry[];
}

/**
 * The menus File and Help (CLU-8, CLU-9), as the ARIA Authoring Practices have a menu button: arrows go round, Escape goes
 * back to the button.
 */
export class MenuBar {
  #open: string | undefined;
  readonly #changed: () => void;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  render(menus: readonly Menu[]): TemplateResult {
    return html`<div class="menu-bar" part="menu-bar" @keydown=${this.#key} @focusout=${this.#left}>
      ${menus.map(
        ({ name, label, entries }) =>
          html`<div class="menu-place">
            <button
              type="button"
              class="menu-button"
              id=${`menu-${name}`}
              aria-haspopup="menu"
              aria-expanded=${this.#open === name ? 'true' : 'false'}
              aria-controls=${`items-${name}`}
              @click=${(event: MouseEvent) => this.#toggle(name, event.detail === 0)}
            >
              ${label}
            </button>
            <div class="menu" role="menu" id=${`items-${name}`} aria-labelledby=${`menu-${name}`} ?hidden=${this.#open !== name}>
              ${entries.map((entry) =>
                'href' in entry
                  ? html`<a
                      role="menuitem"
                      tabindex="-1"
                      href=${entry.href}
                      target=${entry.file ? '_blank' : nothing}
                      @click=${this.#close}
                      >${entry.label}</a
                    >`
                  : html`<button
                      type="button"
                      role="menuitem"
                      tabindex="-1"
                      aria-disabled=${entry.off ? 'true' : nothing}
                      @click=${() => {
                        if (entry.off) return;
                        this.#close();
                        entry.run();
                      }}
                    >
                      ${entry.label}
                    </button>`,
              )}
            </div>
          </div>`,
      )}
    </div>`;
  }

  #toggle(name: string, byKey: boolean): void {
    this.#open = this.#open === name ? undefined : name;
    this.#changed();
    if (byKey) this.#focusFirst = true;
  }

  #focusFirst = false;

  /** Puts the focus into a menu that a key opened; called when it has been drawn. */
  drawn(root: ParentNode): void {
    if (!this.#focusFirst) return;
    this.#focusFirst = false;
    root.querySelector<HTMLElement>(`#items-${this.#open} [role=menuitem]`)?.focus();
  }

  readonly #close = (): void => {
    this.#open = undefined;
    this.#changed();
  };

  readonly #left = (event: FocusEvent): void => {
    const bar = event.currentTarget;
    const next = event.relatedTarget;
    if (bar instanceof Element && !(next instanceof Node && bar.contains(next)) && this.#open) this.#close();
  };

  readonly #key = (event: KeyboardEvent): void => {
    const place = event.target instanceof Element ? event.target.closest('.menu-place') : null;
    const button = place?.querySelector<HTMLElement>('.menu-button');
    const items = Array.from(place?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? []);
    const now = items.indexOf(event.target as HTMLElement);
    const isOnButton = event.target === button;
    if (event.key === 'Escape' && this.#open) {
      this.#close();
      button?.focus();
    } else if (isOnButton && event.key === 'ArrowDown') {
      this.#open = button?.id.slice('menu-'.length);
      this.#focusFirst = true;
      this.#changed();
    } else if (isOnButton) return;
    else if (event.key === 'ArrowDown') items[(now + 1) % items.length]?.focus();
    else if (event.key === 'ArrowUp') items[(now - 1 + items.length) % items.length]?.focus();
    else if (event.key === 'Home') items[0]?.focus();
    else if (event.key === 'End') items.at(-1)?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
}
