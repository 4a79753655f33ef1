export type { Board } from '../board/types.js';
export type { Dictionary } from '../dictionary/types.js';
export { createSolver, type SolveOptions, type Solver, type SolverOptions } from './solver.js';
