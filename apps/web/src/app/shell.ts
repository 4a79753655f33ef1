import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { wordsIn } from '../i18n/words.js';
import { rooms } from '../rooms/registry.js';
import { $storageFails } from '../stores/device.js';
import { $profiles } from '../stores/profiles.js';
import { $setAside, savedGame } from '../stores/saves.js';
import { $language, $settings } from '../stores/settings.js';
import { pathOf } from './links.js';
import type { Page, PageContext } from './page.js';
import { $update, watchForUpdates } from './pwa.js';
import { pageAt } from './routes.js';
import { settingsDialog } from './settings-dialog.js';
import { footer, header, notices } from './surroundings.js';

/** The app: a header, the page of the address, and what the app has to say. It renders in the document, not in a shadow. */
export class GamesApp extends LitElement {
  static override properties = { page: { state: true }, failed: { state: true } };

  declare private page: Page | undefined;
  declare private failed: boolean;
  private path: string | undefined;
  private stop: readonly (() => void)[] = [];

  protected override createRenderRoot(): this {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const update = (): void => this.requestUpdate();
    addEventListener('popstate', this.open);
    const games = rooms.map((room) => savedGame(room.id));
    this.stop = [$settings, $language, $storageFails, $setAside, $profiles, $update, ...games].map((store) =>
      store.listen(update),
    );
    void this.open();
    watchForUpdates();
  }

  override disconnectedCallback(): void {
    removeEventListener('popstate', this.open);
    for (const stop of this.stop) stop();
    super.disconnectedCallback();
  }

  /** Shows the page of the address. A page that is still on its way when another is asked for is dropped. */
  private readonly open = async (): Promise<void> => {
    const path = pathOf(location.pathname);
    const arrived = this.path !== undefined && this.path !== path;
    this.path = path;
    try {
      const page = await pageAt(path)();
      if (this.path !== path) return;
      this.page = page;
      this.failed = false;
    } catch {
      if (this.path === path) this.failed = true;
    }
    await this.updateComplete;
    if (arrived) this.arrive();
  };

  /** Someone who followed a link starts at the top of the new page, with the focus on its title. */
  private arrive(): void {
    scrollTo({ top: 0, behavior: 'instant' });
    this.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }

  protected override updated(_changed: PropertyValues): void {
    const { words } = this.context;
    const title = this.page?.title(this.context);
    document.title = title ? `${title} · ${words.name}` : words.name;
  }

  private get context(): PageContext {
    const language = $language.get();
    return { language, words: wordsIn(language) };
  }

  protected override render(): TemplateResult {
    const { page, context } = this;
    return html`
      <a class="skip" href="#main">${context.words.skipToContent}</a>
      ${header(context, page, this.path ?? '/')}
      <main id="main" tabindex="-1">${this.failed ? this.renderFailure(context) : (page?.render(context) ?? nothing)}</main>
      ${footer(context)} ${settingsDialog(context)} ${notices(context)}
    `;
  }

  private renderFailure({ words }: PageContext): TemplateResult {
    return html`
      <div class="notice">
        <h1 tabindex="-1">${words.loadFailed}</h1>
        <p>${words.loadFailedText}</p>
        <p><button class="button button--primary" @click=${this.open}>${words.tryAgain}</button></p>
      </div>
    `;
  }
}
