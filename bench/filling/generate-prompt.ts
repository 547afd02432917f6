const labels = ['Empresa', 'Mercado', 'Competidores', 'Oferta', 'Cliente', 'Plazo', 'Medios', 'Voz'];

/** A prompt of so many characters that begins with its list of data and names each of them again and again. */
export function generatePrompt(length: number) {
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
