import { sessionTexts } from '@stundenbuch/domain/session/messages';
import { passwordChangeRefusal } from '@stundenbuch/domain/session/rules';
import { useAlert } from '@stundenbuch/web/alerts';
import { Form, useForm } from '@stundenbuch/web/form';
import { Button, PasswordField } from '@stundenbuch/web/kit';
import { sessionApi } from '@stundenbuch/web/session';
import { useNavigate } from 'react-router-dom';

export function PasswordForm({ email }: { email: string }) {
  const [change] = sessionApi.useChangePasswordMutation();
  const alert = useAlert();
  const navigate = useNavigate();
  const form = useForm({
    values: { password: '', repeat: '' },
    check: ({ password, repeat }) => passwordChangeRefusal(password, repeat),
    save: ({ password }) => change(password).unwrap(),
    saved: () => {
      alert(sessionTexts.passwordChanged);
      navigate('/dashboard');
    },
  });
  return (
    <Form
      form={form}
      label="Passwort ändern"
      actions={
        <Button kind="primary" type="submit" busy={form.busy}>
          Passwort ändern
        </Button>
      }
    >
      {/* Password managers need to know whose password it is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Neues Passwort"
        required
        autoComplete="new-password"
        {...form.field('password')}
      />
      <PasswordField
        label="Passwort wiederholen"
        required
        autoComplete="new-password"
        {...form.field('repeat')}
      />
    </Form>
  );
}
