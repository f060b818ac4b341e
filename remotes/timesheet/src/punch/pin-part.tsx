import { PIN_LENGTH, pinRefusal } from '@stundenbuch/domain/records/punch/limits';
import { punchSentences, punchTexts } from '@stundenbuch/domain/records/punch/messages';
import { useAlert } from '@stundenbuch/web/alerts';
import { Form, useForm } from '@stundenbuch/web/form';
import { FormActions, LoadFailure, Panel, PasswordField, Skeleton } from '@stundenbuch/web/kit';
import { useOwnPinQuery, useSetPinMutation } from './punch.api.ts';

/** On one's own profile: what identifies the person at a terminal. */
export function PinPart() {
  const { data, error, refetch } = useOwnPinQuery();
  return (
    <Panel title="PIN am Terminal">
      {error && !data && <LoadFailure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton />}
      {data?.number === null && <p>{punchSentences.terminal_number.message}</p>}
      {data && data.number !== null && (
        <>
          <p>
            Am Terminal tippen Sie Ihre Personalnummer {data.number} und Ihre PIN ein.{' '}
            {data.is_set ? 'Eine PIN ist gesetzt.' : 'Sie haben noch keine PIN.'}
          </p>
          <PinForm number={data.number} />
        </>
      )}
    </Panel>
  );
}

function PinForm({ number }: { number: string }) {
  const alert = useAlert();
  const [set] = useSetPinMutation();
  const form = useForm({
    values: { pin: '' },
    check: ({ pin }) => pinRefusal(pin, number),
    save: ({ pin }) => set({ pin }).unwrap(),
    saved: () => {
      form.reset({ pin: '' });
      alert(punchTexts.pinSaved);
    },
  });
  return (
    <Form form={form} label="PIN am Terminal" actions={<FormActions kind="default" busy={form.busy} />}>
      <PasswordField
        {...form.field('pin')}
        label="Neue PIN"
        hint="Sechs Ziffern"
        autoComplete="off"
        maxLength={PIN_LENGTH}
        required
      />
    </Form>
  );
}
