/** What browsers break at its hyphens: a range, a day, the name of a model, an address for mail. */
const WHOLE = /(\d+(?:-\d+)+|GPT-[\w.-]*\w|[\w.+-]+@[\w.-]*\w)/;

/** A text in which such pieces stay in one line; one that is longer than a line breaks all the same. */
export const Unbroken = ({ text }: { text: string }) =>
  text.split(WHOLE).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="inline-block max-w-full">
        {part}
      </span>
    ),
  );
