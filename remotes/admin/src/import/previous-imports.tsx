import { formatMoment } from '@stundenbuch/domain/time/format';
import type { ImportLine } from '@stundenbuch/domain/workflows/imports/contract';
import { IMPORT_KIND_WORDS, IMPORT_STATE_WORDS } from '@stundenbuch/domain/workflows/imports/words';
import { useToday } from '@stundenbuch/web/clock';
import { type Column, DataTable } from '@stundenbuch/web/data';
import { Button, LoadFailure, Panel, Skeleton, StatusTag, type Tone } from '@stundenbuch/web/kit';
import { lazyPage } from '@stundenbuch/web/lazy-page';
import { useState } from 'react';
import { useFinishImportMutation, useImportsQuery } from './imports.api.ts';

const ImportDialog = lazyPage(async () => (await import('./import-dialog.tsx')).ImportDialog);

const TONES: Readonly<Record<ImportLine['state'], Tone>> = {
  running: 'info',
  done: 'good',
  undone: 'neutral',
};

const columns: Column<ImportLine>[] = [
  {
    key: 'begun_at',
    title: 'Wann',
    value: ({ begun_at }) => begun_at,
    render: ({ begun_at, by }) => `${formatMoment(begun_at)}${by ? `, ${by}` : ''}`,
  },
  {
    key: 'file',
    title: 'Datei',
    value: ({ file_name }) => file_name,
    render: ({ file_name, source, kind }) => (
      <>
        {file_name}
        <small className="adm-import-source sb-muted">
          {IMPORT_KIND_WORDS[kind]}, {source}
        </small>
      </>
    ),
    card: 'title',
  },
  { key: 'new', title: 'Neu', kind: 'number', value: ({ sums }) => sums.new },
  { key: 'changed', title: 'Geändert', kind: 'number', value: ({ sums }) => sums.changed },
  { key: 'refused', title: 'Abgelehnt', kind: 'number', value: ({ sums }) => sums.refused },
  {
    key: 'state',
    title: 'Stand',
    value: ({ state }) => IMPORT_STATE_WORDS[state],
    render: ({ state }) => <StatusTag tone={TONES[state]}>{IMPORT_STATE_WORDS[state]}</StatusTag>,
  },
];

/** What was taken over before, with its rows and the way back. */
export function PreviousImports() {
  const today = useToday();
  const { data: imports, error, refetch } = useImportsQuery();
  const [finish, { isLoading }] = useFinishImportMutation();
  const [opened, setOpened] = useState<ImportLine | null>(null);
  const canUndo = ({ state, undo_until }: ImportLine) =>
    state === 'done' && undo_until !== null && undo_until >= today;
  return (
    <Panel title="Bisherige Übernahmen">
      {error && !imports && <LoadFailure error={error} onRetry={refetch} />}
      {!imports && !error && <Skeleton lines={4} />}
      {imports && (
        <DataTable
          id="imports"
          label="Bisherige Übernahmen"
          columns={columns}
          rows={imports}
          rowKey={({ id }) => id}
          empty="Noch nichts übernommen."
          actions={(line) =>
            line.state === 'running' ? (
              <Button
                kind="quiet"
                busy={isLoading}
                label={`${line.file_name} beenden`}
                onClick={() => void finish(line.id)}
              >
                Beenden
              </Button>
            ) : (
              <Button
                kind="quiet"
                label={canUndo(line) ? `${line.file_name} rückgängig machen` : `${line.file_name} ansehen`}
                onClick={() => setOpened(line)}
              >
                {canUndo(line) ? 'Rückgängig' : 'Ansehen'}
              </Button>
            )
          }
        />
      )}
      {opened && <ImportDialog line={opened} canUndo={canUndo(opened)} onClose={() => setOpened(null)} />}
    </Panel>
  );
}
