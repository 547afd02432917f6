import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { OxlintOverride } from 'oxlint';

/**
 * Who may import whom (house rule): lib <- ui <- features <- app, content.ts for features and app only,
 * a feature never imports another feature, documents are drawn by the build only, server and src share nothing but HTTP and SQL.
 * `group` patterns treat a leading `#` as a comment and match nothing, hence `regex`.
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
  regex: '^(@supabase/|#lib/backend/supabase\\.ts$)',
  message: 'Only features talk to the backend, through #lib/backend/supabase.ts.',
};

const restrict = (files: string[], patterns: Restriction[]): OxlintOverride => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns: [parents, ...patterns] }] },
});

const backEnd = layer('server|tools|e2e|bench', 'src/ shares HTTP and SQL with the server, nothing else.');

const folder = fileURLToPath(new URL('../src/features/', import.meta.url));

const foldersIn = (path: string) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** Read from the disk, so that a new feature is fenced in from its first file. The demo screens are one feature each. */
const features = foldersIn(folder).flatMap((name) =>
  name === 'demo' ? foldersIn(`${folder}demo`).map((demo) => `demo/${demo}`) : [name],
);

/** What src/documents draws is drawn by the build: the browser gets the HTML and none of the code. */
const documents = layer('documents', 'src/documents never reaches the browser; leave an island in the text.');

export const layerRules = [
  restrict(
    ['src/lib/**'],
    [layer('ui|features|app|content', 'lib/ is the lowest layer.'), documents, backEnd],
  ),
  restrict(
    ['src/ui/**'],
    [layer('features|app|content', 'ui/ only draws what it is given.'), supabaseClient, documents, backEnd],
  ),
  ...features.map((name) =>
    restrict(
      [`src/features/${name}/**`],
      [
        {
          // The linter's regular expressions have no "not": all the others, by name.
          regex: `^#(app|features/(${features.filter((other) => other !== name).join('|')}))/`,
          message:
            'A feature never imports another feature or the app: lift the shared part, or pass a prop.',
        },
        documents,
        backEnd,
      ],
    ),
  ),
  restrict(['src/app/**'], [supabaseClient, documents, backEnd]),
  // The build's way in and the tests' draw documents; the styles of documents are the browser's business too.
  restrict(
    ['src/app/entry-server.tsx', 'src/app/document-styles.ts', 'src/app/testing/**', 'src/app/**/*.test.tsx'],
    [supabaseClient, backEnd],
  ),
  restrict(['src/documents/**'], [supabaseClient, backEnd]),
  restrict(
    ['src/boot/**'],
    [layer('app|features|ui|lib|content|documents', 'src/boot runs before the app is there.'), backEnd],
  ),
  restrict(
    ['src/content.ts'],
    [layer('app|features|ui|lib|documents|boot|server|e2e|bench', 'content.ts only opens content/.')],
  ),
  restrict(
    ['server/**'],
    [
      layer(
        'app|features|ui|lib|content|documents|boot',
        'server/ and src/ share HTTP and SQL, nothing else.',
      ),
    ],
  ),
  restrict(['tools/**', 'e2e/**', 'bench/**'], []),
];
