import prettier from 'eslint-config-prettier';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { layerRules } from '#tools/lint-layers.ts';

export default tseslint.config(
  { ignores: ['dist/', '.data/', '.cache/', 'test-results/', 'playwright-report/'] },
  ...tseslint.configs.strict,
  ...tseslint.configs.stylistic,
  reactHooks.configs.flat['recommended-latest'],
  {
    rules: {
      'max-lines': ['error', { max: 250 }],
      'no-console': ['error', { allow: ['error'] }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
      '@typescript-eslint/no-non-null-assertion': 'error',
    },
  },
  ...layerRules,
  { files: ['server/**', 'tools/**', 'bench/**', 'e2e/**'], rules: { 'no-console': 'off' } },
  prettier,
);
