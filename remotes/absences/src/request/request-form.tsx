import { allows } from '@stundenbuch/domain/access/access';
import { correctionInput } from '@stundenbuch/domain/day/office/contract';
import { officeSentences } from '@stundenbuch/domain/day/office/messages';
import { absenceParts } from '@stundenbuch/domain/records/absences/access';
import { type AbsenceRequest, absenceRequestInput } from '@stundenbuch/domain/records/absences/contract';
import { absenceSentences, absenceTexts, refuseAbsence } from '@stundenbuch/domain/records/absences/messages';
import { NOTE_MAX } from '@stundenbuch/domain/records/entries/status';
import { kindSentences } from '@stundenbuch/domain/records/kinds/messages';
import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import { visibilityParts } from '@stundenbuch/domain/records/visibility/access';
import { visibilitySentences } from '@stundenbuch/domain/records/visibility/messages';
import type { CurrentUser } from '@stundenbuch/domain/sides/session/contract';
import { type Day, MIN_DAY } from '@stundenbuch/domain/time/day';
import type { Refusal } from '@stundenbuch/domain/wire/refusal';
import {
  lastRequestDay,
  offeredAbsences,
  planRequest,
  type RequestFacts,
  requestRefusal,
} from '@stundenbuch/domain/workflows/requests/request';
import { useAlert } from '@stundenbuch/web/alerts';
import type { Failure } from '@stundenbuch/web/api';
import { useToday } from '@stundenbuch/web/clock';
import { DateField } from '@stundenbuch/web/data';
import { CorrectionFields, Form, refusalBy, useForm } from '@stundenbuch/web/form';
import { FormActions, SelectField, TextArea, useBack } from '@stundenbuch/web/kit';
import { useSession } from '@stundenbuch/web/session';
import { useNavigate } from 'react-router-dom';
import { KindField, useKindChoice } from '../kinds/kind-choice.tsx';
import { useRequestAbsenceMutation } from '../shared/absences.api.ts';
import {
  halfOf,
  isRefused,
  isSingleDay,
  LivePreview,
  PARTS,
  type Part,
  useSaysWhy,
} from './live-preview.tsx';
import { SickDays } from './sick-days.tsx';
import { StaffingNote } from './staffing-note.tsx';
import { SubstituteField } from './substitute-field.tsx';
import { unannounced } from './unannounced.ts';

interface Values {
  project: number | null;
  kind_id: number | null;
  day: Day | null;
  end: Day | null;
  half: Part;
  note: string;
  substitute: number | null;
  /** Of a correction. */
  reason: string;
}

interface Props {
  facts: RequestFacts;
  /** Sent along, although the server computes its own. */
  hoursOf: (day: Day) => number;
  /** For whom an admin enters it. */
  person?: CurrentUser;
  /** To begin with. */
  day?: Day | null;
  /** One's own absences. */
  own?: readonly Entry[];
}

const correctedInput = absenceRequestInput.extend(correctionInput.shape);
const sentences = { ...officeSentences, ...absenceSentences, ...kindSentences, ...visibilitySentences };

/** Nothing can be created: also shown as an alert (AMB-33). */
const NONE = ['absence_no_working_day', 'absence_all_taken'];

