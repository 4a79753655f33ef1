import { HOST } from '@games/clue-core/salon';
import { html, nothing, type TemplateResult } from 'lit';
import { filledIn, select } from './field.js';
import { type Box, type DeskPage, hostTime } from './page.js';
import { stepsOf } from './post-box.js';
import { wordingsBox } from './wordings-box.js';

/** What a box over the page asks. */
export function boxTemplate(page: DeskPage, box: Box): TemplateResult | typeof nothing {
  switch (box) {
    case 'undo':
      return undoBox(page);
    case 'note':
      return noteBox(page);
    case 'takeOver':
      return takeOverBox(page);
    case 'wordings':
      return wordingsBox(page);
    case 'new':
      return insteadBox(page, page.words.newTitle, page.words.newGame, page.startAnew);
    case 'open':
      return insteadBox(page, page.words.openTitle, page.words.open, page.openFile);
    case '':
      return nothing;
  }
}

function answers(page: DeskPage, text: string): TemplateResult {
  return html`<div class="answers">
    <button type="button" @click=${() => page.ask('')}>${page.words.cancel}</button>
    <button type="submit" class="primary">${text}</button>
  </div>`;
}

function undoBox(page: DeskPage): TemplateResult {
  const { words, model } = page;
  const send = (event: SubmitEvent): void => {
    const value = filledIn(event);
    if (!model.undo(stepsOf(model.desk?.game.actions ?? []).at(-1)?.length ?? 0, value('text'))) page.ask('');
  };
  return html`<form class="box-form" @submit=${send}>
    <h2 id="box-title">${words.undoTitle}</h2>
    <p class="soft">${words.undoHelp}</p>
    <ul class="undone">${last(page).map((line) => html`<li>${line}</li>`)}</ul>
    <label class="field"><span>${words.undoText}</span><textarea name="text" rows="3" required .value=${words.undoNote}></textarea></label>
    ${answers(page, words.undoTitle)}
  </form>`;
}

/** What the last step brought, in words. */
function last({ model, words, view }: DeskPage): readonly string[] {
  const events = model.steps.at(-1)?.events ?? [];
  return events.filter((event) => !words.isSecret(event)).map((event) => words.event(event, view));
}

function noteBox(page: DeskPage): TemplateResult {
  const { words, model } = page;
  const send = (event: SubmitEvent): void => {
    const text = filledIn(event)('text');
    if (!model.act({ type: 'note', seat: HOST, text, at: hostTime(page) })) page.ask('');
  };
  return html`<form class="box-form" @submit=${send}>
    <h2 id="box-title">${words.noteTitle}</h2>
    <label class="field"><span>${words.noteText}</span><textarea name="text" rows="5" maxlength="4000" required></textarea></label>
    ${answers(page, words.done)}
  </form>`;
}

function takeOverBox(page: DeskPage): TemplateResult {
  const { words, view, model } = page;
  const npcs = view.seats.flatMap(({ role }, seat) => (role === 'npc' ? [seat] : []));
  const send = (event: SubmitEvent): void => {
    const value = filledIn(event);
    const name = value('name').trim();
    const npc = Number(value('npc'));
    if (!model.act({ type: 'takeOver', seat: HOST, npc, ...(name && { name }), at: hostTime(page) })) page.ask('');
  };
  return html`<form class="box-form" @submit=${send}>
    <h2 id="box-title">${words.takeOverTitle}</h2>
    ${select({
      name: 'npc',
      label: words.takeOverWho,
      options: npcs.map((value) => ({ value, text: words.name(view, value) })),
    })}
    <label class="field"><span>${words.takeOverName}</span><input name="name" maxlength="40" autocomplete="off" /></label>
    ${answers(page, words.done)}
  </form>`;
}

/** Another game takes the place of this one: not without a word of it. */
function insteadBox(page: DeskPage, title: string, text: string, go: () => void): TemplateResult {
  const send = (event: SubmitEvent): void => {
    event.preventDefault();
    go();
  };
  return html`<form class="box-form" @submit=${send}>
    <h2 id="box-title">${title}</h2>
    <p>${page.words.newHelp}</p>
    ${answers(page, text)}
  </form>`;
}
