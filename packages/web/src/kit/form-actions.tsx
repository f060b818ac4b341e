import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { useBack } from './page-header.tsx';

interface Props {
  busy: boolean;
  /** What sending does, where it does more than to save. */
  save?: string;
  onSave?: () => void;
  /** Not to be sent yet, though not busy. */
  waits?: boolean;
  /** Back to where one came from, unless the form stands on a page that stays. */
  onCancel?: () => void;
  onDelete?: (() => void) | undefined;
  /** Other ways to send, beside the first. */
  children?: ReactNode;
}

/** The buttons under a form: what it is for, the way out, and what can't be undone far from both. */
export function FormActions({
  busy,
  save = 'Speichern',
  onSave,
  waits,
  onCancel,
  onDelete,
  children,
}: Props) {
  const back = useBack();
  return (
    <>
      <Button
        kind="primary"
        type="submit"
        busy={busy}
        disabled={waits ?? false}
        {...(onSave && { onClick: onSave })}
      >
        {save}
      </Button>
      {children}
      <Button kind="quiet" disabled={busy} onClick={onCancel ?? back}>
        Abbrechen
      </Button>
      {onDelete && (
        <Button kind="danger" icon="delete" disabled={busy} onClick={onDelete}>
          Löschen
        </Button>
      )}
    </>
  );
}
