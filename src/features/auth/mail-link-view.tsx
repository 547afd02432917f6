import { useEffect, useState } from 'react';
import { fill } from '#common/fill.ts';
import { auth } from '#content.ts';
import { Button } from '#ui/button.tsx';
import { openMailLink, type AuthFailure } from './actions.ts';
import { Explanation, TextButton, ViewHeading } from './form-parts.tsx';
import { readMailLink, type MailLink } from './mail-return.ts';
import { useSession } from './session.ts';
import { useSubmit } from './use-submit.ts';

interface MailLinkViewProps {
  link: MailLink;
  onOpened: () => void;
  /** The link no longer works, and there is no session to continue with. */
  onExpired: () => void;
  /** The user keeps the current session. */
  onStay: () => void;
}

/** Failures after which the same button may still work. */
const TEMPORARY = ['network', 'server_busy', 'over_request_rate_limit', 'unexpected_failure'];
const isUsedUp = ({ code }: AuthFailure) => code !== undefined && !TEMPORARY.includes(code);

/** The target of mail links has a button, because mail scanners open links but press nothing (open point 25). */
export function MailLinkView({ link, onOpened, onExpired, onStay }: MailLinkViewProps) {
  const { user } = useSession();
  const [isAsking, setIsAsking] = useState(false);
  const { form, button, isSubmitting, explanation } = useSubmit(() => openMailLink(link), {
    // Otherwise a stranger's link could replace the learner's account with the stranger's unnoticed.
    accept: () => {
      if (user) setIsAsking(true);
      return !user || isAsking;
    },
    success: onOpened,
    failure: (failure) => {
      if (isUsedUp(failure) && !user) onExpired();
    },
  });
  const text = link.type === 'signup' ? auth.mailLink.confirm : auth.mailLink.recover;
  const email = user?.email ?? '';
  const stay = fill(auth.mailLink.stay, { email });
  const isOther = user !== null && !isSubmitting;
  return (
    <form {...form} className="space-y-5">
      <ViewHeading title={text.title} text={text.text} />
      <div role="alert" className="contents">
        {isOther && (
          <p className="rounded-control bg-marker/60 px-3 py-2.5 text-sm break-words">
            {fill(auth.mailLink[isAsking ? 'replace' : 'signedInAs'], { email })}
          </p>
        )}
      </div>
      <Explanation {...explanation} role="alert" />
      {isOther && isAsking ? (
        <>
          {/* It takes the pressed button's place, so a double click must change nothing. */}
          <Button className="w-full" onClick={onStay}>
            {stay}
          </Button>
          <Button type="submit" variant="secondary" className="w-full" {...button}>
            {auth.mailLink.replaceAction}
          </Button>
        </>
      ) : (
        <>
          <Button type="submit" className="w-full" {...button}>
            {isSubmitting ? text.submitting : text.action}
          </Button>
          {isOther && <TextButton onClick={onStay}>{stay}</TextButton>}
        </>
      )}
    </form>
  );
}

/**
 * The mail link that opened the page; undefined until the browser reads the address, whose fragment the build does not
 * know. The token moves at once from the address bar to the history entry, so that a reload still has it and a
 * copied address does not.
 */
export function useMailLink(): MailLink | null | undefined {
  const [link, setLink] = useState<MailLink | null>();
  useEffect(() => {
    function read() {
      const mailLink = readMailLink(location.hash);
      if (mailLink) history.replaceState({ mailLink }, '', location.pathname + location.search);
      setLink((history.state as { mailLink?: MailLink } | null)?.mailLink ?? null);
    }
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  return link;
}

/** Clears the token before leaving: Chrome keeps the entry's state if the next page has the same address. */
export const forgetMailLink = () => history.replaceState(null, '');
