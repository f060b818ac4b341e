import { DataTable } from '@stundenbuch/web/data';
import { LoadFailure, PageHeader, Panel, Skeleton } from '@stundenbuch/web/kit';
import { periodOf, personColumns } from './case-columns.tsx';
import { useLedSickCasesQuery } from './sick-cases.api.ts';

/** /team-sickness: who of the led people is or was sick, from and to. */
export function TeamSicknessPage() {
  const { data: cases, error, refetch } = useLedSickCasesQuery();
  if (error && !cases) return <LoadFailure title="Krankheit im Team" error={error} onRetry={refetch} />;
  return (
    <>
      <PageHeader title="Krankheit im Team" />
      <Panel>
        {!cases && <Skeleton lines={3} />}
        {cases && (
          <DataTable
            id="team-sickness"
            label="Krankheit im Team"
            columns={personColumns()}
            rows={cases}
            rowKey={(one) => `${one.user} ${periodOf(one)}`}
            empty="In den letzten drei Monaten war niemand krank, dessen Krankheit Sie sehen."
          />
        )}
      </Panel>
    </>
  );
}
