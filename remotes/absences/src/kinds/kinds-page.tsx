import { CREDIT_WORDS } from '@stundenbuch/domain/records/entries/credit';
import { typeLabel } from '@stundenbuch/domain/records/entries/type-codes';
import type { AbsenceKind } from '@stundenbuch/domain/records/kinds/contract';
import { ENTERED_BY_WORDS } from '@stundenbuch/domain/records/kinds/feature-words';
import { type Column, DataTable } from '@stundenbuch/web/data';
import {
  ButtonLink,
  EditLink,
  LoadFailure,
  PageHeader,
  Panel,
  Skeleton,
  StatusTag,
} from '@stundenbuch/web/kit';
import { ContingentsPanel } from '../contingents/contingents-panel.tsx';
import { KindMark } from './kind-mark.tsx';
import { KindPresets } from './kind-presets.tsx';
import { useAbsenceKindsQuery } from './kinds.api.ts';

const pathOf = ({ id }: AbsenceKind) => `/absence-kind?id=${id}`;

const columns: Column<AbsenceKind>[] = [
  {
    key: 'name',
    title: 'Art',
    value: ({ name }) => name,
    render: (kind) => (
      <span className="sb-line">
        <KindMark kind={kind} /> {kind.name}{' '}
        {kind.archived && <StatusTag tone="neutral">Archiviert</StatusTag>}
      </span>
    ),
    card: 'title',
  },
  { key: 'base', title: 'Grundlage', value: ({ base }) => typeLabel(base) ?? '' },
  { key: 'credit', title: 'Anrechnung', value: ({ credit }) => CREDIT_WORDS[credit] },
  { key: 'entered_by', title: 'Eingetragen durch', value: ({ entered_by }) => ENTERED_BY_WORDS[entered_by] },
  {
    key: 'approval',
    title: 'Genehmigung',
    value: ({ approval }) => (approval ? 'nötig' : 'nicht nötig'),
  },
];

/** /absence-kinds: the company's own kinds of absence (ART-01). */
export function KindsPage() {
  const { data: kinds, error, refetch } = useAbsenceKindsQuery();
  return (
    <>
      <PageHeader
        title="Abwesenheitsarten"
        actions={
          <ButtonLink to="/absence-kind" kind="primary" icon="add">
            Art anlegen
          </ButtonLink>
        }
      />
      <Panel>
        {error && !kinds && <LoadFailure error={error} onRetry={refetch} />}
        {!kinds && !error && <Skeleton lines={4} />}
        {kinds && (
          <DataTable
            id="absence-kinds"
            label="Abwesenheitsarten"
            columns={columns}
            rows={kinds}
            rowKey={({ id }) => id}
            to={pathOf}
            step={<ButtonLink to="/absence-kind">Art anlegen</ButtonLink>}
            empty="Noch keine eigene Art angelegt. Urlaub, Krankheit und die anderen gibt es immer."
            actions={(kind) => <EditLink to={pathOf(kind)} label={`${kind.name} bearbeiten`} />}
          />
        )}
      </Panel>
      <ContingentsPanel />
      {kinds && <KindPresets kinds={kinds} />}
    </>
  );
}
