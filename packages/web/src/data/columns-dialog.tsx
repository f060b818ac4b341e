import { useId } from 'react';
import { Button } from '../kit/button.tsx';
import { CheckboxField } from '../kit/choice-fields.tsx';
import { Dialog } from '../kit/dialog.tsx';
import type { Column } from './column.ts';

export interface ColumnsProps {
  /** Those that can be hidden. */
  columns: readonly Pick<Column<never>, 'key' | 'title'>[];
  hidden: readonly string[];
  onHide: (hidden: readonly string[]) => void;
}

/** Ticked is what is shown; the table follows at once. */
export function ColumnsDialog({ columns, hidden, onHide, onClose }: ColumnsProps & { onClose: () => void }) {
  const id = useId();
  return (
    <Dialog open title="Spalten" onClose={onClose}>
      {columns.map(({ key, title }) => (
        <CheckboxField
          key={key}
          id={`${id}-${key}`}
          name={key}
          label={title}
          value={!hidden.includes(key)}
          onChange={(isShown) => onHide(isShown ? hidden.filter((other) => other !== key) : [...hidden, key])}
        />
      ))}
      <div className="sb-form-actions">
        <Button onClick={() => onHide([])}>Alle zeigen</Button>
        <Button kind="primary" onClick={onClose}>
          Fertig
        </Button>
      </div>
    </Dialog>
  );
}
