// The line protocol of the Speed Clue contest (codegolf.stackexchange.com/questions/25793), both ways over TCP:
//   arena.mjs --outside "java -jar bot.jar {id} {port}"   seats such a program at our table
//   node benchmarks/clue/speed-clue.mjs <id> <port>        seats our master at another server
// A message is one piece of ASCII text without an end of line, and each is answered before the next is sent.
import { spawn } from 'node:child_process';
import { connect, createServer } from 'node:net';
import { pathToFileURL } from 'node:url';
import { core, master } from './anchors.mjs';

const { CLASSIC_DECK, bestQuestions, makeMind, ROOMS } = core;
const LETTERS = {
  green: 'Gr',
  mustard: 'Mu',
  peacock: 'Pe',
  plum: 'Pl',
  scarlet: 'Sc',
  white: 'Wh',
  candlestick: 'Ca',
  knife: 'Kn',
  'lead-pipe': 'Pi',
  gun: 'Re',
  rope: 'Ro',
  wrench: 'Wr',
  ballroom: 'Ba',
  'billiard-room': 'Bi',
  conservatory: 'Co',
  'dining-room': 'Di',
  hall: 'Ha',
  kitchen: 'Ki',
  library: 'Li',
  lounge: 'Lo',
  study: 'St',
};
const CARDS = Object.fromEntries(Object.entries(LETTERS).map(([card, letters]) => [letters.toLowerCase(), card]));
const letters = ({ suspect, weapon, room }) => [suspect, weapon, room].map((card) => LETTERS[card]).join(' ');
function murderOf(words) {
  const [suspect, weapon, room] = words.map((word) => CARDS[word.toLowerCase()]);
  const { suspects, weapons, rooms } = CLASSIC_DECK;
  const isOne = words.length === 3 && suspects.includes(suspect) && weapons.includes(weapon) && rooms.includes(room);
  if (!isOne) throw new Error(`no suspect, weapon and room: ${words.join(' ')}`);
  return { suspect, weapon, room };
}
/** An answer is to come within the contest's ten seconds. */
const TIMEOUT = 10_000;

/** Texts of a socket, one after the other. */
function texts(socket) {
  const waiting = [];
  const come = [];
  socket.on('data', (data) => {
    const text = data.toString('ascii').replace(/[\0\r\n]+$/g, '');
    const next = waiting.shift();
    if (next) next.resolve(text);
    else come.push(text);
  });
  socket.on('close', () => {
    for (const { reject } of waiting) reject(new Error('the program has hung up'));
  });
  return () =>
    come.length > 0
      ? Promise.resolve(come.shift())
      : new Promise((resolve, reject) => waiting.push({ resolve, reject }));
}

/** Starts an outside program and gives it a seat: what table.mjs takes for a player. */
export async function outsider(command, id = 'outsider') {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const connected = new Promise((resolve) => server.once('connection', resolve));
  const [file, ...args] = command
    .split(' ')
    .map((word) => word.replace('{id}', id).replace('{port}', server.address().port));
  const child = spawn(file, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  const socket = await connected;
  server.close();
  const next = texts(socket);
  const alive = await next();
  if (!/ alive$/i.test(alive)) throw new Error(`expected "${id} alive", got "${alive}"`);
  const ask = async (text) => {
    socket.write(text);
    let timer;
    const late = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Error(`no answer to "${text}" in ${TIMEOUT} ms`)), TIMEOUT);
    });
    const answer = await Promise.race([next(), late]);
    clearTimeout(timer);
    return answer;
  };
  const tell = async (text) => {
    const answer = await ask(text);
    if (!/^ok$/i.test(answer)) throw new Error(`expected "ok" to "${text}", got "${answer}"`);
  };
  let me = 0;
  return {
    reset: (count, seat, hand) => {
      me = seat;
      return tell(`reset ${count} ${seat} ${hand.map((card) => LETTERS[card]).join(' ')}`);
    },
    async ask() {
      const [word, ...cards] = (await ask('suggest')).split(' ');
      if (!/^suggest$/i.test(word)) throw new Error(`expected a suggestion, got "${word}"`);
      return murderOf(cards);
    },
    async show(_knowledge, _seat, to, options, _seed, asked) {
      const [, card] = (await ask(`disprove ${to} ${letters(asked)}`)).split(' ');
      const shown = CARDS[card?.toLowerCase()];
      if (!options.includes(shown)) throw new Error(`expected one of ${options.join(', ')}, got "${card}"`);
      return shown;
    },
    // The contest asks for an accusation once a turn, after the answer.
    async accuse(_knowledge, _seat, _standing, _seed, isFirst) {
      if (isFirst) return undefined;
      const answer = await ask('accuse');
      return answer === '-' ? undefined : murderOf(answer.split(' ').slice(1));
    },
    hear({ seat, asked, by, card }) {
      const shown = by !== null && (seat === me || by === me) ? ` ${LETTERS[card]}` : '';
      return tell(`suggestion ${seat} ${letters(asked)} ${by ?? '-'}${shown}`);
    },
    accused: ({ seat, accusation, isRight }) =>
      tell(`accusation ${seat} ${letters(accusation)} ${isRight ? '+' : '-'}`),
    async close() {
      await ask('done').catch(() => undefined);
      socket.destroy();
      child.kill();
    },
  };
}

