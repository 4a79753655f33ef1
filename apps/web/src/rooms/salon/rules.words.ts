import type { InEachLanguage } from '../../i18n/words.js';
import type { RulesPart, RulesWords } from '../rules-page.js';

/** A part of the rules: a heading and paragraphs, and where a picture helps, the place from which ways lead. */
interface SalonPart extends RulesPart {
  readonly ways?: { readonly from: number; readonly caption: string };
}

/** The rules for players. */
interface SalonWords extends RulesWords<SalonPart> {
  readonly hostHeading: string;
  readonly host: readonly string[];
}

/** In plain words, for someone who never saw the game. */
export const rulesWords: InEachLanguage<SalonWords> = {
  en: {
    title: 'How to play Salon Clue',
    lead: 'Clue without dice, played by post: in a forum, by mail, in a chat. One of you hosts and knows everything; the others write their moves and have a day or more for each.',
    parts: [
      {
        heading: 'The case',
        text: [
          'Somebody is dead, and that is the host, who plays the Victim. One suspect did it, with one weapon, in one area. The host draws those three cards and keeps them from everyone; all other cards are dealt to you in private.',
          'You play one of the six suspects. Whoever first names the right three wins.',
        ],
      },
      {
        heading: 'Where you can go',
        text: [
          'Nine areas lie in a ring around a main corridor, and everybody starts in the corridor. A turn’s move leads to one of the two areas beside yours, through a secret passage from corner to corner, or into the corridor. From the corridor you reach every area.',
        ],
        ways: {
          from: 0,
          caption: 'From a corner: its two neighbours, the opposite corner by the passage, the corridor.',
        },
      },
      {
        heading: 'Suggesting',
        text: [
          'When you enter an area, or when somebody’s suggestion has called you there, you may suggest: this area, any suspect, any weapon. Nobody suggests in the corridor, and you may not suggest in the same area on two turns in a row.',
          'The suspect you name is brought to your area and stays there, whatever the answer.',
          'In turn order, the first player who holds one of the three cards proves you wrong. The host tells you in private which card it is, and tells its owner that it was shown. Everybody else reads only who proved whom wrong.',
        ],
      },
      {
        heading: 'Your reveal order',
        text: [
          'When several of your cards would do, the host shows the one that comes first in your order. Send it at the start, and a new one whenever you like.',
        ],
      },
      {
        heading: 'The end of your turn',
        text: [
          'Proved wrong, your turn ends by itself, unless you wrote together with the suggestion that it shall stay open. Otherwise you end it, or it ends 24 hours after the answer.',
          'If you have not moved within the host’s time, 24 hours at least, you may be skipped: your suspect goes to the corridor. You may also ask to be skipped.',
        ],
      },
      {
        heading: 'Accusing',
        text: [
          'On your own turn, also after moving and suggesting, you may accuse: any suspect, any weapon, any area. You have one accusation in a game, and it ends the turn. Only the host answers.',
          'Right, and you have won. Wrong, and you can no longer win, but you play on with suggestions.',
        ],
      },
      {
        heading: 'Suspects without a player',
        text: [
          'With fewer than six of you, the host deals to those who are there, or lets the other suspects hold cards as non-player characters, NPCs. You move them and suggest for them in turn, one after another; an NPC never accuses.',
          'Somebody new may take over an NPC during the game. The host then tells them its cards, which of them were shown, and what it was shown.',
        ],
      },
      {
        heading: 'When the host is away',
        text: [
          'Then you answer for yourselves, in turn order: the card to the suggester in private, “proved wrong” to all, and the card to the host.',
        ],
      },
    ],
    tipsHeading: 'Three tips',
    tips: [
      'Leave your turn open when one answer could settle the case: then you can accuse at once.',
      'Name a card of your own now and then. It hides what you are after, and it tells who has none of the others.',
      'Put a card first in your order that others already know.',
    ],
    hostHeading: 'What you may ask of the host',
    host: [
      'Whether your notes are right: the host answers from what you may know, and tells no more than that.',
      'To be skipped, when life gets in the way.',
      'Never the solution. The host may not even hint at it.',
    ],
    play: 'Play a practice game',
  },
  de: {
    title: 'So spielt man Salon-Clue',
    lead: 'Clue ohne Würfel, per Post: im Forum, per Mail, im Chat. Jemand von euch leitet das Spiel und weiß alles; die anderen schreiben ihre Züge und haben für jeden einen Tag oder mehr.',
    parts: [
      {
        heading: 'Der Fall',
        text: [
          'Jemand ist tot, und zwar die Spielleitung: Sie spielt das Opfer. Eine Person war es, mit einer Waffe, in einem Raum. Diese drei Karten zieht die Spielleitung und verrät sie niemandem; alle anderen verteilt sie an euch, jede im Vertrauen.',
          'Du spielst eine der sechs Personen. Wer zuerst die richtigen drei nennt, gewinnt.',
        ],
      },
      {
        heading: 'Wohin du gehen kannst',
        text: [
          'Neun Räume liegen im Kreis um einen großen Flur, und alle beginnen im Flur. Ein Zug führt in einen der beiden Räume neben deinem, durch einen Geheimgang von Ecke zu Ecke, oder in den Flur. Vom Flur aus erreichst du jeden Raum.',
        ],
        ways: {
          from: 0,
          caption: 'Aus einer Ecke: zu den beiden Nachbarn, durch den Geheimgang in die Ecke gegenüber, in den Flur.',
        },
      },
      {
        heading: 'Verdächtigen',
        text: [
          'Wenn du einen Raum betrittst, oder wenn ein Verdacht dich dorthin gerufen hat, darfst du verdächtigen: diesen Raum, irgendeine Person, irgendeine Waffe. Im Flur wird niemand verdächtigt, und in demselben Raum nicht in zwei Zügen nacheinander.',
          'Die Person, die du nennst, kommt in deinen Raum und bleibt dort, wie auch die Antwort ausfällt.',
          'Der Reihe nach widerlegt dich, wer als Erstes eine der drei Karten hat. Die Spielleitung sagt dir im Vertrauen, welche es ist, und der anderen Person, dass sie gezeigt wurde. Alle übrigen lesen nur, wer wen widerlegt hat.',
        ],
      },
      {
        heading: 'Deine Reihenfolge',
        text: [
          'Passen mehrere deiner Karten, zeigt die Spielleitung die, die in deiner Reihenfolge vorn steht. Schick sie am Anfang, und eine neue, wann immer du willst.',
        ],
      },
      {
        heading: 'Das Ende deines Zuges',
        text: [
          'Wirst du widerlegt, endet dein Zug von selbst, außer du hast mit dem Verdacht geschrieben, dass er offen bleiben soll. Sonst beendest du ihn, oder er endet 24 Stunden nach der Antwort.',
          'Wer in der Frist der Spielleitung, mindestens 24 Stunden, nicht gezogen hat, darf übersprungen werden: Die Figur kommt in den Flur. Du darfst auch selbst darum bitten.',
        ],
      },
      {
        heading: 'Anklagen',
        text: [
          'In deinem eigenen Zug, auch nach Gehen und Verdächtigen, darfst du anklagen: irgendeine Person, irgendeine Waffe, irgendeinen Raum. Du hast eine Anklage im Spiel, und sie beendet den Zug. Nur die Spielleitung antwortet.',
          'Stimmt sie, hast du gewonnen. Stimmt sie nicht, kannst du nicht mehr gewinnen, spielst aber mit Verdächtigungen weiter.',
        ],
      },
      {
        heading: 'Figuren, die niemand spielt',
        text: [
          'Seid ihr weniger als sechs, bekommen entweder nur die Karten, die da sind, oder auch die übrigen Figuren, die NPCs. Ihr führt sie reihum und verdächtigt für sie; ein NPC klagt nie an.',
          'Jemand Neues kann mitten im Spiel einen NPC übernehmen. Die Spielleitung verrät dann dessen Karten, welche davon gezeigt wurden, und was ihm gezeigt wurde.',
        ],
      },
      {
        heading: 'Wenn die Spielleitung fort ist',
        text: [
          'Dann antwortet ihr selbst, der Reihe nach: die Karte im Vertrauen an die fragende Person, „widerlegt“ an alle, und die Karte an die Spielleitung.',
        ],
      },
    ],
    tipsHeading: 'Drei Tipps',
    tips: [
      'Lass deinen Zug offen, wenn eine Antwort den Fall entscheiden kann: Dann klagst du sofort an.',
      'Nenn hin und wieder eine eigene Karte. Das verbirgt, was du suchst, und zeigt, wer die anderen nicht hat.',
      'Stell in deiner Reihenfolge nach vorn, was andere schon kennen.',
    ],
    hostHeading: 'Was du die Spielleitung fragen darfst',
    host: [
      'Ob deine Notizen stimmen: Sie antwortet aus dem, was du wissen kannst, und verrät nicht mehr.',
      'Auszusetzen, wenn das Leben dazwischenkommt.',
      'Nie nach der Lösung. Nicht einmal einen Wink darf sie geben.',
    ],
    play: 'Ein Übungsspiel spielen',
  },
};
