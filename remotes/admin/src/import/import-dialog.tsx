import type { ImportLine, ImportUndone } from '@stundenbuch/domain/workflows/imports/contract';
import { cellName } from '@stundenbuch/domain/workflows/imports/messages';
import { type Failure, isFailure } from '@stundenbuch/web/api';
import { formatDay, formatNumber } from '@stundenbuch/web/format';
import { Button, Dialog, DialogActions, FormMessage, LoadFailure, Skeleton } from '@stundenbuch/web/kit';
import { useState } from 'react';
import { useOneImportQuery, useUndoImportMutation } from './imports.api.ts';

interface Props {
  line: ImportLine;
  canUndo: boolean;
  onClose: () => void;
}

/** The rows that were not taken over, and 'Rückgängig' with what stands in its way (IMP-06, IMP-11). */
export function ImportDialog({ line, canUndo, onClose }: Props) {
  const { data: detail, error, refetch } = useOneImportQuery(line.id);
  const [undo, { isLoading }] = useUndoImportMutation();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [undone, setUndone] = useState<ImportUndone | null>(null);
  const stands = detail?.stands ?? [];
  const title = canUndo ? 'Übernahme rückgängig machen?' : 'Übernahme';

  async function run(): Promise<void> {
    setFailure(null);
    try {
      setUndone(await undo(line.id).unwrap());
    } catch (problem) {
      if (!isFailure(problem)) throw problem;
      setFailure(problem);
    }
  }

  return (
    <Dialog open title={title} about={line.file_name} onClose={onClose}>
      <div className="sb-stack">
        {error && !detail && <LoadFailure error={error} onRetry={refetch} />}
        {!detail && !error && <Skeleton lines={3} />}
        {detail && !undone && (
          <>
            {canUndo && stands.length === 0 && (
              <p>
                Was sie gebracht hat, wird gelöscht oder bekommt seine alten Werte, soweit es seither niemand
                geändert hat. Möglich bis {formatDay(line.undo_until)}.
              </p>
            )}
            {stands.length > 0 && <List title="Das steht dem im Weg:" items={stands} />}
            {detail.rows.length > 0 && (
              <List
                title="Zeilen, zu denen etwas zu sagen war:"
                items={detail.rows.map(
                  (row) => `${cellName(row.line, row.column)}: ${row.message ?? 'nicht übernommen'}`,
                )}
              />
            )}
            {!canUndo && stands.length === 0 && detail.rows.length === 0 && (
              <p>Alle Zeilen wurden übernommen.</p>
            )}
          </>
        )}
        {undone && (
          <>
            <p role="status">
              {formatNumber(undone.removed)} gelöscht, {formatNumber(undone.restored)} mit alten Werten.
            </p>
            {undone.stay.length > 0 && (
              <List
                title="Geblieben, weil seither etwas geschah:"
                items={undone.stay.map(({ line: at, name, reason }) => `Zeile ${at}, ${name}: ${reason}`)}
              />
            )}
          </>
        )}
        <FormMessage message={failure?.message ?? null} />
        {canUndo && !undone ? (
          <DialogActions
            confirm="Rückgängig"
            danger
            busy={isLoading}
            disabled={!detail || stands.length > 0}
            onCancel={onClose}
            onConfirm={run}
          />
        ) : (
          <div className="sb-form-actions">
            <Button onClick={onClose}>Schließen</Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}

function List({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div>
      <p>{title}</p>
      <ul className="sb-bullets adm-import-rows">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
