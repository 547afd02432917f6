import { diagnose, diagnoseWithout } from '#server/doctor/diagnose.ts';
import { lineOf } from '#server/doctor/finding.ts';
import { thisMachine } from '#server/doctor/machine.ts';
import { readOwnSettings, SettingsError } from '#server/settings.ts';
import { reasonOf } from '#server/start-error.ts';

const mistakesIn = (error: unknown) => (error instanceof SettingsError ? error.mistakes : [reasonOf(error)]);

const findings = await readOwnSettings().then(
  (settings) => diagnose(settings, process.env, thisMachine),
  (error: unknown) => diagnoseWithout(mistakesIn(error), thisMachine),
);
for (const finding of findings) console.log(lineOf(finding));
const faults = findings.filter(({ level }) => level === 'FALLO').length;
console.log(
  faults === 0 ? 'Ningún fallo.' : `Fallos: ${faults}. Corrígelos en ese orden y repite npm run doctor.`,
);
if (faults > 0) process.exitCode = 1;