function useRequestForm(
  { facts, hoursOf, person, day = null }: Props,
  { of, writer }: Pick<ReturnType<typeof useKindChoice>, 'of' | 'writer'>,
  saysWhy: boolean,
) {
  const today = useToday();
  const alert = useAlert();
  const navigate = useNavigate();
  const back = useBack();
  const [request] = useRequestAbsenceMutation();

  const refusalOf = (typed: Values, schema: typeof absenceRequestInput): Refusal | null =>
    refusalBy(schema, bodyOf(typed), sentences, (input) =>
      typed.end
        ? requestRefusal(input, { ...facts, kind: of(input.kind_id), writer }, today)
        : refuseAbsence('fields_missing', 'end'),
    );

  const form = useForm({
    values: {
      project: null,
      kind_id: null,
      day,
      end: day,
      half: 'whole',
      note: '',
      substitute: null,
      reason: '',
    } as Values,
    check: (typed) => {
      const refusal = refusalOf(typed, person ? correctedInput : absenceRequestInput);
      if (refusal) leaveOut(refusal);
      return refusal;
    },
    save: async (typed) => {
      const body = bodyOf(typed) as AbsenceRequest;
      const previewed = planRequest({ ...body, end: body.end ?? null }, facts);
      return { ...(await request(body).unwrap()), previewed };
    },
    saved: ({ previewed, ...answer }) => {
      const left = unannounced(answer, previewed, saysWhy);
      alert([absenceTexts.created, ...left].join(' '), left.length > 0 ? 'warning' : 'success');
      if (person) back();
      else navigate('/absences');
    },
    failed: (failure: Failure) => {
      if (failure.kind === 'refused') leaveOut(failure);
      else alert(absenceTexts.saveFailed, 'danger');
    },
  });

  /** A range of one day is a single day, so that its own rules apply. */
  function bodyOf(typed: Values) {
    return {
      project: typed.project,
      ...(typed.kind_id !== null && { kind_id: typed.kind_id }),
      day: typed.day,
      hours: typed.day && hoursOf(typed.day),
      ...(typed.end && !isSingleDay(typed) && { end: typed.end }),
      ...(halfOf(typed) && { half: halfOf(typed) }),
      ...(typed.note.trim() && { note: typed.note.trim() }),
      ...(typed.substitute !== null && { substitute: typed.substitute }),
      ...(person && { user: person.id, reason: typed.reason }),
    };
  }

  function leaveOut({ code, message }: Pick<Refusal, 'code' | 'message'>) {
    if (NONE.includes(code)) alert(message, 'danger');
  }

  /** What the preview says of the days, whatever else is still missing. */
  const refusal = refusalOf(form.values, absenceRequestInput);
  return { form, refusal };
}

export function RequestForm(props: Props) {
  const { facts, person, own } = props;
  const today = useToday();
  const { who, user } = useSession();
  const saysWhy = useSaysWhy();
  const { kinds, ...choice } = useKindChoice(person !== undefined);
  const { form, refusal } = useRequestForm(props, choice, saysWhy);
  const dayField = form.field('day');
  const limits = { min: MIN_DAY, max: lastRequestDay(today) };

  return (
    <Form
      form={form}
      label="Abwesenheit"
      actions={
        <FormActions
          busy={form.busy}
          save={person ? 'Eintragen' : 'Beantragen'}
          waits={saysWhy && isRefused(refusal)}
        />
      }
    >
      <KindField
        field={form.field('project')}
        value={form.values}
        types={offeredAbsences(facts, today)}
        kinds={kinds}
        onChange={form.set}
      />
      <div className="sb-form-row">
        <DateField
          {...dayField}
          {...limits}
          label="Startdatum"
          required
          onChange={(day) => form.set({ day, end: form.values.end ?? day })}
        />
        <DateField {...form.field('end')} {...limits} label="Enddatum" required />
      </div>
      {allows(absenceParts.halves, who) && isSingleDay(form.values) && (
        <SelectField {...form.field('half')} label="Dauer" options={PARTS} />
      )}
      {allows(absenceParts.requests, who) && (
        <TextArea {...form.field('note')} label="Notiz" rows={2} maxLength={NOTE_MAX} />
      )}
      {allows(visibilityParts.substitutes, who) && !person && (
        <SubstituteField field={form.field('substitute')} from={form.values.day} to={form.values.end} />
      )}
      <LivePreview typed={form.values} refusal={refusal} facts={facts} person={person} saysWhy={saysWhy} />
      {saysWhy && user && <SickDays typed={form.values} user={person?.id ?? user.id} own={own} />}
      <StaffingNote typed={form.values} person={person?.id} />
      {person && <CorrectionFields reason={form.field('reason')} />}
    </Form>
  );
}
