import { hasAnyFeature } from '@stundenbuch/domain/access/access';
import { type CurrentUser, profileInput } from '@stundenbuch/domain/sides/session/contract';
import { sessionSentences, sessionTexts } from '@stundenbuch/domain/sides/session/messages';
import { useAlert } from '@stundenbuch/web/alerts';
import { Form, refusalBy, useForm } from '@stundenbuch/web/form';
import { Button, TextField } from '@stundenbuch/web/kit';
import { useSession } from '@stundenbuch/web/session';
import { useNavigate } from 'react-router-dom';
import { accountApi } from '../account.api.ts';

const REST = 1000;

export function NameForm({ user }: { user: CurrentUser }) {
  const [save] = accountApi.useSaveProfileMutation();
  const alert = useAlert();
  const navigate = useNavigate();
  const { who } = useSession();
  const inputOf = (names: { first_name: string; name: string }) => ({ ...names, version: user.version });
  const form = useForm({
    values: { first_name: user.first_name, name: user.name },
    check: (names) => refusalBy(profileInput, inputOf(names), sessionSentences),
    save: (names) => save({ id: user.id, ...inputOf(names) }).unwrap(),
    saved: () => {
      alert(sessionTexts.profileSaved);
      setTimeout(() => navigate('/dashboard'), REST);
    },
    failed: () => alert(sessionTexts.profileFailed, 'danger'),
  });
  return (
    <Form
      form={form}
      label="Name ändern"
      actions={
        // With features one button of the page is filled: the password is what people come for.
        <Button kind={hasAnyFeature(who) ? 'default' : 'primary'} type="submit" busy={form.busy}>
          Speichern
        </Button>
      }
    >
      <TextField
        label="Vorname"
        required
        maxLength={20}
        autoComplete="given-name"
        {...form.field('first_name')}
      />
      <TextField
        label="Nachname"
        required
        maxLength={30}
        autoComplete="family-name"
        {...form.field('name')}
      />
    </Form>
  );
}
