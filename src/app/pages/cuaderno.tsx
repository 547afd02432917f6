import { lazy, Suspense } from 'react';
import { useLeave } from '#app/frame/use-leave.ts';
import { cuaderno } from '#content.ts';
import { useSession, useUserId } from '#features/auth/session.tsx';
import { NotebookView } from '#features/notebook/notebook-view.tsx';
import { forgetNotebook } from '#lib/notebook/use-notebook.ts';
import { usePageMeta } from '#lib/page-meta.ts';

const AccountSection = lazy(() =>
  import('#features/account/account-section.tsx').then((m) => ({ default: m.AccountSection })),
);

const OpenKeptPrompt = lazy(() =>
  import('#features/filling/open-in.tsx').then((m) => ({ default: m.OpenKeptPrompt })),
);

const RestoredAnswer = lazy(() =>
  import('#features/filling/put-back.tsx').then((m) => ({ default: m.RestoredAnswer })),
);

export function CuadernoPage() {
  const userId = useUserId();
  const { user } = useSession();
  const leave = useLeave();
  usePageMeta(cuaderno.meta);
  return (
    <NotebookView
      userId={userId}
      promptTools={{
        actions: ({ text, equivalences }, keepEquivalences) => (
          <Suspense>
            <OpenKeptPrompt text={text} equivalences={equivalences} keepEquivalences={keepEquivalences} />
          </Suspense>
        ),
        restoredAnswer: (equivalences) => (
          <Suspense>
            <RestoredAnswer equivalences={equivalences} heading="h4" />
          </Suspense>
        ),
      }}
      account={
        <Suspense>
          <AccountSection
            email={user?.email ?? null}
            onForgetDevice={async () => {
              if (userId) await forgetNotebook(userId);
            }}
            onDeleted={() => void leave({ hasEnded: true })}
          />
        </Suspense>
      }
    />
  );
}
