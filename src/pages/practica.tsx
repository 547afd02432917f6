import { practiceKinds } from '#practice/practice-kinds.ts';
import { PracticeHub } from '#practice/practice-hub.tsx';
import type { WithUser } from '#lib/user-id.ts';

export function PracticaPage({ userId }: WithUser<object>) {
  return <PracticeHub userId={userId} kinds={practiceKinds} />;
}
