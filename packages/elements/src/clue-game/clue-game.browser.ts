import { type ClueState, isSameMurder, SUSPECTS } from '@games/clue-core';
import axe from 'axe-core';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type ClueTester, playUntil, putClue, seats } from '../testing/clue.js';
import { expectCleanConsole } from '../testing/console.js';

expectCleanConsole();

const players = seats('SCARLET', 'mustard', 'plum');

/** The state after a person's turn is over and the computers have come to a stop. */
async function until(tester: ClueTester, isIt: () => boolean): Promise<void> {
  // Only what hangs takes so long: computers think in a worker, which has to be fetched first.
  await expect.poll(isIt, { interval: 10, timeout: 20_000 }).toBe(true);
  await tester.rendered();
}

async function suggest(tester: ClueTester, suspect: string, weapon: string): Promise<void> {
  await userEvent.click(tester.find('#tab-accuse') ?? document.body);
  await tester.rendered();
  await userEvent.click(tester.find(`input[value=${suspect}]`) ?? document.body);
  await userEvent.click(tester.find(`input[value=${weapon}]`) ?? document.body);
  await userEvent.click(tester.button('Suggest'));
}

async function accuse(tester: ClueTester, cards: readonly string[]): Promise<void> {
  await userEvent.click(tester.find('#tab-accuse') ?? document.body);
  await tester.rendered();
  for (const card of cards) await userEvent.click(tester.find(`input[value=${card}]`) ?? document.body);
  await userEvent.click(tester.button('Accuse'));
  await until(tester, () => tester.box().includes('one accusation'));
  await userEvent.click(tester.find('dialog.box .danger') ?? document.body);
}

const inRoom = ({ seat, phase }: ClueState): boolean => seat === 0 && phase.type === 'entered';

describe('before a game', () => {
  test('CLU-10 CLU-20: who one is, how many play; where nobody plays Miss Scarlet she is the first computer', async () => {
    const game = document.createElement('clue-game');
    game.pace = 'instant';
    document.body.append(game);
    await game.updateComplete;
    const root = game.shadowRoot;
    for (const selector of ['input[value=plum]', 'input[name=count][value="3"]']) {
      await userEvent.click(root?.querySelector(selector) ?? document.body);
    }
    await game.updateComplete;
    expect(root?.querySelector('.seats')?.textContent?.trim()).toBe(
      'In turn: Miss Scarlet (computer), Col. Mustard (computer), Prof. Plum.',
    );
    await userEvent.click(root?.querySelector('.setup [type=submit]') ?? document.body);
    await game.updateComplete;
    expect(game.publicView?.players.map(({ suspect }) => suspect)).toEqual(['scarlet', 'mustard', 'plum']);
    expect(root?.querySelector('clue-board')).toBeTruthy();
  });

  test('CLU-20: two to six players; fewer than the people at the screen cannot be chosen', async () => {
    const game = document.createElement('clue-game');
    document.body.append(game);
    await game.updateComplete;
    const counts = (): string[] =>
      Array.from(
        game.shadowRoot?.querySelectorAll<HTMLInputElement>('[name=count]:enabled') ?? [],
        ({ value }) => value,
      );
    expect(counts()).toEqual(['2', '3', '4', '5', '6']);
    for (const details of game.shadowRoot?.querySelectorAll('details') ?? []) details.open = true;
    for (const suspect of ['mustard', 'white', 'plum']) {
      await userEvent.click(game.shadowRoot?.querySelector(`[name=other][value=${suspect}]`) ?? document.body);
    }
    await game.updateComplete;
    expect(counts()).toEqual(['4', '5', '6']);
  });
});

