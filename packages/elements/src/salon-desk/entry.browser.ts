import { fillWithNpcs } from '@games/clue-core/salon';
import axe from 'axe-core';
import { afterEach, describe, expect, test } from 'vitest';
import { everything } from '../testing/clue.js';
import { expectCleanConsole } from '../testing/console.js';
import { putDesk, stateOf } from '../testing/salon.js';
import '../locales/de.js';

expectCleanConsole();

const QUICK = { players: 3, ordersWithin: 0 };
const NPCS = { players: fillWithNpcs([{ suspect: 'plum', name: 'Ada' }, { suspect: 'white' }], 3), ordersWithin: 0 };

describe('what a player wrote', () => {
  test('SAL-21: what is not allowed comes with the words to send back', async () => {
    const { post, text, find, heard, desk } = await putDesk({ config: QUICK });
    await post('I suggest Plum with the rope in the hall');
    expect(text('[part=refusal] .problem')).toBe(
      'Nobody can suggest in the main corridor: go into one of the nine areas first.',
    );
    const back = find('[part=refusal] textarea');
    expect('value' in back && back.value).toMatch(
      /^“I suggest Plum.*”\n\nThat could not be done\. Nobody can suggest/s,
    );
    expect(heard.at(-1)?.detail).toEqual({ refusal: { code: 'in-corridor' } });
    await post('Hello all!');
    expect(text('[part=refusal] .problem')).toContain('I found nothing to do in your post');
    expect(stateOf(desk.save()).log).toHaveLength(1);
  });

  test('it can be filled in by hand as well; a listener may prevent it', async () => {
    const { desk, press, fill, text } = await putDesk({ config: QUICK });
    const prevent = (event: Event): void => event.preventDefault();
    await press('[name=mode][value=form]');
    desk.addEventListener('games-action', prevent);
    await press('.entry form [type=submit]');
    expect(text('#turn-title')).toBe('Turn 1: Madame Rouge');
    desk.removeEventListener('games-action', prevent);
    await fill('[name=to]', 'hall');
    await press('.entry form [type=submit]');
    await fill('[name=kind]', 'suggest');
    await fill('[name=suspect]', 'green');
    await press('[name=open]');
    await press('.entry form [type=submit]');
    expect(stateOf(desk.save()).places.green).toBe('hall');
    await fill('[name=kind]', 'endTurn');
    await press('.entry form [type=submit]');
    expect(text('#turn-title')).toBe('Turn 2: Captain Amber');
  });

  test('SAL-9, SAL-22: reveal orders are filed, and a record is answered by what its owner may know', async () => {
    const { desk, press, fill, all } = await putDesk({ config: QUICK });
    const [hand] = stateOf(desk.save()).orders.slice(1);
    await press('[name=mode][value=form]');
    await fill('[name=kind]', 'fileOrder');
    await press('.order .tool');
    await press('.entry form [type=submit]');
    expect(stateOf(desk.save()).orders[1]?.slice(0, 2)).toEqual([hand?.[1], hand?.[0]]);
    await fill('[name=kind]', 'ask');
    await press('.entry form [type=submit]');
    const asked = stateOf(desk.save()).log.at(-1);
    expect(asked).toMatchObject({ type: 'asked', about: [{ card: 'scarlet', holder: 'solution', holds: true }] });
    await fill('[name=kind]', 'ask');
    await fill('[name=claim-card]', hand?.[0] ?? '');
    await fill('[name=claim-holder]', '2');
    await press('.entry form [type=submit]');
    all('.letter[data-kind=record] .letter-title').at(-1)?.click();
    await desk.updateComplete;
    const letter = all('.letter-text')[0];
    expect(letter && 'value' in letter && letter.value).toMatch(/is in the hand of Captain Amber: wrong\./);
  });

  test('SAL-18, SAL-19: the computer plays an NPC, and somebody takes it over', async () => {
    const { desk, press, fill, button, text, all } = await putDesk({ config: { ...NPCS, npcTurns: 'host' } });
    await press('[name=mode][value=form]');
    await fill('[name=kind]', 'fileOrder');
    await fill('[name=writer]', '3');
    const before = stateOf(desk.save()).orders[3];
    await press('.order .tool');
    await press('.entry form [type=submit]');
    expect(stateOf(desk.save()).orders[3]?.[0]).toBe(before?.[1]);
    await press('[name=mode][value=post]');
    for (const player of ['I go to the hall. I end my turn.', 'I go to the study. End turn.']) {
      await fill('[name=post]', player);
      await press('.entry form [type=submit]');
      await press('[data-step=confirm]');
    }
    expect(text('#turn-title')).toBe('Turn 3: Madame Rouge');
    await button('Let the computer play Madame Rouge');
    await expect.poll(() => stateOf(desk.save()).turn, { timeout: 10_000 }).toBe(4);
    await button('Somebody takes over a character');
    await fill('.box [name=name]', 'Cleo');
    await press('.box [type=submit]');
    expect(all('.letter[data-kind=handed]')).toHaveLength(1);
    expect(stateOf(desk.save()).seats[3]).toMatchObject({ role: 'player', name: 'Cleo' });
  });

  test('a step is taken back with a note to all: a move and its suggestion together', async () => {
    const { desk, post, press, button, text } = await putDesk({ config: QUICK });
    await post('I move to the library and suggest Plum with the rope, leave my turn open');
    await press('[data-step=confirm]');
    await button('Take back…');
    expect(text('.undone')).toContain('Madame Rouge moved to the Map Archive.');
    await press('.box [type=submit]');
    const { places, log } = stateOf(desk.save());
    expect([places.scarlet, log.at(-1)]).toEqual([
      'corridor',
      { type: 'noted', text: 'I made a mistake: the last step is taken back.' },
    ]);
  });
});

