import { logout } from '@stundenbuch/web/api';
import { Button, Panel } from '@stundenbuch/web/kit';
import { useSession } from '@stundenbuch/web/session';
import { Brand } from '../../brand.tsx';
import { FactorPanels } from './factor-panels.tsx';
import './security.css';

interface Props {
  /** The person has a second factor by now. */
  isDone: boolean;
  onDone: () => void;
}

/** All that somebody sees who needs a second factor and has none. */
export function SetupPage({ isDone, onDone }: Props) {
  const { user } = useSession();
  return (
    <main className="sb-stack sec-setup" id="inhalt" tabIndex={-1}>
      <Brand to="/dashboard" />
      <h1>Zweiten Faktor einrichten</h1>
      <Panel title={isDone ? 'Fertig eingerichtet' : 'Warum Sie das sehen'}>
        {isDone ? (
          <p role="status">
            Von jetzt an bestätigen Sie jede Anmeldung mit Ihrem zweiten Faktor. Bewahren Sie die
            Wiederherstellungscodes gut auf: Mit einem davon kommen Sie herein, wenn das Telefon fehlt.
          </p>
        ) : (
          <p>
            Ihr Passwort allein genügt nicht mehr: Zur Anmeldung gehört ab sofort ein zweiter Faktor, eine
            Authenticator-App auf Ihrem Telefon oder ein Passkey. Das dauert zwei Minuten. Danach geht es hier
            weiter.
          </p>
        )}
        <div className="sb-form-actions">
          {isDone && (
            <Button kind="primary" onClick={onDone}>
              Weiter
            </Button>
          )}
          <Button onClick={logout}>Logout</Button>
        </div>
        {user && <p className="sb-apart">Angemeldet als {user.email}</p>}
      </Panel>
      <div className="sb-stack sec-panels">
        <FactorPanels />
      </div>
    </main>
  );
}
