import { auth, messages } from '#content.ts';
import { toast } from '#lib/toasts.ts';
import { Button } from '#ui/button.tsx';
import { signIn } from './actions.ts';
import { EmailField, Explanation, TextButton, PasswordField } from './form-parts.tsx';
import { useSubmit } from './use-submit.ts';

interface SignInFormProps {
  email: string;
  onEmail: (email: string) => void;
  password: string;
  onPassword: (password: string) => void;
  onBusy: (isBusy: boolean) => void;
  onForgot: () => void;
  onResend: () => void;
}

export function SignInForm(props: SignInFormProps) {
  const { email, onEmail, password, onPassword, onBusy, onForgot, onResend } = props;
  const { form, field, button, isSubmitting, explanation } = useSubmit(() => signIn(email, password), {
    busy: onBusy,
    // The page goes to the redirect target as soon as a session exists.
    success: () => toast(messages.signInSucceeded),
    failure: ({ message }) =>
      toast({ title: messages.signInFailed.title, text: message, variant: 'destructive' }),
  });
  const text = auth.signIn;
  return (
    <form {...form} className="space-y-5">
      <EmailField
        label={text.email}
        value={email}
        onChange={(event) => onEmail(event.target.value)}
        {...field('email')}
      />
      <PasswordField
        label={text.password}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => onPassword(event.target.value)}
        {...field('password')}
      />
      <Explanation {...explanation} />
      <Button type="submit" className="w-full" {...button}>
        {isSubmitting ? text.submitting : text.action}
      </Button>
      <div className="flex flex-wrap justify-between gap-x-6">
        <TextButton onClick={onForgot}>{text.forgot}</TextButton>
        <TextButton onClick={onResend}>{text.resend}</TextButton>
      </div>
    </form>
  );
}
