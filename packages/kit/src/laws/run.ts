import fc from 'fast-check';
import type { Law, LawName, PlayPlan } from './options.js';
import type { Rule, Table, Tally, Trace } from './table.js';
import { walk } from './walk.js';

/** Distinctive, so that a seed that leaks is not there by chance. */
const SEEDS = fc.nat().map((number) => `seed-of-the-laws-${number.toString(36)}`);

const RUNS = 30;
const PLIES = 100;

function plans({ options }: Table, rule: Rule): fc.Arbitrary<PlayPlan> {
  const plies = options.plies ?? PLIES;
  return fc.record({
    config: options.config ?? fc.constant(undefined),
    seed: options.seeds ?? SEEDS,
    choices: fc.array(fc.nat(), { minLength: rule.toTheEnd ? plies : 0, maxLength: plies, size: 'max' }),
  });
}

/** Walks one play with a law; what breaks it carries the play. */
function follow(table: Table, rule: Rule, plan: PlayPlan, tally: Tally): void {
  const trace: Trace = { config: plan.config, seed: plan.seed, actions: [] };
  try {
    for (const position of walk(table, plan, trace)) {
      if (rule.sparse && !position.last && position.random.nextInt(0, 3) > 0) continue;
      rule.visit?.(table, position, tally);
    }
    rule.play?.(table, trace, tally);
  } catch (thrown) {
    const reason = thrown instanceof Error ? thrown.message : String(thrown);
    throw new Error(`${reason}\nin the play ${JSON.stringify(trace)}`, { cause: thrown });
  }
}

/** A law of a table, as something to run. */
export function toLaw(table: Table, name: LawName, rule: Rule): Law {
  const tally: Tally = { proofs: 0 };
  const property = fc.property(plans(table, rule), (plan) => follow(table, rule, plan, tally));
  return {
    name,
    property,
    run() {
      tally.proofs = 0;
      const { parameters } = table.options;
      const details = fc.check(property, { numRuns: RUNS, ...parameters } as fc.Parameters<[PlayPlan]>);
      const title = `the law "${name}" of ${table.game.id}`;
      if (details.failed) {
        const again = JSON.stringify({ seed: details.seed, path: details.counterexamplePath });
        const found =
          details.errorInstance instanceof Error ? details.errorInstance.message : 'the run was interrupted';
        throw new Error(`${title} is broken:\n${found}\nTo see it again: parameters: ${again}`, {
          cause: details.errorInstance,
        });
      }
      const unproven = tally.proofs === 0 ? rule.unproven?.(table) : undefined;
      if (unproven !== undefined) throw new Error(`${title} was not put to the test: ${unproven}`);
    },
  };
}
