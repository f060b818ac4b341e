import {
  CUSTOMER,
  type CustomerDetail,
  customerNotes,
  NOTE_SYMBOLS,
} from '@stundenbuch/domain/customers/contract';
import { customerTexts } from '@stundenbuch/domain/customers/messages';
import { sentences } from '@stundenbuch/domain/refusals';
import { useAlert } from '@stundenbuch/web/alerts';
import { Form, refusalBy, useForm } from '@stundenbuch/web/form';
import { Button, TextArea } from '@stundenbuch/web/kit';
import { useChangeCustomerNotesMutation } from './customers.api.ts';
import { insertAtCursor } from './insert-at-cursor.ts';

const names: Record<(typeof NOTE_SYMBOLS)[number], string> = { '•': 'Punkt', '–': 'Strich', '→': 'Pfeil' };

/** Notes can be changed where they are read; saving and cancelling appear with the first change. */
export function CustomerNotes({ customer }: { customer: CustomerDetail }) {
  const [changeNotes] = useChangeCustomerNotesMutation();
  const alert = useAlert();
  const stored = { notes: customer.notes ?? '' };
  const form = useForm({
    values: stored,
    check: (values) => refusalBy(customerNotes, values, sentences),
    save: ({ notes }) => changeNotes({ id: customer.id, version: customer.version, notes }).unwrap(),
    saved: () => alert(customerTexts.notesSaved),
    failed: ({ kind }) => {
      if (kind === 'refused') return false;
      alert(customerTexts.saveFailed, 'danger');
      return true;
    },
  });
  const field = form.field('notes');

  return (
    <Form
      form={form}
      label="Notizen"
      actions={
        form.dirty && (
          <>
            <Button onClick={() => form.reset(stored)} disabled={form.busy}>
              Abbrechen
            </Button>
            <Button kind="primary" type="submit" busy={form.busy}>
              Speichern
            </Button>
          </>
        )
      }
    >
      <div>
        <TextArea label="Notizen zum Kunden" rows={6} maxLength={CUSTOMER.notesMax} {...field} />
        <fieldset className="customer-symbols" aria-label="Zeichen einfügen">
          {NOTE_SYMBOLS.map((symbol) => (
            <button
              key={symbol}
              type="button"
              className="sb-button sb-button-default"
              aria-label={`${names[symbol]} ${symbol} einfügen`}
              disabled={form.busy}
              onClick={() => insertAtCursor(field, symbol)}
            >
              {symbol}
            </button>
          ))}
        </fieldset>
      </div>
    </Form>
  );
}
