import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { useBack } from './page-header.tsx';

interface Props {
  busy: boolean;
  /** Label of the submit button, if it does more than save. */
  save?: string;
  onSave?: () => void;
  /** Not filled beside what the page is for. */
  kind?: 'primary' | 'default';
  /** Cannot be submitted yet, though not busy. */
  waits?: boolean;
  /** Back to the previous page; omitted for a form on a page that stays open. */
  onCancel?: () => void;
  onDelete?: (() => void) | undefined;
  /** Alternative submit buttons. */
  children?: ReactNode;
}

/** The buttons of a form: submit, cancel, and destructive actions far from both. */
export function FormActions({
  busy,
  save = 'Speichern',
  onSave,
  kind = 'primary',
  waits,
  onCancel,
  onDelete,
  children,
}: Props) {
  const back = useBack();
  return (
    <>
      <Button
        kind={kind}
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
