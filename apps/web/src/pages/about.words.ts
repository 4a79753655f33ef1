import type { InEachLanguage } from '../i18n/words.js';

/** A part of the page: a heading and paragraphs. */
export interface AboutPart {
  readonly heading: string;
  readonly text: readonly string[];
}

/** What the app is, and what it does not do. */
export interface AboutWords {
  readonly lead: string;
  readonly parts: readonly AboutPart[];
}

export const aboutWords: InEachLanguage<AboutWords> = {
  en: {
    lead: 'A parlour in the evening: one table, one lamp, and a game worth a second cup of tea.',
    parts: [
      {
        heading: 'Nothing leaves your device',
        text: [
          'There is no account, no advertising, no counter and no cookie. The games run in your browser; your settings and your unfinished game are kept there, and only there. Clear this site’s data in your browser and they are gone.',
        ],
      },
      {
        heading: 'Works without a connection',
        text: [
          'After your first visit Parlour opens without the internet. Your browser can also install it: look for “Install” or “Add to home screen” in its menu. When there is a fresh version you are told, and you choose when to take it.',
        ],
      },
      {
        heading: 'For everyone at the table',
        text: [
          'Every game can be played by mouse, by touch and by keyboard alone, and speaks to screen readers. Sides differ by shape and not only by colour. Light, contrast, text size and motion follow your device. If something is in your way, that is a fault of ours.',
        ],
      },
      {
        heading: 'Made in the open',
        text: [
          'Parlour is free software under the MIT licence, and so are the rules engines and boards inside it: other people can build with them. The cards were drawn for this table. The letters are Kalnia and Source Sans 3, both under the SIL Open Font License.',
        ],
      },
    ],
  },
  de: {
    lead: 'Ein Salon am Abend: ein Tisch, eine Lampe und ein Spiel, das eine zweite Tasse Tee wert ist.',
    parts: [
      {
        heading: 'Nichts verlässt dein Gerät',
        text: [
          'Es gibt kein Konto, keine Werbung, keine Zählung und kein Cookie. Die Spiele laufen in deinem Browser; deine Einstellungen und dein begonnenes Spiel bleiben dort, und nur dort. Löschst du die Daten dieser Seite im Browser, sind sie fort.',
        ],
      },
      {
        heading: 'Geht auch ohne Netz',
        text: [
          'Nach deinem ersten Besuch öffnet sich Parlour auch ohne Internet. Dein Browser kann es installieren: In seinem Menü heißt es „Installieren“ oder „Zum Startbildschirm“. Gibt es eine neue Fassung, erfährst du es, und du bestimmst, wann sie geladen wird.',
        ],
      },
      {
        heading: 'Für alle am Tisch',
        text: [
          'Jedes Spiel geht mit der Maus, mit dem Finger und allein mit der Tastatur, und es spricht mit Bildschirmvorlesern. Die Seiten unterscheiden sich durch ihre Form, nicht nur durch Farbe. Licht, Kontrast, Schriftgröße und Bewegung folgen deinem Gerät. Steht dir etwas im Weg, dann ist es unser Fehler.',
        ],
      },
      {
        heading: 'Offen gemacht',
        text: [
          'Parlour ist freie Software unter der MIT-Lizenz, ebenso die Regeln und Bretter darin: Andere können damit bauen. Die Karten wurden für diesen Tisch gezeichnet. Die Schriften sind Kalnia und Source Sans 3, beide unter der SIL Open Font License.',
        ],
      },
    ],
  },
};
