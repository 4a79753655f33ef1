// A table of Speed Clue: cards only, any room each turn. Players are the kind of thing that anchors.mjs says; what they return
// may be a promise, so that an outside program can sit there too.
import { core, cpuSince } from './anchors.mjs';

const { CLASSIC_DECK, cardsOf, cursorOf, dealCards, disprovingCards, findDisproof, isSameMurder } = core;
const MOST_TURNS = 400;

/** Plays a game. The seat that begins is drawn. Gives the winner (or null), the turns, and each seat's slowest answer in ms of the processor. */
export async function playTable(players, seed) {
  const draw = cursorOf(`${seed} deal`);
  const { murder, hands } = dealCards(draw, players.length);
  const sizes = hands.map(({ length }) => length);
  const notes = hands.map((cards, seat) => ({
    deck: CLASSIC_DECK,
    hands: sizes,
    me: seat,
    entries: [{ type: 'hand', seat, cards }],
  }));
  const tell = (entryFor) => {
    for (const [seat, note] of notes.entries()) notes[seat] = { ...note, entries: [...note.entries, entryFor(seat)] };
  };
  const out = players.map(() => false);
  const slowest = players.map(() => 0);
  const answer = async (seat, method, ...args) => {
    const began = process.cpuUsage();
    const given = await players[seat][method](...args);
    slowest[seat] = Math.max(slowest[seat], cpuSince(began));
    return given;
  };
  await Promise.all(players.map((player, seat) => player.reset?.(players.length, seat, hands[seat])));
  let winner = null;
  let turn = 0;
  const first = draw.nextInt(0, players.length - 1);
  for (; turn < MOST_TURNS && winner === null && out.includes(false); turn++) {
    const seat = (first + turn) % players.length;
    if (out[seat]) continue;
    const standing = { out, pace: 1 };
    const chance = `${seed} ${turn}`;
    let accusation = await answer(seat, 'accuse', notes[seat], seat, standing, chance, true);
    if (!accusation) {
      const asked = await answer(seat, 'ask', notes[seat], seat, chance);
      const { passed, by } = findDisproof(hands, seat, asked);
      let card;
      if (by !== null) {
        const options = disprovingCards(hands[by], asked);
        const open = { type: 'suggestion', seat, ...asked, passed, by };
        const seen = { ...notes[by], entries: [...notes[by].entries, open] };
        // Asked only where there is a choice, as in the contest.
        card = options.length === 1 ? options[0] : await answer(by, 'show', seen, by, seat, options, chance, asked);
      }
      await Promise.all(players.map((player) => player.hear?.({ seat, asked, passed, by, card })));
      tell((to) => ({
        type: 'suggestion',
        seat,
        ...asked,
        passed,
        by,
        ...(card !== undefined && (to === seat || to === by) && { card }),
      }));
      accusation = await answer(seat, 'accuse', notes[seat], seat, standing, chance, false);
    }
    if (!accusation) continue;
    const isRight = isSameMurder(accusation, murder);
    await Promise.all(players.map((player) => player.accused?.({ seat, accusation, isRight })));
    if (isRight) winner = seat;
    else {
      out[seat] = true;
      // The last one left wins, as in the contest.
      if (out.filter((isOut) => !isOut).length === 1) winner = out.indexOf(false);
      const [suspect, weapon, room] = cardsOf(accusation);
      tell(() => ({ type: 'accusation', seat, right: false, suspect, weapon, room }));
    }
  }
  return { winner, turns: turn, slowest };
}
