import { EmptyState, LoadFailure, PageHeader, Panel, Skeleton } from '@stundenbuch/web/kit';
import { useSearchParams } from 'react-router-dom';
import { KindForm } from './kind-form.tsx';
import { presetNamed } from './kind-presets.tsx';
import { useAbsenceKindQuery } from './kinds.api.ts';

/** /absence-kind?id: a kind of absence; without an id a new one. */
export function KindPage() {
  const [search] = useSearchParams();
  const id = search.get('id');
  const preset = presetNamed(search.get('preset') ?? '');
  if (id !== null) return <StoredKind key={id} id={id} />;
  return (
    <>
      <PageHeader title="Abwesenheitsart anlegen" />
      <Panel>
        {preset && <p className="sb-muted">{preset.law}</p>}
        <KindForm key={preset?.name} kind={null} preset={preset} />
      </Panel>
    </>
  );
}

function StoredKind({ id }: { id: string }) {
  const { data: kind, error, refetch } = useAbsenceKindQuery(Number(id));
  const isGone = (error as { status?: unknown } | undefined)?.status === 404;
  return (
    <>
      <PageHeader title={kind?.name ?? 'Abwesenheitsart'} />
      {isGone && !kind && <EmptyState>Diese Abwesenheitsart gibt es nicht.</EmptyState>}
      {error && !isGone && !kind && <LoadFailure error={error} onRetry={refetch} />}
      {!kind && !error && <Skeleton lines={8} />}
      {kind && (
        <Panel>
          <KindForm key={kind.version} kind={kind} />
        </Panel>
      )}
    </>
  );
}
