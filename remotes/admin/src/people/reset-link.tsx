import { useResetLinkMutation, type Worker } from '../shared/admin.api.ts';
import { LinkCodePanel } from './link-code-panel.tsx';

/** For somebody who has forgotten the password: the admin never learns the new one. */
export function ResetLink({ worker, onClose }: { worker: Worker; onClose: () => void }) {
  const [make] = useResetLinkMutation();
  return (
    <LinkCodePanel
      kind="reset"
      title={`Neues Passwort für ${worker.first_name} ${worker.name}`}
      text="Mit dem Link setzt die Person selbst ein neues Passwort. Er gilt 60 Minuten und einmal; danach enden alle ihre Anmeldungen."
      action="Link erstellen und kopieren"
      copied="Link kopiert."
      make={() => make(worker.id).unwrap()}
      onClose={onClose}
    />
  );
}
