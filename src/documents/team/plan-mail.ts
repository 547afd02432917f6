import { counted, fill } from '#common/fill.ts';
import { courseHours, equipos, modules, teamHours } from '#content.ts';
import { formatMinutes, formatSpan } from '#lib/hours.ts';

const { plan } = equipos;

/** The lessons and exercises of a week come from its figures, so that they cannot contradict its hours. */
export const planWeeks = plan.weeks.map(({ title, lessons, hunts, challenges, alone, together }, index) => ({
  label: fill(plan.week, { n: index + 1 }),
  title,
  time: formatSpan(teamHours.weeks[index] ?? { from: 0, to: 0 }),
  alone: [
    ...modules
      .filter(({ to }) => lessons.some((slug) => to === `/${slug}`))
      .map(({ number, name }) => fill(plan.lesson, { n: number, titulo: name })),
    ...(hunts > 0 ? [counted(hunts, plan.hunts)] : []),
    ...(challenges > 0 ? [counted(challenges, plan.challenges)] : []),
    ...alone,
  ],
  together,
}));

/** The plan as plain text, ready to paste into a mail. `signUp` is the address where an account is made. */
export function planMail(signUp: string): string {
  const { from, to } = courseHours.certificate;
  const opening = fill(plan.mail.opening, {
    desde: formatMinutes(from),
    hasta: formatMinutes(to),
    direccion: signUp,
  });
  const weeks = planWeeks.map(({ label, title, time, alone, together }) =>
    [
      `${label}. ${title}`,
      fill(plan.time, { tiempo: time }),
      ...alone.map((line) => `- ${line}`),
      `- ${plan.together}: ${together}`,
    ].join('\n'),
  );
  // Mail programs show a space that does not break in odd ways.
  return [opening, ...weeks, plan.mail.closing].join('\n\n').replaceAll('\u00a0', ' ');
}
