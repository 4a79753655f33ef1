/**
 * Every word of any board, with its path, or the points alone.
 *
 * @module
 */
export type { Board } from '../board/types.js';
export type { Dictionary } from '../dictionary/types.js';
export { createSolver, type SolveOptions, type Solver, type SolverOptions } from './solver.js';
