import type { CurrentUser } from '@stundenbuch/domain/session/contract';
import { sessionTexts } from '@stundenbuch/domain/session/messages';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import { useAlert } from '@stundenbuch/web/alerts';
import { Form, useForm } from '@stundenbuch/web/form';
import { Button, TextField } from '@stundenbuch/web/kit';
import { sessionApi } from '@stundenbuch/web/session';
import { useNavigate } from 'react-router-dom';

const REST = 1000;

interface Names {
  first_name: string;
  name: string;
}

const required = ({ first_name, name }: Names) => {
  if (!first_name.trim()) return refuseWire('fields_missing', 'first_name');
  return name.trim() ? null : refuseWire('fields_missing', 'name');
};

export function NameForm({ user }: { user: CurrentUser }) {
  const [save] = sessionApi.useSaveProfileMutation();
  const alert = useAlert();
  const navigate = useNavigate();
  const form = useForm({
    values: { first_name: user.first_name, name: user.name },
    check: required,
    save: (names) => save({ id: user.id, input: { ...names, version: user.version } }).unwrap(),
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
        <Button kind="primary" type="submit" busy={form.busy}>
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
