import { useState } from 'react';
import { auth } from '#content.ts';
import { Tabs } from '#ui/tabs.tsx';
import { resendConfirmation, sendRecovery } from './actions.ts';
import { rememberDestination } from './mail-return.ts';
import { CheckMailView, SendMailView } from './mail-views.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

type View = 'tabs' | 'recover' | 'resend' | 'check-mail';

interface AuthPanelProps {
  redirect: string;
  /** Somebody whose recovery link no longer works is asked for the address right away. */
  firstView?: 'tabs' | 'recover';
}

/** Address and password live here: changing the tab or the view loses nothing that was typed. */
export function AuthPanel({ redirect, firstView = 'tabs' }: AuthPanelProps) {
  const [view, setView] = useState<View>(firstView);
  const [tab, setTab] = useState('sign-in');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const back = () => {
    setTab('sign-in');
    setView('tabs');
  };
  const fields = { email, onEmail: setEmail, password, onPassword: setPassword };

  if (view === 'recover') {
    return (
      <SendMailView
        key={view}
        text={auth.recover}
        email={email}
        onEmail={setEmail}
        send={sendRecovery}
        onBack={back}
      />
    );
  }
  if (view === 'resend') {
    return (
      <SendMailView
        key={view}
        text={auth.resend}
        email={email}
        onEmail={setEmail}
        send={resendConfirmation}
        onBack={back}
      />
    );
  }
  if (view === 'check-mail') {
    return <CheckMailView email={email} onResend={() => setView('resend')} onBack={back} />;
  }
  return (
    <Tabs
      label={auth.tabsLabel}
      value={tab}
      onChange={setTab}
      tabs={[
        {
          value: 'sign-in',
          label: auth.signIn.tab,
          content: (
            <SignInForm {...fields} onForgot={() => setView('recover')} onResend={() => setView('resend')} />
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
  );
}
