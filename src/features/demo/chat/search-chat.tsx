import { ChevronDown, MessagesSquare } from 'lucide-react';
import { useRef, useState } from 'react';
import { EditableTitle } from '#ui/form/editable-title.tsx';
import { ChatList } from './chat-list.tsx';
import { Composer, MessageLog } from './conversation.tsx';
import { useChats } from './use-chats.ts';

const TITLE_LABELS = {
  input: 'Chat title',
  edit: 'Edit chat title',
  save: 'Save title',
  cancel: 'Cancel editing',
};

/** The list of chats is beside the conversation; on a narrow screen it folds up above it. */
export function SearchChat() {
  const { chats, current, send, create, open, rename, remove } = useChats();
  const composer = useRef<HTMLTextAreaElement>(null);
  const [isListUnfolded, setIsListUnfolded] = useState(false);
  if (!current) return null;
  return (
    <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-8">
      <div>
        <button
          type="button"
          aria-expanded={isListUnfolded}
          aria-controls="chats"
          onClick={() => setIsListUnfolded(!isListUnfolded)}
          className="flex min-h-11 w-full items-center gap-2.5 rounded-control border border-line-strong bg-surface px-3.5 text-left font-medium lg:hidden"
        >
          <MessagesSquare aria-hidden="true" className="size-4.5" />
          <span className="grow">Chats ({chats.length})</span>
          <ChevronDown
            aria-hidden="true"
            className={`size-4 transition-transform duration-150 ${isListUnfolded ? 'rotate-180' : ''}`}
          />
        </button>
        <div
          id="chats"
          className={`max-lg:mt-2 max-lg:rounded-card max-lg:border max-lg:border-line max-lg:p-4 lg:block ${isListUnfolded ? '' : 'max-lg:hidden'}`}
        >
          <ChatList
            chats={chats}
            currentId={current.id}
            onNew={() => {
              create();
              setIsListUnfolded(false);
              composer.current?.focus();
            }}
            onOpen={(id) => {
              open(id);
              setIsListUnfolded(false);
            }}
            onDelete={remove}
          />
        </div>
      </div>
      <section
        aria-label="Current chat"
        className="flex h-[70vh] max-h-180 min-h-96 flex-col rounded-card border border-line bg-surface"
      >
        <div className="border-b border-line px-4 py-2 md:px-6">
          <EditableTitle
            key={current.id}
            as="h2"
            value={current.title}
            onSave={(title) => rename(current.id, title)}
            labels={TITLE_LABELS}
            className="min-w-0 truncate text-xl"
          />
        </div>
        <MessageLog chat={current} />
        <Composer input={composer} onSend={send} />
      </section>
    </div>
  );
}
