import { allows } from '@stundenbuch/domain/access/access';
import { officeParts } from '@stundenbuch/domain/day/office/access';
import { absenceParts } from '@stundenbuch/domain/records/absences/access';
import { HALF_LABELS, HALVES, type Half, WHOLE_DAY } from '@stundenbuch/domain/records/entries/halves';
import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import type { CurrentUser } from '@stundenbuch/domain/sides/session/contract';
import type { Day } from '@stundenbuch/domain/time/day';
import type { Refusal } from '@stundenbuch/domain/wire/refusal';
import type { RequestFacts } from '@stundenbuch/domain/workflows/requests/request';
import { useSession } from '@stundenbuch/web/session';
import { previewOf } from './preview.ts';
import { RequestPreview } from './request-preview.tsx';

/** Part of a day; only a single one has parts. */
export type Part = 'whole' | 'first' | 'second';
export const PARTS = [
  { value: 'whole', label: WHOLE_DAY },
  ...HALVES.map((value) => ({ value, label: HALF_LABELS[value] })),
] as const;

export interface Typed {
  project: number | null;
  day: Day | null;
  end: Day | null;
  half: Part;
}

export const isSingleDay = ({ day, end }: Pick<Typed, 'day' | 'end'>) => day !== null && day === end;
export const halfOf = (typed: Pick<Typed, 'day' | 'end' | 'half'>): Half =>
  typed.half === 'whole' || !isSingleDay(typed) ? null : typed.half;

/** Refusals that make counting days pointless. */
const UNCOUNTABLE = ['fields_missing', 'invalid_input', 'absence_type', 'absence_period', 'absence_reversed'];

/** Whether the days that were typed cannot be asked for, and the preview says so. */
export const isRefused = (refusal: Refusal | null): boolean =>
  refusal !== null && !UNCOUNTABLE.includes(refusal.code);

/** Where a company has requests, or its office enters them, a refusal is shown before anything is sent. */
export function useSaysWhy(): boolean {
  const { who } = useSession();
  return allows(absenceParts.requests, who) || allows(officeParts.notified, who);
}

interface Props {
  typed: Typed;
  refusal: Refusal | null;
  facts: RequestFacts;
  person?: CurrentUser | undefined;
  /** The absence that is replaced. */
  changed?: Entry;
  saysWhy: boolean;
}

/** What sending the form now would do. */
export function LivePreview({ typed, refusal, facts, person, changed, saysWhy }: Props) {
  const { project, day, end } = typed;
  if (project === null || day === null || end === null) return null;
  if (refusal && UNCOUNTABLE.includes(refusal.code)) return null;
  const preview = previewOf({ project, day, end, half: halfOf(typed) }, facts, changed);
  return <RequestPreview preview={preview} refusal={refusal} person={person} saysWhy={saysWhy} />;
}
