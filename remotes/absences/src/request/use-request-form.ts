import { correctionInput } from '@stundenbuch/domain/day/office/contract';
import { officeSentences } from '@stundenbuch/domain/day/office/messages';
import { type AbsenceRequest, absenceRequestInput } from '@stundenbuch/domain/records/absences/contract';
import { absenceSentences, absenceTexts, refuseAbsence } from '@stundenbuch/domain/records/absences/messages';
import { kindSentences } from '@stundenbuch/domain/records/kinds/messages';
import { visibilitySentences } from '@stundenbuch/domain/records/visibility/messages';
import type { Day } from '@stundenbuch/domain/time/day';
import type { Refusal } from '@stundenbuch/domain/wire/refusal';
import {
  planRequest,
  type RequestFacts,
  requestRefusal,
} from '@stundenbuch/domain/workflows/requests/request';
import { useAlert, useUndo } from '@stundenbuch/web/alerts';
import type { Failure } from '@stundenbuch/web/api';
import { useToday } from '@stundenbuch/web/clock';
import { type CorrectedPerson, refusalBy, useForm } from '@stundenbuch/web/form';
import type { useKindChoice } from '../kinds/kind-choice.tsx';
import { useRequestAbsenceMutation } from '../shared/absences.api.ts';
import { isSingleDay, type Part, partOf } from './parts.ts';
import { unannounced } from './unannounced.ts';

export interface RequestValues {
  project: number | null;
  kind_id: number | null;
  day: Day | null;
  end: Day | null;
  half: Part;
  away_minutes: string;
  from_noon: boolean;
  to_noon: boolean;
  note: string;
  substitute: number | null;
  /** Of a correction. */
  reason: string;
}

interface Options {
  /** Null: unknown to a lead, for whose people the server alone refuses. */
  facts: RequestFacts | null;
  /** Sent along, although the server computes its own. */
  hoursOf: (day: Day) => number;
  /** For whom an admin or a lead enters it. */
  person?: CorrectedPerson | undefined;
  /** To begin with. */
  start?: Partial<RequestValues>;
  /** Where days are chosen outside the form. */
  chosen?: Pick<RequestValues, 'day' | 'end'>;
  choice: Pick<ReturnType<typeof useKindChoice>, 'of' | 'writer'>;
  saysWhy: boolean;
  saved: () => void;
}

const NOTHING: RequestValues = {
  project: null,
  kind_id: null,
  day: null,
  end: null,
  half: 'whole',
  away_minutes: '',
  from_noon: false,
  to_noon: false,
  note: '',
  substitute: null,
  reason: '',
};

const NOTHING_SAID = { skipped: [], holidays: [] };

const correctedInput = absenceRequestInput.extend(correctionInput.shape);
const sentences = { ...officeSentences, ...absenceSentences, ...kindSentences, ...visibilitySentences };

/** Nothing can be created: also shown as an alert (AMB-33). */
const NONE = ['absence_no_working_day', 'absence_all_taken'];

/** A request as it is typed, with what the server would say of it. */
export function useRequestForm(options: Options) {
  const { facts, hoursOf, person, start, chosen, choice, saysWhy, saved } = options;
  const { of, writer } = choice;
  const today = useToday();
  const alert = useAlert();
  const undoOf = useUndo();
  const [request] = useRequestAbsenceMutation();

  const refusalOf = (typed: RequestValues, schema: typeof absenceRequestInput): Refusal | null =>
    refusalBy(schema, bodyOf(typed), sentences, (input) =>
      typed.end
        ? facts && requestRefusal(input, { ...facts, kind: of(input.kind_id), writer }, today)
        : refuseAbsence('fields_missing', 'end'),
    );
  const withChosen = (values: RequestValues): RequestValues => ({ ...values, ...chosen });

  const form = useForm({
    values: { ...NOTHING, ...start },
    check: (values) => {
      const refusal = refusalOf(withChosen(values), person ? correctedInput : absenceRequestInput);
      if (refusal) leaveOut(refusal);
      return refusal;
    },
    save: async (values) => {
      const body = bodyOf(withChosen(values)) as AbsenceRequest;
      const previewed = facts && planRequest({ ...body, end: body.end ?? null }, facts);
      return { ...(await request(body).unwrap()), previewed };
    },
    saved: ({ previewed, ...answer }) => {
      const left = unannounced(answer, previewed ?? NOTHING_SAID, saysWhy);
      alert(
        [absenceTexts.created, ...left].join(' '),
        left.length > 0 ? 'warning' : 'success',
        undoOf(answer),
      );
      saved();
    },
    failed: (failure: Failure) => {
      if (failure.kind === 'refused') leaveOut(failure);
      else alert(absenceTexts.saveFailed, 'danger');
    },
  });

  /** A range of one day is a single day, so that its own rules apply. */
  function bodyOf(typed: RequestValues) {
    return {
      project: typed.project,
      ...(typed.kind_id !== null && { kind_id: typed.kind_id }),
      day: typed.day,
      hours: typed.day && hoursOf(typed.day),
      ...(typed.end && !isSingleDay(typed) && { end: typed.end }),
      ...partOf(typed),
      ...(typed.note.trim() && { note: typed.note.trim() }),
      ...(typed.substitute !== null && { substitute: typed.substitute }),
      ...(person && { user: person.id, reason: typed.reason }),
    };
  }

  function leaveOut({ code, message }: Pick<Refusal, 'code' | 'message'>) {
    if (NONE.includes(code)) alert(message, 'danger');
  }

  const typed = withChosen(form.values);
  /** What the preview says of the days, whatever else is still missing. */
  const refusal = refusalOf(typed, absenceRequestInput);
  return { form, typed, refusal };
}
