import { accountTexts } from '@stundenbuch/domain/sides/session/messages';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import { useAlert } from '@stundenbuch/web/alerts';
import { Form, useForm } from '@stundenbuch/web/form';
import { Button, Panel, TextField } from '@stundenbuch/web/kit';
import { useSession } from '@stundenbuch/web/session';
import { accountApi } from '../account.api.ts';

/** Another e-mail of one's own, where mails are sent: only someone who reads it there can confirm it. */
export function EmailPanel() {
  const { user, company } = useSession();
  const [change] = accountApi.useChangeEmailMutation();
  const alert = useAlert();
  const form = useForm({
    values: { email: '' },
    check: ({ email }) => (email.trim() ? null : refuseWire('fields_missing', 'email')),
    save: ({ email }) => change({ email: email.trim() }).unwrap(),
    saved: () => alert(accountTexts.emailAsked),
  });
  if (!company?.mail) return null;
  return (
    <Panel title="E-Mail">
      <p>
        Sie melden sich mit {user?.email} an. Eine andere gilt, sobald Sie den Link öffnen, den wir dorthin
        schicken; an die jetzige geht eine Nachricht, mit der Sie das rückgängig machen.
      </p>
      <Form
        form={form}
        label="E-Mail ändern"
        actions={
          <Button type="submit" busy={form.busy}>
            Link schicken
          </Button>
        }
      >
        <TextField
          label="Neue E-Mail"
          type="email"
          maxLength={254}
          required
          autoComplete="email"
          {...form.field('email')}
        />
      </Form>
    </Panel>
  );
}
