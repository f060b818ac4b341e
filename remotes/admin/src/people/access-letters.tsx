import { hasFeatures } from '@stundenbuch/domain/access/access';
import { punchAccess } from '@stundenbuch/domain/records/punch/access';
import type { MadeLinkCode } from '@stundenbuch/domain/sides/session/code-contract';
import { type AdminsKind, codeShown } from '@stundenbuch/domain/sides/session/codes';
import { formatMoment } from '@stundenbuch/domain/time/format';
import { isAddress } from '@stundenbuch/domain/wire/login-name';
import { Button, Drawer, Facts } from '@stundenbuch/web/kit';
import { QrCode } from '@stundenbuch/web/qr';
import { useSession } from '@stundenbuch/web/session';
import type { Worker } from '../shared/admin.api.ts';
import { linkOf } from './link-of.ts';
import './access-letters.css';

export type Addressee = Pick<Worker, 'id' | 'first_name' | 'name' | 'email'>;

export interface Letter {
  person: Addressee;
  kind: AdminsKind;
  made: MadeLinkCode;
}

interface Props {
  letters: readonly Letter[];
  onClose: () => void;
}

/** One page of A5 for each person: how somebody comes in to whom nothing is sent. The codes are told only once. */
export function AccessLetters({ letters, onClose }: Props) {
  return (
    <Drawer open sheet label="Zugangsbriefe" onClose={onClose}>
      <div className="sb-form-actions">
        <Button kind="primary" onClick={() => print()}>
          Drucken
        </Button>
        <span className="sb-muted">Die Links stehen nur hier. Ein neuer Brief beendet den vorigen.</span>
      </div>
      {letters.map((letter) => (
        <LetterPage key={letter.person.id} {...letter} />
      ))}
    </Drawer>
  );
}

function LetterPage({ person, kind, made }: Letter) {
  const { company } = useSession();
  const link = linkOf(kind, made);
  const { first_name, name, email } = person;
  const login: [string, string] = [isAddress(email) ? 'E-Mail' : 'Anmeldename', email];
  return (
    <article className="adm-letter" aria-label={`Zugangsbrief für ${first_name} ${name}`}>
      <h2>{company?.name}</h2>
      <p>
        Guten Tag {first_name} {name},
      </p>
      <p>
        {kind === 'invite' ? WELCOME : RESET} Scannen Sie dazu dieses Bild mit dem Telefon oder öffnen Sie die
        Adresse darunter. Das geht einmal.
      </p>
      <QrCode text={link} label={`Link für ${first_name} ${name}`} />
      <Facts
        facts={[
          ['Adresse', link],
          ['Code', codeShown(made.code)],
          ['Gültig bis', formatMoment(made.expires_at)],
          login,
        ]}
      />
      <p>
        Danach melden Sie sich unter {new URL('/login', link).href} an: Ins Feld „E-Mail“ kommt {email}, dazu
        Ihr Passwort.
      </p>
      {hasFeatures(punchAccess.pin, company?.features ?? []) && (
        <p>Ihre PIN für das Terminal legen Sie beim ersten Mal selbst fest, unter „Mein Profil“.</p>
      )}
    </article>
  );
}

const WELCOME = 'hier erfassen Sie Ihre Arbeitszeit. Bitte wählen Sie zuerst ein Passwort.';
const RESET = 'Sie haben um ein neues Passwort gebeten. Bitte wählen Sie es selbst.';
