import { practica } from '#content.ts';
import { useUserId } from '#features/auth/session.tsx';
import { challengeKind } from '#features/challenge/challenge-kind.ts';
import { huntKind } from '#features/hunt/hunt-kind.ts';
import { PracticeHub } from '#features/practice/practice-hub.tsx';
import { tradeKind } from '#features/practice/trade-kind.ts';
import { workshopKind } from '#features/practice/workshop/workshop-kind.ts';
import { usePageMeta } from '#lib/page-meta.ts';
import type { PracticeKind } from '#lib/practice-kind.ts';

/** Every kind of practice that has a page, in the order of the page. A new kind is one entry here. */
const kinds: PracticeKind[] = [huntKind, workshopKind, challengeKind, tradeKind];

export function PracticaPage() {
  usePageMeta(practica.meta);
  return <PracticeHub userId={useUserId()} kinds={kinds} />;
}
