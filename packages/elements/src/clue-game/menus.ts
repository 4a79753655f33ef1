import type { Menu } from './menu-bar.js';
import type { GameWords } from './words.js';

/** What the menus need. */
export interface MenuOptions {
  readonly canSave: boolean;
  readonly rulesHref: string | undefined;
  readonly sheetHref: string;
  readonly newGame: () => void;
  readonly open: () => void;
  readonly save: () => void;
  readonly exit: () => void;
  readonly about: () => void;
}

/** File: New, Open, Save, Exit (CLU-8). Help: the rules, the sheet to print, About (CLU-9). */
export function menusOf(words: GameWords, options: MenuOptions): readonly Menu[] {
  const { rulesHref, sheetHref } = options;
  return [
    {
      name: 'file',
      label: words.file,
      entries: [
        { label: words.newGame, run: options.newGame },
        { label: words.open, run: options.open },
        { label: words.save, run: options.save, off: !options.canSave },
        { label: words.exit, run: options.exit },
      ],
    },
    {
      name: 'help',
      label: words.help,
      entries: [
        ...(rulesHref ? [{ label: words.rules, href: rulesHref }] : []),
        { label: words.sheetPdf, href: sheetHref, file: true },
        { label: words.about, run: options.about },
      ],
    },
  ];
}
