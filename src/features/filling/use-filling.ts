import { useCallback, useMemo } from 'react';
import { variables } from '#content.ts';
import { mergeEquivalences, type Equivalence, type NotebookValues } from '#lib/notebook/records.ts';
import { useRecord } from '#lib/notebook/use-notebook.ts';
import type { PromptValues } from '#common/fill-prompt.ts';
import type { UserId } from '#lib/user-id.ts';

type Profile = NotebookValues['profile'] | undefined;

/** The profile's values by variable name, mapped in content/variables.yaml. */
function profileValues(profiles: Profile[]): PromptValues {
  const fields = Object.assign({}, ...profiles.map((profile) => profile?.fields)) as Record<
    string,
    string | string[]
  >;
  const values = Object.entries(variables).map(([name, field]) => {
    const known = fields[field] ?? '';
    const text = Array.isArray(known) ? known.filter((item) => item.trim()).join('; ') : known;
    return [name, text.trim()] as const;
  });
  return Object.fromEntries(values.filter(([, text]) => text !== ''));
}

export interface Filling {
  /** The values in the prompt: typed text, else the profile's. */
  values: PromptValues;
  typed: PromptValues;
  profile: PromptValues;
  equivalences: Equivalence[];
  setValue: (name: string, text: string) => void;
  /** Discards the typed text, which restores the profile's value. */
  forget: (name: string) => void;
  /** Returns its undo function. */
  clear: () => () => void;
  keepEquivalences: (equivalences: Equivalence[]) => void;
  clearEquivalences: () => () => void;
}

/** One prompt's fields, stored in this browser. Two tabs that edit different fields both keep their text. */
export function useFilling(userId: UserId, record: string): Filling {
  const { value, update } = useRecord<'filling'>(userId, `filling/${record}`);
  const company = useRecord<'profile'>(userId, 'profile/company').value;
  const role = useRecord<'profile'>(userId, 'profile/role').value;
  const profile = useMemo(() => profileValues([company, role]), [company, role]);

  const typed = useMemo(() => value?.values ?? {}, [value]);
  const values = useMemo(() => ({ ...profile, ...typed }), [profile, typed]);
  const equivalences = value?.equivalences ?? [];

  const change = useCallback(
    (
      values: (old: PromptValues) => PromptValues,
      tags: (old: Equivalence[]) => Equivalence[] = (old) => old,
    ) =>
      update((old) => ({ values: values(old?.values ?? {}), equivalences: tags(old?.equivalences ?? []) })),
    [update],
  );
  // Stable functions, so that typing in one field does not redraw the others.
  const setValue = useCallback(
    (name: string, text: string) => change((old) => ({ ...old, [name]: text })),
    [change],
  );
  const forget = useCallback(
    (name: string) =>
      change((old) => Object.fromEntries(Object.entries(old).filter(([other]) => other !== name))),
    [change],
  );
  const same = (old: PromptValues) => old;

  return {
    values,
    typed,
    profile,
    equivalences,
    setValue,
    forget,
    clear() {
      change(() => ({}));
      // Keep what was typed since then, here or in another tab.
      return () => change((old) => ({ ...typed, ...old }));
    },
    keepEquivalences: (found) => change(same, (old) => mergeEquivalences(old, found)),
    clearEquivalences() {
      change(same, () => []);
      return () => change(same, (old) => mergeEquivalences(equivalences, old));
    },
  };
}
