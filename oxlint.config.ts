import { defineConfig } from 'oxlint';
import { layerRules } from './tools/lint-layers.ts';

/** The strict and stylistic sets of typescript-eslint, as far as Oxlint does not count them among what is plainly wrong. */
const typescriptRules = [
  'typescript/adjacent-overload-signatures',
  'typescript/array-type',
  'typescript/ban-ts-comment',
  'typescript/class-literal-property-style',
  'typescript/consistent-generic-constructors',
  'typescript/consistent-indexed-object-style',
  'typescript/consistent-type-assertions',
  'typescript/consistent-type-definitions',
  'typescript/no-confusing-non-null-assertion',
  'typescript/no-dynamic-delete',
  'typescript/no-empty-object-type',
  'typescript/no-explicit-any',
  'typescript/no-extraneous-class',
  'typescript/no-inferrable-types',
  'typescript/no-invalid-void-type',
  'typescript/no-misused-promises',
  'typescript/no-namespace',
  'typescript/no-non-null-asserted-nullish-coalescing',
  'typescript/no-non-null-assertion',
  'typescript/no-require-imports',
  'typescript/no-unnecessary-type-constraint',
  'typescript/no-unsafe-function-type',
  'typescript/prefer-for-of',
  'typescript/prefer-function-type',
  'typescript/prefer-literal-enum-member',
  'typescript/unified-signatures',
];

/** Warnings about what is meant here: letters of a string, `sort()` of words, today's date on a sheet. */
const meant = [
  'no-control-regex',
  'no-empty-pattern',
  'react/purity',
  'typescript/no-base-to-string',
  'typescript/no-misused-spread',
  'typescript/no-redundant-type-constituents',
  'typescript/no-useless-default-assignment',
  'typescript/require-array-sort-compare',
  'typescript/unbound-method',
];

const all = (names: string[], severity: 'error' | 'off') =>
  Object.fromEntries(names.map((name) => [name, severity]));

/**
 * `node --import tsx node_modules/oxlint/bin/oxlint`, in `npm run check` and `npm test`. Types are known to all rules, and
 * what TypeScript says of them is told too: `tsc` would work them out a second time.
 */
export default defineConfig({
  ignorePatterns: ['dist/', '.data/', '.cache/', 'test-results/', 'playwright-report/'],
  plugins: ['eslint', 'oxc', 'typescript', 'react', 'promise'],
  options: { typeAware: true, typeCheck: true, reportUnusedDisableDirectives: 'error' },
  categories: { correctness: 'error' },
  rules: {
    'max-lines': ['error', { max: 250 }],
    'no-console': ['error', { allow: ['error'] }],
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'no-array-constructor': 'error',
    'no-empty-function': 'error',
    'no-useless-constructor': 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    'prefer-rest-params': 'error',
    'prefer-spread': 'error',
    'react/rules-of-hooks': 'error',
    ...all(typescriptRules, 'error'),
    ...all(meant, 'off'),
  },
  overrides: [
    ...layerRules,
    { files: ['server/**', 'tools/**', 'bench/**', 'e2e/**'], rules: { 'no-console': 'off' } },
  ],
});
