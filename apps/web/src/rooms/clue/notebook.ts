import '@games/elements/clue-notebook/define.js';
import '../german.js';
import type { ClueNotebook, Marks } from '@games/elements/clue-notebook';
import { html } from 'lit';
import { ref } from 'lit/directives/ref.js';
import type { Page } from '../../app/page.js';
import { oneOf, onOtherTab, read, write } from '../../stores/device.js';

const name = 'clue:notebook';

const words = {
  en: { title: 'Detective’s notebook' },
  de: { title: 'Notizbuch' },
} as const;

const parseText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const parseMarks = oneOf<Marks>(['off', 'certain', 'chances']);

/** The notebook that stands on this page now, if it does. */
let standing: ClueNotebook | undefined;

/** The notes that were kept stand there again; a text that can't be read is put aside, where nothing writes over it. */
function restore(): void {
  const kept = read(name, parseText, '');
  if (!standing || kept === '' || kept === standing.save()) return;
  if (standing.load(kept)) write(`${name}:aside`, kept);
}

onOtherTab(name, restore);

function follow(element: Element | undefined): void {
  standing = element as ClueNotebook | undefined;
  restore();
}

/** A detective's notebook for a game at a real table. */
export const notebook: Page = {
  room: 'clue',
  title: ({ language }) => words[language].title,
  render: ({ language }) => html`
    <div class="play">
      <h1 class="unseen" tabindex="-1">${words[language].title}</h1>
      <clue-notebook
        ${ref(follow)}
        marks=${read('clue:marks', parseMarks, 'certain')}
        @games-change=${(event: Event) => write(name, (event.currentTarget as ClueNotebook).save())}
        @games-marks=${(event: CustomEvent<{ readonly marks: Marks }>) => write('clue:marks', event.detail.marks)}
      ></clue-notebook>
    </div>
  `,
};
