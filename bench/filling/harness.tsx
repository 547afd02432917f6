import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { PromptFilling } from '#features/filling/prompt-filling.tsx';
import { notebookOf } from '#lib/notebook/use-notebook.ts';
import { PromptText } from '#ui/text/prompt-text.tsx';
import '#ui/text/prompt-text.css';
import '#ui/styles.css';
import { generatePrompt } from './generate-prompt.ts';

const { data, text } = generatePrompt(Number(new URLSearchParams(location.search).get('characters')));
const place = document.getElementById('prompt');
const root = document.getElementById('root');
if (!place || !root) throw new Error('harness.html has no places');

if (text === '') {
  // What a field costs by itself.
  root.innerHTML = '<textarea aria-label="Empresa" class="field-sizing-content"></textarea>';
} else {
  // As the build draws it.
  place.innerHTML = renderToStaticMarkup(<PromptText text={text} data={data} />);
  await notebookOf('bench').ready;
  createRoot(root).render(
    <PromptFilling
      userId="bench"
      record="bench"
      title="Bench"
      from={{ to: '/', label: 'Bench' }}
      data={data}
      root={place}
      onOpenNotebook={() => undefined}
    />,
  );
}
