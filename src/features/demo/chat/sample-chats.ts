import { demoChats } from '#content.ts';
import type { Chat, ChatMessage } from './chat.ts';

function daysBefore(now: Date, daysAgo: number): Date {
  const day = new Date(now);
  day.setDate(day.getDate() - daysAgo);
  // Today's chat is of this moment: 9:30 may still lie ahead.
  if (daysAgo > 0) day.setHours(9, 30, 0, 0);
  return day;
}

/** Dated back from today, so that the list shows every kind of group. */
export function sampleChats(now: Date): Chat[] {
  return demoChats.map(({ title, daysAgo, turns }, index) => {
    const timestamp = daysBefore(now, daysAgo);
    const messages = turns.flatMap(({ question, answer }, turn): ChatMessage[] => [
      { id: `sample-${index}-${turn}-question`, type: 'user', content: question, timestamp },
      { id: `sample-${index}-${turn}-answer`, type: 'assistant', content: answer, timestamp },
    ]);
    return { id: `sample-${index}`, title, messages, createdAt: timestamp, updatedAt: timestamp };
  });
}
