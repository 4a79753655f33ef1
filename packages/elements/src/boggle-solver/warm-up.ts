import { english } from '@games/boggle-core/english';
import { createSolver } from '@games/boggle-core/solver';

/**
 * Makes the English list ready for boards, once and for all: unpacked, laid out, put in order. Each is a task of its own, so
 * that the page answers in between; done at the first board, all of it is one task that is felt.
 */
export async function warmUp(): Promise<void> {
  const steps = [english, () => english().edges, () => createSolver(english(), { width: 4, height: 4 })];
  for (const step of steps) {
    step();
    await new Promise((resolve) => setTimeout(resolve));
  }
}
