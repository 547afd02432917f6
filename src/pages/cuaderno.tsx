import { useSession } from '#features/auth/session.ts';
import { signOut } from '#features/auth/sign-out.ts';
import { NotebookLoading, NotebookView } from '#features/notebook/notebook-view.tsx';
import type { PromptTools } from '#features/notebook/saved-prompts.tsx';
import { componentOnDemand } from '#lib/code-on-demand.tsx';
import type { Notebook } from '#lib/notebook/notebook.ts';
import type { WithUser } from '#lib/user-id.ts';

const NotebookCopy = componentOnDemand(
  async () => {
    const [{ NotebookCopy: Copy }, { recordChecks }] = await Promise.all([
      import('#features/notebook/notebook-copy.tsx'),
      import('#practice/record-checks.ts'),
    ]);
    return ({ notebook }: { notebook: Notebook }) => <Copy notebook={notebook} recordChecks={recordChecks} />;
  },
  <NotebookLoading />,
);

const AccountSection = componentOnDemand(() =>
  import('#features/account/account-section.tsx').then((m) => m.AccountSection),
);

const OpenKeptPrompt = componentOnDemand(() =>
  import('#features/filling/open-in.tsx').then((m) => m.OpenKeptPrompt),
);

const RestoredAnswer = componentOnDemand(() =>
  import('#features/filling/put-back.tsx').then((m) => m.RestoredAnswer),
);

/** A constant, so that unchanged cards are not redrawn. */
const promptTools: PromptTools = {
  actions: ({ text, equivalences }, keepEquivalences) => (
    <OpenKeptPrompt text={text} equivalences={equivalences} keepEquivalences={keepEquivalences} />
  ),
  restoredAnswer: (equivalences) => <RestoredAnswer equivalences={equivalences} heading="h4" />,
};

export function CuadernoPage({ userId }: WithUser<object>) {
  const { user } = useSession();
  return (
    <NotebookView
      userId={userId}
      promptTools={promptTools}
      copy={(notebook) => <NotebookCopy notebook={notebook} />}
      account={
        <AccountSection
          email={user?.email ?? null}
          onForgetDevice={async () => {
            const { forgetDevice } = await import('./forget-device.ts');
            if (userId) await forgetDevice(userId);
          }}
          onDeleted={() => signOut({ hasEnded: true })}
        />
      }
    />
  );
}
