import { Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { buttonClass } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { groupChats, type Chat } from './chat.ts';

interface ChatListProps {
  chats: Chat[];
  currentId: string;
  onNew: () => void;
  onOpen: (id: string) => void;
  onDelete: (id: string) => void;
}

export function ChatList({ chats, currentId, onNew, onOpen, onDelete }: ChatListProps) {
  const newButton = useRef<HTMLButtonElement>(null);

  /** The pressed button disappears with its chat, so focus moves to the top of the list. */
  function remove(id: string) {
    onDelete(id);
    newButton.current?.focus();
  }

  return (
    <nav aria-label="Chats">
      <button
        ref={newButton}
        type="button"
        onClick={onNew}
        className={buttonClass('secondary', 'md', 'w-full')}
      >
        <Plus aria-hidden="true" className="size-4" />
        New Chat
      </button>
      {groupChats(chats, new Date()).map((group) => (
        <section key={group.day} aria-label={group.label} className="mt-5">
          <h2 className="px-2.5 font-sans text-sm tracking-normal text-ink-soft">{group.label}</h2>
          <ul className="mt-1">
            {group.chats.map(({ id, title }) => (
              <li
                key={id}
                className={`flex items-center rounded-control ${id === currentId ? 'bg-marker' : 'hover:bg-ink/8'}`}
              >
                <button
                  type="button"
                  aria-current={id === currentId}
                  onClick={() => onOpen(id)}
                  className="min-h-11 min-w-0 grow truncate px-2.5 text-left"
                >
                  {title}
                </button>
                <IconButton
                  label={`Delete chat ${title}`}
                  icon={Trash2}
                  onClick={() => remove(id)}
                  className={id === currentId ? 'text-ink!' : ''}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
