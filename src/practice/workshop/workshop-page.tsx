import { useEffect } from 'react';
import { fill } from '#common/fill.ts';
import { taller } from '#content.ts';
import { useQuery } from '#lib/address.ts';
import { componentOnDemand } from '#lib/code-on-demand.tsx';
import { goTo } from '#lib/go.ts';
import type { WithUser } from '#lib/user-id.ts';
import { findExercise } from './use-exercise.ts';
import { WorkshopView } from './workshop-view.tsx';

const WrittenPromptActions = componentOnDemand(() =>
  import('#features/filling/written-prompt-actions.tsx').then((m) => m.WrittenPromptActions),
);

const RestoredAnswer = componentOnDemand(() =>
  import('#features/filling/put-back.tsx').then((m) => m.RestoredAnswer),
);

export function WorkshopPage({ userId }: WithUser<object>) {
  const slug = useQuery().get('ejercicio');
  const exercise = slug === null ? undefined : findExercise(slug)?.entry;
  const { assembled, exercise: copy } = taller;
  useTitle(exercise && fill(copy.tab, { titulo: exercise.title }));

  const from = {
    to: exercise ? `/practica/taller?ejercicio=${exercise.slug}` : '/practica/taller',
    label: copy.back,
  };
  return (
    <WorkshopView
      userId={userId}
      slug={slug}
      tools={{
        actions: (prompt) =>
          userId && (
            <WrittenPromptActions
              prompt={{ ...prompt, title: exercise?.title ?? assembled.ownTitle, from }}
              userId={userId}
              copyLabel={assembled.copy}
              copied={assembled.copied}
              onOpenNotebook={() => goTo('/cuaderno#prompts')}
            />
          ),
        restoredAnswer: (equivalences) => <RestoredAnswer equivalences={equivalences} heading="h2" />,
      }}
    />
  );
}

/** The build drew the page without `?ejercicio=`. */
function useTitle(title: string | undefined) {
  useEffect(() => {
    if (title !== undefined) document.title = title;
  }, [title]);
}
