import { expect, it } from 'vitest';
import { MODULE_SIX_NEEDS } from '#common/exercise-kinds.ts';
import { openContent, type Content } from '#tools/content/content.ts';
import { practiceTotals } from '#tools/content/practice/kinds.ts';
import { wordFiles } from '#tools/content/words.ts';
import { courseHours, minutesIn, teamHours } from './course-hours.ts';

const content = openContent('.');

/** The content with one file changed. */
function changed(file: string, from: string | RegExp, to: string): Content {
  const read = (path: string) => {
    const text = content.read(path);
    if (path !== file) return text;
    expect(text).toMatch(from);
    return text.replace(from, to);
  };
  return { ...content, read };
}

it.each([
  ['20-25 min', { from: 20, to: 25 }],
  ['45 min', { from: 45, to: 45 }],
  ['De 10 a 30 min cada uno, en tu asistente', { from: 10, to: 30 }],
  ['Unos 5 min cada uno; el primero, uno', { from: 5, to: 5 }],
  ['Depende de ti', null],
])('reads the minutes in «%s»', (text, minutes) => {
  expect(minutesIn(text)).toEqual(minutes);
});

it('the certificate takes what its lessons promise, and the practice of module 6', () => {
  const { reading, practice, certificate } = courseHours(content);
  const { errores, retos } = wordFiles.practica.read(content).kinds;
  const most = (minutesIn(errores.time)?.to ?? NaN) + (minutesIn(retos.time)?.to ?? NaN);
  expect(practice.to).toBe(MODULE_SIX_NEEDS * most);
  expect(certificate).toEqual({ from: reading.from + practice.from, to: reading.to + practice.to });
});

it('a longer lesson lengthens the reading, its week and both totals', () => {
  const longer = changed('content/lessons/modulo-3.md', /duration: \d+-\d+ min/, 'duration: 130-145 min');
  const [before, after] = [courseHours(content), courseHours(longer)];
  expect(after.reading).toEqual({ from: before.reading.from + 100, to: before.reading.to + 100 });
  expect(after.certificate.to).toBe(before.certificate.to + 100);
  expect(teamHours(longer).all.to).toBe(teamHours(content).all.to + 100);
  const weeks = teamHours(content).weeks.map(
    ({ to }, index) => (teamHours(longer).weeks[index]?.to ?? 0) - to,
  );
  expect(weeks).toEqual([0, 100, 0, 0]);
});

it('another time for a case changes module 6, the other cases and the weeks that have cases', () => {
  const slower = changed(
    'content/pages/practica.yaml',
    /time: Unos 5 min cada uno/,
    'time: Unos 35 min cada uno',
  );
  expect(courseHours(slower).practice.to).toBe(courseHours(content).practice.to + MODULE_SIX_NEEDS * 30);
  const others = practiceTotals(content).hunts - MODULE_SIX_NEEDS;
  expect(teamHours(slower).practice.hunts.to).toBe(teamHours(content).practice.hunts.to + others * 30);
  const { weeks } = wordFiles.equipos.read(content).plan;
  const more = teamHours(slower).weeks.map(
    ({ to }, index) => to - (teamHours(content).weeks[index]?.to ?? 0),
  );
  expect(more).toEqual(weeks.map(({ hunts }) => hunts * 30));
});

it('the weeks of the plan add up to the certificate and their meetings', () => {
  const { meeting } = wordFiles.equipos.read(content).plan;
  const { weeks } = teamHours(content);
  const total = weeks.reduce((sum, { to }) => sum + to, 0);
  expect(total).toBe(courseHours(content).certificate.to + weeks.length * meeting);
});
