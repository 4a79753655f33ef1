import type { InEachLanguage } from '../../i18n/words.js';
import type { RulesPart, RulesWords } from '../rules-page.js';

/** A part of the rules: a heading, paragraphs, and a board with a word traced on it, or a table of points. */
export interface BogglePart extends RulesPart {
  readonly diagram?: { readonly board: string; readonly word?: string; readonly caption: string };
  /** The first row is the head. */
  readonly points?: readonly [readonly string[], ...(readonly string[])[]];
}

/** The rules for players. */
interface BoggleWords extends RulesWords<BogglePart> {
  readonly handHeading: string;
  readonly hand: readonly string[];
}

/** In plain words, for someone who never saw the game. */
export const rulesWords: InEachLanguage<BoggleWords> = {
  en: {
    title: 'How to play Boggle',
    lead: 'Find words in sixteen letters before the clock runs out. What the computer finds too is worth nothing; it learns the words you play.',
    parts: [
      {
        heading: 'A round',
        text: [
          'Start a round and sixteen letters are dealt. You have three minutes. Type every word you see, or trace it with your finger; both go to the same list, which you may edit until the end.',
          'At 0:00 the clock beeps, and what stands in your list counts.',
        ],
        diagram: { board: 'TEAM/OARS/NITE/DGLP', caption: 'Sixteen letters. A few of the words: tea, arms, ringlet.' },
      },
      {
        heading: 'What is a word on the board',
        text: [
          'Each letter must touch the one before it: beside it, above, below or corner to corner. No tile may be used twice in one word.',
          'Words need three letters or more to score.',
        ],
        diagram: {
          board: 'TEAM/OARS/NITE/DGLP',
          word: 'master',
          caption: 'MASTER runs from tile to tile. The ring is its beginning.',
        },
      },
      {
        heading: 'Points',
        text: ['A word that only you found scores by its length. A word that both of you found scores for nobody.'],
        points: [
          ['Letters', '3', '4', '5', '6', '7', '8 and more'],
          ['Points', '1', '1', '2', '3', '5', '11'],
        ],
      },
      {
        heading: 'The computer learns',
        text: [
          'At first it knows about 300 short words. After each round it takes some of yours into its dictionary: at difficulty 5 every second one, at 10 all of them. So the longer you play, the better it gets.',
          'When you quit, it keeps about 300 of its words for the next time.',
        ],
      },
      {
        heading: 'Rejecting a word',
        text: [
          'Every word you type is taken for a real one. If you have second thoughts, or were only trying, choose it after the round and reject it. The scores change at once, and the computer forgets it.',
        ],
      },
      {
        heading: 'The end',
        text: [
          'The first to reach 100 points ends the game; whoever has more then wins. You may set another target at any time, and a new game begins.',
        ],
      },
    ],
    tipsHeading: 'Three tips',
    tips: [
      'Look for endings first: -S, -ED, -ER, -ING. One root gives three words.',
      'Turn the board. The same letters look new from another side.',
      'Short words are quick, but the computer knows them. The long ones are yours.',
    ],
    handHeading: 'By hand and by key',
    hand: [
      'Swipe over the letters and lift your finger: the word is taken. Glide back to undo a letter.',
      'Or tap letter by letter, and the check mark at the end. A tap on the last letter gives it back.',
      'With the keyboard on the board: type the letters, Enter takes the word, Backspace goes back, Escape clears.',
    ],
    play: 'Play Boggle',
  },
  de: {
    title: 'So spielt man Boggle',
    lead: 'Finde Wörter in sechzehn Buchstaben, bevor die Uhr abläuft. Was der Computer auch findet, zählt nichts; und er lernt die Wörter, die du spielst. Gespielt wird auf Englisch.',
    parts: [
      {
        heading: 'Eine Runde',
        text: [
          'Mit der Runde fallen sechzehn Buchstaben. Du hast drei Minuten. Tippe jedes Wort, das du siehst, oder zieh es mit dem Finger nach; beides kommt in dieselbe Liste, die du bis zum Schluss ändern kannst.',
          'Bei 0:00 piept die Uhr, und was in deiner Liste steht, zählt.',
        ],
        diagram: {
          board: 'TEAM/OARS/NITE/DGLP',
          caption: 'Sechzehn Buchstaben. Ein paar der Wörter: tea, arms, ringlet.',
        },
      },
      {
        heading: 'Was ein Wort auf dem Brett ist',
        text: [
          'Jeder Buchstabe muss den vorigen berühren: daneben, darüber, darunter oder über Eck. Kein Würfel darf in einem Wort zweimal vorkommen.',
          'Punkte gibt es ab drei Buchstaben.',
        ],
        diagram: {
          board: 'TEAM/OARS/NITE/DGLP',
          word: 'master',
          caption: 'MASTER läuft von Würfel zu Würfel. Der Ring ist der Anfang.',
        },
      },
      {
        heading: 'Punkte',
        text: ['Ein Wort, das nur du gefunden hast, zählt nach seiner Länge. Haben es beide, zählt es für niemanden.'],
        points: [
          ['Buchstaben', '3', '4', '5', '6', '7', '8 und mehr'],
          ['Punkte', '1', '1', '2', '3', '5', '11'],
        ],
      },
      {
        heading: 'Der Computer lernt',
        text: [
          'Anfangs kennt er etwa 300 kurze Wörter. Nach jeder Runde nimmt er einige von deinen auf: bei Stärke 5 jedes zweite, bei 10 alle. Je länger du spielst, desto besser wird er.',
          'Wenn du beendest, behält er etwa 300 seiner Wörter für das nächste Mal.',
        ],
      },
      {
        heading: 'Ein Wort verwerfen',
        text: [
          'Jedes Wort, das du tippst, gilt zunächst. Kommen dir Zweifel, wähle es nach der Runde und verwirf es. Die Punkte ändern sich sofort, und der Computer vergisst es wieder.',
        ],
      },
      {
        heading: 'Das Ende',
        text: [
          'Wer zuerst 100 Punkte hat, beendet das Spiel; dann gewinnt, wer mehr hat. Du kannst jederzeit ein anderes Ziel setzen, dann beginnt ein neues Spiel.',
        ],
      },
    ],
    tipsHeading: 'Drei Tipps',
    tips: [
      'Such zuerst Endungen: -S, -ED, -ER, -ING. Ein Stamm gibt drei Wörter.',
      'Dreh das Brett. Von einer anderen Seite sehen dieselben Buchstaben neu aus.',
      'Kurze Wörter gehen schnell, aber der Computer kennt sie. Die langen gehören dir.',
    ],
    handHeading: 'Mit der Hand und mit Tasten',
    hand: [
      'Wisch über die Buchstaben und heb den Finger: das Wort ist genommen. Wisch zurück, um einen Buchstaben zurückzugeben.',
      'Oder tippe Buchstabe für Buchstabe an, am Ende den Haken. Ein Tipp auf den letzten gibt ihn zurück.',
      'Mit der Tastatur auf dem Brett: tippe die Buchstaben, Eingabe nimmt das Wort, Rücktaste geht zurück, Escape löscht.',
    ],
    play: 'Boggle spielen',
  },
};
