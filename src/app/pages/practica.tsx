import { practiceKinds } from '#app/practice-kinds.ts';
import { practica } from '#content.ts';
import { useUserId } from '#features/auth/session.tsx';
import { PracticeHub } from '#features/practice/practice-hub.tsx';
import { usePageMeta } from '#lib/page-meta.ts';

export function PracticaPage() {
  usePageMeta(practica.meta);
  return <PracticeHub userId={useUserId()} kinds={practiceKinds} />;
}
