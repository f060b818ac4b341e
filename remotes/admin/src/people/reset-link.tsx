import { isAddress } from '@stundenbuch/domain/wire/login-name';
import { useResetLinkMutation, type Worker } from '../shared/admin.api.ts';
import { LinkCodePanel } from './link-code-panel.tsx';

/** For somebody who has forgotten the password: the admin never learns the new one. */
export function ResetLink({ worker, onClose }: { worker: Worker; onClose: () => void }) {
  const hasAddress = isAddress(worker.email);
  const [make] = useResetLinkMutation();
  return (
    <LinkCodePanel
      kind="reset"
      title={`Neues Passwort für ${worker.first_name} ${worker.name}`}
      text={`Mit dem Link setzt die Person selbst ein neues Passwort. Er gilt ${hasAddress ? '60 Minuten' : '14 Tage'} und einmal; danach enden alle ihre Anmeldungen.`}
      writeTo={hasAddress ? undefined : worker}
      action="Link erstellen und kopieren"
      copied="Link kopiert."
      make={() => make(worker.id).unwrap()}
      onClose={onClose}
    />
  );
}
