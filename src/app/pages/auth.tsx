import { Check } from 'lucide-react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router';
import { auth, messages } from '#content.ts';
import { takeDestination, type AuthPageState, type MailLink } from '#features/auth/mail-return.ts';
import { AuthPanel } from '#features/auth/auth-panel.tsx';
import { MailLinkView, useMailLink } from '#features/auth/mail-link-view.tsx';
import { NewPasswordView } from '#features/auth/new-password-view.tsx';
import { currentSession } from '#features/auth/session-store.ts';
import { useSession } from '#features/auth/session.tsx';
import { usePageMeta } from '#lib/page-meta.ts';
import { authPath, safeRedirect } from '#lib/safe-redirect.ts';
import { toast } from '#lib/toasts.ts';
import { useIsHydrated } from '#lib/use-is-hydrated.ts';
import { useKeptFocus } from '#lib/use-kept-focus.ts';
import { Link } from '#ui/link.tsx';
import { MarkedText } from '#ui/text/marked-text.tsx';

export function AuthPage() {
  usePageMeta(auth.meta);
  const { status, isRecovering, isUnreachable } = useSession();
  const [params] = useSearchParams();
  const link = useMailLink();
  const redirect = safeRedirect(params.get('redirect'));

  if (status === 'signed-in' && !isRecovering && !link) return <Navigate to={redirect} replace />;
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
      {/* Hidden by CSS while a stored session is being read: the page will be left in a moment. */}
      <div className={status === 'loading' && !isUnreachable && !link ? 'auth-card' : ''}>
        <AuthCard link={link} redirect={redirect} />
      </div>
    </div>
  );
}

function AuthCard({ link, redirect }: { link: MailLink | null; redirect: string }) {
  const { status, isRecovering } = useSession();
  const navigate = useNavigate();
  const notice = useNotice(link);
  const [params] = useSearchParams();
  const mode = params.get('modo');
  const isHydrated = useIsHydrated();
  // A learner whose recovery link no longer works is asked for the address right away.
  const firstView =
    notice === 'password-link-expired' ? 'recover' : isHydrated && mode === 'reenviar' ? 'resend' : 'tabs';
  // The build draws this address for itself (tools/build/site-pages.ts): the right tab is there before any script.
  const firstTab = mode === 'crear' ? 'sign-up' : 'sign-in';
  const keptFocus = useKeptFocus<HTMLElement>();
  const leave = (path: string, state?: AuthPageState) => void navigate(path, { replace: true, state });

  function onOpened({ type, redirect: wanted }: MailLink) {
    if (type === 'recovery') return leave('/auth?modo=nueva-contrasena');
    // The mail may have been opened elsewhere than the form; here the form's own wish is known as well.
    const remembered = takeDestination();
    const target = wanted === '/' ? remembered : wanted;
    if (currentSession().status !== 'signed-in') return leave(authPath(target), { notice: 'confirmed' });
    toast(messages.signInSucceeded);
    leave(target);
  }
  const onExpired = ({ type }: MailLink) =>
    leave('/auth', { notice: type === 'recovery' ? 'password-link-expired' : 'link-expired' });

  return (
    <>
      {notice && <Notice notice={notice} />}
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

type NoticeName = NonNullable<AuthPageState['notice']> | 'session-ended';

/** What this page was told to say, or what the address means when its token is missing or was used up before. */
function useNotice(link: MailLink | null): NoticeName | undefined {
  const { status, hasEnded } = useSession();
  const { state } = useLocation() as { state: AuthPageState | null };
  const [params] = useSearchParams();
  const isHydrated = useIsHydrated();
  if (!isHydrated || link || status !== 'signed-out') return undefined;
  if (state?.notice) return state.notice;
  const mode = params.get('modo');
  if (mode === 'nueva-contrasena') return 'password-link-expired';
  if (mode === 'confirmar') return 'link-expired';
  // Only whoever was led here from a page comes back to it.
  return hasEnded && params.has('redirect') ? 'session-ended' : undefined;
}

interface NoticeWords {
  title: string;
  text: string;
  /** Of a link to the form that sends another mail. */
  action?: string;
  role: string;
  border: string;
}

const notices: Record<NoticeName, NoticeWords> = {
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

function Notice({ notice }: { notice: NoticeName }) {
  const { title, text, action, role, border } = notices[notice];
  return (
    <div role={role} className={`mb-5 rounded-card border-2 bg-surface p-5 ${border}`}>
      <p className="font-semibold">{title}</p>
      <p className="mt-1 text-ink-soft">{text}</p>
      {action && (
        <p className="mt-2">
          <Link to="/auth?modo=reenviar" className="inline-flex min-h-11 items-center text-link">
            {action}
          </Link>
        </p>
      )}
    </div>
  );
}
