export interface ChatMessage {
  id: string;
  type: 'user' | 'assistant';
  content: string;
  timestamp: Date;
}

/** Demo chat (spec section 3). */
export interface Chat {
  id: string;
  title: string;
  messages: ChatMessage[];
  createdAt: Date;
  updatedAt: Date;
}

export const NEW_CHAT_TITLE = 'New Chat';
const UNTITLED = 'Untitled Chat';
const LONGEST_TITLE = 25;
const CUT_TITLE = 22;

/** Spec section 9: 22 characters plus '...' above 25. */
export function titleFromMessage(text: string): string {
  const title = text.trim();
  return title.length > LONGEST_TITLE ? `${title.slice(0, CUT_TITLE)}...` : title;
}

export const editedTitle = (text: string) => text.trim() || UNTITLED;

/** Spec section 5: only non-blank text is sent. */
export const canSend = (text: string) => text.trim() !== '';

export const newChat = (id: string, now: Date): Chat => ({
  id,
  title: NEW_CHAT_TITLE,
  messages: [],
  createdAt: now,
  updatedAt: now,
});
