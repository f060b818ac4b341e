import { privacyTexts } from '@stundenbuch/domain/sides/privacy/messages';
import { useAlert } from '@stundenbuch/web/alerts';
import { isFailure } from '@stundenbuch/web/api';
import { useToday } from '@stundenbuch/web/clock';
import { Button, Panel } from '@stundenbuch/web/kit';
import { useProgress } from '../shared/received.ts';
import { privacyApi } from './privacy.api.ts';

/** All of the company, to go on with it in another installation (GDPR-05). */
export function CompanyData({ company }: { company: string }) {
  const today = useToday();
  const alert = useAlert();
  const [load, { isLoading }] = privacyApi.useCompanyFileMutation();

  async function save() {
    try {
      await load({ name: `${company} ${today}.gz` }).unwrap();
      alert('Das Unternehmen wurde heruntergeladen.');
    } catch (error) {
      alert(isFailure(error) ? error.message : privacyTexts.exportFailed, 'danger');
    }
  }

  return (
    <Panel title="Umzug in eine andere Installation">
      <p className="sb-muted">
        Eine Datei mit allem, was über {company} und alle Personen gespeichert ist, ohne Passwörter und andere
        Geheimnisse. Wer Stundenbuch dort betreibt, übernimmt sie mit einem Befehl; hier wird nichts gelöscht.
        Dass Sie sie herunterladen, steht im Verlauf.
      </p>
      <div className="sb-form-actions">
        <Button icon="download" busy={isLoading} onClick={() => void save()}>
          Unternehmen herunterladen
        </Button>
        {isLoading && <Progress />}
      </div>
    </Panel>
  );
}

function Progress() {
  return (
    <p role="status" className="sb-muted">
      Wird erstellt. Viele Jahre dauern einige Minuten.{useProgress()}
    </p>
  );
}
