export interface Span {
  from: number;
  to: number;
}

/** «2 h 15 min», «3 h», «45 min», with spaces that do not break. */
export function formatMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [
    ...(hours > 0 ? [`${hours}\u00a0h`] : []),
    ...(rest > 0 || hours === 0 ? [`${rest}\u00a0min`] : []),
  ];
  return parts.join('\u00a0');
}

/** «2 h 15 min a 2 h 40 min»; one value if both are the same. */
export const formatSpan = ({ from, to }: Span) =>
  from === to ? formatMinutes(from) : `${formatMinutes(from)} a ${formatMinutes(to)}`;
