import {
  CUSTOMER,
  type CustomerDetail,
  customerNotes,
  NOTE_SYMBOLS,
} from '@stundenbuch/domain/sides/customers/contract';
import { customerSentences, customerTexts } from '@stundenbuch/domain/sides/customers/messages';
import { NotesForm } from '@stundenbuch/web/data';
import { type FieldProps, refusalBy } from '@stundenbuch/web/form';
import { Button } from '@stundenbuch/web/kit';
import { useChangeCustomerNotesMutation } from './customers.api.ts';
import { insertAtCursor } from './insert-at-cursor.ts';

const names: Record<(typeof NOTE_SYMBOLS)[number], string> = { '•': 'Punkt', '–': 'Strich', '→': 'Pfeil' };

export function CustomerNotes({ customer: { id, version, notes: stored } }: { customer: CustomerDetail }) {
  const [changeNotes] = useChangeCustomerNotesMutation();
  return (
    <NotesForm
      label="Notizen zum Kunden"
      notes={stored}
      maxLength={CUSTOMER.notesMax}
      check={(values) => refusalBy(customerNotes, values, customerSentences)}
      save={(notes) => changeNotes({ id, version, notes }).unwrap()}
      texts={customerTexts}
    >
      {(field) => <Symbols field={field} />}
    </NotesForm>
  );
}

function Symbols({ field }: { field: FieldProps<string> }) {
  return (
    <fieldset className="sb-line customer-symbols" aria-label="Zeichen einfügen">
      {NOTE_SYMBOLS.map((symbol) => (
        <Button
          key={symbol}
          label={`${names[symbol]} ${symbol} einfügen`}
          disabled={field.disabled}
          onClick={() => insertAtCursor(field, symbol)}
        >
          {symbol}
        </Button>
      ))}
    </fieldset>
  );
}
