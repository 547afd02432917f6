import {
  canSend,
  editedTitle,
  NEW_CHAT_TITLE,
  newChat,
  titleFromMessage,
  type Chat,
  type ChatMessage,
} from './chat.ts';

export interface ChatsState {
  chats: Chat[];
  currentId: string;
}

/** Ids and times come from outside, so that the same action always gives the same state. */
export type ChatsAction =
  | { type: 'created'; id: string; now: Date }
  | { type: 'opened'; id: string }
  | { type: 'renamed'; id: string; title: string }
  | { type: 'deleted'; id: string; freshId: string; now: Date }
  | { type: 'said'; chatId: string; message: ChatMessage };

function withMessage(chat: Chat, message: ChatMessage): Chat {
  const isFirst = chat.messages.length === 0;
  // A title that somebody wrote before saying anything is theirs.
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

export function chatsReducer(state: ChatsState, action: ChatsAction): ChatsState {
  switch (action.type) {
    case 'created':
      return withNewChat(state.chats, action.id, action.now);
    case 'opened':
      return { ...state, currentId: action.id };
    case 'renamed':
      return change(state, action.id, (chat) => ({ ...chat, title: editedTitle(action.title) }));
    case 'said':
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
