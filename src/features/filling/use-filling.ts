import { useCallback, useMemo } from 'react';
import { variables } from '#content.ts';
import { mergeEquivalences, type Equivalence, type NotebookValues } from '#lib/notebook/records.ts';
import { useRecord } from '#lib/notebook/use-notebook.ts';
import type { PromptValues } from '#common/prompts/fill-prompt.ts';
import type { UserId } from '#lib/user-id.ts';

type Profile = NotebookValues['profile'] | undefined;

/** What the profile knows, by the name of the variable; mapped in content/variables.yaml. */
function profileValues(profiles: Profile[]): PromptValues {
  const fields = Object.assign({}, ...profiles.map((profile) => profile?.fields)) as Record<
    string,
    string | string[]
  >;
  const told = Object.entries(variables).map(([name, field]) => {
    const known = fields[field] ?? '';
    const text = Array.isArray(known) ? known.filter((item) => item.trim()).join('; ') : known;
    return [name, text.trim()] as const;
  });
  return Object.fromEntries(told.filter(([, text]) => text !== ''));
}

export interface Filling {
  /** What stands in the prompt: what was typed for it or, where nothing was, what the profile says. */
  values: PromptValues;
  typed: PromptValues;
  profile: PromptValues;
  equivalences: Equivalence[];
  setValue: (name: string, text: string) => void;
  /** Takes back what was typed for it: the profile's value stands there again. */
  forget: (name: string) => void;
  /** Returns a function that undoes it. */
  clear: () => () => void;
  keepEquivalences: (equivalences: Equivalence[]) => void;
  clearEquivalences: () => () => void;
}

/** One prompt's fields, kept in this browser. What two tabs write in different fields stays. */
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
  // The same functions from key to key: fields that nobody types in are not drawn again.
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
      // What was typed since then, here or in another tab, is newer.
      return () => change((old) => ({ ...typed, ...old }));
    },
    keepEquivalences: (found) => change(same, (old) => mergeEquivalences(old, found)),
    clearEquivalences() {
      change(same, () => []);
      return () => change(same, (old) => mergeEquivalences(equivalences, old));
    },
  };
}
