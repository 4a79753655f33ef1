import type { NotesRefusal } from './text.js';

/** Why a text is no notebook, in German. */
export function notesRefusalInGerman(refusal: NotesRefusal): string {
  switch (refusal.code) {
    case 'too-large':
      return 'Dieser Text ist zu lang für ein Notizbuch.';
    case 'foreign':
      return 'Das ist kein Notizbuch.';
    case 'newer':
      return 'Dieses Notizbuch wurde mit einer neueren Fassung geschrieben. Bring diese auf den neuesten Stand.';
    case 'malformed':
      return `Dieses Notizbuch ist nicht lesbar: „${refusal.field}“ stimmt nicht.`;
    case 'deck-size':
      return `In „${refusal.field}“ sind ${refusal.cards} Karten; möglich sind 1 bis ${refusal.max}.`;
    case 'card-twice':
      return `Die Karte „${refusal.card}“ steht zweimal da.`;
    case 'hands-size':
      return `Auf den Händen sind ${refusal.held} Karten, verteilt werden nur ${refusal.max}.`;
    case 'unknown-card':
      return `Eintrag ${refusal.entry + 1} nennt eine Karte, die dort nicht passt: ${refusal.card}.`;
    case 'unknown-seat':
      return `Eintrag ${refusal.entry + 1} nennt jemanden, der nicht mitspielt.`;
  }
}
