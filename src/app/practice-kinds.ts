import { challengeKind } from '#features/challenge/challenge-kind.ts';
import { huntKind } from '#features/hunt/hunt-kind.ts';
import { tradeKind } from '#features/practice/trade-kind.ts';
import { workshopKind } from '#features/practice/workshop/workshop-kind.ts';
import { reviewKind } from '#features/review/review-kind.ts';
import type { PracticeKind } from '#lib/practice-kind.ts';

/** Every kind of practice that has a page, in the order of /practica. A new kind is one entry here; hub and certificate follow. */
export const practiceKinds: PracticeKind[] = [huntKind, workshopKind, challengeKind, tradeKind, reviewKind];
