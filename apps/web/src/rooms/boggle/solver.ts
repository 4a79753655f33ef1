import '@games/elements/boggle-solver/define.js';
import '../german.js';
import { html } from 'lit';
import type { Page } from '../../app/page.js';

const words = {
  en: {
    title: 'Every word on a board',
    lead: 'Type the letters in front of you, or paste a board. Press a word to see its path. Slurs are left out.',
  },
  de: {
    title: 'Jedes Wort auf einem Brett',
    lead: 'Tippe die Buchstaben ab, die vor dir liegen, oder füge ein Brett ein. Drück auf ein Wort, um seinen Weg zu sehen. Die Wortliste ist englisch, ohne Schimpfwörter.',
  },
} as const;

/** A board from the address, to be looked at: `?board=`. */
const board = (): string | undefined => new URLSearchParams(location.search).get('board') ?? undefined;

/** The solver, as a tool. */
export const solver: Page = {
  room: 'boggle',
  title: ({ language }) => words[language].title,
  render: ({ language }) => html`
    <article class="prose prose--rules">
      <h1 tabindex="-1">${words[language].title}</h1>
      <p class="lead">${words[language].lead}</p>
      <boggle-solver class="tool" board=${board() ?? 'PERS/LATG/SINE/TERS'}></boggle-solver>
    </article>
  `,
};
