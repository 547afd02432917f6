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

export function CuadernoPage() {
  const userId = useUserId();
  const { user } = useSession();
  const leave = useLeave();
  usePageMeta(cuaderno.meta);
  return (
    <NotebookView
      userId={userId}
      promptActions={({ text, equivalences }, keepEquivalences) => (
        <Suspense>
          <OpenKeptPrompt text={text} equivalences={equivalences} keepEquivalences={keepEquivalences} />
        </Suspense>
      )}
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
