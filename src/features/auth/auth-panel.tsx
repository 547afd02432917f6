import { useEffect, useRef, useState } from 'react';
import { auth } from '#content.ts';
import { useKeptFocus } from '#lib/use-kept-focus.ts';
import { Tabs } from '#ui/tabs.tsx';
import { resendConfirmation, sendRecovery } from './actions.ts';
import { rememberDestination } from './mail-return.ts';
import { CheckMailView, SendMailView } from './mail-views.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

type View = 'tabs' | 'recover' | 'resend' | 'check-mail';
type Tab = 'sign-in' | 'sign-up';

interface AuthPanelProps {
  redirect: string;
  /** The view that the page requests; a change keeps what was typed. */
  firstView?: 'tabs' | 'recover' | 'resend';
  firstTab?: Tab;
}

/** Holds address and password, so that changing the tab or the view keeps the typed text. */
export function AuthPanel({ redirect, firstView = 'tabs', firstTab = 'sign-in' }: AuthPanelProps) {
  const [view, setView] = useState<View>(firstView);
  const [tab, setTab] = useState<string>(firstTab);
  const [appliedView, setAppliedView] = useState(firstView);
  if (appliedView !== firstView) {
    setAppliedView(firstView);
    setView(firstView);
  }
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  // Changing the view removes the button that was pressed.
  const keptFocus = useKeptFocus<HTMLDivElement>();
  const { ref: panel } = keptFocus;
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current !== view && panel.current) {
      scrollToStart(panel.current);
      // The notice with the pressed button is gone.
      if (document.activeElement === document.body)
        panel.current.querySelector('input')?.focus({ preventScroll: true });
    }
    shown.current = view;
  }, [view, panel]);
  const back = () => {
    setTab('sign-in');
    setView('tabs');
  };
  const fields = { email, onEmail: setEmail, password, onPassword: setPassword, onBusy: setIsBusy };

  return (
    <div {...keptFocus}>
      {view === 'tabs' ? (
        <Tabs
          label={auth.tabsLabel}
          value={tab}
          onChange={setTab}
          isDisabled={isBusy}
          tabs={[
            {
              value: 'sign-in',
              label: auth.signIn.tab,
              content: (
                <SignInForm
                  {...fields}
                  onForgot={() => setView('recover')}
                  onResend={() => setView('resend')}
                />
              ),
            },
            {
              value: 'sign-up',
              label: auth.signUp.tab,
              content: (
                <SignUpForm
                  {...fields}
                  onDone={() => {
                    rememberDestination(redirect);
                    setPassword('');
                    setView('check-mail');
                  }}
                />
              ),
            },
          ]}
        />
      ) : view === 'check-mail' ? (
        <CheckMailView email={email} onResend={() => setView('resend')} onBack={back} />
      ) : (
        <SendMailView key={view} {...mails[view]} email={email} onEmail={setEmail} onBack={back} />
      )}
    </div>
  );
}

/** Scrolls up to the panel's start if the top bar covers it; does nothing if it is visible. */
function scrollToStart(panel: HTMLElement) {
  const bar = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  if (panel.getBoundingClientRect().top < bar) panel.scrollIntoView();
}

const mails = {
  recover: { text: auth.recover, send: sendRecovery },
  resend: { text: auth.resend, send: resendConfirmation },
};
