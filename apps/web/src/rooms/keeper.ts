import { keepGame, putAside, type SavedGame, savedGame } from '../stores/saves.js';

/** What a keeper needs of the element that a game is played on. */
interface GameElement extends Element {
  readonly save: () => string;
  /** Gives a refusal when the text is no game. */
  readonly load: (text: string) => object | undefined;
}

interface Keeper<Game> {
  /** Keeps the game soon. */
  readonly keepSoon: (game: Game) => void;
  /** For `ref` on the game's element: the game that was left here stands there again, and none is lost on leaving. */
  readonly follow: (element: Element | undefined) => void;
}

/**
 * Keeps the game of a room where computers play on by themselves. They act many times a second, and a save is the whole
 * game: so it is written a moment later, and at once when the page is left. Two tabs that load what the other has just
 * written would play against each other: so a tab takes over what it has missed only when it is looked at again.
 *
 * @param room - the room's id: `clue`
 * @param standOf - what the home page needs of the game; undefined while there is none to keep
 */
export function keeperOf<Game extends GameElement>(
  room: string,
  standOf: (game: Game) => Pick<SavedGame, 'stage' | 'glance'> | undefined,
): Keeper<Game> {
  /** Ends following the kept game; set while a game stands in the room. */
  let leave: (() => void) | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  /** What this tab kept last: the store tells of it too, and it need not be opened again. */
  let kept = '';

  function keep(game: Game): void {
    clearTimeout(waiting);
    waiting = undefined;
    const stand = standOf(game);
    if (!stand) return;
    kept = game.save();
    keepGame(room, { save: kept, at: Date.now(), ...stand });
  }

  function keepSoon(game: Game): void {
    waiting ??= setTimeout(() => keep(game), 300);
  }

  function follow(element: Element | undefined): void {
    leave?.();
    leave = undefined;
    if (!element) return;
    const game = element as Game;
    const flush = (): void => {
      if (waiting !== undefined) keep(game);
    };
    const open = (): void => {
      const saved = savedGame(room).get();
      if (!saved || saved.save === kept) return;
      kept = saved.save;
      if (game.load(saved.save)) putAside(room);
    };
    const turnTo = (): void => (document.hidden ? flush() : open());
    addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', turnTo);
    open();
    leave = () => {
      flush();
      removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', turnTo);
      kept = '';
    };
  }

  return { keepSoon, follow };
}
