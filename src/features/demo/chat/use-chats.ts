import { useEffect, useReducer, useRef, useState } from 'react';
import { cannedReply, REPLY_DELAY_MS } from './canned-reply.ts';
import { canSend, type ChatMessage } from './chat.ts';
import { chatsReducer } from './chats-reducer.ts';
import { sampleChats } from './sample-chats.ts';

function start() {
  const chats = sampleChats(new Date());
  return { chats, currentId: chats[0]?.id ?? '' };
}

/** The chats of this page, and the replies that are on their way. */
export function useChats() {
  const [state, dispatch] = useReducer(chatsReducer, undefined, start);
  /** One entry per question without an answer yet. */
  const [awaited, setAwaited] = useState<string[]>([]);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  const lastId = useRef(0);

  useEffect(() => {
    const pending = timers.current;
    return () => pending.forEach(clearTimeout);
  }, []);

  const freshId = () => `chat-${(lastId.current += 1)}`;

  function say(chatId: string, type: ChatMessage['type'], content: string) {
    const message = { id: `message-${freshId()}`, type, content, timestamp: new Date() };
    dispatch({ type: 'said', chatId, message });
  }

  /** The reply finds its chat also when another one is open by then; for a deleted chat it is lost. */
  function send(text: string) {
    if (!canSend(text)) return;
    const chatId = state.currentId;
    say(chatId, 'user', text.trim());
    setAwaited((ids) => [...ids, chatId]);
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      setAwaited((ids) => ids.toSpliced(ids.indexOf(chatId), 1));
      say(chatId, 'assistant', cannedReply(text));
    }, REPLY_DELAY_MS);
    timers.current.add(timer);
  }

  return {
    chats: state.chats,
    current: state.chats.find(({ id }) => id === state.currentId),
    isReplying: awaited.includes(state.currentId),
    send,
    create: () => dispatch({ type: 'created', id: freshId(), now: new Date() }),
    open: (id: string) => dispatch({ type: 'opened', id }),
    rename: (id: string, title: string) => dispatch({ type: 'renamed', id, title }),
    remove: (id: string) => dispatch({ type: 'deleted', id, freshId: freshId(), now: new Date() }),
  };
}
