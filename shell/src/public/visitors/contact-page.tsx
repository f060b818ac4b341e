import { refuseWire } from '@stundenbuch/domain/wire/messages';
import { useForm } from '@stundenbuch/web/form';
import { Button, SelectField, TextArea, TextField } from '@stundenbuch/web/plain';
import { useState } from 'react';
import { MailNote } from '../parts/mail-note.tsx';
import { mailto, useOperator } from '../parts/operator.ts';
import { usePageHead } from '../parts/page-head.ts';
import { useReady } from '../parts/ready.ts';

const SUBJECTS = ['Allgemeine Anfrage', 'Supportanfrage', 'Anfrage zu unseren Dienstleistungen'].map(
  (text) => ({
    value: text,
    label: text,
  }),
);
const ADVICE = 'Bitte ergänzen Sie den Empfänger in Ihrem Mailprogramm.';
const MESSAGE_MAX = 2000;

const start = { email: '', subject: 'Allgemeine Anfrage', message: '' };

const required = ({ email, message }: typeof start) => {
  if (!email.trim()) return refuseWire('fields_missing', 'email');
  return message.trim() ? null : refuseWire('fields_missing', 'message');
};

/** Opens the person's mail program; nothing is sent from here (AMB-74). */
export function ContactPage() {
  usePageHead('/kontakt');
  const { operator, failed } = useOperator();
  const [opened, setOpened] = useState(false);
  const form = useForm({
    values: start,
    check: required,
    save: async ({ email, subject, message }) => {
      location.href = mailto(operator, subject, `${message.trim()}\n\nAntwort bitte an: ${email.trim()}`);
    },
    saved: () => setOpened(true),
  });
  const { place, ready } = useReady(form);
  return (
    <div className="public-narrow">
      <h1>Kontakt</h1>
      <p className="public-lead">Ihre Nachricht öffnet sich in Ihrem Mailprogramm; dort senden Sie sie ab.</p>
      <form ref={place} className="sb-form sb-frame" noValidate onSubmit={form.submit}>
        <TextField
          label="Ihre E-Mail"
          type="email"
          maxLength={254}
          required
          autoComplete="email"
          {...form.field('email')}
        />
        <SelectField label="Betreff" options={SUBJECTS} {...form.field('subject')} />
        <TextArea label="Nachricht" required rows={6} maxLength={MESSAGE_MAX} {...form.field('message')} />
        <Button kind="primary" type="submit" busy={form.busy} disabled={!ready}>
          E-Mail öffnen
        </Button>
      </form>
      <p role="status" className="sb-muted sb-apart">
        {opened &&
          'Ihr Mailprogramm wurde geöffnet. Die Nachricht ist erst gesendet, wenn Sie sie dort absenden.'}
      </p>
      <MailNote operator={operator} failed={failed} advice={ADVICE} />
    </div>
  );
}
