import type { ComponentProps } from 'react';
import { Dialog } from './dialog.tsx';
import { DialogActions } from './dialog-actions.tsx';

interface Props extends ComponentProps<typeof DialogActions> {
  open: boolean;
  question: string;
  onConfirm: () => void;
}

export function ConfirmDialog({ open, question, danger = true, ...actions }: Props) {
  return (
    <Dialog open={open} title={question} onClose={actions.onCancel}>
      <DialogActions {...actions} danger={danger} />
    </Dialog>
  );
}
