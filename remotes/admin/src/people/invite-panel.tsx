import { isAddress } from '@stundenbuch/domain/wire/login-name';
import { useSession } from '@stundenbuch/web/session';
import { useInviteMutation } from '../shared/admin.api.ts';
import type { Addressee } from './access-letters.tsx';
import { LinkCodePanel } from './link-code-panel.tsx';

export type Invited = Addressee;

/** After a person was added where registering needs an invitation, and whenever one is wanted again. */
export function InvitePanel({ person, onClose }: { person: Invited; onClose: () => void }) {
  const [invite] = useInviteMutation();
  const { company } = useSession();
  const hasAddress = isAddress(person.email);
  return (
    <LinkCodePanel
      kind="invite"
      title={`Einladung für ${person.first_name} ${person.name}`}
      text="Mit dem Link registriert sich die Person und wählt ihr Passwort selbst. Er gilt 14 Tage und einmal; ein neuer beendet den vorigen."
      action="Einladung kopieren"
      copied="Einladung kopiert."
      make={() => invite({ id: person.id }).unwrap()}
      send={hasAddress && company?.mail ? () => invite({ id: person.id, mail: true }).unwrap() : undefined}
      writeTo={hasAddress ? undefined : person}
      onClose={onClose}
    />
  );
}
