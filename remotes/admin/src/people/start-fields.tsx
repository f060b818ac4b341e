import { WORKER } from '@stundenbuch/domain/sides/people/contract';
import { proposedStart } from '@stundenbuch/domain/sides/people/recording';
import type { Day } from '@stundenbuch/domain/time/day';
import { useToday } from '@stundenbuch/web/clock';
import { DateField } from '@stundenbuch/web/data';
import type { FieldProps } from '@stundenbuch/web/form';

interface Props {
  entry: FieldProps<Day | null>;
  start: FieldProps<Day | null>;
  /** From when on the company records. */
  company: Day | null;
  entryLabel: string;
  /** The first contract begins with the entry. */
  isEntryRequired: boolean;
  set: (days: { worker_since: Day | null; records_from?: Day }) => void;
}

/** The day of entry and the one from which is recorded, which follows the first as long as nobody has typed another (START-01). */
export function StartFields({ entry, start, company, entryLabel, isEntryRequired, set }: Props) {
  const today = useToday();
  const proposed = (day: Day | null) => proposedStart({ company, entry: day, today });
  const enter = (worker_since: Day | null) =>
    set({
      worker_since,
      ...(start.value === proposed(entry.value) && { records_from: proposed(worker_since) }),
    });
  return (
    <div className="sb-form-row">
      <DateField
        {...entry}
        onChange={enter}
        label={entryLabel}
        required={isEntryRequired}
        {...WORKER.since}
      />
      <DateField
        {...start}
        label="Wir erfassen ab"
        required
        hint="Davor fehlt nichts und ist nichts zu leisten."
      />
    </div>
  );
}
