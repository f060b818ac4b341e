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
import { useAbsencePreviewQuery } from '../shared/absences.api.ts';
import { isSingleDay, minutesOf, partOf, type TypedPart } from './parts.ts';
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
  person?: CorrectedPerson | undefined;
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

const NOTHING = {
  ...{ half: null, away_minutes: null, noons: [] },
  ...{ days: [], skipped: [], holidays: [], cost: 0, years: [] },
};

/** The same for somebody whom the caller leads: of contract and account the server alone knows. */
export function LedPreview({ typed, person }: { typed: Typed; person: CorrectedPerson }) {
  const { project, kind_id, day, end } = typed;
  const isCounted =
    project !== null && day !== null && end !== null && day <= end && !Number.isNaN(minutesOf(typed));
  const body = {
    ...{ project: project ?? 0, day: day ?? '', user: person.id },
    ...(!isSingleDay(typed) && { end }),
    ...(kind_id !== null && { kind_id }),
    ...partOf(typed),
  };
  const { currentData, error } = useAbsencePreviewQuery(body, {
    skip: !isCounted,
    refetchOnMountOrArgChange: true,
  });
  const refusal = isFailure(error) && error.kind === 'refused' ? error : null;
  if (!isCounted || !(currentData || refusal)) return null;
  return <RequestPreview preview={currentData ?? NOTHING} refusal={refusal} person={person} saysWhy />;
}
