import { useState, type FormEvent } from 'react';
import { footer } from '#content.ts';
import { Button } from '#ui/button.tsx';
import { InputField } from '#ui/field.tsx';

/** Spec section 5: the value is logged and the field cleared; nothing is sent. */
export function NewsletterForm() {
  const [email, setEmail] = useState('');
  const [isDone, setIsDone] = useState(false);
  const text = footer.newsletter;

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    // eslint-disable-next-line no-console -- the specification asks for exactly this
    console.log('Newsletter:', email);
    setEmail('');
    setIsDone(true);
  }

  return (
    <form onSubmit={onSubmit}>
      <h2 className="text-2xl">{text.title}</h2>
      <p className="mt-2 mb-4 text-ink-soft">{text.text}</p>
      <div className="flex items-end gap-2 max-sm:flex-col max-sm:items-stretch">
        <InputField
          className="grow"
          label={text.label}
          type="email"
          required
          autoComplete="email"
          placeholder={text.placeholder}
          value={email}
          onChange={(event) => {
            setEmail(event.target.value);
            setIsDone(false);
          }}
        />
        <Button type="submit">{text.action}</Button>
      </div>
      <p role="status" className="mt-2 min-h-6 text-sm text-success">
        {isDone && text.done}
      </p>
    </form>
  );
}
