import type { Prompt } from '#content.ts';

interface FileLabels {
  category: string;
  tags: string;
  description: string;
}

/** What the downloaded file says before the prompt: title, category, tags and description (spec section 7). */
export function promptFileHead(prompt: Prompt, labels: FileLabels): string {
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
    '',
  ].join('\n');
}
