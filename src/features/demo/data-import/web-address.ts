export const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

function isWebAddress(text: string): boolean {
  try {
    return /^https?:$/.test(new URL(text).protocol);
  } catch {
    return false;
  }
}

/** Says what is wrong with one address, or with the first wrong one of several lines. */
export function refuseAddresses(text: string): string | null {
  const lines = linesOf(text);
  if (lines.length === 0) return 'An address is needed.';
  const wrong = lines.find((line) => !isWebAddress(line));
  return wrong ? `“${wrong}” is not a web address. Start with https://.` : null;
}
