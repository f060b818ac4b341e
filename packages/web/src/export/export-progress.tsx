import { useEffect, useId, useState } from 'react';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import './export.css';
import type { Progress } from './write-book.ts';

/** A file that is ready sooner needs no dialog. */
const PATIENCE = 400;

const count = new Intl.NumberFormat('de-DE');

/** The number of rows written, then an indeterminate bar while the file is packed. */
export function ExportProgress({ progress, onCancel }: { progress: Progress | null; onCancel: () => void }) {
  const id = useId();
  const packing = progress?.phase === 'packing';
  const running = progress !== null;
  const [shown, setShown] = useState(false);

  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => setShown(true), PATIENCE);
    return () => {
      clearTimeout(timer);
      setShown(false);
    };
  }, [running]);

  return (
    <Dialog
      open={shown}
      title={<span id={id}>{packing ? 'Datei wird gepackt …' : 'Zeilen werden geschrieben …'}</span>}
      onClose={onCancel}
    >
      {progress && (
        <>
          {progress.phase === 'rows' ? (
            <progress
              className="sb-export-bar"
              aria-labelledby={id}
              value={progress.done}
              max={Math.max(1, progress.total, progress.done)}
            />
          ) : (
            <progress className="sb-export-bar" aria-labelledby={id} />
          )}
          <p className="sb-export-count">
            {progress.phase === 'rows' &&
              progress.total > 0 &&
              `${count.format(progress.done)} von ${count.format(progress.total)}`}
          </p>
          <div className="sb-form-actions">
            <Button onClick={onCancel}>Abbrechen</Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
