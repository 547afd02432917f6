/**
 * How the browser's code is cut. Left alone, every small module that two pages share becomes a file of its own:
 * twenty requests before the landing page is alive instead of six.
 */
const framework = /node_modules\/(react|react-dom|react-router|scheduler|cookie|set-cookie-parser)\//;

/** Words of the frame; the copy of each page travels with that page. */
const frameWords = /\/content\/(site|pages\/(nav|footer|errors))\.yaml$|virtual:content\/lesson-slugs$/;

/**
 * The entry itself stays alone: it waits for the page's code before it hydrates, and a page that imported
 * from a file that is still waiting would wait forever. content.ts only passes on what others hold.
 */
const notInFrame =
  /\/src\/app\/main\.tsx$|\/index\.html|\/src\/content\.ts$|\/content\/.*\.(yaml|md)$|virtual:/;

export const chunkGroups = [
  // What every page needs and few releases change: browsers keep it from one visit to the next.
  { name: 'framework', priority: 3, test: framework },
  {
    name: 'frame',
    priority: 2,
    tags: ['$initial' as const],
    test: (id: string) => frameWords.test(id) || !notInFrame.test(id),
    // Dependencies have their own place; following them would bring every page's words along.
    includeDependenciesRecursively: false,
  },
  // Small pieces of nearly every page: one file instead of a handful.
  {
    name: 'common',
    priority: 1,
    test: /\/content\/messages\.yaml$|\/src\/(lib\/(page-meta|use-is-hydrated)|ui\/(text\/marked-text|dots))\.tsx?$|\/icons\/(check|arrow-right|arrow-up-right|chevron-down)\./,
    includeDependenciesRecursively: false,
  },
  // The same for pages behind sign-in.
  {
    name: 'learner',
    priority: 1,
    test: /\/src\/(lib\/(counted|dates|fold|use-kept-focus)\.ts|ui\/progress-bar\.tsx|features\/challenge\/challenge-state\.ts)$/,
    includeDependenciesRecursively: false,
  },
  // What everything that copies a text needs.
  {
    name: 'clipboard',
    priority: 1,
    test: /\/src\/lib\/(clipboard|prompts\/prompt-on-page)\.ts$/,
    includeDependenciesRecursively: false,
  },
  // What lists of cards share, on /cursos and in the libraries.
  {
    name: 'cards',
    priority: 1,
    test: /\/src\/ui\/(index-card|card-link|chip|empty-state)\.tsx$/,
    includeDependenciesRecursively: false,
  },
  // What dialogs and switches stand on.
  {
    name: 'widgets',
    priority: 1,
    test: /\/node_modules\/@radix-ui\/(primitive|react-(presence|use-[\w-]+|primitive|context|id|slot|compose-refs))\//,
    includeDependenciesRecursively: false,
  },
  // The notebook.
  {
    name: 'notebook',
    priority: 1,
    test: /\/src\/lib\/notebook\/(records|use-notebook)\.ts$/,
  },
];

/** Code that fetches other code names what that code needs; not what every page has anyway. */
export const withoutEntryFiles = (
  _file: string,
  needed: string[],
  { hostType }: { hostType: 'html' | 'js' },
) =>
  hostType === 'js' ? needed.filter((file) => !/\/(framework|frame|rolldown-runtime)-/.test(file)) : needed;

/** Packages keep their code in a folder called dist, and a file of that name says nothing: take the package's. */
export function chunkFileName({ name, moduleIds }: { name: string; moduleIds: string[] }) {
  const packageName = /.*\/node_modules\/(?:@[^/]+\/)?([^/]+)/.exec(moduleIds.at(-1) ?? '')?.[1];
  return `assets/${name === 'dist' && packageName ? packageName : '[name]'}-[hash].js`;
}

/**
 * Browsers compile a function when it first runs, and much of this code first runs at a click. The comment has those
 * that know it compile the whole file while it arrives, beside the thread that answers to touch. Not the backend's
 * client: we call little of it.
 */
export const compileHint = ({ moduleIds }: { moduleIds: string[] }) =>
  moduleIds.some((id) => id.includes('/@supabase/')) ? '' : '//# allFunctionsCalledOnLoad';
