import { useEffect, useId, useRef } from 'react';
import { Button } from './button.tsx';

interface Props {
  open: boolean;
  question: string;
  confirm: string;
  cancel?: string;
  busy?: boolean;
  danger?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** The browser's own dialog: it keeps the focus inside and closes with Escape. */
export function ConfirmDialog({
  open,
  question,
  confirm,
  cancel = 'Abbrechen',
  busy,
  danger = true,
  onConfirm,
  onCancel,
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      className="sb-dialog"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
    >
      {open && (
        <>
          <p id={id}>{question}</p>
          <div className="sb-form-actions">
            <Button onClick={onCancel} disabled={busy ?? false}>
              {cancel}
            </Button>
            <Button kind={danger ? 'danger' : 'primary'} busy={busy ?? false} onClick={onConfirm}>
              {confirm}
            </Button>
          </div>
        </>
      )}
    </dialog>
  );
}
