/**
 * Properties that hold for any game that keeps the contract, each fit to be one test.
 *
 * @module
 */
export { gameLaws } from './game-laws.js';
export { type GameLawsOptions, LAW_NAMES, type Law, type LawName, type PlayPlan } from './options.js';
