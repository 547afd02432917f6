import { useEffect, useReducer, useRef } from 'react';
import { demoChats } from '#content.ts';
import {
  canSend,
  editedTitle,
  NEW_CHAT_TITLE,
  newChat,
  titleFromMessage,
  type Chat,
  type ChatMessage,
} from './chat.ts';

function start() {
  const chats = sampleChats(new Date());
  return { chats, currentId: chats[0]?.id ?? '' };
}

/** The chats last as long as the page is open. */
export function useChats() {
  const [state, dispatch] = useReducer(chatsReducer, undefined, start);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  const lastId = useRef(0);

  useEffect(() => {
    const pending = timers.current;
    return () => pending.forEach(clearTimeout);
  }, []);

  const freshId = () => `chat-${(lastId.current += 1)}`;

  function say(chatId: string, type: ChatMessage['type'], content: string) {
    const message = { id: `message-${freshId()}`, type, content, timestamp: new Date() };
    dispatch({ type: 'messageAdded', chatId, message });
  }

  /** The reply goes to the chat that was open when the learner asked; a deleted chat's reply is dropped. */
  function send(text: string) {
    if (!canSend(text)) return;
    const chatId = state.currentId;
    say(chatId, 'user', text.trim());
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      say(chatId, 'assistant', cannedReply(text));
    }, REPLY_DELAY_MS);
    timers.current.add(timer);
  }

  return {
    chats: state.chats,
    current: state.chats.find(({ id }) => id === state.currentId),
    send,
    create: () => dispatch({ type: 'created', id: freshId(), now: new Date() }),
    open: (id: string) => dispatch({ type: 'opened', id }),
    rename: (id: string, title: string) => dispatch({ type: 'renamed', id, title }),
    remove: (id: string) => dispatch({ type: 'deleted', id, freshId: freshId(), now: new Date() }),
  };
}

interface ChatsState {
  chats: Chat[];
  currentId: string;
}

/** Actions carry ids and times, so the reducer stays pure. */
type ChatsAction =
  | { type: 'created'; id: string; now: Date }
  | { type: 'opened'; id: string }
  | { type: 'renamed'; id: string; title: string }
  | { type: 'deleted'; id: string; freshId: string; now: Date }
  | { type: 'messageAdded'; chatId: string; message: ChatMessage };

function withMessage(chat: Chat, message: ChatMessage): Chat {
  const isFirst = chat.messages.length === 0;
  // Keeps a title that the learner edited before the first message.
  const title = isFirst && chat.title === NEW_CHAT_TITLE ? titleFromMessage(message.content) : chat.title;
  return { ...chat, title, messages: [...chat.messages, message], updatedAt: message.timestamp };
}

const change = (state: ChatsState, id: string, edit: (chat: Chat) => Chat): ChatsState => ({
  ...state,
  chats: state.chats.map((chat) => (chat.id === id ? edit(chat) : chat)),
});

const withNewChat = (chats: Chat[], id: string, now: Date): ChatsState => ({
  chats: [newChat(id, now), ...chats],
  currentId: id,
});

function chatsReducer(state: ChatsState, action: ChatsAction): ChatsState {
  switch (action.type) {
    case 'created':
      return withNewChat(state.chats, action.id, action.now);
    case 'opened':
      return { ...state, currentId: action.id };
    case 'renamed':
      return change(state, action.id, (chat) => ({ ...chat, title: editedTitle(action.title) }));
    case 'messageAdded':
      return canSend(action.message.content)
        ? change(state, action.chatId, (chat) => withMessage(chat, action.message))
        : state;
    case 'deleted': {
      const chats = state.chats.filter(({ id }) => id !== action.id);
      const [first] = chats.toSorted((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime());
      if (!first) return withNewChat([], action.freshId, action.now);
      return { chats, currentId: state.currentId === action.id ? first.id : state.currentId };
    }
  }
}

/** Spec section 9. */
const REPLY_DELAY_MS = 800;

const cannedReply = (question: string) =>
  `This is a demo, so nobody searched for “${question.trim()}”. In a connected workspace the answer would stand here, with the notes, files and pages it was taken from.`;

function daysBefore(now: Date, daysAgo: number): Date {
  const day = new Date(now);
  day.setDate(day.getDate() - daysAgo);
  // Today's chat is of this moment: 9:30 may still lie ahead.
  if (daysAgo > 0) day.setHours(9, 30, 0, 0);
  return day;
}

/** Dated back from today, so that the list shows every kind of group. */
function sampleChats(now: Date): Chat[] {
  return demoChats.map(({ title, daysAgo, turns }, index) => {
    const timestamp = daysBefore(now, daysAgo);
    const messages = turns.flatMap(({ question, answer }, turn): ChatMessage[] => [
      { id: `sample-${index}-${turn}-question`, type: 'user', content: question, timestamp },
      { id: `sample-${index}-${turn}-answer`, type: 'assistant', content: answer, timestamp },
    ]);
    return { id: `sample-${index}`, title, messages, createdAt: timestamp, updatedAt: timestamp };
  });
}
