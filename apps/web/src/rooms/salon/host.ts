import '@games/elements/salon-desk/define.js';
import '../german.js';
import { FORMATS, type Format } from '@games/clue-core/host';
import { html } from 'lit';
import type { Page } from '../../app/page.js';
import { oneOf, read, write } from '../../stores/device.js';

const words = { en: 'Host a Salon game', de: 'Ein Salon-Spiel leiten' } as const;
const parseFormat = oneOf<Format>(FORMATS);

/** The desk of whoever hosts a game by post. It keeps the game itself, in the database of this browser. */
export const host: Page = {
  room: 'salon',
  title: ({ language }) => words[language],
  render: ({ language }) => html`
    <div class="play">
      <h1 class="unseen" tabindex="-1">${words[language]}</h1>
      <salon-desk
        format=${read('salon:format', parseFormat, 'bbcode')}
        @games-format=${(event: CustomEvent<{ readonly format: Format }>) => write('salon:format', event.detail.format)}
      ></salon-desk>
    </div>
  `,
};
