import { collectFigures } from '#server/figures/collect-figures.ts';
import { figuresAsCsv, figuresAsTable } from '#server/figures/figures.ts';
import { StartError } from '#server/start-error.ts';
import { runCommand } from './command.ts';

const usage = 'Uso: npm run figures   o, para un archivo: npm run --silent figures -- --csv > cifras.csv';

await runCommand(
  async (settings, format) => {
    if (format !== '--csv' && format !== '--table') throw new StartError(usage);
    const weeks = await collectFigures(settings);
    return format === '--csv' ? figuresAsCsv(weeks) : figuresAsTable(weeks);
  },
  usage,
  () => '--table',
);
