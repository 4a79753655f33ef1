export { gameLaws } from './game-laws.js';
export { type GameLawsOptions, LAW_NAMES, type Law, type LawName, type PlayPlan } from './options.js';
