import { exerciseKinds } from '#common/exercise-kinds.ts';
import * as checks from '#lib/notebook/checks.ts';
import { ownRecordChecks, type RecordChecks } from '#lib/notebook/record-checks.ts';
import type { RecordKind } from '#lib/notebook/records.ts';
import { partOf, type KindRecordChecks } from './practice-kind.ts';

const kinds = import.meta.glob<KindRecordChecks<RecordKind>>('./*/record.ts', {
  eager: true,
  import: 'recordChecks',
});

/** Checks for every kind of record that a notebook may hold. */
export const recordChecks: RecordChecks = Object.assign(
  { ...ownRecordChecks },
  ...exerciseKinds.map((kind) => partOf(kinds, kind)(checks)),
);
