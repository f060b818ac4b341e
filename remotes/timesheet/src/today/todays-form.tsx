import { allows } from '@stundenbuch/domain/access/access';
import { lawAccess } from '@stundenbuch/domain/accounts/lawguide/access';
import { TYPE } from '@stundenbuch/domain/records/entries/type-codes';
import { hasMinutes } from '@stundenbuch/domain/records/punch/limits';
import {
  type Entry,
  type WorkingTimeInput,
  workingTimeInput,
} from '@stundenbuch/domain/records/timesheet/contract';
import { timesheetSentences, timesheetTexts } from '@stundenbuch/domain/records/timesheet/messages';
import { workingHours } from '@stundenbuch/domain/records/timesheet/working-hours';
import type { Day } from '@stundenbuch/domain/time/day';
import { gridTimes } from '@stundenbuch/domain/time/time';
import { useAlert, useUndo } from '@stundenbuch/web/alerts';
import type { Undoable } from '@stundenbuch/web/api';
import { TimeField } from '@stundenbuch/web/data';
import { Form, refusalBy, useForm } from '@stundenbuch/web/form';
import { formatHours } from '@stundenbuch/web/format';
import { BreakField, Button } from '@stundenbuch/web/kit';
import { useSession } from '@stundenbuch/web/session';
import type { Times } from '../entries/recent.ts';
import { useSaveFailure } from '../entries/save-failure.ts';
import { useSaveQuestions } from '../entries/save-questions.tsx';
import { useNewTimes } from '../entries/use-new-times.ts';
import { useSaveWorkingTimeMutation } from '../shared/timesheet.api.ts';

/** The break is none while it is being typed. */
type Typed = Omit<Times, 'break'> & { break: number | null };

const times = gridTimes();

/** The working time of today, as it was on the last working day: saved with one tap. */
export function TodaysForm({ day }: { day: Day }) {
  const usual = useNewTimes(day);
  if (!usual) return <div className="ts-today-form-place sb-pending" aria-hidden="true" />;
  return <Fields day={day} usual={usual} />;
}

function Fields({ day, usual }: { day: Day; usual: Times }) {
  const { who } = useSession();
  const [save] = useSaveWorkingTimeMutation();
  const alert = useAlert();
  const undoOf = useUndo();
  const anyMinute = hasMinutes(who?.features);
  const form = useForm<Typed, Entry & Undoable>({
    values: usual,
    check: (typed) => refusalBy(workingTimeInput, bodyOf(typed), timesheetSentences, () => null),
    save: (typed) => save({ id: null, input: bodyOf(typed) as WorkingTimeInput }).unwrap(),
    saved: (saved) => alert(timesheetTexts.workingTimeSaved, 'success', undoOf(saved)),
    failed: (failure) => questions.ask(failure) || sayFailure(failure),
  });
  const sayFailure = useSaveFailure();
  const questions = useSaveQuestions({ law: allows(lawAccess.preview, who), clock: anyMinute }, () =>
    form.submit(),
  );
  const hours = hoursOf(form.values);

  function bodyOf(typed: Typed) {
    return { ...typed, ...questions.answers(), day, project: TYPE.work, hours: hoursOf(typed) || 0 };
  }

  return (
    <Form
      form={form}
      label="Arbeitszeit von heute"
      actions={
        <Button type="submit" kind="primary" busy={form.busy}>
          {Number.isNaN(hours) ? 'Speichern' : `${formatHours(hours)} h speichern`}
        </Button>
      }
    >
      <div className="ts-today-fields">
        <TimeField {...form.field('start_time')} label="Beginn" required {...{ times, anyMinute }} />
        <TimeField {...form.field('end_time')} label="Ende" required {...{ times, anyMinute }} />
        <BreakField {...form.field('break')} label="Pause (h)" />
      </div>
      {questions.dialog}
    </Form>
  );
}

const hoursOf = (typed: Typed): number => workingHours({ ...typed, break: typed.break ?? 0 });
