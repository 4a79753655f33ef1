import { define } from '../shared/define.js';
import { SalonDesk } from './salon-desk.js';

define('salon-desk', SalonDesk);

export { SalonDesk } from './salon-desk.js';
