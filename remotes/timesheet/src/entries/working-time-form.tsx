import { allows } from '@stundenbuch/domain/access/access';
import { lawAccess } from '@stundenbuch/domain/accounts/lawguide/access';
import { correctionInput } from '@stundenbuch/domain/day/office/contract';
import { officeSentences } from '@stundenbuch/domain/day/office/messages';
import { blockingAbsence } from '@stundenbuch/domain/records/entries/halves';
import { TYPE } from '@stundenbuch/domain/records/entries/type-codes';
import { hasMinutes } from '@stundenbuch/domain/records/punch/limits';
import {
  BREAK,
  type Entry,
  type WorkingTimeInput,
  workingTimeInput,
} from '@stundenbuch/domain/records/timesheet/contract';
import { employmentDoubts } from '@stundenbuch/domain/records/timesheet/doubts';
import { timesheetSentences, timesheetTexts } from '@stundenbuch/domain/records/timesheet/messages';
import { workingTimeRefusal } from '@stundenbuch/domain/records/timesheet/rules';
import {
  DEFAULT_END,
  DEFAULT_START,
  workingHours,
} from '@stundenbuch/domain/records/timesheet/working-hours';
import { type Day, MAX_DAY, MIN_DAY } from '@stundenbuch/domain/time/day';
import { timeOfYear } from '@stundenbuch/domain/time/real-time';
import { gridTimes, minutesOf } from '@stundenbuch/domain/time/time';
import type { Refusal } from '@stundenbuch/domain/wire/refusal';
import { useAlert, useUndo } from '@stundenbuch/web/alerts';
import type { Undoable } from '@stundenbuch/web/api';
import { useToday } from '@stundenbuch/web/clock';
import { DateField, TimeField } from '@stundenbuch/web/data';
import { type CorrectedPerson, CorrectionFields, Form, refusalBy, useForm } from '@stundenbuch/web/form';
import { formatHours, formatNumber } from '@stundenbuch/web/format';
import { BreakField, FormActions } from '@stundenbuch/web/kit';
import { lazyPage } from '@stundenbuch/web/lazy-page';
import { useOpenMonths, useSession } from '@stundenbuch/web/session';
import { useEffect, useRef } from 'react';
import { dayNotes } from '../shared/day-notes.ts';
import { useSaveWorkingTimeMutation } from '../shared/timesheet.api.ts';
import { useDay, useSpecialDay } from '../shared/use-day.ts';
import { Doubts } from './doubts.tsx';
import { useSaveFailure } from './save-failure.ts';
import { useSaveQuestions } from './save-questions.tsx';

export interface Values {
  day: Day | null;
  start_time: string;
  end_time: string;
  break: number | null;
}

/** Beside them those of a correction and of the guide. */
interface Typed extends Values {
  /** Null: only the sum of the breaks. */
  intervals: readonly { from: string; to: string }[] | null;
  law_reason: string;
  reason: string;
  any_month: boolean;
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
  onDelete?: (entry: Entry) => void;
  /** Whose working time an admin corrects. */
  person?: CorrectedPerson;
}

const correctedInput = workingTimeInput.extend(correctionInput.shape);
const sentences = { ...officeSentences, ...timesheetSentences };

const times = gridTimes();
const LAW_HINT = 'Der Grund steht auch neben Hinweisen des Arbeitszeitschutzes und auf dem Stundenzettel.';
const FORMS = 'auch 0:30 oder 30 min';

// Loaded only where the company has it.
const Guide = lazyPage(async () => (await import('../law/guide.tsx')).Guide);

