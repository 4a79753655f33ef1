import type { Sheet } from '@games/elements/clue-cards';
import type { InEachLanguage } from '../../i18n/words.js';
import type { RulesPart, RulesWords } from '../rules-page.js';
import type { ManualDiagram } from './manual-diagrams.js';

/** A part of the manual: a heading, paragraphs, and a diagram with its caption and the words in it. */
interface ManualPart extends RulesPart {
  readonly diagram?: readonly [name: ManualDiagram, caption: string, labels?: readonly string[]];
}

/** The user manual. */
interface ManualWords extends RulesWords<ManualPart> {
  readonly handHeading: string;
  readonly hand: readonly string[];
  readonly printHeading: string;
  readonly print: string;
  readonly sheets: readonly (readonly [Sheet, string])[];
  readonly aboutHeading: string;
  readonly about: readonly string[];
}

/** In plain words, for someone who never saw the game. */
export const manualWords: InEachLanguage<ManualWords> = {
  en: {
    title: 'How to play Clue',
    lead: 'There has been a murder in the house. Find out who did it, with what, and in which room, before anybody else does.',
    parts: [
      {
        heading: 'The case',
        text: [
          'There are 21 cards: six suspects, six weapons, nine rooms. One card of each kind is drawn and put away unseen. Those three are the murder.',
          'All the others are dealt to the players, and some may get one more than others. What you hold was not in it. Everything else you have to find out.',
        ],
        diagram: ['cards', 'A murder: Prof. Plum, with the Candlestick, in the Library.'],
      },
      {
        heading: 'Your turn',
        text: [
          'Miss Scarlet begins. After her it goes clockwise: Col. Mustard, Mrs. White, Mr. Green, Mrs. Peacock, Prof. Plum. Suspects whom nobody plays are left out, but they can still have done it.',
          'In your turn you roll the die, walk, and make a suggestion if you come to a room. If you are sure, you accuse. Then you end your turn.',
        ],
      },
      {
        heading: 'Walking',
        text: [
          'Walk exactly as many squares as you rolled: up, down, left, right, never diagonally. You cross no square twice in a turn, and you can’t pass through another token.',
          'You get into a room, and out of it, by its doors. Going in ends your walk, and whatever is left of the roll lapses. You can’t go back in the same turn to the room you left.',
          'If there is nowhere you can go, you stay where you are.',
        ],
        diagram: [
          'walk',
          'Red rolled a six. She can stop on any lit square, or go into the room and leave one step unused. Blue is in her way.',
        ],
      },
      {
        heading: 'Secret passages',
        text: [
          'Two passages run under the house: between Study and Kitchen, and between Lounge and Conservatory. If you begin your turn in one of these rooms, you can take the passage instead of rolling.',
        ],
        diagram: [
          'passages',
          'The four corner rooms, and the passages that join them.',
          ['Study', 'Lounge', 'Conservatory', 'Kitchen'],
        ],
      },
      {
        heading: 'Suggesting',
        text: [
          'When you have come into a room, you can say who might have done it there, and with what. The suspect you name is brought into the room.',
          'Then the others are asked, in the order of turns. The first who holds one of the three cards has to show one of them, to you alone. After that nobody else is asked.',
          'If a suggestion has brought you into another room, you can suggest there in your next turn without moving.',
        ],
        diagram: [
          'asking',
          'Red asks. Yellow has none of the three. White has one and shows it to Red. Green is not asked.',
        ],
      },
      {
        heading: 'Accusing',
        text: [
          'You have one accusation in the game. You can make it at any time in your turn, wherever you stand, and name any room.',
          'If all three cards are right, you have won. If not, you move and suggest no more, but you still show your cards when you are asked. If everybody has accused wrongly, nobody wins and the murder is shown.',
        ],
      },
      {
        heading: 'The detective sheet',
        text: [
          'The sheet lists all cards. Tick off what can’t be the murder, and note for each player whether they have a card, do not have it, or may have it. “Show cards” lets you look at your own cards at any time.',
          'Nobody else sees your sheet.',
        ],
        diagram: [
          'notes',
          'Red holds the Rope. Green may hold the Knife. Nobody at the table has the Wrench: it is the weapon.',
          ['Rope', 'Knife', 'Wrench'],
        ],
      },
    ],
    tipsHeading: 'Tips on winning',
    tips: [
      'Note who had nothing to show. It says of three cards at once that this player has none of them, and that is certain.',
      'Note who showed a card to somebody else, and for which three. When two of them turn out to lie elsewhere, you know the third.',
      'Name one or two of your own cards on purpose. If you hold two of the three, whatever you are shown is the third.',
      'When nobody can show anything, look at your own hand: what you don’t hold of the three is the murder.',
      'Count. Once you know every card a player holds, all the rest get a cross in their column.',
      'Stay close to rooms with two doors or a passage. A turn in the corridor is a turn without a question.',
      'Whom you name is brought to you. Name the player who is just about to reach the room they need.',
      'If you have to show a card, show one that the same player has seen before.',
      'Don’t let your accusation wait once you are sure. The others are close, too. Before that, keep it.',
    ],
    handHeading: 'On this screen',
    hand: [
      'Tap or click the die, then one of the lit squares or rooms. Your token walks there by itself.',
      'By keyboard: arrow keys move over the board, N goes to the next place you can reach, Enter chooses, T tells where you can go.',
      'The sheet has two tabs: Detective, for your notes, and Accuse, to suggest and to accuse. On a phone it slides up from below.',
      'If several of you play at one screen, a curtain hides the cards between turns.',
      'Every suspect nobody plays can be a computer player, from a child to a master detective. They see only what you would see in their place.',
      'In the File menu you start a new game, open a saved one, or save this one as a text file. The secret in it is sealed.',
      'Two dice, another first player and other house rules are chosen when you start a new game.',
    ],
    printHeading: 'A sheet to print',
    print: 'For playing at a real table: blank detective sheets, two to a page, to cut apart.',
    sheets: [
      ['a4', 'Detective sheet, A4 (PDF)'],
      ['letter', 'Detective sheet, Letter (PDF)'],
    ],
    aboutHeading: 'About',
    about: [
      'Anthony Pratt, a musician from Birmingham, thought the game up during the blackouts of the Second World War. It came out in 1949, as Cluedo in Britain and as Clue in America, and has been played in the evening ever since.',
      'This edition is free software under the MIT licence. It is made for people who like a quiet hour and a good puzzle: you can play it alone or together, without an account, without advertising, and without a network once it is here. Its pictures and words were made for it.',
      'Clue and Cluedo are trademarks of Hasbro, who have nothing to do with this edition.',
    ],
    play: 'Play a game',
  },
  de: {
    title: 'So spielt man Clue',
    lead: 'Im Haus ist ein Mord geschehen. Finde heraus, wer es war, womit und in welchem Raum, und zwar vor allen anderen.',
    parts: [
      {
        heading: 'Der Fall',
        text: [
          'Es gibt 21 Karten: sechs Verdächtige, sechs Waffen, neun Räume. Von jeder Art wird eine gezogen und ungesehen weggelegt. Diese drei sind der Mord.',
          'Alle anderen werden verteilt, manche bekommen dabei eine mehr. Was du auf der Hand hast, war es nicht. Alles Übrige musst du herausfinden.',
        ],
        diagram: ['cards', 'Ein Mord: Professor Plum, mit dem Kerzenleuchter, in der Bibliothek.'],
      },
      {
        heading: 'Dein Zug',
        text: [
          'Fräulein Scarlet beginnt. Nach ihr geht es im Uhrzeigersinn: Oberst Mustard, Frau White, Herr Green, Frau Peacock, Professor Plum. Wen niemand spielt, der bleibt aus, kann es aber trotzdem gewesen sein.',
          'In deinem Zug würfelst du, gehst, und wenn du in einen Raum kommst, äußerst du einen Verdacht. Bist du sicher, klagst du an. Dann beendest du den Zug.',
        ],
      },
      {
        heading: 'Gehen',
        text: [
          'Geh genau so viele Felder, wie du gewürfelt hast: nach oben, unten, links, rechts, nie schräg. Kein Feld zweimal in einem Zug, und durch andere Figuren kommst du nicht.',
          'In einen Raum und wieder hinaus gelangst du durch die Türen. Wer eintritt, bleibt stehen; was vom Wurf übrig ist, verfällt. In den Raum, den du verlassen hast, kannst du im selben Zug nicht zurück.',
          'Kannst du nirgendwohin, bleibst du, wo du bist.',
        ],
        diagram: [
          'walk',
          'Rot hat eine Sechs gewürfelt. Sie kann auf jedes helle Feld oder in den Raum, dann bleibt ein Schritt übrig. Blau steht ihr im Weg.',
        ],
      },
      {
        heading: 'Geheimgänge',
        text: [
          'Zwei Gänge laufen unter dem Haus: zwischen Arbeitszimmer und Küche und zwischen Salon und Wintergarten. Beginnt dein Zug in einem dieser Räume, kannst du den Gang nehmen, statt zu würfeln.',
        ],
        diagram: [
          'passages',
          'Die vier Eckräume und die Gänge, die sie verbinden.',
          ['Arbeitszimmer', 'Salon', 'Wintergarten', 'Küche'],
        ],
      },
      {
        heading: 'Einen Verdacht äußern',
        text: [
          'Bist du in einen Raum gekommen, kannst du sagen, wer es dort gewesen sein könnte und womit. Die Figur, die du nennst, wird in den Raum geholt.',
          'Dann werden die anderen der Reihe nach gefragt. Wer als Erstes eine der drei Karten hat, muss dir eine davon zeigen, nur dir. Danach wird niemand mehr gefragt.',
          'Hat dich ein Verdacht in einen anderen Raum geholt, kannst du dort im nächsten Zug einen Verdacht äußern, ohne zu gehen.',
        ],
        diagram: [
          'asking',
          'Rot fragt. Gelb hat keine der drei. Weiß hat eine und zeigt sie Rot. Grün wird nicht gefragt.',
        ],
      },
      {
        heading: 'Anklagen',
        text: [
          'Du hast im ganzen Spiel eine Anklage. Du kannst sie jederzeit in deinem Zug erheben, wo immer du stehst, und jeden Raum nennen.',
          'Stimmen alle drei Karten, hast du gewonnen. Wenn nicht, gehst und fragst du nicht mehr, zeigst aber weiter deine Karten. Haben alle falsch angeklagt, gewinnt niemand, und der Mord wird aufgedeckt.',
        ],
      },
      {
        heading: 'Das Detektivblatt',
        text: [
          'Auf dem Blatt stehen alle Karten. Streich ab, was nicht der Mord sein kann, und merk dir zu allen am Tisch, ob sie eine Karte haben, nicht haben oder vielleicht haben. Mit „Karten zeigen“ siehst du jederzeit deine eigenen.',
          'Dein Blatt sieht sonst niemand.',
        ],
        diagram: [
          'notes',
          'Rot hat das Seil. Grün hat vielleicht das Messer. Den Schraubenschlüssel hat niemand: Er ist die Waffe.',
          ['Seil', 'Messer', 'Schlüssel'],
        ],
      },
    ],
    tipsHeading: 'Tipps zum Gewinnen',
    tips: [
      'Merk dir, wer nichts zeigen konnte. Das sagt über drei Karten auf einmal, dass sie dort nicht sind, und zwar sicher.',
      'Merk dir, wer anderen etwas gezeigt hat und zu welchen drei Karten. Liegen zwei davon woanders, kennst du die dritte.',
      'Nenn mit Absicht eine oder zwei deiner eigenen Karten. Hast du zwei der drei, ist die gezeigte immer die dritte.',
      'Kann niemand etwas zeigen, schau in deine Hand: Was du von den dreien nicht hast, gehört zum Mord.',
      'Zähl mit. Kennst du alle Karten einer Person, bekommt der Rest ihrer Spalte ein Kreuz.',
      'Bleib in der Nähe von Räumen mit zwei Türen oder einem Gang. Ein Zug im Flur ist ein Zug ohne Frage.',
      'Wen du nennst, der kommt zu dir. Nenn die Person, die ihren Raum gerade fast erreicht hat.',
      'Musst du etwas zeigen, zeig eine Karte, die dieselbe Person schon kennt.',
      'Bist du sicher, warte nicht mit der Anklage: Die anderen sind auch nah dran. Vorher heb sie dir auf.',
    ],
    handHeading: 'Auf diesem Bildschirm',
    hand: [
      'Tippe oder klicke auf den Würfel, dann auf ein helles Feld oder einen Raum. Deine Figur geht von selbst dorthin.',
      'Mit der Tastatur: Pfeiltasten bewegen dich über das Brett, N springt zum nächsten erreichbaren Ort, Enter wählt, T sagt, wohin du kannst.',
      'Das Blatt hat zwei Seiten: „Detektiv“ für deine Notizen, „Anklage“ für Verdacht und Anklage. Auf dem Telefon kommt es von unten.',
      'Spielt ihr zu mehreren an einem Bildschirm, verbirgt ein Vorhang zwischen den Zügen die Karten.',
      'Wen niemand spielt, kann der Computer spielen, vom Kind bis zum Meisterdetektiv. Er sieht nur, was du an seiner Stelle sähst.',
      'Im Menü „Datei“ beginnst du ein neues Spiel, öffnest ein gespeichertes oder speicherst dieses als Textdatei. Das Geheimnis darin ist versiegelt.',
      'Zwei Würfel, ein anderer Anfang und weitere Hausregeln stellst du beim Beginn eines Spiels ein.',
    ],
    printHeading: 'Ein Blatt zum Ausdrucken',
    print: 'Für das Spiel am richtigen Tisch: leere Detektivblätter, zwei auf einer Seite, zum Auseinanderschneiden.',
    sheets: [['a4.de', 'Detektivblatt, A4 (PDF)']],
    aboutHeading: 'Über dieses Spiel',
    about: [
      'Anthony Pratt, ein Musiker aus Birmingham, erdachte das Spiel in den verdunkelten Nächten des Zweiten Weltkriegs. 1949 erschien es, in Großbritannien als Cluedo und in Amerika als Clue, und seither wird es abends gespielt.',
      'Diese Ausgabe ist freie Software unter der MIT-Lizenz, für alle, die eine ruhige Stunde und ein gutes Rätsel mögen: allein oder gemeinsam, ohne Konto, ohne Werbung und, ist sie einmal da, ohne Netz. Bilder und Worte wurden eigens dafür gemacht.',
      'Clue und Cluedo sind Marken von Hasbro. Hasbro hat mit dieser Ausgabe nichts zu tun.',
    ],
    play: 'Eine Partie spielen',
  },
};
