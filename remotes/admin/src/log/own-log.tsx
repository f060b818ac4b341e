import { useArrived } from '@stundenbuch/web/api';
import { Paginator } from '@stundenbuch/web/data';
import { LoadFailure, Panel, Skeleton } from '@stundenbuch/web/kit';
import { useState } from 'react';
import { useOwnLogQuery } from './audit.api.ts';
import { ChangeList } from './change-list.tsx';

const SIZE = 5;

/** On the profile: what was changed in one's own data, and who looked at it. */
export function OwnLog() {
  const [page, setPage] = useState(1);
  const asked = { page, size: SIZE };
  const { currentData, error, refetch } = useOwnLogQuery(asked, { refetchOnMountOrArgChange: true });
  const { data, arrived } = useArrived(currentData, asked);
  const hasFailed = Boolean(error) && !currentData;
  return (
    <div className="sb-apart">
      <Panel title="Änderungen an meinen Daten">
        {hasFailed && <LoadFailure error={error} onRetry={refetch} />}
        {!data && !error && <Skeleton lines={6} />}
        {data && !hasFailed && (
          <div className="sb-page-of-rows" aria-busy={arrived?.isStale}>
            <ChangeList titled label="Änderungen an meinen Daten" changes={data.rows} />
          </div>
        )}
        {data && data.total > SIZE && (
          <Paginator
            label="Änderungen"
            total={data.total}
            page={page}
            arrived={arrived}
            size={SIZE}
            onPage={setPage}
          />
        )}
      </Panel>
    </div>
  );
}
