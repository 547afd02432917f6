import { Check } from 'lucide-react';
import { useEffect, useState } from 'react';
import { auth, messages } from '#content.ts';
import {
  noteForAuth,
  takeDestination,
  takeNotice,
  type AuthNotice,
  type MailLink,
} from '#features/auth/mail-return.ts';
import { AuthPanel } from '#features/auth/auth-panel.tsx';
import { TextButton } from '#features/auth/form-parts.tsx';
import { forgetMailLink, MailLinkView, useMailLink } from '#features/auth/mail-link-view.tsx';
import { NewPasswordView } from '#features/auth/new-password-view.tsx';
import { sessionStore } from '#features/auth/session-store.ts';
import { useSession } from '#features/auth/session.ts';
import { useQuery } from '#lib/address.ts';
import { goInstead } from '#lib/go.ts';
import type { IslandProps } from '#common/island-contract.ts';
import { authPath, safeRedirect } from '#lib/safe-redirect.ts';
import { toast } from '#lib/toasts.ts';
import { useKeptFocus } from '#lib/use-kept-focus.ts';
import { MarkedText } from '#ui/text/marked-text.tsx';

/** `tab`: the build also draws '/auth?modo=crear', so that the right tab shows before any script runs. */
export function AuthPage({ tab }: IslandProps['auth']) {
  const { status, isRecovering, isUnreachable } = useSession();
  const link = useMailLink();
  const redirect = safeRedirect(useQuery().get('redirect'));
  const isLeaving = status === 'signed-in' && !isRecovering && link === null;
  useEffect(() => {
    if (isLeaving) goInstead(redirect);
  }, [isLeaving, redirect]);

  return (
    <div className="shell grid gap-x-20 gap-y-10 py-12 max-sm:gap-y-5 max-sm:py-6 md:py-20 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
      <div className="max-w-lg">
        <h1 className="text-2xl sm:text-4xl lg:text-5xl">
          <MarkedText text={auth.title} />
        </h1>
        <p className="mt-5 text-lg text-ink-soft max-sm:hidden">{auth.text}</p>
        <ul className="mt-8 space-y-3 max-lg:hidden">
          {auth.points.map((point) => (
            <li key={point} className="flex gap-3">
              <Check aria-hidden="true" className="mt-1 size-5 shrink-0 text-accent" />
              {point}
            </li>
          ))}
        </ul>
      </div>
      {/* CSS hides it while the page reads a stored session, as it is about to redirect. */}
      <div className={status === 'loading' && !isUnreachable && !link ? 'auth-card' : ''}>
        {!isLeaving && <AuthCard link={link} redirect={redirect} firstTab={tab} />}
      </div>
    </div>
  );
}

interface AuthCardProps {
  link: MailLink | null | undefined;
  redirect: string;
  firstTab: IslandProps['auth']['tab'];
}

function AuthCard({ link, redirect, firstTab }: AuthCardProps) {
  const { status, isRecovering } = useSession();
  const notice = useNotice(link);
  const [isResending, setIsResending] = useState(false);
  // A learner with an expired recovery link gets the address form at once.
  const firstView = isResending ? 'resend' : notice === 'password-link-expired' ? 'recover' : 'tabs';
  const keptFocus = useKeptFocus<HTMLElement>();

  function leave(path: string, notice?: AuthNotice) {
    if (notice) noteForAuth(notice);
    forgetMailLink();
    goInstead(path);
  }

  function onOpened({ type, redirect: linkTarget }: MailLink) {
    if (type === 'recovery') return leave('/auth?modo=nueva-contrasena');
    // If this browser also sent the form, it remembers the page that the visitor came from.
    const remembered = takeDestination();
    const target = linkTarget === '/' ? remembered : linkTarget;
    if (sessionStore().current().status !== 'signed-in') return leave(authPath(target), 'confirmed');
    toast(messages.signInSucceeded);
    leave(target);
  }
  const onExpired = ({ type }: MailLink) =>
    leave('/auth', type === 'recovery' ? 'password-link-expired' : 'link-expired');

  return (
    <>
      {notice && !isResending && <Notice notice={notice} onAction={() => setIsResending(true)} />}
      <section
        {...keptFocus}
        aria-label={auth.tabsLabel}
        className="rounded-card border border-line bg-surface p-6 sm:p-8"
      >
        {link ? (
          <MailLinkView
            key={link.tokenHash}
            link={link}
            onOpened={() => onOpened(link)}
            onExpired={() => onExpired(link)}
            onStay={() => leave('/')}
          />
        ) : isRecovering && status === 'signed-in' ? (
          <NewPasswordView onDone={() => leave(redirect)} />
        ) : (
          <AuthPanel redirect={redirect} firstView={firstView} firstTab={firstTab} />
        )}
      </section>
    </>
  );
}

/** The notice left for this page, or the one for an address whose token is missing or used up. */
function useNotice(link: MailLink | null | undefined): AuthNotice | undefined {
  const { status, hasEnded } = useSession();
  const [noted, setNoted] = useState<AuthNotice>();
  const params = useQuery();
  useEffect(() => {
    const notice = takeNotice();
    // oxlint-disable-next-line react/set-state-in-effect -- reading removes the notice, so render must not do it
    if (notice) setNoted(notice);
  }, []);
  if (link !== null || status !== 'signed-out') return undefined;
  if (noted) return noted;
  const mode = params.get('modo');
  if (mode === 'nueva-contrasena') return 'password-link-expired';
  if (mode === 'confirmar') return 'link-expired';
  // Show it only to a learner who was redirected here from a page, and will return to it.
  return hasEnded && params.has('redirect') ? 'session-ended' : undefined;
}

interface NoticeWords {
  title: string;
  text: string;
  /** Label of the button to the form for another mail. */
  action?: string;
  role: string;
  border: string;
}

const notices: Record<AuthNotice, NoticeWords> = {
  confirmed: { ...auth.confirmed, role: 'status', border: 'border-success' },
  'link-expired': { ...auth.linkExpired, role: 'alert', border: 'border-danger' },
  'password-link-expired': {
    title: auth.linkExpired.title,
    text: auth.newPassword.expired,
    role: 'alert',
    border: 'border-danger',
  },
  'session-ended': { ...auth.sessionEnded, role: 'alert', border: 'border-ink' },
};

function Notice({ notice, onAction }: { notice: AuthNotice; onAction: () => void }) {
  const { title, text, action, role, border } = notices[notice];
  return (
    <div role={role} className={`mb-5 rounded-card border-2 bg-surface p-5 ${border}`}>
      <p className="font-semibold">{title}</p>
      <p className="mt-1 text-ink-soft">{text}</p>
      {action && (
        <p className="mt-2">
          <TextButton onClick={onAction}>{action}</TextButton>
        </p>
      )}
    </div>
  );
}
