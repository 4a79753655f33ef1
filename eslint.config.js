// What Biome cannot see: the templates of Lit, and the arrows of docs/architecture.md.

import { configs as lit } from 'eslint-plugin-lit';
import litA11y from 'eslint-plugin-lit-a11y';
import { configs as wc } from 'eslint-plugin-wc';
import tseslint from 'typescript-eslint';

const tests = ['**/*.test.ts', '**/*.props.ts', '**/*.browser.ts', '**/*.e2e.ts'];

/** Names a pure core must not read: the DOM, the clock, timers, I/O. (`Math.random` and the rest stand below.) */
const impure = [
  'Date',
  'performance',
  'crypto',
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'Worker',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'requestAnimationFrame',
  'requestIdleCallback',
  'document',
  'window',
  'navigator',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'customElements',
  'HTMLElement',
  'process',
  'console',
  'globalThis',
  'self',
  'Intl',
  'WeakRef',
  'FinalizationRegistry',
  'eval',
  'Function',
].map((name) => ({ name, message: 'A core is pure: time and chance come in by actions and seeds.' }));

const impureSyntax = [
  ['MemberExpression[object.name="Math"][property.name="random"]', 'Draw from @games/rng.'],
  [
    ':matches(FunctionDeclaration,FunctionExpression,ArrowFunctionExpression)[async=true]',
    'A core does nothing async.',
  ],
  ['AwaitExpression', 'A core does nothing async.'],
  ['ImportExpression', 'A core imports statically.'],
  [
    'MemberExpression[property.name=/^(localeCompare|toLocale.*)$/]',
    'A locale differs by machine: compare by code units.',
  ],
].map(([selector, message]) => ({ selector, message }));

const noClasses = [':matches(ClassDeclaration,ClassExpression)', 'No classes in cores: a state is plain JSON.'];

/** Arrows point one way: app -> elements -> cores -> kit -> rng. */
const only = (...allowed) => ({
  patterns: [
    {
      group: ['@games/*', ...allowed.flatMap((name) => [`!${name}`, `!${name}/**`])],
      message: 'Arrows point one way: app -> elements -> cores -> kit -> rng.',
    },
    { group: ['lit', 'lit/*', 'node:*', 'idb'], message: 'A core knows no DOM and no I/O.' },
    { group: ['../../*/**', '../../../*'], message: 'Import another package by its name.' },
  ],
});

const pure = (
  files,
  ignores,
  allowed,
  syntax = [...impureSyntax, { selector: noClasses[0], message: noClasses[1] }],
) => ({
  files,
  ignores: [...tests, ...ignores],
  rules: {
    'no-restricted-globals': ['error', ...impure],
    'no-restricted-syntax': ['error', ...syntax],
    'no-restricted-imports': ['error', only(...allowed)],
  },
});

export default [
  {
    ignores: ['**/dist/**', '**/node_modules/**', '**/.cache/**', 'docs/**', '**/generated/**', '**/*.mjs', '**/*.js'],
  },
  { files: ['**/*.ts'], languageOptions: { parser: tseslint.parser } },
  // The cursor of rng is the one mutable thing below the cores, and a class because V8 is fastest with one.
  pure(['packages/rng/src/**/*.ts'], [], [], impureSyntax),
  pure(
    ['packages/kit/src/**/*.ts'],
    // The law of determinism watches the clock and chance; the broken games read them, to be found.
    ['packages/kit/src/laws/chance.ts', 'packages/kit/src/fixtures/broken/**'],
    ['@games/rng'],
  ),
  pure(['packages/*-core/src/**/*.ts'], ['packages/*-core/src/engine/**'], ['@games/rng', '@games/kit']),
  {
    // An engine thinks for a given time and may live in a worker: it alone may read a clock and wait.
    files: ['packages/*-core/src/engine/**/*.ts'],
    ignores: tests,
    rules: {
      'no-restricted-globals': [
        'error',
        ...impure.filter(({ name }) =>
          [
            'document',
            'window',
            'localStorage',
            'HTMLElement',
            'console',
            'eval',
            'Function',
            'fetch',
            'Intl',
          ].includes(name),
        ),
      ],
      'no-restricted-syntax': ['error', impureSyntax[0], impureSyntax[4]],
      'no-restricted-imports': ['error', only('@games/rng', '@games/kit')],
    },
  },
  {
    ...lit['flat/recommended'],
    files: ['packages/elements/src/**/*.ts', 'apps/**/*.ts'],
  },
  { ...wc['flat/best-practice'], files: ['packages/elements/src/**/*.ts', 'apps/**/*.ts'], ignores: tests },
  {
    files: ['packages/elements/src/**/*.ts', 'apps/**/*.ts'],
    plugins: { 'lit-a11y': litA11y },
    rules: litA11y.configs.recommended.rules,
  },
  {
    // A board shows a view and emits an action; the rules stay in the core, the playing in the game element.
    files: ['packages/elements/src/*-board/**/*.ts'],
    ignores: tests,
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { group: ['@games/web', '../../../*'], message: 'Arrows point one way.' },
            {
              group: ['@games/*-core', '@games/kit'],
              importNames: ['reduce', 'create', 'replay', 'history', 'outcome'],
              message: 'An element holds no rules: it shows a view and emits actions.',
            },
          ],
        },
      ],
    },
  },
];
