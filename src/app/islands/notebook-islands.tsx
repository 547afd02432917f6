import { useUserId } from '#features/auth/session.tsx';
import * as notebook from '#features/notebook/note-places.tsx';
import type { IslandProps } from '#lib/islands.ts';

/** What a lesson asks to write down, for the learner who is signed in. */
export function NoteField(props: IslandProps['note-field']) {
  return <notebook.NoteField {...props} userId={useUserId()} />;
}

export function NoteAnswer(props: IslandProps['note-answer']) {
  return <notebook.NoteAnswer {...props} userId={useUserId()} />;
}
