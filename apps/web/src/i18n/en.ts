/** The app's words in English. */
export const en = {
  name: 'Parlour',
  skipToContent: 'Skip to the game',
  home: 'Home',
  mainMenu: 'Main menu',
  about: 'About',
  settings: 'Settings',
  close: 'Close',

  welcome: 'The table is set',
  welcomeText: 'Classic games for quiet evenings, on one device, with someone beside you.',
  promise: 'Free. No account. Works offline. Nothing leaves your device.',
  play: 'Play',
  resume: 'Continue',
  howToPlay: 'How to play',
  yourGame: 'Your game is still on the table',

  theme: 'Light',
  themeAuto: 'As the device',
  themeLight: 'Daylight',
  themeDark: 'Lamplight',
  language: 'Language',
  languageAuto: 'As the browser',
  sound: 'Sound',
  soundText: 'Short, soft sounds for moves',
  motionText: 'Motion follows your device: if it asks for less, the pieces stand still at once.',
  privacyText: 'Your settings and games are kept on this device only. Nothing is sent anywhere.',

  aboutTitle: 'About Parlour',
  notFound: 'There is no such room',
  notFoundText: 'The address may be old, or a letter went missing. The table is this way.',
  toTheTable: 'To the table',
  loading: 'One moment',
  loadFailed: 'This room could not be opened',
  loadFailedText: 'The connection may be gone. Once a room was opened here, it works offline too.',
  tryAgain: 'Try again',

  updateReady: 'A fresh version is ready. Your game is kept.',
  updateNow: 'Refresh now',
  updateLater: 'Later',
  storageFails:
    'This browser is not keeping anything (a private window, or its storage is full). You can play, but a reload starts anew.',
};
