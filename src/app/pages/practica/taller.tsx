import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { taller } from '#content.ts';
import { useUserId } from '#features/auth/session.tsx';
import { findExercise } from '#features/practice/workshop/use-exercise.ts';
import { WorkshopView } from '#features/practice/workshop/workshop-view.tsx';
import { focusHeading } from '#lib/focus-heading.ts';
import { componentOnDemand } from '#lib/component-on-demand.tsx';
import { usePageMeta } from '#lib/page-meta.ts';
import { useIsHydrated } from '#lib/use-is-hydrated.ts';

const WrittenPromptActions = componentOnDemand(() =>
  import('#features/filling/written-prompt-actions.tsx').then((m) => m.WrittenPromptActions),
);

const RestoredAnswer = componentOnDemand(() =>
  import('#features/filling/put-back.tsx').then((m) => m.RestoredAnswer),
);

export function TallerPage() {
  const userId = useUserId();
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  const isHydrated = useIsHydrated();
  const wanted = isHydrated ? new URLSearchParams(search).get('ejercicio') : null;
  const exercise = wanted === null ? undefined : findExercise(wanted)?.entry;
  const { assembled, meta, exercise: copy } = taller;
  usePageMeta(exercise ? { ...meta, title: copy.tab.replace('{titulo}', () => exercise.titulo) } : meta);
  useNewTask(search, hash);

  const from = {
    to: exercise ? `/practica/taller?ejercicio=${exercise.slug}` : '/practica/taller',
    label: copy.back,
  };
  return (
    <WorkshopView
      userId={userId}
      wanted={wanted}
      tools={{
        actions: (prompt) =>
          userId && (
            <WrittenPromptActions
              prompt={{ ...prompt, title: exercise?.titulo ?? assembled.ownTitle, from }}
              userId={userId}
              copyLabel={assembled.copy}
              copied={assembled.copied}
              onOpenNotebook={() => void navigate('/cuaderno#prompts')}
            />
          ),
        restoredAnswer: (equivalences) => <RestoredAnswer equivalences={equivalences} heading="h2" />,
      }}
    />
  );
}

/** Another exercise is another page, although its path is the same: it begins at its heading, or at the fragment's section. */
function useNewTask(search: string, hash: string) {
  const shown = useRef(search);
  useEffect(() => {
    if (shown.current === search) return;
    shown.current = search;
    // The frame has gone there already.
    if (hash) return;
    focusHeading();
    scrollTo(0, 0);
  }, [search, hash]);
}
