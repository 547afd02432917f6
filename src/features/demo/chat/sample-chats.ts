import type { Chat, ChatMessage } from './chat.ts';

interface Sample {
  title: string;
  daysAgo: number;
  turns: [question: string, answer: string][];
}

const SAMPLES: Sample[] = [
  {
    title: 'Supplier contracts 2026',
    daysAgo: 0,
    turns: [
      [
        'Which supplier contracts end before the summer?',
        'Two: Papeles Norte on May 31 and the ink subscription on June 14. Both renew by themselves unless somebody writes thirty days before.',
      ],
      [
        'Where is the notice period for the ink?',
        'Clause 7.2 of the signed PDF, in Team Space, folder Purchasing. The draft from January still says sixty days.',
      ],
    ],
  },
  {
    title: 'Tone of voice notes',
    daysAgo: 1,
    turns: [
      [
        'What did we agree on about exclamation marks?',
        'None in letters, one per page at most in the catalogue. Lucía wrote it down after the March review.',
      ],
    ],
  },
  {
    title: 'Onboarding questions',
    daysAgo: 1,
    turns: [
      [
        'What do new people ask in their first week?',
        'Mostly where things are: the key to the archive, the Wi-Fi of the workshop, and who signs holidays.',
      ],
    ],
  },
  {
    title: 'Terraform diagrams',
    daysAgo: 6,
    turns: [
      [
        'Which tools draw our network from the plan file?',
        'Three are saved in Visualize Terraform. “State files, drawn” is the one the team tried last.',
      ],
    ],
  },
  {
    title: 'Reading list, autumn',
    daysAgo: 19,
    turns: [
      [
        'What have I saved about note taking?',
        'Four items. The shortest is “Notes that answer back”, about six minutes.',
      ],
    ],
  },
];

function atNine(now: Date, daysAgo: number): Date {
  const day = new Date(now);
  day.setDate(day.getDate() - daysAgo);
  // Today's chat was a moment ago, whatever the hour.
  if (daysAgo > 0) day.setHours(9, 30, 0, 0);
  return day;
}

/** Dated from today backwards, so that every kind of group is there. */
export function sampleChats(now: Date): Chat[] {
  return SAMPLES.map(({ title, daysAgo, turns }, index) => {
    const timestamp = atNine(now, daysAgo);
    const messages = turns.flatMap(([question, answer], turn): ChatMessage[] => [
      { id: `sample-${index}-${turn}-question`, type: 'user', content: question, timestamp },
      { id: `sample-${index}-${turn}-answer`, type: 'assistant', content: answer, timestamp },
    ]);
    return { id: `sample-${index}`, title, messages, createdAt: timestamp, updatedAt: timestamp };
  });
}
