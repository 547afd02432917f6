import prettier from 'eslint-config-prettier';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { layerRules } from '#tools/lint-layers.ts';

export default tseslint.config(
  { ignores: ['dist/', '.data/', '.cache/', 'test-results/', 'playwright-report/'] },
  ...tseslint.configs.strict,
  ...tseslint.configs.stylistic,
  { files: ['src/**', 'bench/**/*.tsx'], ...reactHooks.configs.flat['recommended-latest'] },
  {
    rules: {
      'max-lines': ['error', { max: 250 }],
      'no-console': ['error', { allow: ['error'] }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
      '@typescript-eslint/no-non-null-assertion': 'error',
    },
  },
  {
    // A promise that nobody waits for loses its error. Only these rules need types, which take most of the time of a run.
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-floating-promises': ['error', { ignoreVoid: true }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: true } }],
      '@typescript-eslint/await-thenable': 'error',
    },
  },
  ...layerRules,
  { files: ['server/**', 'tools/**', 'bench/**', 'e2e/**'], rules: { 'no-console': 'off' } },
  prettier,
);
