import fc from 'fast-check';

/** Pieces that have broken parsers elsewhere: names of the prototype, depth, huge numbers, marks of direction, half characters. */
const HOSTILE = [
  '__proto__',
  '{"__proto__":{"polluted":1}}',
  '"constructor"',
  '[[[[[[[[[[[[[[[[',
  '((((((((((((((((',
  '1e999',
  '-0',
  '99999999999999999999',
  'NaN',
  '\u0000',
  '\ufeff',
  '\u202e',
  '\ud800',
  '😀',
  'İı',
  '\r\n\r\n',
  '\u2028',
  '<script>',
  '%00',
  '\\',
  '"',
  ';',
  ']',
  '}',
];

/** One change of a text, at a place between 0 and 1 of it. */
const change = fc.record({
  kind: fc.constantFrom('cut', 'double', 'put', 'swap', 'digit', 'end'),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.nat(12),
  piece: fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ maxLength: 6 })),
});

type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never;

function changed(text: string, { kind, at, length, piece }: Change): string {
  const from = Math.floor(at * text.length);
  const to = Math.min(text.length, from + length);
  const [head, span, tail] = [text.slice(0, from), text.slice(from, to), text.slice(to)];
  switch (kind) {
    case 'cut':
      return head + tail;
    case 'double':
      return head + span + span + tail;
    case 'swap':
      return tail + span + head;
    case 'digit':
      return head + span.replace(/\d/g, '9') + tail;
    case 'end':
      return head;
    default:
      return head + piece + tail;
  }
}

/** Texts near the seeds: what a slip of the hand, a broken disk or a stranger makes of them; and some that are near nothing. */
export const near = (seeds: readonly string[]): fc.Arbitrary<string> =>
  fc.oneof(
    {
      weight: 9,
      arbitrary: fc
        .tuple(fc.constantFrom(...seeds), fc.array(change, { minLength: 1, maxLength: 5 }))
        .map(([seed, changes]) => changes.reduce(changed, seed)),
    },
    { weight: 1, arbitrary: fc.oneof(fc.string({ maxLength: 60 }), fc.json({ maxDepth: 3 })) },
  );
