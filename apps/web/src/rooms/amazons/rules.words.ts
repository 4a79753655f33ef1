import type { InEachLanguage } from '../../i18n/words.js';
import type { RulesPart, RulesWords } from '../rules-page.js';
import type { DiagramName } from './diagram-positions.js';

/** A part of the rules: a heading, paragraphs, and a diagram with its caption. */
interface AmazonsPart extends RulesPart {
  readonly diagram?: readonly [DiagramName, string];
}

/** The rules for players. */
interface AmazonsWords extends RulesWords<AmazonsPart> {
  readonly handHeading: string;
  readonly hand: readonly string[];
  readonly storyHeading: string;
  readonly story: string;
}

/** In plain words, for someone who never saw the game. */
export const rulesWords: InEachLanguage<AmazonsWords> = {
  en: {
    title: 'How to play Amazons',
    lead: 'Move one amazon, shoot one arrow. The square it hits is gone for good. When it is your turn and you cannot move, you have lost.',
    parts: [
      {
        heading: 'The table',
        text: [
          'Two players, four amazons each, on a board of ten by ten. White begins; after that you take turns, and nobody may pass.',
        ],
        diagram: ['start', 'How the amazons stand at the start.'],
      },
      {
        heading: 'First you move',
        text: [
          'Pick one of your amazons. She moves like the queen in chess: along a row, a column or a diagonal, as far as you like.',
          'Everything on her way must be free. She never jumps, and nothing is ever captured.',
        ],
        diagram: ['move', 'The dots show where the white amazon in the middle can go.'],
      },
      {
        heading: 'Then you shoot',
        text: [
          'From where she landed she shoots at once. The arrow flies just as she moves: straight or diagonally, any distance, over free squares only. The square she has just left counts as free.',
        ],
        diagram: ['shoot', 'She went up two squares. The lozenges show where her arrow can land.'],
      },
      {
        heading: 'The square is gone',
        text: [
          'Where the arrow lands, the square is burnt until the game ends. Nobody can stand on it, cross it or shoot over it. With every turn the board grows smaller, and the walls are the ones you built.',
        ],
        diagram: ['burnt', 'This arrow flies to the lower right and closes a way there.'],
      },
      {
        heading: 'How it ends',
        text: [
          'If at the start of your turn none of your amazons has a free square beside her, you have lost. There is no draw: one square burns each turn, so a game lasts 92 turns at most, and mostly 60 to 90.',
        ],
        diagram: ['lost', 'White to move: both white amazons are walled in. Black has won.'],
      },
    ],
    tipsHeading: 'To win more often',
    tips: [
      'Get your amazons out of the corners early. An amazon with few ways is half lost.',
      'Aim your arrows at your rival’s ways, and keep your own open.',
      'Try to be alone with much space: a large room that only you can reach is worth a turn for each of its squares.',
      'Once the rooms are separate, it is a matter of counting. Fill yours slowly, from the far end, and waste none.',
    ],
    handHeading: 'On this screen',
    hand: [
      'Tap or click an amazon, then her new square, then the arrow’s. You can drag, too.',
      'Until the arrow flies you can take everything back: choose Take back, or press Escape.',
      'By keyboard: arrow keys move over the board, Enter chooses. Or type a square such as d7.',
    ],
    storyHeading: 'Where it comes from',
    story:
      'Walter Zamkauskas invented the game in Argentina in 1988; the puzzle magazine El Acertijo printed it in 1992. It has chess’s queen and Go’s walls, takes a minute to learn, and has been a test for thinking machines ever since.',
    play: 'Play a game',
  },
  de: {
    title: 'So spielt man Amazonen',
    lead: 'Zieh eine Amazone, schieß einen Pfeil. Das Feld, das er trifft, ist für immer fort. Wer am Zug ist und nicht ziehen kann, hat verloren.',
    parts: [
      {
        heading: 'Der Tisch',
        text: [
          'Zwei Personen, je vier Amazonen, ein Brett mit zehn mal zehn Feldern. Weiß beginnt, danach wechselt ihr euch ab; aussetzen darf niemand.',
        ],
        diagram: ['start', 'So stehen die Amazonen am Anfang.'],
      },
      {
        heading: 'Erst ziehst du',
        text: [
          'Wähle eine deiner Amazonen. Sie zieht wie die Dame im Schach: waagerecht, senkrecht oder schräg, so weit du willst.',
          'Auf ihrem Weg muss alles frei sein. Sie springt nie, und geschlagen wird nichts.',
        ],
        diagram: ['move', 'Die Punkte zeigen, wohin die weiße Amazone in der Mitte ziehen kann.'],
      },
      {
        heading: 'Dann schießt du',
        text: [
          'Von ihrem neuen Feld schießt sie sofort. Der Pfeil fliegt, wie sie zieht: gerade oder schräg, beliebig weit, nur über freie Felder. Das Feld, das sie eben verlassen hat, gilt als frei.',
        ],
        diagram: ['shoot', 'Sie ist zwei Felder nach oben gezogen. Die Rauten zeigen, wo ihr Pfeil landen kann.'],
      },
      {
        heading: 'Das Feld ist fort',
        text: [
          'Wo der Pfeil landet, ist das Feld bis zum Ende verbrannt. Niemand kann darauf stehen, darüber ziehen oder darüber schießen. Mit jedem Zug wird das Brett kleiner, und die Mauern habt ihr selbst gebaut.',
        ],
        diagram: ['burnt', 'Dieser Pfeil fliegt nach rechts unten und versperrt dort einen Weg.'],
      },
      {
        heading: 'Wie es endet',
        text: [
          'Hat zu Beginn deines Zuges keine deiner Amazonen ein freies Feld neben sich, hast du verloren. Remis gibt es nicht: In jedem Zug verbrennt ein Feld, also dauert eine Partie höchstens 92 Züge, meist 60 bis 90.',
        ],
        diagram: ['lost', 'Weiß ist am Zug: Beide weißen Amazonen sind eingemauert. Schwarz hat gewonnen.'],
      },
    ],
    tipsHeading: 'Öfter gewinnen',
    tips: [
      'Hol deine Amazonen früh aus den Ecken. Eine Amazone mit wenig Wegen ist halb verloren.',
      'Richte deine Pfeile auf die Wege des anderen, und halte deine eigenen offen.',
      'Sei mit viel Platz allein: Ein großer Raum, den nur du erreichst, ist für jedes seiner Felder einen Zug wert.',
      'Sind die Räume getrennt, zählt nur noch das Zählen. Fülle deinen langsam, vom hinteren Ende her, und verschenke kein Feld.',
    ],
    handHeading: 'Auf diesem Bildschirm',
    hand: [
      'Tippe oder klicke auf eine Amazone, dann auf ihr neues Feld, dann auf das des Pfeils. Ziehen mit dem Finger geht auch.',
      'Bis der Pfeil fliegt, kannst du alles zurücknehmen: mit Zurücknehmen oder der Escape-Taste.',
      'Mit der Tastatur: Pfeiltasten bewegen dich über das Brett, Enter wählt. Oder tippe ein Feld wie d7.',
    ],
    storyHeading: 'Woher es kommt',
    story:
      'Walter Zamkauskas erfand das Spiel 1988 in Argentinien; 1992 erschien es in der Rätselzeitschrift El Acertijo. Es hat die Dame vom Schach und die Mauern vom Go, ist in einer Minute gelernt, und denkende Maschinen messen sich daran bis heute.',
    play: 'Eine Partie spielen',
  },
};
