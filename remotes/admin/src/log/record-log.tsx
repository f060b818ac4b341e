import { LoadFailure, Skeleton } from '@stundenbuch/web/kit';
import type { RecordLogProps } from '@stundenbuch/web/module';
import { useRecordLogQuery } from './audit.api.ts';
import { ChangeList } from './change-list.tsx';

/** In the drawer of a record. */
export function RecordLog(record: RecordLogProps) {
  const { data, error, refetch } = useRecordLogQuery(record, { refetchOnMountOrArgChange: true });
  return (
    <div className="sb-stack">
      <h2>Verlauf</h2>
      {error && !data && <LoadFailure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton lines={6} />}
      {data && (
        <ChangeList label="Verlauf" changes={data} titled={data.some(({ table }) => table !== 'entries')} />
      )}
    </div>
  );
}
