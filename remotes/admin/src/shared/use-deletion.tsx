import { useAlert } from '@stundenbuch/web/alerts';
import { isFailure } from '@stundenbuch/web/api';
import { ConfirmDialog } from '@stundenbuch/web/kit';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';

interface Deletion {
  question: string;
  remove: () => Promise<unknown>;
  done: string;
  failed: string;
  /** Where to go on afterwards. */
  to: string;
}

/** Deleting with its question: `ask` opens it, `dialog` must be rendered somewhere on the page. */
export function useDeletion(deletion: Deletion): { ask: () => void; dialog: ReactNode } {
  const { question, remove, done, failed, to } = deletion;
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const alert = useAlert();
  const navigate = useNavigate();

  async function confirm() {
    setBusy(true);
    try {
      await remove();
      alert(done);
      navigate(to);
    } catch (error) {
      alert(isFailure(error) ? error.message : failed, 'danger');
    } finally {
      setBusy(false);
      setOpen(false);
    }
  }

  const dialog = (
    <ConfirmDialog
      open={open}
      question={question}
      confirm="Löschen"
      busy={busy}
      onConfirm={confirm}
      onCancel={() => setOpen(false)}
    />
  );
  return { ask: () => setOpen(true), dialog };
}
