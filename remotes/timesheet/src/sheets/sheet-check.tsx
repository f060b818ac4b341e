import type { SheetCheck } from '@stundenbuch/domain/accounts/sheets/contract';
import { isCheckCode } from '@stundenbuch/domain/accounts/sheets/recognised';
import { monthName } from '@stundenbuch/domain/time/format';
import { Form, useForm } from '@stundenbuch/web/form';
import { Dialog, DialogActions, Facts, TextField } from '@stundenbuch/web/kit';
import { useState } from 'react';
import { useLazySheetCheckQuery } from './sheets.api.ts';

const NO_CODE = {
  status: 400,
  code: 'invalid_input',
  field: 'code',
  message: 'Der Prüfcode hat 16 Zeichen aus 0–9 und a–f.',
};

/** As it was typed from a paper, with spaces or in capitals. */
const digitsOf = (code: string) => code.replaceAll(/\s/g, '').toLowerCase();

/** Whether a paper is what was stored: the code at its foot finds the sheet, or none. */
export function SheetCheckForm({ onClose }: { onClose: () => void }) {
  const [check] = useLazySheetCheckQuery();
  const [found, setFound] = useState<SheetCheck | null>(null);
  const form = useForm({
    values: { code: '' },
    check: ({ code }) => (isCheckCode(digitsOf(code)) ? null : NO_CODE),
    save: ({ code }) => check(digitsOf(code)).unwrap(),
    saved: setFound,
    failed: () => setFound(null),
  });
  return (
    <Dialog open title="Stundenzettel prüfen" onClose={onClose}>
      <Form
        form={form}
        label="Stundenzettel prüfen"
        actions={<DialogActions confirm="Prüfen" busy={form.busy} onCancel={onClose} />}
      >
        <p>Der Prüfcode steht unten auf jedem Stundenzettel eines abgeschlossenen Monats.</p>
        <TextField {...form.field('code')} label="Prüfcode" required />
      </Form>
      <div role="status">{found && <Found answer={found} />}</div>
    </Dialog>
  );
}

function Found({ answer: { text, sheet } }: { answer: SheetCheck }) {
  if (!sheet) return <p>{text}: Zu diesem Prüfcode gibt es keinen Stundenzettel, den Sie sehen dürfen.</p>;
  const { first_name, name, month, version, sha256 } = sheet;
  return (
    <>
      <p>{text}</p>
      <Facts
        facts={[
          ['Mitarbeiter', `${first_name} ${name}`],
          ['Monat', monthName(month)],
          ['Version', version],
          ['Prüfsumme', <code key="code">{sha256}</code>],
        ]}
      />
    </>
  );
}
