import { refusePunch } from '@stundenbuch/domain/records/punch/messages';
import { CODE_INPUT_MAX, codeTyped } from '@stundenbuch/domain/sides/session/codes';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import { useForm } from '@stundenbuch/web/form';
import { Button, FormMessage, TextField } from '@stundenbuch/web/plain';
import { companyOf, storeKey } from './terminal-calls.ts';

/** A browser that is no terminal yet, or no longer: the code that an admin was told makes it one. */
export function TerminalSetup({
  message,
  onDone,
}: {
  message: string | null;
  onDone: (key: string) => void;
}) {
  const form = useForm({
    values: { code: '' },
    check: ({ code }) => (code.trim() ? null : refuseWire('fields_missing', 'code')),
    save: async ({ code }) => {
      const { name } = await companyOf(codeTyped(code));
      if (name === null) throw { ...refusePunch('terminal_unknown'), kind: 'refused' };
    },
    saved: (_, { code }) => {
      storeKey(codeTyped(code));
      onDone(codeTyped(code));
    },
  });
  return (
    <>
      <h1>Terminal anmelden</h1>
      <p className="public-lead">
        Ein Administrator legt das Terminal in den Einstellungen der Stempeluhr an und bekommt dort den Code.
      </p>
      <form className="sb-form" noValidate onSubmit={form.submit}>
        <FormMessage message={form.message ?? message} />
        <TextField
          {...form.field('code')}
          label="Code"
          required
          maxLength={CODE_INPUT_MAX}
          autoComplete="off"
        />
        <Button kind="primary" type="submit" busy={form.busy}>
          Anmelden
        </Button>
      </form>
    </>
  );
}
