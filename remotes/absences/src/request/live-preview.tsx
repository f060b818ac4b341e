import { allows } from '@stundenbuch/domain/access/access';
import { officeParts } from '@stundenbuch/domain/day/office/access';
import { absenceParts } from '@stundenbuch/domain/records/absences/access';
import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import type { CurrentUser } from '@stundenbuch/domain/sides/session/contract';
import type { Refusal } from '@stundenbuch/domain/wire/refusal';
import type { RequestFacts } from '@stundenbuch/domain/workflows/requests/request';
import { useSession } from '@stundenbuch/web/session';
import { partOf, type TypedPart } from './parts.ts';
import { previewOf } from './preview.ts';
import { RequestPreview } from './request-preview.tsx';

export interface Typed extends TypedPart {
  project: number | null;
  kind_id: number | null;
}

/** Refusals that make counting days pointless. */
const UNCOUNTABLE = [
  ...['fields_missing', 'invalid_input', 'absence_type', 'absence_period', 'absence_reversed'],
  'absence_minutes',
];

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
  const { project, kind_id, day, end } = typed;
  if (project === null || day === null || end === null) return null;
  if (refusal && UNCOUNTABLE.includes(refusal.code)) return null;
  const preview = previewOf({ project, kind_id, day, end, ...partOf(typed) }, facts, changed);
  return <RequestPreview preview={preview} refusal={refusal} person={person} saysWhy={saysWhy} />;
}
