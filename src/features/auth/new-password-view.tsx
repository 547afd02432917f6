import { useState } from 'react';
import { auth } from '#content.ts';
import { toast } from '#lib/toasts.ts';
import { Button } from '#ui/button.tsx';
import { setPassword } from './actions.ts';
import { Explanation, ViewHeading, NewPasswordFields, useConfirmation } from './form-parts.tsx';
import { useSubmit } from './use-submit.ts';

export function NewPasswordView({ onDone }: { onDone: () => void }) {
  const [password, setTypedPassword] = useState('');
  const confirmation = useConfirmation(password);
  const text = auth.newPassword;
  const { form, field, button, isSubmitting, explanation } = useSubmit(() => setPassword(password), {
    accept: confirmation.accept,
    success: () => {
      toast({ title: text.doneTitle, text: text.doneText });
      onDone();
    },
    failure: ({ message }) => toast({ title: text.errorTitle, text: message, variant: 'destructive' }),
  });

  return (
    <form {...form} className="space-y-5">
      <ViewHeading title={text.title} text={text.text} />
      <NewPasswordFields
        labels={text}
        password={password}
        onPassword={setTypedPassword}
        confirmation={confirmation}
        field={field('password')}
      />
      <Explanation {...explanation} />
      <Button type="submit" className="w-full" {...button}>
        {isSubmitting ? text.submitting : text.action}
      </Button>
    </form>
  );
}
