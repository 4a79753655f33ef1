import { $language } from '../stores/settings.js';

// For rooms to import: elements speak English by themselves; German is fetched when it is spoken here, now or after a change.
$language.subscribe((language) => {
  if (language === 'de') void import('@games/elements/locales/de.js');
});
