import { adminTexts } from '@stundenbuch/domain/sides/people/messages';
import { useAlert } from '@stundenbuch/web/alerts';
import { isFailure } from '@stundenbuch/web/api';
import { CheckboxField, ConfirmDialog } from '@stundenbuch/web/kit';
import { useState } from 'react';
import { useChangeWorkerMutation, type Worker } from '../shared/admin.api.ts';
import { LedAlone } from '../teams/led-alone.tsx';

interface Props {
  worker: Worker;
  note?: string | false;
  /** Where no head of a column says what is switched. */
  isLabelled?: boolean;
}

/** Switches somebody's access on and off; off takes effect at once, so it asks first. */
export function ActiveSwitch({ worker, note, isLabelled = false }: Props) {
  const [change, { isLoading }] = useChangeWorkerMutation();
  const [asking, setAsking] = useState(false);
  const alert = useAlert();
  const name = `${worker.first_name} ${worker.name}`;

  async function set(active: 0 | 1) {
    try {
      await change({ id: worker.id, active, version: worker.version }).unwrap();
      alert(adminTexts.workerSaved);
    } catch (error) {
      alert(isFailure(error) ? error.message : adminTexts.workerFailed, 'danger');
    } finally {
      setAsking(false);
    }
  }

  return (
    <div className={isLabelled ? undefined : 'adm-active'}>
      <CheckboxField
        id={`active-${worker.id}`}
        name="active"
        label={
          isLabelled ? (
            <>
              Zugang <span className="sb-hidden">({name})</span>
            </>
          ) : (
            <span className="sb-hidden">aktiv ({name})</span>
          )
        }
        {...(isLabelled && { hint: 'Ohne Häkchen endet er sofort. Alle Buchungen bleiben erhalten.' })}
        value={worker.active === 1}
        disabled={isLoading}
        onChange={(active) => (active ? set(1) : setAsking(true))}
      />
      {note && note !== 'aktiv' && <small>{note}</small>}
      <ConfirmDialog
        open={asking}
        question={`Wollen Sie ${name} wirklich deaktivieren? Der Zugang endet sofort, alle Buchungen bleiben erhalten.`}
        confirm="Deaktivieren"
        busy={isLoading}
        onConfirm={() => set(0)}
        onCancel={() => setAsking(false)}
      >
        {asking && <LedAlone user={worker.id} />}
      </ConfirmDialog>
    </div>
  );
}
