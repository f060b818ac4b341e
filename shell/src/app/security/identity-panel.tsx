import type { Identity } from '@stundenbuch/domain/sides/signon/contract';
import { signOnTexts } from '@stundenbuch/domain/sides/signon/messages';
import { formatMoment } from '@stundenbuch/domain/time/format';
import { useAlert } from '@stundenbuch/web/alerts';
import { Button, ConfirmDialog, Panel } from '@stundenbuch/web/kit';
import { useState } from 'react';
import { factorsApi } from './factors.api.ts';
import { useRun } from './use-run.ts';

/** With which account of the firm somebody comes in; nothing where there is none. */
export function IdentityPanel() {
  const { data } = factorsApi.useIdentitiesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [unlink] = factorsApi.useUnlinkMutation();
  const [chosen, setChosen] = useState<Identity | null>(null);
  const run = useRun();
  const alert = useAlert();
  if (!data?.length) return null;
  return (
    <Panel title="Firmenkonto">
      <p>Mit diesem Konto melden Sie sich ohne Passwort an.</p>
      <ul className="sb-rows">
        {data.map((one) => (
          <li key={one.id}>
            <span className="sb-grow">
              <strong>{new URL(one.issuer).host}</strong>
              <small>verknüpft am {formatMoment(one.created_at)}</small>
            </span>
            <Button onClick={() => setChosen(one)}>Verknüpfung lösen</Button>
          </li>
        ))}
      </ul>
      {chosen && (
        <ConfirmDialog
          open
          question="Verknüpfung lösen?"
          confirm="Verknüpfung lösen"
          onCancel={() => setChosen(null)}
          onConfirm={() => {
            setChosen(null);
            void run(
              () => unlink(chosen.id).unwrap(),
              () => alert(signOnTexts.unlinked),
            );
          }}
        >
          Danach melden Sie sich mit Ihrem Passwort an, bis Sie das Firmenkonto wieder verknüpfen.
        </ConfirmDialog>
      )}
    </Panel>
  );
}
