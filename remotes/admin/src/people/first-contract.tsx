import type { Day } from '@stundenbuch/domain/time/day';
import type { FormState } from '@stundenbuch/web/form';
import { DecimalField } from '@stundenbuch/web/kit';
import { maskOfTexts, spread } from '../contracts/contract-values.ts';
import { PlaceSelect } from '../contracts/place-select.tsx';
import { WeekdayHoursField } from '../shared/weekday-hours-field.tsx';
import { WorkingDaysField } from '../shared/working-days-field.tsx';
import type { FirstFields } from './first-fields.ts';
import { StartFields } from './start-fields.tsx';
import type { WorkerValues } from './worker-values.ts';

interface Props {
  form: FormState<WorkerValues>;
  fields: FirstFields;
  /** From when on the company records. */
  company: Day | null;
}

/** The first row of a time line: it begins with the day of entry. */
export function FirstContract({ form, fields, company }: Props) {
  const { weeklyhours, working_days } = form.values;
  const minutes = form.values.minutes ?? spread(weeklyhours, working_days) ?? [];
  const propose = (hours: number | null, mask: string) =>
    form.set({ weeklyhours: hours, working_days: mask, minutes: spread(hours, mask) ?? minutes });
  return (
    <>
      <StartFields
        entry={fields.worker_since}
        start={fields.records_from}
        company={company}
        entryLabel="Eintritt"
        isEntryRequired
        set={form.set}
      />
      <DecimalField
        {...fields.weeklyhours}
        label="Wochenstunden"
        required
        onChange={(hours) => propose(hours, working_days)}
      />
      <WorkingDaysField {...fields.working_days} onChange={(mask) => propose(weeklyhours, mask)} />
      <WeekdayHoursField
        {...fields.minutes}
        value={minutes}
        weeklyhours={weeklyhours}
        onChange={(texts) => form.set({ minutes: texts, working_days: maskOfTexts(texts) })}
      />
      <PlaceSelect {...fields.place_id} />
    </>
  );
}
