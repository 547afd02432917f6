import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { promptLibrary, type Prompt } from '#content.ts';
import { PromptText } from '#ui/text/prompt-text.tsx';
import { toasts } from '#lib/toasts.ts';
import { downloadFromDocument } from '#shell/copy-from-document.ts';
import { PromptActionsBar } from './prompt-actions-bar.tsx';
import { promptFileHead } from './prompt-document.tsx';

const prompt: Prompt = {
  id: 1,
  slug: 'mi-prompt',
  title: 'Título con ñ',
  description: 'Qué hace.',
  category: 'Deep Research',
  tags: ['uno', 'dos'],
  content: '## Rol\n\nEres [ROL].',
  data: [],
  use: { short: '', company: '', example: [], result: '', checks: [] },
};

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test("'Descargar PDF' gives a text file with title, category, tags, description and prompt", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let blob: Blob | undefined;
  const revoked: string[] = [];
  const downloads: string[] = [];
  URL.createObjectURL = (object: Blob) => {
    blob = object;
    return 'blob:prueba';
  };
  URL.revokeObjectURL = (address) => void revoked.push(address);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    downloads.push(`${this.download} ${this.href}`);
  });
  render(
    <>
      <div id="prompt">
        <PromptText text={prompt.content} />
      </div>
      <PromptActionsBar slug={prompt.slug} head={promptFileHead(prompt, promptLibrary.entry.file)} />
    </>,
  );
  downloadFromDocument(screen.getByRole('button', { name: 'Descargar PDF' }));
  expect(downloads).toEqual(['mi-prompt.txt blob:prueba']);
  expect(blob?.type).toBe('text/plain;charset=utf-8');
  expect(await blob?.text()).toBe(
    [
      'Título con ñ',
      '============',
      '',
      'Categoría: Deep Research',
      'Etiquetas: uno, dos',
      'Descripción: Qué hace.',
      '',
      '----------------------------------------',
      '',
      '## Rol',
      '',
      'Eres [ROL].',
      '',
    ].join('\n'),
  );
  expect(toasts().current()).toMatchObject({
    title: 'Descarga iniciada',
    text: 'El archivo se está descargando',
  });
  expect(document.querySelector('a[download]')).toBeNull();
  await vi.runOnlyPendingTimersAsync();
  // A download of an earlier file may wait its second until now.
  expect(revoked.filter((address) => address === 'blob:prueba')).toHaveLength(1);
});
