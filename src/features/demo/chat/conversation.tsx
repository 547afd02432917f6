import { SendHorizontal } from 'lucide-react';
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent, type RefObject } from 'react';
import { Button } from '#ui/button.tsx';
import { controlClass } from '#ui/form/field.tsx';
import { canSend, type Chat } from './chat.ts';

const timeFormat = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** Announces new messages (role log) and scrolls to them. */
export function MessageLog({ chat }: { chat: Chat }) {
  const log = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  }, [chat.id, chat.messages.length]);
  return (
    <div
      ref={log}
      role="log"
      aria-label="Conversation"
      tabIndex={0}
      className="min-h-64 grow space-y-6 overflow-y-auto px-4 py-6 -outline-offset-2! md:px-6"
    >
      {chat.messages.length === 0 && (
        <div className="grid h-full place-content-center text-center">
          <p className="font-heading text-2xl font-semibold">What are you looking for?</p>
          <p className="mx-auto mt-2 max-w-[40ch] text-ink-soft">
            Notes, files, pages, people: ask in a sentence. The first one becomes the title of the chat.
          </p>
        </div>
      )}
      {chat.messages.map(({ id, type, content, timestamp }) => (
        <article
          key={id}
          className={`max-w-[62ch] ${type === 'user' ? 'ml-auto w-fit rounded-card bg-ink/6 px-4 py-3' : 'border-l-2 border-marker pl-4'}`}
        >
          <p className="text-xs text-ink-soft">
            <span className="font-semibold text-ink">{type === 'user' ? 'You' : 'Assistant'}</span>{' '}
            <time dateTime={timestamp.toISOString()}>{timeFormat.format(timestamp)}</time>
          </p>
          <p className="mt-1 break-words whitespace-pre-wrap">{content}</p>
        </article>
      ))}
    </div>
  );
}

interface ComposerProps {
  input: RefObject<HTMLTextAreaElement | null>;
  onSend: (text: string) => void;
}

export function Composer({ input, onSend }: ComposerProps) {
  const [text, setText] = useState('');

  function send(event: FormEvent) {
    event.preventDefault();
    if (!canSend(text)) return;
    onSend(text);
    setText('');
    // An empty message disables the button, which would lose focus.
    input.current?.focus();
  }

  /** Enter sends, Shift+Enter breaks the line; an Enter that confirms an IME's word does neither. */
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
