import { expect, it } from 'vitest';
import { MODULE_SIX_NEEDS } from '#common/module-six.ts';
import { openContent, type Content } from '#tools/content/content.ts';
import { practiceKinds } from '#tools/content/practice/kinds.ts';
import { wordFiles } from '#tools/content/words.ts';
import { courseHours, teamHours } from './course-hours.ts';

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

it('the certificate takes what its lessons promise, and the practice of module 6', () => {
  const hours = courseHours(content);
  const byHand = practiceKinds.challenges.list(content).map(({ minutosAMano }) => minutosAMano);
  const mean = byHand.reduce((all, one) => all + one, 0) / byHand.length;
  expect(hours.challenge).toBeGreaterThanOrEqual(mean);
  expect(hours.challenge - mean).toBeLessThan(5);
  const { hunt } = wordFiles.equipos.read(content).hours.estimates;
  expect(Math.abs(hours.practice - MODULE_SIX_NEEDS * (hours.challenge + hunt))).toBeLessThan(8);
  expect(hours.certificate).toEqual({
    from: hours.reading.from + hours.practice,
    to: hours.reading.to + hours.practice,
  });
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

it('another estimate for a case changes module 6, the other cases and the weeks that have cases', () => {
  const { hunt } = wordFiles.equipos.read(content).hours.estimates;
  const slower = changed('content/pages/equipos.yaml', `hunt: ${hunt}`, `hunt: ${hunt + 30}`);
  expect(courseHours(slower).practice).toBe(courseHours(content).practice + MODULE_SIX_NEEDS * 30);
  const { left, practice } = teamHours(slower);
  expect(practice.hunts).toBe(teamHours(content).practice.hunts + left.hunts * 30);
  expect(teamHours(slower).weeks[2]).toEqual(teamHours(content).weeks[2]);
  expect(teamHours(slower).weeks[0]?.to).toBeGreaterThan(teamHours(content).weeks[0]?.to ?? 0);
});

it('the weeks of the plan add up to the certificate and their meetings', () => {
  const { meeting } = wordFiles.equipos.read(content).hours.estimates;
  const { weeks } = teamHours(content);
  const total = weeks.reduce((sum, { to }) => sum + to, 0) - weeks.length * meeting;
  // The certificate's practice is in whole quarters of an hour.
  expect(Math.abs(total - courseHours(content).certificate.to)).toBeLessThan(8);
});