/** The form, and what is known of its day. */
function useWorkingTimeForm({ entry, values, onSaved, person }: Props) {
  const today = useToday();
  const months = useOpenMonths();
  const { who } = useSession();
  const hasGuide = allows(lawAccess.preview, who);
  const anyMinute = hasMinutes(who?.features);
  const alert = useAlert();
  const undoOf = useUndo();
  const sayFailure = useSaveFailure();
  const [save] = useSaveWorkingTimeMutation();

  const form = useForm<Typed, Entry & Undoable>({
    values: { ...(entry ? valuesOf(entry) : values), ...NO_CORRECTION },
    check: (typed) => refusalBy(person ? correctedInput : workingTimeInput, bodyOf(typed), sentences, asRule),
    save: (typed) => save({ id: entry?.id ?? null, input: bodyOf(typed) as WorkingTimeInput }).unwrap(),
    saved: (saved) => {
      alert(timesheetTexts.workingTimeSaved, 'success', undoOf(saved));
      onSaved(saved);
    },
    failed: (failure) => questions.ask(failure) || sayFailure(failure),
  });
  const questions = useSaveQuestions({ law: hasGuide, clock: anyMinute }, () => form.submit());
  const day = useDay(form.values.day, person?.id);
  const special = useSpecialDay(form.values.day, person?.id);

  const shown = useRef(entry?.id);
  useEffect(() => {
    if (entry && entry.id !== shown.current) form.reset({ ...valuesOf(entry), ...NO_CORRECTION });
    shown.current = entry?.id;
  });

  function bodyOf({ reason, any_month, intervals, law_reason, ...typed }: Typed) {
    // The form says so beside the only reason of a correction, which by itself would silence nothing (TEAM-12).
    const guided = hasGuide ? guidedBody(intervals, person ? reason : law_reason) : {};
    const hours = hoursOf({ ...typed, intervals }) || 0;
    const body = { ...typed, ...guided, ...questions.answers(), project: TYPE.work, hours };
    return person ? { ...body, user: person.id, reason, any_month } : body;
  }

  function asRule(input: WorkingTimeInput): Refusal | null {
    const duplicate = day?.work !== undefined && day.work !== null && day.work.id !== entry?.id;
    return workingTimeRefusal(
      input,
      {
        absence: blockingAbsence(day?.absences ?? []),
        duplicate,
        storedDay: entry?.day,
        anyMonth: form.values.any_month,
        anyMinute,
        months: person ? undefined : months,
      },
      today,
    );
  }

  return { form, questions, hasGuide, anyMinute, notes: dayNotes(day, special, entry?.id) };
}

export function WorkingTimeForm(props: Props) {
  const { entry, pending = false, onDay, onDelete, person } = props;
  const { form, questions, hasGuide, anyMinute, notes } = useWorkingTimeForm(props);
  const session = useSession();
  const user = person ?? session.user;
  const { values } = form;

  /** In the night of a change of the clocks the field says which time it means (SET-15). */
  function timeProps(field: 'start_time' | 'end_time') {
    const { day, [field]: time } = values;
    const hint = anyMinute && day && time ? timeOfYear(day, minutesOf(time)) : null;
    return { times, anyMinute, ...(hint && { hint }) };
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
      // The links of the week beside it show another form on the same page.
      lostBy={onDay ? 'address' : 'query'}
      actions={
        <FormActions
          busy={form.busy}
          waits={pending}
          onDelete={onDelete && entry ? () => onDelete(entry) : undefined}
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
        hint={notes}
      />
      <div className="sb-form-row">
        <TimeField {...form.field('start_time')} label="Beginn" required {...timeProps('start_time')} />
        <TimeField {...form.field('end_time')} label="Ende" required {...timeProps('end_time')} />
        {values.intervals === null && (
          <BreakField
            {...form.field('break')}
            label="Pause (h)"
            hint={anyMinute ? FORMS : `Schritte von ${formatNumber(BREAK.step)}, ${FORMS}`}
          />
        )}
      </div>
      <p className="sb-box sb-line">
        <span className="sb-grow">Arbeitszeit</span>{' '}
        <output aria-live="polite">
          <strong>{sumOf(values)}</strong>
        </output>
      </p>
      {hasGuide && (
        <Guide
          values={values}
          entry={entry?.id ?? null}
          person={person?.id ?? null}
          breaks={form.field('intervals')}
          reason={person ? null : form.field('law_reason')}
          onSum={(hours) => form.set({ break: hours })}
        />
      )}
      {person && (
        <CorrectionFields
          reason={{
            ...form.field('reason'),
            error: form.field('reason').error ?? form.field('law_reason').error,
          }}
          anyMonth={form.field('any_month')}
          hint={hasGuide ? LAW_HINT : undefined}
        />
      )}
      {questions.dialog}
      <Doubts sentences={values.day ? employmentDoubts(values.day, user?.worker_since ?? null) : []} />
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

const guidedBody = (intervals: Typed['intervals'], law_reason: string) => ({
  ...(intervals && { break: 0 }),
  intervals: intervals?.map((one) => ({ ...one, kind: 'break' as const })) ?? null,
  law_reason: law_reason.trim() || null,
});

/** Of breaks as times their sum counts. */
function hoursOf({ intervals, ...typed }: Values & Partial<Pick<Typed, 'intervals'>>): number {
  const minutes = intervals?.reduce((sum, { from, to }) => sum + minutesOf(to) - minutesOf(from), 0);
  return workingHours({ ...typed, break: minutes === undefined ? (typed.break ?? 0) : minutes / 60 });
}

/** Without the break nobody knows the sum. */
function sumOf(typed: Typed): string {
  const hours = hoursOf(typed);
  return Number.isNaN(hours) ? '–' : `${formatHours(hours)} h`;
}

const NO_CORRECTION = { reason: '', any_month: false, intervals: null, law_reason: '' };
