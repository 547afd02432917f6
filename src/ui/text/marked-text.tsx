/** Draws `==words==` of a heading with the highlighter. */
export function MarkedText({ text }: { text: string }) {
  return text.split('==').map((part, index) =>
    index % 2 === 1 ? (
      <mark key={index} className="marked">
        {part}
      </mark>
    ) : (
      part
    ),
  );
}

/** The same words without marks, as for the title of a tab. */
export const withoutMarks = (text: string) => text.replaceAll('==', '');
