import { type ComponentProps, useEffect, useId, useRef } from 'react';
import { DialogActions } from './dialog-actions.tsx';

interface Props extends ComponentProps<typeof DialogActions> {
  open: boolean;
  question: string;
  onConfirm: () => void;
}

/** The browser's own dialog: it keeps the focus inside and closes with Escape. */
export function ConfirmDialog({ open, question, danger = true, ...actions }: Props) {
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
        actions.onCancel();
      }}
    >
      {open && (
        <>
          <p id={id}>{question}</p>
          <DialogActions {...actions} danger={danger} />
        </>
      )}
    </dialog>
  );
}
