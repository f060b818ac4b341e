import { accountTexts, sessionTexts } from '@stundenbuch/domain/sides/session/messages';
import { useAlert } from '@stundenbuch/web/alerts';
import { isFailure } from '@stundenbuch/web/api';
import { Button, ConfirmDialog } from '@stundenbuch/web/kit';
import { useState } from 'react';
import { useResetFactorMutation, type Worker } from '../shared/admin.api.ts';

/** For somebody who has lost the phone and the recovery codes. */
export function FactorReset({ worker: { id, first_name, name } }: { worker: Worker }) {
  const [open, setOpen] = useState(false);
  const [reset, { isLoading }] = useResetFactorMutation();
  const alert = useAlert();

  async function confirm() {
    try {
      await reset(id).unwrap();
      alert(accountTexts.factorReset);
    } catch (error) {
      alert(isFailure(error) ? error.message : sessionTexts.profileFailed, 'danger');
    } finally {
      setOpen(false);
    }
  }

  return (
    <>
      <Button onClick={() => setOpen(true)}>Zweiten Faktor zurücksetzen</Button>
      <ConfirmDialog
        open={open}
        question={`Wollen Sie den zweiten Faktor von ${first_name} ${name} zurücksetzen? Alle Anmeldungen der Person enden.`}
        confirm="Zurücksetzen"
        busy={isLoading}
        onConfirm={confirm}
        onCancel={() => setOpen(false)}
      />
    </>
  );
}
