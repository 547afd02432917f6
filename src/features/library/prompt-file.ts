import type { Prompt } from '#content.ts';

interface FileLabels {
  category: string;
  tags: string;
  description: string;
}

/** The downloaded file: title, category, tags, description and prompt (spec section 7). */
export function promptFile(prompt: Prompt, labels: FileLabels): string {
  return [
    prompt.title,
    '='.repeat(prompt.title.length),
    '',
    `${labels.category}: ${prompt.category}`,
    `${labels.tags}: ${prompt.tags.join(', ')}`,
    `${labels.description}: ${prompt.description}`,
    '',
    '-'.repeat(40),
    '',
    prompt.content,
    '',
  ].join('\n');
}
