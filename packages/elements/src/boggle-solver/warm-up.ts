import { english } from '@games/boggle-core/english';

/**
 * Makes the English list ready for boards, once and for all: unpacked, and laid out for solvers. Each is a task of its own, so
 * that the page answers in between; done at the first board, all of it is one task that is felt.
 */
export async function warmUp(): Promise<void> {
  const steps = [english, () => english().edges];
  for (const step of steps) {
    step();
    await new Promise((resolve) => setTimeout(resolve));
  }
}
