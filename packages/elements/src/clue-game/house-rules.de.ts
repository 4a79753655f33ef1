import type { HouseRuleWords } from './house-rules.words.js';

/** German. */
export const houseRulesGerman: HouseRuleWords = {
  title: 'Hausregeln',
  help: 'Jeder Tisch hat seine eigenen. So, wie sie stehen, spielt ihr das klassische Spiel.',
  changed: (count) => `${count} geändert`,
  reset: 'Zurück zum klassischen Spiel',
  groups: { start: 'Vor dem Beginn', rooms: 'Gehen und verdächtigen', accusations: 'Anklagen' },
  options: {
    dice: ['Würfel', 'Mit zwei Würfeln rücken die Räume näher zusammen.'],
    first: ['Wer beginnt', 'Von dort geht es im Uhrzeigersinn reihum.'],
    deal: ['Überzählige Karten', 'Nicht jede Zahl von Mitspielern kann die Karten gleich verteilen.'],
    move: ['Wie weit du gehst', 'In einen Raum darfst du immer auch mit übrigen Schritten.'],
    stay: [
      'Im selben Raum noch einmal verdächtigen',
      'Im klassischen Spiel verlässt du einen Raum, bevor du dort wieder fragst.',
    ],
    suggest: ['Wenn du einen Raum betrittst', 'Fragen verrät dir etwas, aber auch den anderen.'],
    summon: ['Wen du verdächtigst', 'Wer fortgerufen wird, verliert vielleicht seinen Weg.'],
    wrongAccuser: ['Die Figur nach falscher Anklage', 'In einer Tür versperrte sie den anderen den Weg.'],
    accuserLooks: ['Wer falsch anklagt', 'Am Tisch sieht man allein nach und verrät nichts.'],
    lastStanding: ['Haben alle anderen falsch angeklagt', 'Wer übrig ist, kann gewinnen, ohne den Fall zu lösen.'],
  },
  choices: {
    dice: [
      [1, 'Ein Würfel'],
      [2, 'Zwei Würfel'],
    ],
    first: [['random', 'Das Los entscheidet']],
    deal: [
      ['all', 'werden verteilt, manche haben eine mehr'],
      ['even', 'liegen für alle offen'],
    ],
    move: [
      ['exact', 'genau so weit, wie gewürfelt'],
      ['up-to', 'höchstens so weit, wie gewürfelt'],
    ],
    stay: [
      ['summoned', 'nur, wer hergerufen wurde'],
      ['always', 'jederzeit'],
    ],
    suggest: [
      ['may', 'darfst du verdächtigen'],
      ['must', 'musst du verdächtigen'],
    ],
    summon: [
      [true, 'wird in den Raum gerufen'],
      [false, 'bleibt, wo er ist'],
    ],
    wrongAccuser: [
      ['door', 'tritt aus der Tür in den Raum'],
      ['stay', 'bleibt, wo sie ist'],
      ['middle', 'geht in die Mitte des Bretts'],
    ],
    accuserLooks: [
      [false, 'erfährt den Mord nicht'],
      [true, 'sieht in den Umschlag'],
    ],
    lastStanding: [
      [false, 'wird weitergespielt'],
      [true, 'gewinnt, wer übrig ist'],
    ],
  },
};
