/** Capitals in brackets, such as [PÚBLICO OBJETIVO], which the learner fills in. */
const VARIABLE = /(\[[\p{Lu}\d][\p{Lu}\d ,./-]*\])/u;

/** Parts of a text; every second part is a variable. */
export const splitAtVariables = (text: string): string[] => text.split(VARIABLE);

/** Each variable once, in the order of the text. */
export function listVariables(text: string): string[] {
  return [...new Set(splitAtVariables(text).filter((_, index) => index % 2 === 1))];
}

/** One line of the list of data at the start of a library's prompt. */
export interface PromptDatum {
  /** With its brackets, as the prompt's text has it. */
  variable: string;
  label: string;
  hint: string;
}

/** What the learner wrote for each variable, by its name without brackets. */
export type PromptValues = Readonly<Record<string, string>>;

interface Slot {
  kind: 'slot';
  name: string;
  /** What the value replaces: the bracket and, in the list of data, the hint after it. */
  text: string;
  /** Further lines of a value stay inside their item of the list. */
  indent: string;
}

export type PromptPart = { kind: 'text'; text: string } | { kind: 'reference'; text: string } | Slot;

export const nameOf = (variable: string) => variable.slice(1, -1);

const LIST_LINE = /^(- [^:]+: )((\[[^\]]+\]) \(.+\))$/;

/**
 * The lines of a prompt in parts. A prompt that begins with a list of data is filled in there, once; the rest refers to
 * the list by name. In any other prompt, every mention is filled in.
 */
export function splitPrompt(text: string, data: readonly PromptDatum[] = []): PromptPart[][] {
  const unlisted = new Set(data.map(({ variable }) => variable));
  return text.split('\n').map((line): PromptPart[] => {
    const [, head = '', item = '', variable = ''] = LIST_LINE.exec(line) ?? [];
    if (unlisted.delete(variable)) {
      return [
        { kind: 'text', text: head },
        { kind: 'slot', name: nameOf(variable), text: item, indent: '  ' },
      ];
    }
    return splitAtVariables(line)
      .map((part, index): PromptPart => {
        if (index % 2 === 0) return { kind: 'text', text: part };
        if (data.length > 0) return { kind: 'reference', text: part };
        return { kind: 'slot', name: nameOf(part), text: part, indent: '' };
      })
      .filter((part) => part.text !== '');
  });
}

/** Null if the value is only space. */
export function slotValue(values: PromptValues, name: string, indent: string): string | null {
  const value = (Object.hasOwn(values, name) ? values[name] : undefined)?.trim();
  if (!value) return null;
  return value.split(/\r\n|\r|\n/).join(`\n${indent}`);
}

export function fillPrompt(text: string, data: readonly PromptDatum[], values: PromptValues): string {
  const fill = (part: PromptPart) =>
    part.kind === 'slot' ? (slotValue(values, part.name, part.indent) ?? part.text) : part.text;
  return splitPrompt(text, data)
    .map((line) => line.map(fill).join(''))
    .join('\n');
}

/** The variables to fill in, each once, in the order of the text, with label and hint if the prompt has a list. */
export function promptFields(text: string, data: readonly PromptDatum[] = []): PromptDatum[] {
  if (data.length > 0) return [...data];
  const names = splitPrompt(text)
    .flat()
    .flatMap((part) => (part.kind === 'slot' ? [part.name] : []));
  return [...new Set(names)].map((name) => ({
    variable: `[${name}]`,
    label: name.charAt(0) + name.slice(1).toLowerCase(),
    hint: '',
  }));
}

export const openFields = (fields: readonly PromptDatum[], values: PromptValues) =>
  fields.filter(({ variable }) => slotValue(values, nameOf(variable), '') === null);
