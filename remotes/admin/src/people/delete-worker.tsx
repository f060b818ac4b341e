import { adminTexts } from '@stundenbuch/domain/sides/people/messages';
import { useAlert } from '@stundenbuch/web/alerts';
import { isFailure } from '@stundenbuch/web/api';
import { ConfirmDialog } from '@stundenbuch/web/kit';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDeleteWorkerMutation, type Worker } from '../shared/admin.api.ts';
import { LedAlone } from '../teams/led-alone.tsx';

/** Deletes after a question: `ask` opens it, and the page must render `dialog`. */
export function useWorkerDeletion({ id, first_name, name }: Worker): { ask: () => void; dialog: ReactNode } {
  const [open, setOpen] = useState(false);
  const [remove, { isLoading }] = useDeleteWorkerMutation();
  const alert = useAlert();
  const navigate = useNavigate();

  async function confirm() {
    try {
      await remove(id).unwrap();
      alert(adminTexts.workerDeleted);
      navigate('/myworkers');
    } catch (error) {
      alert(isFailure(error) ? error.message : adminTexts.workerFailed, 'danger');
    } finally {
      setOpen(false);
    }
  }

  const dialog = (
    <ConfirmDialog
      open={open}
      question={`Wollen Sie ${first_name} ${name} wirklich löschen?`}
      confirm="Löschen"
      busy={isLoading}
      onConfirm={confirm}
      onCancel={() => setOpen(false)}
    >
      {open && <LedAlone user={id} />}
    </ConfirmDialog>
  );
  return { ask: () => setOpen(true), dialog };
}
