import type { ComponentProps, ReactNode } from 'react';
import { Dialog } from './dialog.tsx';
import { DialogActions } from './dialog-actions.tsx';

interface Props extends ComponentProps<typeof DialogActions> {
  open: boolean;
  question: string;
  /** The thing by its name, where the question is a fixed sentence. */
  about?: string | undefined;
  /** What has to be known before. */
  children?: ReactNode;
  onConfirm: () => void;
}

export function ConfirmDialog({ open, question, about, danger = true, children, ...actions }: Props) {
  return (
    <Dialog open={open} title={question} about={about} onClose={actions.onCancel}>
      {children}
      <DialogActions {...actions} danger={danger} />
    </Dialog>
  );
}
