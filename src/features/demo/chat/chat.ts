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
  // Never splits a surrogate pair.
  const characters = [...title];
  return characters.length > LONGEST_TITLE ? `${characters.slice(0, CUT_TITLE).join('')}...` : title;
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

interface ChatGroup {
  day: string;
  label: string;
  chats: Chat[];
}

const monthAndDay = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric' });

const isSameDay = (a: Date, b: Date) => a.toDateString() === b.toDateString();

function dayBefore(date: Date): Date {
  const day = new Date(date);
  // The calendar's day, not 24 hours: clock changes make days longer or shorter.
  day.setDate(day.getDate() - 1);
  return day;
}

export function dayLabel(date: Date, now: Date): string {
  if (isSameDay(date, now)) return 'Today';
  if (isSameDay(date, dayBefore(now))) return 'Yesterday';
  return monthAndDay.format(date);
}

/** Newest first, by the day of the last message (spec section 4: Today, Yesterday, or month and day). */
export function groupChats(chats: Chat[], now: Date): ChatGroup[] {
  const groups = new Map<string, ChatGroup>();
  for (const chat of chats.toSorted((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime())) {
    const day = chat.updatedAt.toDateString();
    const group = groups.get(day) ?? { day, label: dayLabel(chat.updatedAt, now), chats: [] };
    group.chats.push(chat);
    groups.set(day, group);
  }
  return [...groups.values()];
}
