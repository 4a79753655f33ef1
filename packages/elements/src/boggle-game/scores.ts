import type { BoggleView, PlayerView } from '@games/boggle-core';
import { html, type TemplateResult } from 'lit';
import type { BoggleGameWords } from './words.js';

/** The round's number, and the points of both: in this round and in all (BOG-30). */
export function scores(view: BoggleView, words: BoggleGameWords): TemplateResult {
  const { players, round, target, config } = view;
  const row = ({ seat, kind, roundScore, total }: PlayerView): TemplateResult =>
    html`<tr part="player">
      <th scope="row">${kind === 'computer' ? words.computer : words.player(seat, config.people)}</th>
      <td>${roundScore}</td>
      <td class="total">${total}</td>
    </tr>`;
  return html`<table class="scores" part="scores">
    <caption>
      <span class="round-label" part="round-label">${words.round(round)}</span>
      <span class="target">${words.firstTo(target)}</span>
    </caption>
    <thead>
      <tr>
        <td></td>
        <th scope="col">${words.roundScore}</th>
        <th scope="col">${words.total}</th>
      </tr>
    </thead>
    <tbody>
      ${players.map(row)}
    </tbody>
  </table>`;
}
