import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { PromptFilling } from '#features/filling/prompt-filling.tsx';
import { notebookOf } from '#lib/notebook/use-notebook.ts';
import { PromptText } from '#ui/text/prompt-text.tsx';
import '#ui/text/prompt-text.css';
import '#ui/styles.css';

const labels = ['Empresa', 'Mercado', 'Competidores', 'Oferta', 'Cliente', 'Plazo', 'Medios', 'Voz'];

/** A prompt of so many characters that begins with its list of data and names each of them again and again. */
function generatePrompt(length: number) {
  const data = labels.map((label) => ({
    variable: `[${label.toUpperCase()}]`,
    label,
    hint: 'qué es, para quién y con qué límites',
  }));
  const lines = [
    '## Datos que debes usar',
    '',
    ...data.map(({ label, variable, hint }) => `- ${label}: ${variable} (${hint})`),
    '',
  ];
  for (let index = 0; lines.join('\n').length < length; index++) {
    const { variable } = data[index % data.length] as (typeof data)[number];
    lines.push(`${index + 1}. Compara ${variable} con lo que sabes, separa hechos de suposiciones y dilo.`);
  }
  return { data, text: lines.join('\n').slice(0, length) };
}

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
