import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../kit/button.tsx';
import './export.css';
import type { Progress } from './write-book.ts';

/** A file that is made sooner needs no dialog. */
const PATIENCE = 400;

const count = new Intl.NumberFormat('de-DE');

/** How many rows are written, then a bar without an end while the file is packed. */
export function ExportProgress({ progress, onCancel }: { progress: Progress | null; onCancel: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
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

  useEffect(() => {
    if (shown) dialog.current?.showModal();
    else dialog.current?.close();
  }, [shown]);

  return (
    <dialog
      ref={dialog}
      className="sb-dialog sb-export"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
    >
      {progress && (
        <>
          <p id={id}>{progress.phase === 'rows' ? 'Zeilen werden geschrieben …' : 'Datei wird gepackt …'}</p>
          {progress.phase === 'rows' ? (
            <progress
              aria-labelledby={id}
              value={progress.done}
              max={Math.max(1, progress.total, progress.done)}
            />
          ) : (
            <progress aria-labelledby={id} />
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
    </dialog>
  );
}
