import { Button } from './button.tsx';

interface Props {
  confirm: string;
  cancel?: string;
  busy?: boolean;
  danger?: boolean;
  /** There is nothing to confirm yet, or it is not possible. */
  disabled?: boolean;
  onCancel: () => void;
  /** Omitted if the dialog is a form, which the button submits. */
  onConfirm?: () => void;
}

/** The buttons of a dialog: the harmless one first, with the initial focus. */
export function DialogActions({
  confirm,
  cancel = 'Abbrechen',
  busy = false,
  danger,
  disabled = false,
  onCancel,
  onConfirm,
}: Props) {
  return (
    <div className="sb-form-actions">
      <Button onClick={onCancel} disabled={busy}>
        {cancel}
      </Button>
      <Button
        kind={danger ? 'danger' : 'primary'}
        busy={busy}
        disabled={disabled}
        {...(onConfirm ? { onClick: onConfirm } : { type: 'submit' })}
      >
        {confirm}
      </Button>
    </div>
  );
}
