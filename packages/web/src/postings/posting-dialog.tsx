import { POSTING_TEXT } from '@stundenbuch/domain/accounts/postings/contract';
import { takesFromAccount } from '@stundenbuch/domain/accounts/postings/postings';
import { type FieldProps, Form, type FormState } from '@stundenbuch/web/form';
import { DecimalField, Dialog, DialogActions, SelectField, TextField } from '@stundenbuch/web/kit';
import type { ReactNode } from 'react';

interface Props<Kind extends string, Values extends { kind: Kind; text: string }> {
  title: string;
  form: FormState<Values>;
  kinds: readonly { value: Kind; label: string }[];
  /** Of days: the year from which they are. */
  year?: ReactNode;
  day: ReactNode;
  amount: FieldProps<number | null>;
  /** 'Tage' or 'Stunden'. */
  unit: string;
  onClose: () => void;
}

/** What an admin posts to an account of days or of hours. Not shared: every remote that has one bundles it. */
export function PostingDialog<Kind extends string, Values extends { kind: Kind; text: string }>({
  title,
  form,
  kinds,
  year,
  day,
  amount,
  unit,
  onClose,
}: Props<Kind, Values>) {
  return (
    <Dialog open title={title} onClose={onClose}>
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
          {day}
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
