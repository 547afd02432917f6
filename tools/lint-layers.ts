import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { OxlintOverride } from 'oxlint';

/**
 * Who may import whom (house rule): common <- lib <- ui <- features <- practice <- pages, islands and shell <- documents; content.ts is
 * for features and above, a feature never imports another feature nor a kind of exercise another kind, only the build imports
 * documents, src/boot imports nothing, server and src share nothing but HTTP and SQL.
 * `group` patterns treat a leading `#` as a comment and match nothing, hence `regex`.
 */
interface Restriction {
  regex: string;
  message: string;
  allowTypeImports?: boolean;
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
const inBrowser = 'lib|ui|features|practice|content|pages|islands|shell|boot';

const foldersIn = (path: string) =>
  readdirSync(fileURLToPath(new URL(`../src/${path}`, import.meta.url)), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** Read from the disk, so that the rules hold from a new feature's first file. Each demo screen is a feature. */
const features = foldersIn('features').flatMap((name) =>
  name === 'demo' ? foldersIn('features/demo').map((demo) => `demo/${demo}`) : [name],
);

const kinds = foldersIn('practice');

/** Files of a kind of exercise that only the build reads, like src/documents. */
const drawnFiles = '(-document|/documents)\\.tsx$';

/** The browser gets the HTML that the build draws, and none of the code. */
const documents: Restriction = {
  regex: `^#documents/|${drawnFiles}`,
  message: 'A document never reaches the browser as code; leave an island in its text.',
};

const documentCode = { ...documents, regex: `^#documents/.*\\.tsx?$|${drawnFiles}` };

const above = 'pages|islands|shell|boot';

const practiceIsBelow =
  'A kind of exercise never imports another kind, nor what puts kinds together: lift the shared part.';

const shared = layer(inBrowser, 'Code that tools and src share belongs in common/.');

const editorial = layer('tools/editorial', 'Editorial checks never stop a build.');

export const layerRules = [
  restrict(
    ['common/**'],
    [layer(`${inBrowser}|documents|server|tools|e2e|bench`, 'common/ is below everything else.')],
  ),
  restrict(
    ['src/lib/**'],
    [layer(`ui|features|practice|content|${above}`, 'lib/ is the lowest layer.'), documents, backEnd],
  ),
  restrict(
    ['src/ui/**'],
    [
      layer(`features|practice|content|${above}`, 'ui/ only draws what it is given.'),
      supabaseClient,
      documents,
      backEnd,
    ],
  ),
  ...features.map((name) =>
    restrict(
      [`src/features/${name}/**`],
      [
        {
          // The linter's regular expressions have no lookahead, so this lists all other features by name.
          regex: `^#(${above}|practice|features/(${features.filter((other) => other !== name).join('|')}))/`,
          message:
            'A feature never imports another feature, nor what puts features together: lift the shared part, or pass a prop.',
        },
        documents,
        backEnd,
      ],
    ),
  ),
  restrict(['src/practice/*'], [layer(above, practiceIsBelow), supabaseClient, documents, backEnd]),
  ...kinds.flatMap((kind) => {
    const fence = [
      {
        regex: `^#(${above}|practice/(${kinds.filter((other) => other !== kind).join('|')}))/`,
        message: practiceIsBelow,
      },
      supabaseClient,
      backEnd,
    ];
    return [
      restrict([`src/practice/${kind}/**`], [...fence, documents]),
      restrict([`src/practice/${kind}/{documents,*-document}.tsx`], fence),
    ];
  }),
  restrict(['src/pages/**', 'src/islands/**', 'src/shell/**'], [supabaseClient, documents, backEnd]),
  // The browser needs the documents' styles.
  restrict(['src/shell/main.ts'], [supabaseClient, documentCode, backEnd]),
  // Tests draw documents.
  restrict(
    ['src/{practice,pages,islands,shell}/**/*.test.{ts,tsx}', 'src/pages/testing/**'],
    [supabaseClient, backEnd],
  ),
  restrict(['src/documents/**'], [supabaseClient, backEnd]),
  restrict(
    ['src/boot/**'],
    [
      layer(
        'features|practice|ui|content|documents|pages|islands|shell',
        'src/boot runs before any other code is there.',
      ),
      {
        ...layer('lib', 'src/boot runs before any other code is there, and takes only types from lib/.'),
        allowTypeImports: true,
      },
      backEnd,
    ],
  ),
  restrict(
    ['src/content.ts'],
    [
      layer(
        `features|practice|ui|lib|documents|${above}|server|e2e|bench`,
        'content.ts only opens content/.',
      ),
      {
        ...layer('tools', 'Only types come from tools/: the code of schemas never reaches the browser.'),
        allowTypeImports: true,
      },
    ],
  ),
  restrict(
    ['server/**'],
    [
      layer(
        `features|practice|ui|lib|content|documents|${above}`,
        'server/ and src/ share HTTP and SQL, nothing else.',
      ),
    ],
  ),
  restrict(['tools/**'], [shared, documents]),
  // The build imports only types of documents, because Vite bundles their code first.
  restrict(['tools/build.ts', 'tools/build/**'], [shared, editorial]),
  restrict(['tools/content/**'], [shared, documents, editorial]),
  // Sets up the window of src's tests.
  restrict(['tools/test-*.ts'], []),
  restrict(['e2e/**', 'bench/**'], [documents]),
];
