import type { TemplateResult } from 'lit';
import type { Words } from '../i18n/words.js';
import type { Language } from '../stores/settings.js';

/** What a page is rendered with. */
export interface PageContext {
  readonly words: Words;
  readonly language: Language;
}

/** One screen. Its first `h1` takes the focus when someone arrives by a link. */
export interface Page {
  /** The document's title; the app's name is put behind it. */
  readonly title: (context: PageContext) => string;
  readonly render: (context: PageContext) => TemplateResult;
  /** The room this page belongs to: the header then shows its name and pages. */
  readonly room?: string;
}

/** Fetches a page: rooms come on demand, so that the home page stays small. */
export type LoadPage = () => Page | Promise<Page>;