describe('the menus', () => {
  test('CLU-8 CLU-9: File has New, Open, Save, Exit; Help has rules, the sheet as PDF, About', async () => {
    const { game, find, rendered } = await putClue(players);
    game.rulesHref = '/rules';
    game.sheetHref = '/sheet.pdf';
    await rendered();
    const entries = (name: string): (string | undefined)[] =>
      Array.from(game.shadowRoot?.querySelectorAll(`#items-${name} [role=menuitem]`) ?? [], (item) =>
        item.textContent?.trim(),
      );
    expect(entries('file')).toEqual(['New', 'Open…', 'Save…', 'Exit']);
    expect(entries('help')).toEqual(['Rules and manual', 'Detective sheet (PDF)', 'About']);
    expect(find('#items-help a[href="/sheet.pdf"]')).toBeTruthy();
  });

  test('a menu by keyboard: down opens, arrows go round, Escape goes back to its button', async () => {
    const tester = await putClue(players);
    tester.find('#menu-file')?.focus();
    await userEvent.keyboard('{ArrowDown}');
    await tester.rendered();
    const focused = (): string | undefined => tester.game.shadowRoot?.activeElement?.textContent?.trim();
    expect(focused()).toBe('New');
    await userEvent.keyboard('{ArrowUp}');
    expect(focused()).toBe('Exit');
    await userEvent.keyboard('{Enter}');
    expect(tester.heard.at(-1)?.type).toBe('games-exit');
    await userEvent.keyboard('{Escape}');
  });

  test('CLU-9: About says who, what and why', async () => {
    const tester = await putClue(players);
    await userEvent.click(tester.find('#menu-help') ?? document.body);
    await tester.rendered();
    await userEvent.click(tester.button('About'));
    await tester.rendered();
    expect(tester.box()).toContain('detective game');
    await userEvent.keyboard('{Escape}');
    await tester.rendered();
    expect(tester.box()).toBe('');
  });

  test('CLU-8: a saved game opens as it was, notes and all; what is none leaves the game alone and says so', async () => {
    const tester = await putClue(playUntil({ players }, 'saved', (state) => state.turn > 6 && inRoom(state)));
    const before = tester.state();
    const cell = tester.find('button.cell:not([aria-disabled])');
    await userEvent.click(cell ?? document.body);
    await tester.rendered();
    const text = tester.game.save();
    expect(text).toMatch(/^Clue: a saved game/);
    const label = cell?.ariaLabel;
    tester.game.start({ players });
    expect(tester.game.load('Dear diary')).toEqual({ code: 'foreign' });
    expect(tester.state().turn).toBe(1);
    expect(tester.game.load(text)).toBe(undefined);
    await tester.rendered();
    expect(tester.state()).toEqual(before);
    expect(tester.find('button.cell:not([aria-disabled])')?.ariaLabel).toBe(label);
    expect(label).toContain('does not have it');
  });
});

