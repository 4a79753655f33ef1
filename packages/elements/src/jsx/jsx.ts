import type { AmazonsBoard, AmazonsBoardEvents } from '../amazons-board/amazons-board.js';
import type { AmazonsGame, AmazonsGameEvents } from '../amazons-game/amazons-game.js';
import type { BoggleBoard, BoggleBoardEvents } from '../boggle-board/boggle-board.js';
import type { BoggleGame, BoggleGameEvents } from '../boggle-game/boggle-game.js';
import type { BoggleSolver, BoggleSolverEvents } from '../boggle-solver/boggle-solver.js';
import type { ClueBoard, ClueBoardEvents } from '../clue-board/clue-board.js';
import type { ClueGame, ClueGameEvents } from '../clue-game/clue-game.js';
import type { ClueNotebook, ClueNotebookEvents } from '../clue-notebook/clue-notebook.js';
import type { ClueSheet, ClueSheetEvents } from '../clue-sheet/clue-sheet.js';
import type { SalonDesk, SalonDeskEvents } from '../salon-desk/salon-desk.js';
import type { SalonGame, SalonGameEvents } from '../salon-game/salon-game.js';
import type { GamesElement } from '../shared/games-element.js';

/** Each tag with its class and its events. */
interface Tags {
  'amazons-board': [AmazonsBoard, AmazonsBoardEvents];
  'amazons-game': [AmazonsGame, AmazonsGameEvents];
  'boggle-board': [BoggleBoard, BoggleBoardEvents];
  'boggle-game': [BoggleGame, BoggleGameEvents];
  'boggle-solver': [BoggleSolver, BoggleSolverEvents];
  'clue-board': [ClueBoard, ClueBoardEvents];
  'clue-game': [ClueGame, ClueGameEvents];
  'clue-notebook': [ClueNotebook, ClueNotebookEvents];
  'clue-sheet': [ClueSheet, ClueSheetEvents];
  'salon-desk': [SalonDesk, SalonDeskEvents];
  'salon-game': [SalonGame, SalonGameEvents];
}

/** What an element can be set to: its own properties, not its methods and not what every element has. */
type Settings<Element> = {
  [Name in keyof Element as Name extends keyof GamesElement<object>
    ? never
    : Element[Name] extends (...given: never[]) => unknown
      ? never
      : Name]?: Element[Name] | undefined;
};

/** What every tag may carry. */
type Common<Element> = Partial<Pick<HTMLElement, 'id' | 'slot' | 'title' | 'lang' | 'dir' | 'hidden'>> & {
  readonly [attribute: `data-${string}` | `aria-${string}`]: unknown;
  readonly class?: string;
  readonly className?: string;
  readonly style?: object | string;
  readonly children?: unknown;
  readonly key?: string | number | null;
  /** A function or an object with `current`, as React and Preact have it. */
  readonly ref?: ((element: Element | null) => void) | { current: Element | null } | null;
};

/**
 * All tags as JSX knows them in React 19 and Preact: properties by name, events as `on` and their name. Add them once:
 *
 * ```tsx
 * import type { JsxElements } from '@games/elements/jsx';
 *
 * declare module 'react' {
 *   namespace JSX {
 *     interface IntrinsicElements extends JsxElements {}
 *   }
 * }
 * ```
 */
export type JsxElements = {
  [Tag in keyof Tags]: Common<Tags[Tag][0]> &
    Settings<Tags[Tag][0]> & {
      [Name in keyof Tags[Tag][1] & string as `on${Name}`]?: (event: Tags[Tag][1][Name]) => void;
    };
};

/** All tags as JSX knows them in Solid: properties as `prop:` and their name, events as `on:` and theirs. */
export type SolidElements = {
  [Tag in keyof Tags]: Omit<Common<Tags[Tag][0]>, 'ref' | 'key' | 'className'> & {
    readonly ref?: Tags[Tag][0] | ((element: Tags[Tag][0]) => void);
  } & {
    [Name in keyof Settings<Tags[Tag][0]> & string as `prop:${Name}`]?: Settings<Tags[Tag][0]>[Name];
  } & {
    [Name in keyof Tags[Tag][1] & string as `on:${Name}`]?: (event: Tags[Tag][1][Name]) => void;
  };
};
