import { auth, messages } from '#content.ts';
import { mailIsLate } from '#lib/backend/supabase.ts';
import { toast } from '#lib/toasts.ts';
import { Button } from '#ui/button.tsx';
import { ExternalLink } from '#ui/link.tsx';
import { signUp } from './actions.ts';
import { EmailField, Explanation, NewPasswordFields, useConfirmation } from './form-parts.tsx';
import { useSubmit } from './use-submit.ts';

interface SignUpFormProps {
  email: string;
  onEmail: (email: string) => void;
  password: string;
  onPassword: (password: string) => void;
  onBusy: (isBusy: boolean) => void;
  onDone: () => void;
}

export function SignUpForm({ email, onEmail, password, onPassword, onBusy, onDone }: SignUpFormProps) {
  const confirmation = useConfirmation(password);
  const { form, field, button, isSubmitting, explanation } = useSubmit(() => signUp(email, password), {
    accept: confirmation.accept,
    busy: onBusy,
    success: () => {
      // Do not send users to look for a mail that the server has not sent.
      const { title, text } = messages.signUpSucceeded;
      toast({ title, text: mailIsLate() ? auth.signUp.mailIsLate : text });
      onDone();
    },
    failure: ({ message }) =>
      message.includes('already registered')
        ? toast({ ...messages.signUpAlreadyRegistered, variant: 'destructive' })
        : toast({ title: messages.signUpFailed.title, text: message, variant: 'destructive' }),
  });
  const text = auth.signUp;

  return (
    <form {...form} className="space-y-5">
      <EmailField
        label={text.email}
        value={email}
        onChange={(event) => onEmail(event.target.value)}
        {...field('email')}
      />
      <NewPasswordFields
        labels={text}
        password={password}
        onPassword={onPassword}
        confirmation={confirmation}
        field={field('password')}
      />
      <Explanation {...explanation} />
      <Button type="submit" className="w-full" {...button}>
        {isSubmitting ? text.submitting : text.action}
      </Button>
      <p className="text-sm text-ink-soft">
        {text.privacy} {/* In a new tab, to keep the typed text. */}
        <ExternalLink href="/privacidad" className="text-link">
          {text.privacyAction}
        </ExternalLink>
      </p>
    </form>
  );
}
