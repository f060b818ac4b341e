import { allows, type Who } from '@stundenbuch/domain/access/access';
import { sessionAccess } from '@stundenbuch/domain/sides/session/access';
import { refuseSession, sessionTexts } from '@stundenbuch/domain/sides/session/messages';
import { passwordChangeRefusal } from '@stundenbuch/domain/sides/session/rules';
import { tokenAccess } from '@stundenbuch/domain/sides/tokens/access';
import { feedSlots } from '@stundenbuch/domain/workflows/feeds/access';
import { useAlert } from '@stundenbuch/web/alerts';
import { type Failure, isFailure } from '@stundenbuch/web/api';
import { Form, useForm } from '@stundenbuch/web/form';
import { Button, PasswordField } from '@stundenbuch/web/kit';
import { useSession } from '@stundenbuch/web/session';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { accountApi } from '../account.api.ts';

/** What was given to other programs under the former password. */
function endingHint(who: Who | null): string | undefined {
  const ended = [
    ...(allows(feedSlots.profile, who) ? ['Kalender-Abos'] : []),
    ...(allows(tokenAccess.make, who) ? ['Schlüssel für Programme'] : []),
  ];
  return ended.length > 0 ? `Ihre ${ended.join(' und ')} enden damit.` : undefined;
}

export function PasswordForm({ email }: { email: string }) {
  const [change] = accountApi.useChangePasswordMutation();
  const { company, user, who } = useSession();
  // The company may have decided it since this window was opened.
  const [wasAsked, setWasAsked] = useState(false);
  const isRequired = wasAsked || company?.login?.password_old === true;
  const isSecured = allows(sessionAccess.devices, who);
  // Whoever leaves it out is asked for the proof.
  const mayProve = !isRequired && user?.has_factor === true;
  const asksOld = isRequired || isSecured;
  const alert = useAlert();
  const navigate = useNavigate();
  const form = useForm({
    values: { old_password: '', password: '', repeat: '' },
    check: ({ old_password, password, repeat }) => {
      if (asksOld && !mayProve && !old_password) return refuseSession('old_password_missing', 'old_password');
      return passwordChangeRefusal(password, repeat);
    },
    save: ({ old_password, password }) =>
      change({ password, ...(asksOld && old_password && { old_password }) })
        .unwrap()
        .catch((failure: Failure) => {
          if (isFailure(failure) && failure.field === 'old_password') setWasAsked(true);
          throw failure;
        }),
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
      {asksOld && (
        <PasswordField
          label="Aktuelles Passwort"
          required={!mayProve}
          {...(mayProve && { hint: 'Leer lassen, um mit der App oder einem Passkey zu bestätigen.' })}
          autoComplete="current-password"
          {...form.field('old_password')}
        />
      )}
      <PasswordField
        label="Neues Passwort"
        required
        hint={endingHint(who)}
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
