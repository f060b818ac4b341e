import { refuseWire } from '@stundenbuch/domain/wire/messages';
import { useForm } from '@stundenbuch/web/form';
import { Button, FormMessage, TextField } from '@stundenbuch/web/plain';
import { fullLoad } from '@stundenbuch/web/storage';
import { useState } from 'react';

/** To the provider of the company that the e-mail belongs to. */
export const signOn = (email: string): void =>
  fullLoad.open(`/api/sso/start?email=${encodeURIComponent(email.trim())}`);

/** Where the provider of any company signs people on. */
export function SignOnOffer({ email }: { email: string }) {
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) return <AskForEmail email={email} />;
  return (
    <p className="sb-muted sb-apart">
      <Button onClick={() => (email.trim() ? signOn(email) : setIsOpen(true))}>
        Mit Firmenkonto anmelden
      </Button>
    </p>
  );
}

function AskForEmail({ email }: { email: string }) {
  const form = useForm({
    values: { company_email: email },
    check: ({ company_email }) =>
      company_email.trim() ? null : refuseWire('fields_missing', 'company_email'),
    save: async ({ company_email }) => signOn(company_email),
  });
  return (
    <form className="sb-form sb-frame sb-apart" noValidate onSubmit={form.submit} aria-label="Firmenkonto">
      <TextField
        label="E-Mail im Unternehmen"
        type="email"
        maxLength={254}
        required
        autoComplete="email"
        {...form.field('company_email')}
      />
      <FormMessage message={form.message} />
      <Button kind="primary" type="submit" busy={form.busy}>
        Weiter zum Firmenkonto
      </Button>
    </form>
  );
}
