import type { en } from './en.js';

/** The app's words in German. */
export const de: typeof en = {
  name: 'Parlour',
  skipToContent: 'Zum Spiel springen',
  home: 'Startseite',
  mainMenu: 'Hauptmenü',
  about: 'Über',
  statistics: 'Statistik',
  settings: 'Einstellungen',
  close: 'Schließen',

  welcome: 'Der Tisch ist gedeckt',
  welcomeText: 'Klassische Spiele für ruhige Abende an einem Gerät: gegen den Computer oder mit jemandem neben dir.',
  promise: 'Kostenlos. Ohne Konto. Auch offline. Nichts verlässt dein Gerät.',
  play: 'Spielen',
  resume: 'Weiterspielen',
  howToPlay: 'So geht’s',
  yourGame: 'Dein Spiel wartet',

  theme: 'Licht',
  themeAuto: 'Wie das Gerät',
  themeLight: 'Tageslicht',
  themeDark: 'Lampenlicht',
  language: 'Sprache',
  languageAuto: 'Wie der Browser',
  sound: 'Ton',
  soundText: 'Kurze, leise Töne zu den Zügen',
  motionText: 'Bewegung folgt deinem Gerät: Wünscht es weniger davon, stehen die Figuren sofort still.',
  privacyText: 'Einstellungen und Spiele bleiben allein auf diesem Gerät. Nichts wird irgendwohin gesendet.',

  aboutTitle: 'Über Parlour',
  notFound: 'Diesen Raum gibt es nicht',
  notFoundText: 'Die Adresse ist vielleicht alt, oder ein Buchstabe ging verloren. Zum Tisch geht es hier.',
  toTheTable: 'Zum Tisch',
  loading: 'Einen Augenblick',
  loadFailed: 'Dieser Raum ließ sich nicht öffnen',
  loadFailedText: 'Vielleicht fehlt die Verbindung. War ein Raum hier schon offen, geht er auch ohne Netz.',
  tryAgain: 'Noch einmal',

  updateReady: 'Eine neue Fassung ist da. Dein Spiel bleibt erhalten.',
  updateNow: 'Jetzt laden',
  updateLater: 'Später',
  storageFails:
    'Dieser Browser behält nichts (privates Fenster, oder der Speicher ist voll). Du kannst spielen, aber beim Neuladen beginnst du von vorn.',
  saveSetAside:
    'Das aufbewahrte Spiel ließ sich nicht öffnen. Es liegt nun beiseite, und ein neues steht auf dem Tisch.',
};
