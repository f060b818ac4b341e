import { blockingAbsence } from '@stundenbuch/domain/absences/halves';
import { type Day, MAX_DAY, MIN_DAY } from '@stundenbuch/domain/calendar/day';
import { gridTimes } from '@stundenbuch/domain/calendar/time';
import {
  BREAK,
  type Entry,
  type WorkingTimeInput,
  workingTimeInput,
} from '@stundenbuch/domain/timesheet/contract';
import { employmentDoubts } from '@stundenbuch/domain/timesheet/doubts';
import { timesheetSentences, timesheetTexts } from '@stundenbuch/domain/timesheet/messages';
import { workingTimeRefusal } from '@stundenbuch/domain/timesheet/rules';
import { TYPE } from '@stundenbuch/domain/timesheet/type-codes';
import { DEFAULT_END, DEFAULT_START, workingHours } from '@stundenbuch/domain/timesheet/working-hours';
import { useAlert } from '@stundenbuch/web/alerts';
import { useToday } from '@stundenbuch/web/clock';
import { DateField, TimeField } from '@stundenbuch/web/data';
import { Form, refusalBy, useForm } from '@stundenbuch/web/form';
import { formatHours, formatNumber } from '@stundenbuch/web/format';
import { DecimalField, FormActions } from '@stundenbuch/web/kit';
import { useSession } from '@stundenbuch/web/session';
import { useEffect, useRef } from 'react';
import { dayNotes } from './day-notes.ts';
import { Doubts } from './doubts.tsx';
import './forms.css';
import { useSaveFailure } from './save-failure.ts';
import { useSaveWorkingTimeMutation } from './timesheet.api.ts';
import { useDay, useSpecialDay } from './use-day.ts';

export interface Values {
  day: Day | null;
  start_time: string;
  end_time: string;
  break: number | null;
}

interface Props {
  /** The record to edit; null for a new one. When it changes, the form shows the new one. */
  entry: Entry | null;
  /** Initial values of a new record. */
  values: Values;
  /** It is not yet known whether the chosen day has an entry. */
  pending?: boolean;
  /** A new record, or one found by its day, follows the chosen day; one opened by its id is moved. */
  onDay?: (day: Day) => void;
  onSaved: (saved: Entry) => void;
  onDelete?: (id: number) => void;
}

const times = gridTimes();

export function WorkingTimeForm({ entry, values, pending = false, onDay, onSaved, onDelete }: Props) {
  const today = useToday();
  const { user } = useSession();
  const alert = useAlert();
  const sayFailure = useSaveFailure();
  const [save] = useSaveWorkingTimeMutation();

  const form = useForm<Values, Entry>({
    values: entry ? valuesOf(entry) : values,
    check: (typed) => refusalBy(workingTimeInput, bodyOf(typed), timesheetSentences, asRule),
    save: (typed) => save({ id: entry?.id ?? null, input: bodyOf(typed) as WorkingTimeInput }).unwrap(),
    saved: (saved) => {
      alert(timesheetTexts.workingTimeSaved);
      onSaved(saved);
    },
    failed: sayFailure,
  });
  const day = useDay(form.values.day);
  const special = useSpecialDay(form.values.day);

  const shown = useRef(entry?.id);
  useEffect(() => {
    if (entry && entry.id !== shown.current) form.reset(valuesOf(entry));
    shown.current = entry?.id;
  });

  function asRule(input: WorkingTimeInput) {
    const duplicate = day?.work !== undefined && day.work !== null && day.work.id !== entry?.id;
    return workingTimeRefusal(
      input,
      { absence: blockingAbsence(day?.absences ?? []), duplicate, storedDay: entry?.day },
      today,
    );
  }

  const dayField = form.field('day');
  function chooseDay(chosen: Day | null) {
    dayField.onChange(chosen);
    if (chosen) onDay?.(chosen);
  }

  return (
    <Form
      form={form}
      label="Arbeitszeit"
      actions={
        <FormActions
          busy={form.busy}
          waits={pending}
          onDelete={onDelete && entry ? () => onDelete(entry.id) : undefined}
        />
      }
    >
      <DateField
        {...dayField}
        onChange={chooseDay}
        label="Datum"
        required
        min={MIN_DAY}
        max={MAX_DAY}
        hint={dayNotes(day, special, entry?.id)}
      />
      <div className="sb-form-row">
        <TimeField {...form.field('start_time')} label="Beginn" required times={times} />
        <TimeField {...form.field('end_time')} label="Ende" required times={times} />
        <DecimalField
          {...form.field('break')}
          label="Pause (h)"
          hint={`Schritte von ${formatNumber(BREAK.step)}`}
        />
      </div>
      <p className="ts-hours">
        Arbeitszeit <output aria-live="polite">{formatHours(hoursOf(form.values))} h</output>
      </p>
      <Doubts
        sentences={form.values.day ? employmentDoubts(form.values.day, user?.worker_since ?? null) : []}
      />
    </Form>
  );
}

function valuesOf({ day, start_time, end_time, break: pause }: Entry): Values {
  return {
    day,
    start_time: start_time ?? DEFAULT_START,
    end_time: end_time ?? DEFAULT_END,
    break: pause ?? 0,
  };
}

const hoursOf = (typed: Values): number => workingHours({ ...typed, break: typed.break || 0 });

const bodyOf = (typed: Values) => ({ ...typed, project: TYPE.work, hours: hoursOf(typed) });