/** Our master as a program of the contest. */
export function speakAsMaster() {
  let notes;
  let out = [];
  let games = 0;
  let asked = new Set();
  const add = (entry) => {
    notes = { ...notes, entries: [...notes.entries, entry] };
  };
  return (message) => {
    const [word, ...rest] = message.trim().split(/\s+/);
    const seed = `${games} ${notes?.entries.length}`;
    switch (word.toLowerCase()) {
      case 'reset': {
        const [count, seat] = rest.map(Number);
        const hands = Array.from({ length: count }, (_, i) => Math.floor(18 / count) + (18 % count > i ? 1 : 0));
        const cards = rest.slice(2).map((one) => CARDS[one.toLowerCase()]);
        notes = { deck: CLASSIC_DECK, hands, me: seat, entries: [{ type: 'hand', seat, cards }] };
        out = hands.map(() => false);
        asked = new Set();
        games++;
        return 'ok';
      }
      case 'suggest': {
        // The contest forbids to ask the same twice.
        const questions = [...bestQuestions(makeMind(notes, notes.me, true, seed), ROOMS, seed).values()];
        const fresh = questions.filter((one) => !asked.has(letters(one)));
        const best = fresh.reduce((a, b) => (b.value > a.value ? b : a));
        asked.add(letters(best));
        return `suggest ${letters(best)}`;
      }
      case 'disprove': {
        const [to, ...cards] = rest;
        const murder = murderOf(cards);
        const own = notes.entries[0].cards;
        const options = Object.values(murder).filter((card) => own.includes(card));
        const seat = Number(to);
        const passed = notes.hands.map((_, i) => (seat + 1 + i) % notes.hands.length);
        const open = {
          type: 'suggestion',
          seat,
          ...murder,
          passed: passed.slice(0, passed.indexOf(notes.me)),
          by: notes.me,
        };
        const seen = { ...notes, entries: [...notes.entries, open] };
        return `show ${LETTERS[master.show(seen, notes.me, seat, options, seed)]}`;
      }
      case 'suggestion': {
        const seat = Number(rest[0]);
        const by = rest[4] === '-' ? null : Number(rest[4]);
        const order = notes.hands.map((_, i) => (seat + 1 + i) % notes.hands.length).slice(0, -1);
        const card = rest[5] && CARDS[rest[5].toLowerCase()];
        add({
          type: 'suggestion',
          seat,
          ...murderOf(rest.slice(1, 4)),
          passed: by === null ? order : order.slice(0, order.indexOf(by)),
          by,
          ...(card && { card }),
        });
        return 'ok';
      }
      case 'accuse': {
        const murder = master.accuse(notes, notes.me, { out, pace: 1 }, seed, false);
        return murder ? `accuse ${letters(murder)}` : '-';
      }
      case 'accusation': {
        const seat = Number(rest[0]);
        const right = rest[4] === '+';
        if (!right) out[seat] = true;
        add({ type: 'accusation', seat, right, ...murderOf(rest.slice(1, 4)) });
        return 'ok';
      }
      case 'done':
        return 'dead';
      default:
        throw new Error(`not a message of Speed Clue: ${message}`);
    }
  };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [id, port] = process.argv.slice(2);
  const socket = connect(Number(port), '127.0.0.1', () => socket.write(`${id} alive`));
  const next = texts(socket);
  const answer = speakAsMaster();
  for (let isDone = false; !isDone; ) {
    const message = await next();
    const text = answer(message);
    isDone = text === 'dead';
    socket.write(text, () => isDone && socket.end());
  }
}
