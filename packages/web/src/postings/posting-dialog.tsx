import { POSTING_TEXT } from '@stundenbuch/domain/accounts/postings/contract';
import { postingTexts, takesFromAccount } from '@stundenbuch/domain/accounts/postings/postings';
import type { Day } from '@stundenbuch/domain/time/day';
import { DateField } from '@stundenbuch/web/data';
import { type FieldProps, Form, type FormState } from '@stundenbuch/web/form';
import { DecimalField, Dialog, DialogActions, SelectField, TextField } from '@stundenbuch/web/kit';
import type { ReactNode } from 'react';

interface Props<Kind extends string, Values extends { kind: Kind; text: string }> {
  /** Whose account it is, where the page does not say so. */
  person?: string;
  form: FormState<Values>;
  kinds: readonly { value: Kind; label: string }[];
  /** Of days: the year from which they are. */
  year?: ReactNode;
  /** A sentence where the kind has a day of its own. */
  day: (FieldProps<Day | null> & { min: Day; max: Day }) | string;
  amount: FieldProps<number | null>;
  /** 'Tage' or 'Stunden'. */
  unit: string;
  onClose: () => void;
}

/** What an admin posts to an account of days or of hours. Not shared: every remote that has one bundles it. */
export function PostingDialog<Kind extends string, Values extends { kind: Kind; text: string }>({
  person,
  form,
  kinds,
  year,
  day,
  amount,
  unit,
  onClose,
}: Props<Kind, Values>) {
  return (
    <Dialog open title={person ? `${postingTexts.add}: ${person}` : postingTexts.add} onClose={onClose}>
      <Form
        form={form}
        label="Buchung"
        actions={<DialogActions confirm="Buchen" busy={form.busy} onCancel={onClose} />}
      >
        <div className="sb-form-row">
          <SelectField {...form.field('kind')} label="Art" options={kinds} />
          {year}
        </div>
        <div className="sb-form-row">
          {typeof day === 'string' ? <p>{day}</p> : <DateField {...day} label="Datum" required />}
          <DecimalField {...amount} label={unit} hint={hintOf(form.values.kind)} required />
        </div>
        <TextField {...form.field('text')} label="Grund" required maxLength={POSTING_TEXT.max} />
      </Form>
    </Dialog>
  );
}

/** Where a sign is typed, and where the kind says it. */
function hintOf(kind: string): string | undefined {
  if (takesFromAccount(kind)) return 'wird vom Konto abgezogen';
  if (kind === 'opening') return 'ersetzt den bisherigen Anfangsstand; ein Minus davor für Minusstunden';
  return kind === 'correction' ? 'ein Minus davor zieht ab' : undefined;
}
