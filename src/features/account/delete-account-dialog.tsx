import { useEffect, useRef, useState, type FormEvent } from 'react';
import { fill } from '#common/fill.ts';
import { cuenta } from '#content.ts';
import { toast } from '#lib/toasts.ts';
import { useKeptFocus } from '#lib/use-kept-focus.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { deleteAccount, explain } from './account-api.ts';

interface DeleteAccountDialogProps {
  email: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onForgetDevice?: () => Promise<void>;
  onDeleted: () => void;
}

const { dialog, doneTitle, doneText, deviceFailed } = cuenta.delete;

export function DeleteAccountDialog({ isOpen, onOpenChange, ...rest }: DeleteAccountDialogProps) {
  const [isPending, setIsPending] = useState(false);
  return (
    <Dialog
      isOpen={isOpen}
      // A sent request cannot be cancelled, so the dialog stays open until the answer.
      onOpenChange={(next) => !isPending && onOpenChange(next)}
      title={dialog.title}
      description={dialog.text}
    >
      <DeleteAccountForm
        {...rest}
        isPending={isPending}
        onPending={setIsPending}
        onCancel={() => onOpenChange(false)}
      />
    </Dialog>
  );
}

interface FormProps extends Omit<DeleteAccountDialogProps, 'isOpen' | 'onOpenChange'> {
  isPending: boolean;
  onPending: (isPending: boolean) => void;
  onCancel: () => void;
}

/** State lives inside the dialog, so closing it discards the password. */
function DeleteAccountForm({ email, onForgetDevice, onDeleted, isPending, onPending, onCancel }: FormProps) {
  const [password, setPassword] = useState('');
  const [forgetsDevice, setForgetsDevice] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const keptFocus = useKeptFocus<HTMLFormElement>();
  const answer = useRef<HTMLDivElement>(null);
  // The error message pushes the field down, on a phone out of view.
  useEffect(() => {
    if (failure) answer.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    onPending(true);
    setFailure(null);
    try {
      await deleteAccount(email, password);
    } catch (error) {
      setFailure(explain(error));
      onPending(false);
      return;
    }
    // The account is deleted, even if the rest fails.
    const isForgotten =
      !forgetsDevice ||
      (await onForgetDevice?.().then(
        () => true,
        () => false,
      ));
    toast(
      isForgotten
        ? { title: doneTitle, text: doneText }
        : { title: doneTitle, text: deviceFailed, variant: 'destructive' },
    );
    onDeleted();
  }

  return (
    <form method="post" onSubmit={(event) => void submit(event)} className="space-y-5" {...keptFocus}>
      <div>
        <p className="font-medium">{dialog.goesTitle}</p>
        <ul className="mt-1.5 list-disc space-y-1 pl-5 break-words">
          {dialog.goes.map((item) => (
            <li key={item}>{fill(item, { email })}</li>
          ))}
        </ul>
      </div>
      {onForgetDevice && (
        <div>
          <p className="text-sm text-ink-soft">{dialog.device}</p>
          <Checkbox label={dialog.forgetDevice} isChecked={forgetsDevice} onChange={setForgetsDevice} />
        </div>
      )}
      {/* Tells password managers whose password this is. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <div ref={answer} className="space-y-5">
        <div role="alert">{failure && <p className="text-sm text-danger">{failure}</p>}</div>
        <PasswordField
          label={dialog.password}
          showLabel={dialog.show}
          hideLabel={dialog.hide}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          disabled={isPending}
        />
      </div>
      <div className="dialog-actions">
        <Button variant="quiet" disabled={isPending} onClick={onCancel}>
          {dialog.cancel}
        </Button>
        <Button type="submit" variant="danger" disabled={isPending}>
          {isPending ? dialog.pending : dialog.confirm}
        </Button>
      </div>
    </form>
  );
}
