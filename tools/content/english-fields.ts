/** The Spanish names of a kind's fields, each with its English one. */
type Names = Record<string, string>;

type InEnglish<Data, Given extends Names> = Data extends readonly (infer One)[]
  ? InEnglish<One, Given>[]
  : Data extends object
    ? { [Key in keyof Data as Key extends keyof Given ? Given[Key] : Key]: InEnglish<Data[Key], Given> }
    : Data;

/**
 * Editors write Spanish field names and code reads English ones, so every reader ends with this: on all levels of its data.
 * It follows the checks, whose messages name what the editor wrote. Not for data with keys that editors invent.
 */
export const inEnglish =
  <const Given extends Names>(names: Given) =>
  <Data>(data: Data) =>
    translated(data, new Map(Object.entries(names))) as InEnglish<Data, Given>;

function translated(data: unknown, names: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(data)) return data.map((one) => translated(one, names));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [names.get(name) ?? name, translated(value, names)]),
  );
}
