import { type Murder, ROOMS, type Room, SUSPECTS, WEAPONS } from '@games/clue-core';
import { verifySolution } from '@games/clue-core/host';
import { DAY, SALON_THEME, type SalonState } from '@games/clue-core/salon';
import { dealtDesk, deskOf, expectFit, type Letter, NOON, sendAll, stateOf } from './support/salon.js';
import { expect, type Page, test } from './support/test.js';

test.use({ viewport: { width: 1280, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

const name = SALON_THEME;

/** A murder with a card of one seat in it, and none of the solution's. */
function disprovedBy({ hands, murder }: SalonState, seat: number): Murder {
  const held = (all: readonly string[]): string | undefined =>
    all.find((card) => (hands[seat] as string[]).includes(card));
  const other = <C>(all: readonly C[], not: C): C => all.find((card) => card !== not) ?? not;
  const suspect = SUSPECTS.find((card) => card === held(SUSPECTS)) ?? other(SUSPECTS, murder.suspect);
  const weapon = WEAPONS.find((card) => card === held(WEAPONS)) ?? other(WEAPONS, murder.weapon);
  return { suspect, weapon, room: other(ROOMS, murder.room) };
}

/** A player's post comes in: the host pastes it, reads what it comes to, and confirms. */
async function enter(page: Page, post: string): Promise<void> {
  const desk = deskOf(page);
  await desk.getByLabel('Their post').fill(post);
  await desk.getByRole('button', { name: 'Read it' }).click();
  await desk.getByRole('button', { name: 'Right, do it' }).click();
}

const goAndSuggest = ({ suspect, weapon, room }: Murder): string =>
  `I move to the ${name[room]} and suggest ${name[suspect]} with the ${name[weapon]}`;
const accuse = ({ suspect, weapon, room }: Murder): string =>
  `I accuse ${name[suspect]} with the ${name[weapon]} in the ${name[room as Room]}.`;

test('a whole game of four is hosted, and no message holds a card that its reader may not know', async ({ page }) => {
  const { text, state } = dealtDesk();
  const sent: Letter[] = [];
  const send = async (): Promise<readonly Letter[]> => {
    const now = await stateOf(page);
    const letters = await sendAll(page);
    for (const letter of letters) expectFit(letter, now);
    sent.push(...letters);
    return letters;
  };
  const kinds = (letters: readonly Letter[]): readonly string[] =>
    letters.map(({ kind, to }) => `${kind} ${to ?? 'all'}`);
  const desk = deskOf(page);
  const step = (type: string) => desk.locator(`[data-step=${type}]`);
  await page.clock.install({ time: NOON });

  await test.step('the desk is opened from its file: an opening post, and a hand for each', async () => {
    await page.goto('/salon/host');
    const chooser = page.waitForEvent('filechooser');
    await desk.getByRole('button', { name: 'Open…' }).click();
    await (await chooser).setFiles({ name: 'salon.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await expect(desk.getByRole('heading', { name: 'Reveal orders are collected' })).toBeVisible();
    await desk.getByLabel('Copy as').selectOption('text');
    expect(kinds(await send())).toEqual(['opening all', 'hand 1', 'hand 2', 'hand 3']);
  });

  await test.step('a day later the first turn begins; a suggestion leaves its turn open, and a day closes it', async () => {
    await page.clock.fastForward(DAY);
    await step('timeout').click();
    await send();
    await enter(page, `${goAndSuggest(disprovedBy(state, 2))}, leave my turn open.`);
    expect(kinds(await send())).toEqual(['result all', 'shown 1', 'answered 2']);
    await expect(desk.locator('#turn-title')).toHaveText('Turn 1: Madame Rouge (Ada)');
    await page.clock.fastForward(DAY);
    await step('timeout').click();
    await expect(desk.locator('#turn-title')).toHaveText('Turn 2: Captain Amber (Bo)');
    await send();
  });

  await test.step('who lets a day go by is skipped', async () => {
    await page.clock.fastForward(DAY);
    await step('skip').click();
    await expect(desk.locator('#turn-title')).toHaveText('Turn 3: Doctor Ivory (Cy)');
    expect(kinds(await send())).toEqual(['result all', 'yourTurn 3']);
  });

  await test.step('a wrong accusation', async () => {
    await enter(page, accuse(disprovedBy(state, 1)));
    expect(kinds(await send())).toContain('result all');
    expect((await stateOf(page)).accused[3]).toBe(true);
  });

  await test.step('a player suggests for the NPC; somebody takes it over, and is told all that it knew', async () => {
    await expect(desk.getByText('Played by Madame Rouge (Ada)', { exact: true })).toBeVisible();
    await enter(page, `${goAndSuggest(disprovedBy(state, 1))}.`);
    expect(kinds(await send())).toContain('answered 1');
    await desk.getByRole('button', { name: 'Somebody takes over a character' }).click();
    await desk.getByLabel('Their name').fill('Di');
    await desk.getByRole('button', { name: 'Done' }).click();
    await expect(desk.getByRole('dialog')).toBeHidden();
    const letters = await send();
    expect(kinds(letters)).toEqual(['result all', 'handed 4']);
    const handed = letters.find(({ kind }) => kind === 'handed');
    for (const card of state.hands[4] ?? []) expect(handed?.text).toContain(name[card]);
  });

  await test.step('the right accusation wins, and no message named it before; what was promised is proved', async () => {
    // The suspect of the murder may be somebody's at the table, whom every message may name.
    const [weapon, room] = [name[state.murder.weapon], name[state.murder.room]];
    for (const { text } of sent) expect(text).not.toMatch(new RegExp(`${weapon}|${room}`));
    await enter(page, accuse(state.murder));
    await expect(desk.locator('#turn-title')).toHaveText('The game is over');
    await step('reveal').click();
    await send();
    const [promise] = /[0-9a-f]{64}/.exec(sent[0]?.text ?? '') ?? [];
    const proof = sent
      .find(({ kind }) => kind === 'proof')
      ?.text.split('\n')
      .find((line) => line.startsWith('salon '));
    expect(verifySolution(promise ?? '', proof ?? '')).toEqual(state.murder);
  });

  const read = new Set(sent.map(({ kind }) => kind));
  for (const kind of ['opening', 'hand', 'result', 'shown', 'answered', 'yourTurn', 'handed', 'over', 'proof']) {
    expect(read, kind).toContain(kind);
  }
  // Nobody but the two concerned reads of a shown card.
  expect(sent.filter(({ kind }) => kind === 'shown' || kind === 'answered').every(({ to }) => to !== null)).toBe(true);
});

test('a practice game goes on after a reload, waits on the home page, and is counted when it ends', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('parlour:salon:pace', '"instant"'));
  await page.goto('/salon');
  const game = page.locator('salon-game');
  await game.getByRole('button', { name: 'Deal the cards' }).click();
  await game.getByRole('button', { name: 'Your reveal order' }).click();
  await game.getByRole('button', { name: 'Send to the host' }).click();
  await game.locator('[data-place=library]').click();
  await expect(game.getByText('You are in the Library. Suggest?')).toBeVisible();
  await page.reload();
  await expect(game.getByText('You are in the Library. Suggest?')).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('link', { name: /Turn 1 · Miss Scarlet to play/ })).toBeVisible();
  // How a game comes to its end is the element's own test.
  await page.goto('/salon');
  await game.evaluate((element) => {
    const detail = { outcome: { winner: 1, reason: 'solved' }, seat: 1, wit: 'detective' };
    element.dispatchEvent(new CustomEvent('games-end', { detail }));
  });
  await page.goto('/statistics');
  await expect(page.getByRole('row', { name: 'detectives' }).getByRole('cell')).toHaveText(['1', '1']);
});
