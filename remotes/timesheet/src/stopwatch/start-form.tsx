import { timesheetSentences } from '@stundenbuch/domain/records/timesheet/messages';
import { BOOKING } from '@stundenbuch/domain/records/timesheet/working-hours';
import { type Stopwatches, startInput } from '@stundenbuch/domain/workflows/stopwatch/contract';
import { stopwatchSentences } from '@stundenbuch/domain/workflows/stopwatch/messages';
import { SearchSelect } from '@stundenbuch/web/data';
import { Form, refusalBy, useForm } from '@stundenbuch/web/form';
import { Button, TextField } from '@stundenbuch/web/kit';
import { useProjectOptions } from '../entries/project-options.ts';
import { useSaveFailure } from '../entries/save-failure.ts';
import { useStartStopwatchMutation } from './stopwatch.api.ts';

interface Values {
  project: number | null;
  booking_text: string;
}

const EMPTY: Values = { project: null, booking_text: '' };
const sentences = { ...timesheetSentences, ...stopwatchSentences };

/** Starts one; the one that runs is stopped by it. */
export function StartForm({ switches, onStarted }: { switches: boolean; onStarted: () => void }) {
  const [start] = useStartStopwatchMutation();
  const { field } = useProjectOptions(null);
  const sayFailure = useSaveFailure();
  const form = useForm<Values, Stopwatches>({
    values: EMPTY,
    check: (typed) => refusalBy(startInput, typed, sentences, () => null),
    save: ({ project, booking_text }) => start({ project: project as number, booking_text }).unwrap(),
    saved: () => {
      form.reset(EMPTY);
      onStarted();
    },
    failed: sayFailure,
  });
  const label = switches ? 'Projekt wechseln' : 'Stoppuhr starten';
  return (
    <Form
      form={form}
      label={label}
      actions={
        <Button type="submit" kind={switches ? 'default' : 'primary'} busy={form.busy}>
          {switches ? 'Wechseln' : 'Starten'}
        </Button>
      }
    >
      <SearchSelect {...form.field('project')} label="Projekt" required {...field} />
      <TextField {...form.field('booking_text')} label="Beschreibung" maxLength={BOOKING.textMax} />
    </Form>
  );
}
