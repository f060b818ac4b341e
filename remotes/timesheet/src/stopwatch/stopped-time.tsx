import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import { timesheetSentences } from '@stundenbuch/domain/records/timesheet/messages';
import { BOOKING } from '@stundenbuch/domain/records/timesheet/working-hours';
import { type BookInput, bookInput, type Stopwatch } from '@stundenbuch/domain/workflows/stopwatch/contract';
import { stopwatchSentences, stopwatchTexts } from '@stundenbuch/domain/workflows/stopwatch/messages';
import { useAlert, useUndo } from '@stundenbuch/web/alerts';
import { isFailure, type Undoable } from '@stundenbuch/web/api';
import { SearchSelect } from '@stundenbuch/web/data';
import { Form, refusalBy, useForm } from '@stundenbuch/web/form';
import { formatFullDay, formatNumber } from '@stundenbuch/web/format';
import { Button, ConfirmDialog, DecimalField, TextField } from '@stundenbuch/web/kit';
import { useEffect, useRef, useState } from 'react';
import { useProjectOptions } from '../entries/project-options.ts';
import { useSaveFailure } from '../entries/save-failure.ts';
import { timeOfInstant } from '../punch/times.ts';
import { useBookStopwatchMutation, useDiscardStopwatchMutation } from './stopwatch.api.ts';

interface Values {
  project: number | null;
  hours: number | null;
  booking_text: string;
}

const sentences = { ...timesheetSentences, ...stopwatchSentences };

/** What was measured as a booking that is proposed; of a forgotten one it asks for the hours. */
export function StoppedTime({ stopped, onDone }: { stopped: Stopwatch; onDone: () => void }) {
  const { id, day, project, booking_text, hours, is_forgotten } = stopped;
  const [book] = useBookStopwatchMutation();
  const { field } = useProjectOptions(null);
  const sayFailure = useSaveFailure();
  const alert = useAlert();
  const undoOf = useUndo();
  const form = useForm<Values, Entry & Undoable>({
    values: { project, booking_text, hours },
    check: (typed) => refusalBy(bookInput, typed, sentences, () => null),
    save: (typed) => book({ ...(typed as BookInput), id }).unwrap(),
    saved: (booked) => {
      alert(stopwatchTexts.booked, 'success', undoOf(booked));
      onDone();
    },
    failed: (failure) => {
      // What a form without the day can't show at its field.
      if (failure.kind === 'refused' && failure.field === 'day') alert(failure.message, 'danger');
      sayFailure(failure);
    },
  });
  const { ask, dialog } = useDiscarding(stopped, onDone);
  const measured = `${formatFullDay(day)}, ${timeOfInstant(stopped.started_at)} bis ${timeOfInstant(stopped.stopped_at as string)} Uhr`;
  return (
    <>
      <Form
        form={form}
        label={`Gestoppt: ${measured}`}
        actions={
          <div className="sb-line">
            <Button type="submit" kind="primary" busy={form.busy}>
              Buchen
            </Button>
            <Button disabled={form.busy} onClick={ask}>
              Verwerfen
            </Button>
          </div>
        }
      >
        <p>
          <strong>{measured}</strong>
        </p>
        {is_forgotten && <p>{stopwatchTexts.asks}</p>}
        <SearchSelect {...form.field('project')} label="Projekt" required {...field} />
        <DecimalField
          {...form.field('hours')}
          label="Stunden"
          required
          hint={`Schritte von ${formatNumber(BOOKING.step)} (15 Minuten)`}
        />
        <TextField
          {...form.field('booking_text')}
          label="Beschreibung"
          required
          maxLength={BOOKING.textMax}
        />
      </Form>
      {dialog}
    </>
  );
}

function useDiscarding({ id, day, project_name }: Stopwatch, done: () => void) {
  const [discard, { isLoading }] = useDiscardStopwatchMutation();
  const [asks, setAsks] = useState(false);
  const alert = useAlert();
  const undoOf = useUndo();
  const isDiscarded = useRef(false);
  // Not before the dialog is gone, which keeps the focus to itself.
  useEffect(
    () => () => {
      if (isDiscarded.current) done();
    },
    [done],
  );

  async function confirm() {
    isDiscarded.current = true;
    try {
      const left = await discard(id).unwrap();
      alert(stopwatchTexts.discarded, 'success', undoOf(left));
    } catch (error) {
      isDiscarded.current = false;
      alert(isFailure(error) && error.kind === 'refused' ? error.message : stopwatchTexts.failed, 'danger');
    } finally {
      setAsks(false);
    }
  }

  const dialog = (
    <ConfirmDialog
      open={asks}
      question={stopwatchTexts.discardQuestion}
      about={`${project_name}, ${formatFullDay(day)}`}
      confirm="Verwerfen"
      busy={isLoading}
      onConfirm={confirm}
      onCancel={() => setAsks(false)}
    />
  );
  return { ask: () => setAsks(true), dialog };
}
