import type { ComponentType } from 'react';
import type { IslandName, IslandProps } from '#common/island-contract.ts';
import type { Surroundings } from './island-root.tsx';
import { notebookReady } from './notebook-ready.ts';

/** Begins in its place; React has no part in it unless the island asks for it. */
export type Mount<Name extends IslandName> = (
  place: HTMLElement,
  props: IslandProps[Name],
) => void | Promise<void>;

interface Island<Name extends IslandName> {
  /**
   * `now`: the page is nothing without it. `near`: when it comes near. `press`: when it is touched. The build may only hide
   * or disable a control of the last kind if there is nothing to press.
   */
  policy: 'now' | 'near' | 'press';
  /** Of an island that is mounted at once: the build has its code fetched together with the page. */
  sources?: string[];
  load: () => Promise<Mount<Name>>;
}

export type Islands = { [Name in IslandName]: Island<Name> };

type Props<Name extends IslandName> = ComponentType<IslandProps[Name] & Surroundings>;

/** An island that React draws; React comes with the first of them. */
function react<Name extends IslandName>(load: () => Promise<Props<Name>>) {
  return async (): Promise<Mount<Name>> => {
    const [{ mountReact }, Component] = await Promise.all([import('./mount-react.tsx'), load()]);
    return mountReact<IslandProps[Name]>(Component);
  };
}

/** One that writes into the notebook: it waits until that is open, so that what was written earlier is there at once. */
function withNotebook<Name extends IslandName>(load: () => Promise<Props<Name>>) {
  return react<Name>(async () => (await Promise.all([load(), notebookReady()]))[0]);
}

const mounting = 'src/islands/mount-react.tsx';
const bar = 'src/features/library/entry-bar.ts';
const client = 'src/lib/backend/backend-client.ts';

/** A whole page. */
const tool = <Name extends IslandName>(source: string, load: () => Promise<Props<Name>>): Island<Name> => ({
  policy: 'now',
  sources: [mounting, source],
  load: react<Name>(load),
});

const completion = () => import('#features/progress/lesson-completion.tsx');
const notes = () => import('#features/notebook/note-places.tsx');
const week = () => import('#features/practice/trade-week.tsx');
const challenges = () => import('./challenge-list-islands.tsx');
const filling = () => import('./filling-islands.tsx');

export const islands: Islands = {
  auth: tool('src/pages/auth.tsx', () => import('#pages/auth.tsx').then((m) => m.AuthPage)),
  dashboard: {
    ...tool('src/pages/dashboard.tsx', () => import('#pages/dashboard.tsx').then((m) => m.DashboardPage)),
    sources: [mounting, 'src/pages/dashboard.tsx', client],
  },
  constancia: {
    ...tool('src/pages/constancia.tsx', () => import('#pages/constancia.tsx').then((m) => m.ConstanciaPage)),
    sources: [mounting, 'src/pages/constancia.tsx', client],
  },
  cuaderno: tool('src/pages/cuaderno.tsx', () => import('#pages/cuaderno.tsx').then((m) => m.CuadernoPage)),
  practica: tool('src/pages/practica.tsx', () => import('#pages/practica.tsx').then((m) => m.PracticaPage)),
  errores: tool('src/pages/practica/errores.tsx', () =>
    import('#pages/practica/errores.tsx').then((m) => m.ErroresPage),
  ),
  repaso: tool('src/pages/practica/repaso.tsx', () =>
    import('#pages/practica/repaso.tsx').then((m) => m.RepasoPage),
  ),
  taller: tool('src/pages/practica/taller.tsx', () =>
    import('#pages/practica/taller.tsx').then((m) => m.TallerPage),
  ),
  profile: tool('src/features/demo/roadmap/roadmap.tsx', () =>
    import('#features/demo/roadmap/roadmap.tsx').then((m) => m.Roadmap),
  ),
  search: tool('src/features/demo/chat/search-chat.tsx', () =>
    import('#features/demo/chat/search-chat.tsx').then((m) => m.SearchChat),
  ),
  import: tool('src/features/demo/data-import/data-import.tsx', () =>
    import('#features/demo/data-import/data-import.tsx').then((m) => m.DataImport),
  ),
  manage: tool('src/features/demo/cortex-library/cortex-library.tsx', () =>
    import('#features/demo/cortex-library/cortex-library.tsx').then((m) => m.CortexLibrary),
  ),
  settings: tool('src/features/demo/settings/demo-settings.tsx', () =>
    import('#features/demo/settings/demo-settings.tsx').then((m) => m.DemoSettings),
  ),
  'ui-gallery': tool('src/pages/ui-gallery.tsx', () =>
    import('#pages/ui-gallery.tsx').then((m) => m.UiGallery),
  ),

  'prompt-list': {
    policy: 'press',
    load: react(() => import('#pages/prompts.tsx').then((m) => m.PromptList)),
  },
  'gpt-list': { policy: 'press', load: react(() => import('#pages/gpts.tsx').then((m) => m.GptList)) },
  'course-list': {
    policy: 'press',
    load: react(() => import('#features/library/course-list.tsx').then((m) => m.CourseList)),
  },

  reading: {
    policy: 'now',
    sources: ['src/islands/mount-reading.ts'],
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
    sources: [bar],
    load: () => import('#features/library/entry-bar.ts').then((m) => m.mountPromptActions),
  },
  download: {
    policy: 'press',
    load: () => import('#features/library/mount-download.ts').then((m) => m.mountDownload),
  },
  'bottom-bar': {
    policy: 'now',
    sources: [bar],
    load: () => import('#features/library/entry-bar.ts').then((m) => m.mountBottomBar),
  },
  'prompt-filling': { policy: 'near', load: withNotebook(() => filling().then((m) => m.LibraryFilling)) },
  'put-back': { policy: 'near', load: withNotebook(() => filling().then((m) => m.LibraryAnswer)) },
  'recipe-filling': { policy: 'near', load: withNotebook(() => filling().then((m) => m.RecipeFilling)) },
  'recipe-answer': { policy: 'near', load: withNotebook(() => filling().then((m) => m.RecipeAnswer)) },

  hunt: {
    policy: 'now',
    sources: [mounting, 'src/features/hunt/hunt-answer.tsx'],
    load: withNotebook(() => import('#features/hunt/hunt-answer.tsx').then((m) => m.HuntAnswer)),
  },
  challenge: {
    policy: 'now',
    sources: [mounting, 'src/features/challenge/challenge-desk.tsx'],
    load: withNotebook(() => import('#features/challenge/challenge-desk.tsx').then((m) => m.ChallengeDesk)),
  },
  'challenge-state': { policy: 'near', load: withNotebook(() => challenges().then((m) => m.ChallengeState)) },
  'module-six': {
    policy: 'now',
    sources: [mounting, 'src/islands/challenge-list-islands.tsx', client],
    load: withNotebook(() => challenges().then((m) => m.ModuleSix)),
  },
  'trade-day': { policy: 'near', load: withNotebook(() => week().then((m) => m.TradeDay)) },
  'trade-progress': { policy: 'near', load: withNotebook(() => week().then((m) => m.TradeProgress)) },
};
