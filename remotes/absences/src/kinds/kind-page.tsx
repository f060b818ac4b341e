import type { KindPreset } from '@stundenbuch/domain/records/kinds/presets';
import { ButtonLink, EmptyState, LoadFailure, PageHeader, Panel, Skeleton } from '@stundenbuch/web/kit';
import { useSearchParams } from 'react-router-dom';
import { useContingentsQuery } from '../contingents/contingents.api.ts';
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
        {preset?.contingent ? (
          <PresetWithContingent key={preset.name} preset={preset} />
        ) : (
          <KindForm key={preset?.name} kind={null} preset={preset} />
        )}
      </Panel>
    </>
  );
}

/** The contingent of the same name is proposed; where there is none it is made first, with the figure and its year. */
function PresetWithContingent({ preset }: { preset: KindPreset }) {
  const { data: contingents, error } = useContingentsQuery();
  if (!contingents && !error) return <Skeleton lines={8} />;
  const own = contingents?.find(({ name }) => name.toLowerCase() === preset.name.toLowerCase());
  return (
    <>
      {!own && (
        <p className="sb-line">
          Wie viele Tage es gibt, steht in einem Kontingent.
          <ButtonLink to={`/contingent?preset=${encodeURIComponent(preset.name)}`}>
            Kontingent anlegen
          </ButtonLink>
        </p>
      )}
      <KindForm kind={null} preset={own ? { ...preset, contingent_id: own.id } : preset} />
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
