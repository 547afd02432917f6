import type { NotebookState } from '#lib/notebook/notebook.ts';
import { recordsOf } from '#lib/notebook/records.ts';
import { isProfileEmpty, type ProfileName } from './profile-fields.ts';
import { writtenNotes } from './notebook-register.tsx';

/** The sections in which the learner has written nothing: on paper, only their headings would be left. */
export function emptySections(records: NotebookState['records']): ('perfil' | 'prompts' | 'notas')[] {
  const profiles = recordsOf(records, 'profile');
  const hasProfile = profiles.some(
    ({ id, value }) => !isProfileEmpty(id.slice('profile/'.length) as ProfileName, value.fields),
  );
  return [
    ...(hasProfile ? [] : ['perfil' as const]),
    ...(recordsOf(records, 'prompt').length > 0 ? [] : ['prompts' as const]),
    ...(writtenNotes(records) > 0 ? [] : ['notas' as const]),
  ];
}