describe('a turn', () => {
  test('CLU-11: the players stand in the order of turns, and whose turn it is is said', async () => {
    const { game } = await putClue(seats('plum', 'GREEN', 'scarlet', 'white'));
    const names = Array.from(game.shadowRoot?.querySelectorAll('.player-name') ?? [], (name) => name.textContent);
    expect(names).toEqual(['Miss Scarlet', 'Mrs. White', 'Mr. Green', 'Prof. Plum']);
    expect(SUSPECTS.indexOf('scarlet')).toBe(0);
  });

  test('CLU-12 CLU-19: a second roll gets error 1 in a dialog', async () => {
    const tester = await putClue(
      playUntil({ players }, 'roll', ({ seat, phase }) => seat === 0 && phase.type === 'rolled'),
    );
    tester.button('Roll Die').click();
    await tester.rendered();
    expect(tester.box()).toContain('You have already rolled this turn');
    await userEvent.click(tester.button('OK'));
    await tester.rendered();
    expect(tester.box()).toBe('');
  });

  test('CLU-13 CLU-19: a square out of reach gets error 2 in a dialog', async () => {
    const tester = await putClue(
      playUntil({ players }, 'roll', ({ seat, phase }) => seat === 0 && phase.type === 'rolled'),
    );
    tester.find('clue-board')?.shadowRoot?.querySelector<HTMLElement>('[data-square=X23]')?.click();
    await tester.rendered();
    expect(tester.box()).toMatch(/can't reach .* Choose one of the highlighted places/);
  });

  test('computers play on by themselves until a person is asked', async () => {
    const tester = await putClue(seats('scarlet', 'mustard', 'PLUM'));
    await until(tester, () => tester.game.view?.awaiting === 2 && tester.game.view.phase.type === 'start');
    expect(tester.state().seat).toBe(2);
  });

  test('an action that the page prevents is not played', async () => {
    const tester = await putClue(players);
    tester.game.addEventListener('games-action', (event) => event.preventDefault());
    tester.button('Roll Die').click();
    expect(tester.state().phase.type).toBe('start');
  });
});

describe('a suggestion', () => {
  test('CLU-17 CLU-19: refuted, message 1 says who showed which card, with its picture, to the suggester alone', async () => {
    const past = playUntil({ players }, 'ask', inRoom);
    const tester = await putClue(past);
    const [suspect, weapon] = [past.state.hands[1] ?? [], past.state.hands[2] ?? []].flat();
    expect([suspect, weapon]).toHaveLength(2);
    const held = past.state.hands.slice(1).flat();
    const who = SUSPECTS.find((each) => held.includes(each)) ?? 'plum';
    await suggest(tester, who, 'rope');
    await until(tester, () => tester.box() !== '');
    expect(tester.box()).toMatch(/^Disproved .* showed you/);
    expect(tester.find('dialog.box .clue-card img')).toBeTruthy();
    await userEvent.click(tester.button('OK'));
    await tester.rendered();
    expect(tester.find('.ticker')?.textContent).toContain('end your turn');
  });

  test('CLU-17 CLU-19: not refuted, message 2', async () => {
    // Cards that nobody else holds: one's own, and the murder's.
    const past = playUntil({ players }, 'ask', (state) => {
      const room = state.places.scarlet;
      return inRoom(state) && (state.murder.room === room || state.hands[0]?.some((card) => card === room) === true);
    });
    const tester = await putClue(past);
    await suggest(tester, past.state.murder.suspect, past.state.murder.weapon);
    await until(tester, () => tester.box() !== '');
    expect(tester.box()).toContain('Nobody could disprove it');
  });

  test('CLU-17: a person who can refute chooses which card to show; nobody else sees which', async () => {
    const past = playUntil({ players: seats('SCARLET', 'mustard', 'plum') }, 'show', ({ phase }) => {
      return phase.type === 'disproving' && phase.by === 0;
    });
    const tester = await putClue(past);
    expect(tester.box()).toContain('Show a card');
    await userEvent.keyboard('{Escape}{Escape}');
    await tester.rendered();
    expect(tester.box(), 'it cannot be left').toContain('Show a card');
    await userEvent.click(tester.find('dialog.box [data-card]') ?? document.body);
    await until(tester, () => tester.box() === '');
    const log = tester.game.publicView?.log ?? [];
    expect(log.some(({ type }) => type === 'disproved')).toBe(true);
    expect(log.some(({ type }) => type === 'shown')).toBe(false);
  });
});

describe('an accusation', () => {
  test('CLU-18 CLU-19: asked about first; right, message 3, the game is won and the murder is shown', async () => {
    const past = playUntil({ players }, 'accuse', ({ seat, phase }) => seat === 0 && phase.type === 'start');
    const tester = await putClue(past);
    const { suspect, weapon, room } = past.state.murder;
    await accuse(tester, [suspect, weapon, room]);
    await until(tester, () => tester.box().includes('You are right'));
    expect(tester.box()).toContain('You won!');
    expect(tester.find('dialog.box .hand')?.querySelectorAll('img')).toHaveLength(3);
    const laid = Array.from(
      tester.find('dialog.box')?.querySelectorAll('.laid') ?? [],
      (hand) => hand.querySelectorAll('img').length,
    );
    expect(laid, 'everybody lays their cards down').toEqual([6, 6, 6]);
    expect(tester.heard.filter(({ type }) => type === 'games-end')).toHaveLength(1);
  });

  test('CLU-18 CLU-19: wrong, message 4, and the others play on', async () => {
    const past = playUntil({ players }, 'accuse', ({ seat, phase }) => seat === 0 && phase.type === 'start');
    const tester = await putClue(past);
    const { murder } = past.state;
    const wrong = { suspect: 'plum', weapon: 'rope', room: murder.room === 'hall' ? 'study' : 'hall' } as const;
    expect(isSameMurder(wrong, murder)).toBe(false);
    await accuse(tester, [wrong.suspect, wrong.weapon, wrong.room]);
    await until(tester, () => tester.box().includes('You are wrong'));
    expect(tester.state().seat, 'they wait until it has been read').toBe(1);
    await userEvent.click(tester.button('OK'));
    await tester.rendered();
    expect(tester.game.publicView?.out).toEqual([true, false, false]);
  });
});

describe('several people at one screen', () => {
  test('a curtain asks for each before their cards are on it, and cannot be left by Escape', async () => {
    const tester = await putClue(seats('SCARLET', 'PLUM'));
    expect(tester.box()).toContain('Pass the device to Miss Scarlet');
    expect(tester.game.view?.hand).toEqual([]);
    await userEvent.keyboard('{Escape}{Escape}');
    await tester.rendered();
    expect(tester.box()).toContain('Pass the device to Miss Scarlet');
    await userEvent.click(tester.button('I am Miss Scarlet'));
    await tester.rendered();
    expect(tester.box()).toBe('');
    expect(tester.game.view?.hand.length).toBeGreaterThan(0);
    expect(tester.game.view?.me).toBe(0);
  });
});

test('axe finds nothing: the menu before a game, the table, a dialog', async () => {
  const faults = async (element: Element): Promise<string[]> => {
    const { violations } = await axe.run(element, { rules: { region: { enabled: false } } });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
  };
  const menu = document.createElement('clue-game');
  document.body.append(menu);
  await menu.updateComplete;
  expect(await faults(menu)).toEqual([]);
  menu.remove();
  const tester = await putClue(
    playUntil({ players }, 'roll', ({ seat, phase }) => seat === 0 && phase.type === 'rolled'),
  );
  expect(await faults(tester.game)).toEqual([]);
  tester.button('Roll Die').click();
  await tester.rendered();
  expect(await faults(tester.find('dialog.box') ?? document.body)).toEqual([]);
});

test('it speaks German where the page does', async () => {
  await import('../locales/de.js');
  document.documentElement.lang = 'de';
  try {
    const tester = await putClue(players);
    await tester.rendered();
    expect(tester.find('.ticker')?.textContent).toContain('Du bist dran');
    expect(tester.find('#menu-file')?.textContent).toContain('Datei');
    expect(tester.find('clue-board')?.shadowRoot?.querySelector('[data-square=A1]')?.ariaLabel).toBe(
      'A1, Arbeitszimmer',
    );
  } finally {
    document.documentElement.lang = 'en';
  }
});
