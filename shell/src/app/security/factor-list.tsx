import type { Factor } from '@stundenbuch/domain/sides/session/factor-contract';
import { accountTexts } from '@stundenbuch/domain/sides/session/messages';
import { formatMoment } from '@stundenbuch/domain/time/format';
import { useAlert } from '@stundenbuch/web/alerts';
import { Button, ConfirmDialog } from '@stundenbuch/web/kit';
import { useState } from 'react';
import { factorsApi } from './factors.api.ts';
import { RenameDialog } from './rename-dialog.tsx';
import { useRun } from './use-run.ts';

/** What the person has set up, and the way to remove it. */
export function FactorList({ factors }: { factors: readonly Factor[] }) {
  const [remove] = factorsApi.useRemoveFactorMutation();
  const [renamed, setRenamed] = useState<Factor | null>(null);
  const [asked, setAsked] = useState<Factor | null>(null);
  const alert = useAlert();
  const run = useRun();
  if (factors.length === 0) return null;
  return (
    <ul className="sb-rows">
      {factors.map((factor) => (
        <li key={factor.id}>
          <span className="sb-grow">
            <strong>{factor.name}</strong>
            <small>eingerichtet am {formatMoment(factor.created_at)}</small>
            {factor.used_at && <small>zuletzt benutzt {formatMoment(factor.used_at)}</small>}
          </span>
          {factor.kind === 'passkey' && (
            <Button label={`Umbenennen: ${factor.name}`} onClick={() => setRenamed(factor)}>
              Umbenennen
            </Button>
          )}
          <Button label={`Entfernen: ${factor.name}`} onClick={() => setAsked(factor)}>
            Entfernen
          </Button>
        </li>
      ))}
      {renamed && <RenameDialog factor={renamed} onClose={() => setRenamed(null)} />}
      <ConfirmDialog
        open={asked !== null}
        question={`„${asked?.name}“ als zweiten Faktor entfernen?`}
        confirm="Entfernen"
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          const { id } = asked as Factor;
          setAsked(null);
          void run(
            () => remove(id).unwrap(),
            () => alert(accountTexts.factorRemoved),
          );
        }}
      />
    </ul>
  );
}
