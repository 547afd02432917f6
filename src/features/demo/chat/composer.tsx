import { SendHorizontal } from 'lucide-react';
import { useState, type FormEvent, type KeyboardEvent, type RefObject } from 'react';
import { Button } from '#ui/button.tsx';
import { controlClass } from '#ui/field.tsx';
import { canSend } from './chat.ts';

interface ComposerProps {
  input: RefObject<HTMLTextAreaElement>;
  onSend: (text: string) => void;
}

export function Composer({ input, onSend }: ComposerProps) {
  const [text, setText] = useState('');

  function send(event: FormEvent) {
    event.preventDefault();
    if (!canSend(text)) return;
    onSend(text);
    setText('');
  }

  /** Enter sends, Shift+Enter breaks the line; the Enter that ends an IME's word does neither. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) send(event);
  }

  return (
    <form onSubmit={send} className="flex items-end gap-2 border-t border-line p-3 md:px-6 md:py-4">
      <textarea
        ref={input}
        aria-label="Message"
        placeholder="Search or ask anything..."
        rows={1}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        className={`${controlClass} field-sizing-content max-h-40 resize-none`}
      />
      <Button type="submit" disabled={!canSend(text)}>
        <SendHorizontal aria-hidden="true" className="size-4.5" />
        <span className="max-sm:sr-only">Send</span>
      </Button>
    </form>
  );
}
