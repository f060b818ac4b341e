import { officeSentences } from '@stundenbuch/domain/day/office/messages';
import {
  type AbsenceChange,
  absenceChangeInput,
  absenceRequestInput,
} from '@stundenbuch/domain/records/absences/contract';
import { absenceSentences, absenceTexts } from '@stundenbuch/domain/records/absences/messages';
import { changeRefusal } from '@stundenbuch/domain/records/absences/rules';
import { kindSentences } from '@stundenbuch/domain/records/kinds/messages';
import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import { timesheetSentences } from '@stundenbuch/domain/records/timesheet/messages';
import { type Day, MIN_DAY } from '@stundenbuch/domain/time/day';
import {
  lastRequestDay,
  type RequestFacts,
  type RequestInput,
  requestRefusal,
} from '@stundenbuch/domain/workflows/requests/request';
import { useAlert } from '@stundenbuch/web/alerts';
import { useToday } from '@stundenbuch/web/clock';
import { DateField } from '@stundenbuch/web/data';
import {
  type CorrectedPerson,
  CorrectionFields,
  Form,
  refusalBy,
  useForm,
  useSaveFailure,
} from '@stundenbuch/web/form';
import { FormActions, useBack } from '@stundenbuch/web/kit';
import { KindField, useKindChoice, useOfferedTypes } from '../kinds/kind-choice.tsx';
import { isRefused, ToldPreview } from '../request/live-preview.tsx';
import { PartFields, useParts } from '../request/part-fields.tsx';
import { type Part, partOf, typedPart } from '../request/parts.ts';
import { useChangeAbsenceMutation } from '../shared/absences.api.ts';

interface Values {
  project: number | null;
  kind_id: number | null;
  day: Day | null;
  half: Part;
  away_minutes: string;
  reason: string;
  any_month: boolean;
}

interface Props {
  entry: Entry;
  person: CorrectedPerson;
  /** Without the absence that is changed. Null: unknown to a lead, for whose people the server alone refuses. */
  facts: RequestFacts | null;
}

const sentences = { ...officeSentences, ...timesheetSentences, ...absenceSentences, ...kindSentences };

/** An absence of a day becomes another one. */
export function AbsenceChangeForm({ entry, person, facts }: Props) {
  const today = useToday();
  const alert = useAlert();
  const back = useBack();
  const [change] = useChangeAbsenceMutation();

  const { kinds, of, writer } = useKindChoice(person, entry);
  const asked = (input: Omit<RequestInput, 'end'>) =>
    facts && requestRefusal({ ...input, end: null }, { ...facts, kind: of(input.kind_id), writer }, today);

  const offered = useOfferedTypes(facts, person);

  const form = useForm({
    values: {
      // Whoever may not know what it is says what it shall be.
      project: offered.includes(entry.project) ? entry.project : null,
      kind_id: entry.kind_id ?? null,
      day: entry.day,
      ...typedPart(entry),
      reason: '',
      any_month: false,
    } as Values,
    check: (typed) =>
      refusalBy(
        absenceChangeInput,
        bodyOf(typed, person),
        sentences,
        (input) => changeRefusal(entry, today, typed.any_month) ?? asked(input),
      ),
    save: (typed) => change({ id: entry.id, ...(bodyOf(typed, person) as AbsenceChange) }).unwrap(),
    saved: () => {
      alert(absenceTexts.changed);
      back();
    },
    failed: useSaveFailure(absenceTexts.saveFailed),
  });

  const { values } = form;
  const parts = useParts(of(values.kind_id));
  const refusal = refusalBy(absenceRequestInput, bodyOf(values, person), sentences, asked);
  return (
    <Form
      form={form}
      label="Abwesenheit"
      actions={<FormActions busy={form.busy} save="Ändern" waits={isRefused(refusal)} />}
    >
      <KindField
        field={form.field('project')}
        value={values}
        types={offered}
        kinds={kinds}
        onChange={form.set}
      />
      <DateField {...form.field('day')} label="Tag" required min={MIN_DAY} max={lastRequestDay(today)} />
      {parts.length > 0 && (
        <PartFields half={form.field('half')} hours={form.field('away_minutes')} parts={parts} />
      )}
      <ToldPreview typed={{ ...values, end: values.day }} person={person} changed={entry} />
      <CorrectionFields reason={form.field('reason')} anyMonth={form.field('any_month')} />
    </Form>
  );
}

function bodyOf(values: Values, person: CorrectedPerson) {
  const { project, kind_id, day, reason, any_month } = values;
  return {
    ...{ project, day, reason, any_month, user: person.id },
    ...partOf({ ...values, end: day }),
    ...(kind_id !== null && { kind_id }),
  };
}
