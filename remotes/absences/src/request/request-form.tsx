import { allows } from '@stundenbuch/domain/access/access';
import { absenceParts } from '@stundenbuch/domain/records/absences/access';
import { NOTE_MAX } from '@stundenbuch/domain/records/entries/status';
import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import { visibilityParts } from '@stundenbuch/domain/records/visibility/access';
import { type Day, MIN_DAY } from '@stundenbuch/domain/time/day';
import { lastRequestDay, type RequestFacts } from '@stundenbuch/domain/workflows/requests/request';
import { useToday } from '@stundenbuch/web/clock';
import { DateField } from '@stundenbuch/web/data';
import { type CorrectedPerson, CorrectionFields, Form } from '@stundenbuch/web/form';
import { FormActions, TextArea, useBack } from '@stundenbuch/web/kit';
import { useSession } from '@stundenbuch/web/session';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { ContingentNote } from '../contingents/contingent-note.tsx';
import { KindField, useKindChoice, useOfferedTypes } from '../kinds/kind-choice.tsx';
import { ExpectedDay } from './expected-day.tsx';
import { isRefused, LivePreview, ToldPreview, useSaysWhy } from './live-preview.tsx';
import { NoonFields, PartFields, useParts } from './part-fields.tsx';
import { isSingleDay } from './parts.ts';
import { SickDays } from './sick-days.tsx';
import { StaffingNote } from './staffing-note.tsx';
import { SubstituteField } from './substitute-field.tsx';
import { useDayMarks } from './use-day-marks.tsx';
import { type RequestValues, useRequestForm } from './use-request-form.ts';

interface Props {
  /** Null: unknown to a lead, for whose people the server alone refuses. */
  facts: RequestFacts | null;
  /** Sent along, although the server computes its own. */
  hoursOf: (day: Day) => number;
  /** For whom an admin or a lead enters it. */
  person?: CorrectedPerson;
  /** To begin with. */
  start?: Partial<RequestValues>;
  /** One's own absences. */
  own?: readonly Entry[];
}

export function RequestForm(props: Props) {
  const { facts, person, own } = props;
  const navigate = useNavigate();
  const back = useBack();
  const today = useToday();
  const { who, user } = useSession();
  const saysWhy = useSaysWhy();
  const { kinds, ...choice } = useKindChoice(person);
  const saved = () => (person ? back() : navigate('/absences'));
  const { form, refusal } = useRequestForm({ ...props, choice, saysWhy, saved });
  // Of whom a lead knows no account, nothing is asked.
  const account = (person ? person.record : user)?.id ?? null;
  const offered = useOfferedTypes(facts, person);
  const kind = kinds.find(({ id }) => id === form.values.kind_id) ?? null;
  const parts = useParts(kind);
  const dayField = form.field('day');
  const { day: from, end: to } = form.values;
  const range = useMemo(() => ({ from, to }), [from, to]);
  const marks = useDayMarks({ facts, person, own: person ? undefined : own, range });
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
        types={offered}
        kinds={kinds}
        onChange={form.set}
      />
      {kind?.statutory === 'maternity' && <ExpectedDay onChange={form.set} />}
      <div className="sb-form-row">
        <DateField
          {...dayField}
          {...limits}
          marks={marks}
          label="Startdatum"
          required
          onChange={(day) => form.set({ day, end: form.values.end ?? day })}
        />
        <DateField {...form.field('end')} {...limits} marks={marks} label="Enddatum" required />
      </div>
      {parts.length > 0 && isSingleDay(form.values) && (
        <PartFields half={form.field('half')} hours={form.field('away_minutes')} parts={parts} />
      )}
      <NoonFields typed={form.values} from={form.field('from_noon')} to={form.field('to_noon')} />
      {allows(absenceParts.requests, who) && (
        <TextArea {...form.field('note')} label="Notiz" rows={2} maxLength={NOTE_MAX} />
      )}
      {allows(visibilityParts.substitutes, who) && !person && (
        <SubstituteField field={form.field('substitute')} from={form.values.day} to={form.values.end} />
      )}
      {account !== null && (
        <ContingentNote kind={kind?.contingent_id ? kind.id : null} day={form.values.day} user={account} />
      )}
      {facts && (
        <LivePreview typed={form.values} refusal={refusal} facts={facts} person={person} saysWhy={saysWhy} />
      )}
      {!facts && person && <ToldPreview typed={form.values} person={person} />}
      {saysWhy && user && <SickDays typed={form.values} user={person?.id ?? user.id} own={own} />}
      <StaffingNote typed={form.values} person={person?.id} />
      {person && <CorrectionFields reason={form.field('reason')} />}
    </Form>
  );
}
