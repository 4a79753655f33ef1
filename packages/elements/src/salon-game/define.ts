import { define } from '../shared/define.js';
import { SalonGame } from './salon-game.js';

define('salon-game', SalonGame);

export { SalonGame } from './salon-game.js';
