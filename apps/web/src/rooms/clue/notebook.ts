import '@games/elements/clue-notebook/define.js';
import type { ClueNotebook, Marks } from '@games/elements/clue-notebook';
import { html } from 'lit';
import { ref } from 'lit/directives/ref.js';
import type { Page } from '../../app/page.js';
import { onOtherTab, read, write } from '../../stores/device.js';
import { $language } from '../../stores/settings.js';

const MARKS: readonly Marks[] = ['off', 'certain', 'chances'];
const name = 'clue:notebook';

$language.subscribe((language) => {
  if (language === 'de') void import('@games/elements/locales/de.js');
});

const words = {
  en: { title: 'Detective’s notebook' },
  de: { title: 'Notizbuch' },
} as const;

const parseText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const parseMarks = (value: unknown): Marks | undefined => MARKS.find((marks) => marks === value);

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
