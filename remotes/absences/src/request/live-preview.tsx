import { allows } from '@stundenbuch/domain/access/access';
import { officeParts } from '@stundenbuch/domain/day/office/access';
import { absenceParts } from '@stundenbuch/domain/records/absences/access';
import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import type { Refusal } from '@stundenbuch/domain/wire/refusal';
import { previewOf } from '@stundenbuch/domain/workflows/requests/preview';
import type { RequestFacts } from '@stundenbuch/domain/workflows/requests/request';
import { isFailure } from '@stundenbuch/web/api';
import type { CorrectedPerson } from '@stundenbuch/web/form';
import { useSession } from '@stundenbuch/web/session';
import { useAbsenceChangePreviewQuery, useAbsencePreviewQuery } from '../shared/absences.api.ts';
import { isSingleDay, minutesOf, partOf, type TypedPart } from './parts.ts';
import { RequestPreview } from './request-preview.tsx';

export interface Typed extends TypedPart {
  project: number | null;
  kind_id: number | null;
  /** Of a change: also in a month that is over. */
  any_month?: boolean;
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
  person?: CorrectedPerson | undefined;
  saysWhy: boolean;
}

/** What sending the form now would do. */
export function LivePreview({ typed, refusal, facts, person, saysWhy }: Props) {
  const { project, kind_id, day, end } = typed;
  if (project === null || day === null || end === null) return null;
  if (refusal && UNCOUNTABLE.includes(refusal.code)) return null;
  const preview = previewOf({ project, kind_id, day, end, ...partOf(typed) }, facts);
  return <RequestPreview preview={preview} refusal={refusal} person={person} saysWhy={saysWhy} />;
}

const NOTHING = {
  ...{ half: null, away_minutes: null, noons: [] },
  ...{ days: [], skipped: [], holidays: [], cost: 0, years: [] },
};

const isCounted = (typed: Typed): boolean => {
  const { project, day, end } = typed;
  return project !== null && day !== null && end !== null && day <= end && !Number.isNaN(minutesOf(typed));
};

const bodyOf = (typed: Typed, person: CorrectedPerson) => ({
  ...{ project: typed.project ?? 0, day: typed.day ?? '', user: person.id },
  ...(typed.kind_id !== null && { kind_id: typed.kind_id }),
  ...partOf(typed),
});

interface ToldProps {
  typed: Typed;
  person: CorrectedPerson;
  /** The absence that is replaced. */
  changed?: Entry;
}

/** The same where the server alone knows: of a change the hours, of somebody whom the caller leads contract and account. */
export function ToldPreview({ typed, person, changed }: ToldProps) {
  const entered = useAbsencePreviewQuery(
    { ...bodyOf(typed, person), ...(!isSingleDay(typed) && { end: typed.end }) },
    { skip: changed !== undefined || !isCounted(typed), refetchOnMountOrArgChange: true },
  );
  const replaced = useAbsenceChangePreviewQuery(
    { id: changed?.id ?? 0, ...bodyOf(typed, person), any_month: typed.any_month ?? false },
    { skip: !changed || !isCounted(typed), refetchOnMountOrArgChange: true },
  );
  const { currentData, error } = changed ? replaced : entered;
  const refusal = isFailure(error) && error.kind === 'refused' ? error : null;
  if (!isCounted(typed) || !(currentData || refusal)) return null;
  return <RequestPreview preview={currentData ?? NOTHING} refusal={refusal} person={person} saysWhy />;
}
