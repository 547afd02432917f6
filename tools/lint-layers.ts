import type { Linter } from 'eslint';

/**
 * Who may import whom (house rule): lib <- ui <- features <- app, content.ts for features and app only,
 * a feature never imports another feature, server and src share nothing but HTTP and SQL.
 * ESLint's `group` patterns treat a leading `#` as a comment and match nothing, hence `regex`.
 */
interface Restriction {
  regex: string;
  message: string;
}

const parents: Restriction = {
  regex: '^\\.\\./',
  message: 'Write other folders as #layer/file.ts; only ./file.ts is relative.',
};

const layer = (forbidden: string, reason: string): Restriction => ({
  regex: `^#(${forbidden})(/|\\.ts$)`,
  message: reason,
});

const supabaseClient: Restriction = {
  regex: '^(@supabase/|#lib/supabase\\.ts$)',
  message: 'Only features talk to the backend, through #lib/supabase.ts.',
};

const restrict = (files: string[], patterns: Restriction[]): Linter.Config => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns: [parents, ...patterns] }] },
});

const backEnd = layer('server|tools|e2e', 'src/ shares HTTP and SQL with the server, nothing else.');

const features = [
  'auth',
  'progress',
  'lessons',
  'library',
  'dashboard',
  'theme',
  'roadmap',
  'chat',
  'data-import',
  'settings',
  'cortex-library',
];

export const layerRules = [
  restrict(['src/lib/**'], [layer('ui|features|app|content', 'lib/ is the lowest layer.'), backEnd]),
  restrict(
    ['src/ui/**'],
    [layer('features|app|content', 'ui/ only draws what it is given.'), supabaseClient, backEnd],
  ),
  ...features.map((name) =>
    restrict(
      [`src/features/${name}/**`],
      [
        {
          regex: `^#(app/|features/(?!${name}/))`,
          message:
            'A feature never imports another feature or the app: lift the shared part, or pass a prop.',
        },
        backEnd,
      ],
    ),
  ),
  restrict(['src/app/**'], [supabaseClient, backEnd]),
  restrict(
    ['server/**'],
    [layer('app|features|ui|lib|content', 'server/ and src/ share HTTP and SQL, nothing else.')],
  ),
  restrict(['tools/**', 'e2e/**', 'bench/**'], []),
];
