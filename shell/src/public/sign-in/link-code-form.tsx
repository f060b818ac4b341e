import { refuseWire } from '@stundenbuch/domain/wire/messages';
import { useForm } from '@stundenbuch/web/form';
import { Button, FormMessage, TextField } from '@stundenbuch/web/plain';

interface Props {
  /** Rejects with the failure. */
  lookUp: (code: string) => Promise<unknown>;
  onFound: () => void;
  onCancel: () => void;
}

/** For a code that was read out or came on paper, without its link. */
export function LinkCodeForm({ lookUp, onFound, onCancel }: Props) {
  const form = useForm({
    values: { code: '' },
    check: ({ code }) => (code.trim() ? null : refuseWire('fields_missing', 'code')),
    save: ({ code }) => lookUp(code),
    saved: onFound,
  });
  return (
    <form className="sb-form sb-frame" noValidate onSubmit={form.submit}>
      <TextField
        label="Einladungscode"
        required
        autoComplete="off"
        maxLength={40}
        hint="20 Zeichen; Groß- und Kleinschreibung und Striche sind gleich."
        {...form.field('code')}
      />
      <FormMessage message={form.message} />
      <div className="sb-line">
        <Button kind="primary" type="submit" busy={form.busy}>
          Weiter
        </Button>
        <Button onClick={onCancel}>Abbrechen</Button>
      </div>
    </form>
  );
}
