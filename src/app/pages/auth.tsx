import { Check } from 'lucide-react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router';
import { auth } from '#content.ts';
import { AuthPanel } from '#features/auth/auth-panel.tsx';
import { NewPasswordView } from '#features/auth/new-password-view.tsx';
import { useSession } from '#features/auth/session.tsx';
import { usePageMeta } from '#lib/page-meta.ts';
import { safeRedirect } from '#lib/safe-redirect.ts';
import { useIsHydrated } from '#lib/use-is-hydrated.ts';
import { MarkedText } from '#ui/marked-text.tsx';
import { PageRest } from '#ui/page-rest.tsx';

export function AuthPage() {
  usePageMeta(auth.meta);
  const { status, isRecovering } = useSession();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  const redirect = safeRedirect(params.get('redirect'));
  const wantsNewPassword = isHydrated && (isRecovering || params.get('modo') === 'nueva-contrasena');

  if (status === 'signed-in' && !wantsNewPassword) return <Navigate to={redirect} replace />;
  return (
    <div className="shell grid gap-x-20 gap-y-10 py-12 md:py-20 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
      <div className="max-w-lg">
        <h1 className="text-4xl lg:text-5xl">
          <MarkedText text={auth.title} />
        </h1>
        <p className="mt-5 text-lg text-ink-soft">{auth.text}</p>
        <ul className="mt-8 space-y-3 max-lg:hidden">
          {auth.points.map((point) => (
            <li key={point} className="flex gap-3">
              <Check aria-hidden="true" className="mt-1 size-5 shrink-0 text-accent" />
              {point}
            </li>
          ))}
        </ul>
      </div>
      <PageRest>
        {/* Hidden by CSS while a stored session is being read: the page will be left in a moment. */}
        <div className={status === 'loading' ? 'auth-card' : ''}>
          <LinkExpired isPasswordLink={wantsNewPassword && status === 'signed-out'} />
          <section
            aria-label={auth.tabsLabel}
            className="rounded-card border border-line bg-surface p-6 sm:p-8"
          >
            {wantsNewPassword && status === 'signed-in' ? (
              <NewPasswordView onDone={() => void navigate(redirect, { replace: true })} />
            ) : (
              <AuthPanel redirect={redirect} />
            )}
          </section>
        </div>
      </PageRest>
    </div>
  );
}

/** Says why a link from a mail did not work, and what to do now. */
function LinkExpired({ isPasswordLink }: { isPasswordLink: boolean }) {
  const { state } = useLocation() as { state: { isLinkExpired?: boolean } | null };
  if (!state?.isLinkExpired && !isPasswordLink) return null;
  return (
    <div role="alert" className="mb-5 rounded-card border-2 border-danger bg-surface p-5">
      <p className="font-semibold">{auth.linkExpired.title}</p>
      <p className="mt-1 text-ink-soft">
        {isPasswordLink ? auth.newPassword.expired : auth.linkExpired.text}
      </p>
    </div>
  );
}
