import { allows } from '@stundenbuch/domain/access/access';
import { sheetAccess } from '@stundenbuch/domain/accounts/sheets/access';
import type { PersonExport } from '@stundenbuch/domain/sides/privacy/contract';
import { privacyTexts } from '@stundenbuch/domain/sides/privacy/messages';
import { useAlert } from '@stundenbuch/web/alerts';
import { isFailure } from '@stundenbuch/web/api';
import { useToday } from '@stundenbuch/web/clock';
import { download } from '@stundenbuch/web/export';
import { Button, Panel } from '@stundenbuch/web/kit';
import { useSession } from '@stundenbuch/web/session';
import { useState } from 'react';
import type { Worker } from '../shared/admin.api.ts';
import { closedMonths, personZip } from './person-zip.ts';
import { privacyApi } from './privacy.api.ts';

/** What is stored of a person, for whoever asks for it. */
export function PersonData({ worker }: { worker: Worker }) {
  const { who } = useSession();
  const today = useToday();
  const alert = useAlert();
  const [busy, setBusy] = useState(false);
  const [isMade, setMade] = useState(false);
  const [load] = privacyApi.usePersonFileMutation();
  const [loadSheet] = privacyApi.useSheetFileMutation();
  const [loadRegister] = privacyApi.useLazyRegisterQuery();

  async function make() {
    setBusy(true);
    try {
      const json = await load(worker.id).unwrap();
      const register = await loadRegister().unwrap();
      const sheets = new Map<string, ArrayBuffer>();
      const months = allows(sheetAccess.pdf, who) ? closedMonths(JSON.parse(json) as PersonExport) : [];
      for (const month of months) sheets.set(month, await loadSheet({ user: worker.id, month }).unwrap());
      const file = await personZip({ person: worker, json, register, sheets, today });
      download(file, `Auskunft ${worker.first_name} ${worker.name} ${today}.zip`);
      setMade(true);
    } catch (error) {
      alert(isFailure(error) ? error.message : privacyTexts.exportFailed, 'danger');
    } finally {
      setBusy(false);
    }
  }

  return (
    <Panel title="Auskunft nach Art. 15 DSGVO">
      <p className="sb-muted">
        Eine Zip-Datei mit allem, was über {worker.first_name} {worker.name} gespeichert ist: als JSON und
        Tabelle, mit den Stundenzetteln abgeschlossener Monate und einer Seite über Zwecke, Empfänger und
        Dauer.
      </p>
      {isMade && (
        <p role="status">
          <strong>Texte prüfen:</strong> Wo ein Eintrag auf andere verweist, steht statt ihres Namens
          „Kollege“. Namen, die sonst in Texten stehen, entfernen Sie bitte vor der Weitergabe.
        </p>
      )}
      <div className="sb-form-actions">
        <Button icon="download" busy={busy} onClick={() => void make()}>
          Auskunft herunterladen
        </Button>
      </div>
    </Panel>
  );
}