describe('what the host alone may know', () => {
  test('nothing of it is in the page before the click', async () => {
    const { desk, press, all } = await putDesk({ config: QUICK });
    // The names of the cards stand in no other place of the page while nothing is entered by hand.
    const { theme, murder } = stateOf(desk.save());
    const isThere = (): boolean => everything(desk).includes(theme[murder.weapon]);
    expect(isThere()).toBe(false);
    await press('.tab[data-tab=secrets]');
    expect(isThere()).toBe(false);
    await press('.ledger button');
    expect(all('.solution')[0]?.textContent).toContain(theme[murder.weapon]);
    await press('.ledger button');
    expect(isThere()).toBe(false);
  });
});

describe('everybody can use it', () => {
  afterEach(() => {
    document.documentElement.lang = 'en';
  });

  test('axe finds nothing on the desk', async () => {
    const { desk, press } = await putDesk({ config: NPCS });
    await press('.letter-title');
    expect(await violations(desk)).toEqual([]);
    await press('.tab[data-tab=secrets]');
    await press('.ledger button');
    expect(await violations(desk)).toEqual([]);
  });

  test('axe finds nothing in the set-up and in the boxes', async () => {
    const fresh = await putDesk();
    await fresh.press('summary');
    expect(await violations(fresh.desk)).toEqual([]);
    fresh.desk.remove();
    const { desk, button } = await putDesk({ config: QUICK });
    await button('Edit the wordings…');
    expect(await violations(desk)).toEqual([]);
  });

  test('it speaks German, and so do its messages', async () => {
    document.documentElement.lang = 'de';
    const { text, all, press } = await putDesk({ config: QUICK });
    expect(all('h3').map((each) => each.textContent)).toContain('Jemand hat geschrieben');
    expect(text('[part=due] strong')).toBe('Noch 1 Tg.');
    await press('.letter-title');
    const letter = all('.letter-text')[0];
    expect(letter && 'value' in letter && letter.value).toMatch(/ist tot.*Reihenfolge \(wie sie dazukamen\)/s);
  });
});

async function violations(element: Element): Promise<unknown> {
  const found = await axe.run(element, {
    rules: { region: { enabled: false }, 'heading-order': { enabled: false } },
  });
  return found.violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)]);
}
