import { openingYear } from '@stundenbuch/domain/sides/people/openings';
import type { Day } from '@stundenbuch/domain/time/day';
import { useToday } from '@stundenbuch/web/clock';
import type { FieldProps } from '@stundenbuch/web/form';
import { formatDay } from '@stundenbuch/web/format';
import { DecimalField, TextField } from '@stundenbuch/web/kit';

interface Props {
  records_from: Day | null;
  /** Each only where the company keeps the account. */
  account: FieldProps<string> | null;
  vacation: { lastYear: FieldProps<number | null>; taken: FieldProps<number | null> } | null;
}

/** What the accounts of somebody new begin with, as postings of the day from which is recorded (START-03). */
export function OpeningFields({ records_from, account, vacation }: Props) {
  const year = openingYear(records_from, useToday());
  return (
    <fieldset className="sb-stack">
      <legend>{records_from ? `Zu Beginn, am ${formatDay(records_from)}` : 'Zu Beginn'}</legend>
      <p className="sb-muted">
        Leer zählt als 0. Was gebucht ist, wird danach auf dem Konto zurückgenommen, nicht überschrieben.
      </p>
      {account && (
        <TextField
          {...account}
          label="Stundenkonto zu Beginn"
          hint="Stunden:Minuten, auch mit Minus, zum Beispiel −3:30"
          placeholder="0:00"
          autoComplete="off"
        />
      )}
      {vacation && (
        <div className="sb-form-row">
          <DecimalField {...vacation.lastYear} label={`Resturlaub aus ${year - 1}`} hint="in Tagen" />
          <DecimalField
            {...vacation.taken}
            label={`in ${year} schon genommen`}
            hint="Urlaubstage, die hier nicht eingetragen werden"
          />
        </div>
      )}
    </fieldset>
  );
}
