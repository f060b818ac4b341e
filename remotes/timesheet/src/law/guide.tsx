import type { DraftedTime } from '@stundenbuch/domain/accounts/lawguide/contract';
import { workingHours } from '@stundenbuch/domain/records/timesheet/working-hours';
import type { Day } from '@stundenbuch/domain/time/day';
import { isInHundredths } from '@stundenbuch/domain/time/rounding';
import type { FieldProps } from '@stundenbuch/web/form';
import { Button, Icon, TextField } from '@stundenbuch/web/kit';
import { BreakList } from './break-list.tsx';
import { agree, type Break, longerSum, withBreak } from './breaks.ts';
import { useLawPreviewQuery } from './law.api.ts';

/** What the form has typed so far. */
interface Values {
  day: Day | null;
  start_time: string;
  end_time: string;
  break: number | null;
}

interface Props {
  values: Values;
  /** The working time that is changed, and whose it is where it is a colleague's. */
  entry: number | null;
  person: number | null;
  breaks: FieldProps<readonly Break[] | null>;
  /** Null in a correction, whose reason is that one, too. */
  reason: FieldProps<string> | null;
  onSum: (hours: number) => void;
}

/** What the working-time law says, before anything is saved: it helps and never keeps the truth from being recorded. */
export function Guide({ values, entry, person, breaks, reason, onSum }: Props) {
  const draft = draftOf(values, breaks.value, entry, person);
  const { currentData: found } = useLawPreviewQuery(draft as DraftedTime, { skip: draft === null });
  const known = breaks.value ?? null;

  function addBreak(minutes: number) {
    if (known) breaks.onChange(withBreak(values, known, minutes));
    else onSum(longerSum(values.break || 0, minutes));
  }

  return (
    <>
      <BreakList
        id={breaks.id}
        times={values}
        breaks={known}
        error={breaks.error}
        onChange={(changed) => breaks.onChange(changed)}
      />
      {known === null && found?.breaks && found.breaks.length > 0 && (
        <p>
          Erfasste Pausen: {found.breaks.map(({ from, to }) => `${from}–${to}`).join(', ')}{' '}
          <Button onClick={() => breaks.onChange(found.breaks)}>Zeiten bearbeiten</Button>
          {!agree(found.breaks, values) && (
            <strong role="status">Beim Speichern ersetzt die Summe diese Zeiten.</strong>
          )}
        </p>
      )}
      <div role="status">
        {found && found.notes.length > 0 && (
          <ul className="sb-stack" aria-label="Arbeitszeitschutz">
            {found.notes.map(({ code, day, text, law, remedy, help }) => (
              <li key={`${day} ${code}`} className="sb-box sb-line sb-bad">
                <span className="sb-grow">
                  <Icon name="warning" /> {text} <span className="sb-muted">{law}</span>
                </span>
                {remedy?.kind === 'add_break' && (
                  <Button onClick={() => addBreak(remedy.minutes)}>{help}</Button>
                )}
                {remedy?.kind === 'rest_day' && <small>{help}</small>}
              </li>
            ))}
          </ul>
        )}
      </div>
      {reason && (found?.needs_reason || reason.value || reason.error) && (
        <TextField
          {...reason}
          label="Grund"
          maxLength={255}
          hint="Der Grund steht neben dem Hinweis und auf dem Stundenzettel."
        />
      )}
    </>
  );
}

function draftOf(
  { day, start_time, end_time, break: pause }: Values,
  breaks: readonly Break[] | null,
  id: number | null,
  user: number | null,
): DraftedTime | null {
  const hours = workingHours({ start_time, end_time, break: pause ?? 0 });
  const isComplete = day !== null && start_time < end_time && isInHundredths(pause ?? 0);
  if (!isComplete || breaks?.some(({ from, to }) => from >= to)) return null;
  const intervals = breaks?.map((one) => ({ ...one, kind: 'break' as const })) ?? null;
  return { day, start_time, end_time, break: pause ?? 0, hours, intervals, id, user };
}
