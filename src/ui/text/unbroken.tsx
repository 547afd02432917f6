/**
 * Browsers break these at their hyphens: a range, a day, the name of a model, an email address. A bracket or comma at either
 * end belongs to the piece, because browsers also break beside an inline block.
 */
const BREAKABLE = /([(«]?(?:\d+(?:-\d+)+|GPT-[\w.-]*\w|[\w.+-]+@[\w.-]*\w)[)»,;:.]*)/;

/** Keeps such pieces of a text in one line; a piece longer than a line still breaks. */
export const Unbroken = ({ text }: { text: string }) =>
  text.split(BREAKABLE).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="inline-block max-w-full">
        {part}
      </span>
    ),
  );
