import '@games/elements/theme.css';
import './styles/index.css';
import { followLinks } from './app/links.js';
import { GamesApp } from './app/shell.js';
import { applySettings } from './stores/settings.js';

applySettings();
followLinks();
customElements.define('games-app', GamesApp);
