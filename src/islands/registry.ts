import type { ComponentType } from 'react';
import type { IslandName, IslandProps, PracticeIslandProps } from '#common/island-contract.ts';
import { practiceIslands, practiceSources } from '#practice/islands.ts';
import type { Surroundings } from '#lib/user-id.ts';
import { notebookReady } from './notebook-ready.ts';

/** Starts an island in its place, with React only if the island needs it. */
type Mount<Name extends IslandName> = (place: HTMLElement, props: IslandProps[Name]) => void | Promise<void>;

interface Island<Name extends IslandName> {
  /**
   * `now`: at once, because it is the page. `near`: when it comes near the window. `press`: when the learner touches it. The
   * build may hide or disable a control of a `press` island only if there is nothing to press.
   */
  policy: 'now' | 'near' | 'press';
  load: () => Promise<Mount<Name>>;
}

export type Islands = { [Name in IslandName]: Island<Name> };

type Props<Name extends IslandName> = ComponentType<IslandProps[Name] & Surroundings>;

/** An island that React draws; the first of them loads React. */
function react<Name extends IslandName>(load: () => Promise<Props<Name>>) {
  return async (): Promise<Mount<Name>> => {
    const [{ mountReact }, Component] = await Promise.all([import('./mount-react.tsx'), load()]);
    return mountReact<IslandProps[Name]>(Component);
  };
}

/** An island that writes into the notebook: it waits until that is open, so that stored text shows at once. */
function withNotebook<Name extends IslandName>(load: () => Promise<Props<Name>>) {
  return react<Name>(async () => (await Promise.all([load(), notebookReady()]))[0]);
}

/** An island that is the whole page. */
const tool = <Name extends IslandName>(load: () => Promise<Props<Name>>): Island<Name> => ({
  policy: 'now',
  load: react<Name>(load),
});

const completion = () => import('#features/progress/lesson-completion.tsx');
const notes = () => import('#features/notebook/note-places.tsx');
const filling = () => import('./filling-islands.tsx');

const schoolIslands: { [Name in Exclude<IslandName, PracticeIslandName>]: Island<Name> } = {
  auth: tool(() => import('#pages/auth.tsx').then((m) => m.AuthPage)),
  dashboard: tool(() => import('#pages/dashboard.tsx').then((m) => m.DashboardPage)),
  constancia: tool(() => import('#pages/constancia.tsx').then((m) => m.ConstanciaPage)),
  cuaderno: tool(() => import('#pages/cuaderno.tsx').then((m) => m.CuadernoPage)),
  profile: tool(() => import('#features/demo/roadmap/roadmap.tsx').then((m) => m.Roadmap)),
  search: tool(() => import('#features/demo/chat/search-chat.tsx').then((m) => m.SearchChat)),
  import: tool(() => import('#features/demo/data-import/data-import.tsx').then((m) => m.DataImport)),
  manage: tool(() => import('#features/demo/cortex-library/cortex-library.tsx').then((m) => m.CortexLibrary)),
  settings: tool(() => import('#features/demo/settings/demo-settings.tsx').then((m) => m.DemoSettings)),
  'ui-gallery': tool(() => import('#pages/ui-gallery.tsx').then((m) => m.UiGallery)),

  'prompt-list': {
    policy: 'press',
    load: react(() => import('#pages/prompts.tsx').then((m) => m.PromptList)),
  },
  'gpt-list': { policy: 'press', load: react(() => import('#pages/gpts.tsx').then((m) => m.GptList)) },
  'course-list': {
    policy: 'press',
    load: react(() => import('#pages/cursos.tsx').then((m) => m.CourseList)),
  },

  reading: {
    policy: 'now',
    load: () => import('./mount-reading.ts').then((m) => m.mountReading),
  },
  completion: { policy: 'near', load: react(() => completion().then((m) => m.LessonCompletion)) },
  'completion-date': { policy: 'near', load: react(() => completion().then((m) => m.LessonCompletionDate)) },
  'complete-and-continue': {
    policy: 'near',
    load: react(() => completion().then((m) => m.CompleteAndContinue)),
  },
  'fill-in': { policy: 'press', load: react(() => import('./fill-in.tsx').then((m) => m.FillIn)) },
  'note-field': { policy: 'near', load: withNotebook(() => notes().then((m) => m.NoteField)) },
  'note-answer': { policy: 'near', load: withNotebook(() => notes().then((m) => m.NoteAnswer)) },
  'figure-activity': {
    policy: 'press',
    load: react(() => import('#features/figures/figure-activity.tsx').then((m) => m.FigureActivityIsland)),
  },

  'prompt-actions': {
    policy: 'now',
    load: () => import('#features/library/entry-bar.ts').then((m) => m.mountPromptActions),
  },
  download: {
    policy: 'press',
    load: () => import('#features/library/mount-download.ts').then((m) => m.mountDownload),
  },
  'bottom-bar': {
    policy: 'now',
    load: () => import('#features/library/entry-bar.ts').then((m) => m.mountBottomBar),
  },
  'prompt-filling': { policy: 'near', load: withNotebook(() => filling().then((m) => m.LibraryFilling)) },
  'put-back': { policy: 'near', load: withNotebook(() => filling().then((m) => m.LibraryAnswer)) },
};

type PracticeIslandName = keyof PracticeIslandProps;

function ofPractice<Name extends PracticeIslandName>(name: Name): Island<Name> {
  const { policy, writes, load } = practiceIslands[name];
  return { policy, load: writes ? withNotebook<Name>(load) : react<Name>(load) };
}

const practiceNames = Object.keys(practiceIslands) as PracticeIslandName[];

export const islands = {
  ...schoolIslands,
  ...Object.fromEntries(practiceNames.map((name) => [name, ofPractice(name)])),
} as { [Name in IslandName]: Island<Name> };

const mounting = 'src/islands/mount-react.tsx';
const client = 'src/lib/backend/backend-client.ts';
const bar = 'src/features/library/entry-bar.ts';

/** Source files of the islands that are mounted at once. */
const schoolSources: Partial<Record<IslandName, string[]>> = {
  dashboard: [mounting, 'src/pages/dashboard.tsx', client],
  constancia: [mounting, 'src/pages/constancia.tsx', client],
  auth: [mounting, 'src/pages/auth.tsx'],
  cuaderno: [mounting, 'src/pages/cuaderno.tsx'],
  profile: [mounting, 'src/features/demo/roadmap/roadmap.tsx'],
  search: [mounting, 'src/features/demo/chat/search-chat.tsx'],
  import: [mounting, 'src/features/demo/data-import/data-import.tsx'],
  manage: [mounting, 'src/features/demo/cortex-library/cortex-library.tsx'],
  settings: [mounting, 'src/features/demo/settings/demo-settings.tsx'],
  'ui-gallery': [mounting, 'src/pages/ui-gallery.tsx'],
  reading: ['src/islands/mount-reading.ts'],
  'prompt-actions': [bar],
  'bottom-bar': [bar],
};

/** For the build: the source files whose code a page with this island fetches at once. */
export function nowSources() {
  const ofKinds = Object.entries(practiceSources()).map(([name, files]) => [name, [mounting, ...files]]);
  const sources = { ...schoolSources, ...Object.fromEntries(ofKinds) } as typeof schoolSources;
  const names = Object.keys(islands) as IslandName[];
  return Object.fromEntries(names.map((name) => [name, sources[name] ?? []])) as Record<IslandName, string[]>;
}
