import { practiceKinds } from '#pages/practice-kinds.ts';
import { PracticeHub } from '#features/practice/practice-hub.tsx';
import type { WithUser } from '#lib/user-id.ts';

export function PracticaPage({ userId }: WithUser<object>) {
  return <PracticeHub userId={userId} kinds={practiceKinds} />;
}
