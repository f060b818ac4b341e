import { Paginator } from '@stundenbuch/web/data';
import { LoadFailure, Panel, Skeleton } from '@stundenbuch/web/kit';
import { useState } from 'react';
import { useOwnLogQuery } from './audit.api.ts';
import { ChangeList } from './change-list.tsx';

const SIZE = 5;

/** On the profile: what was changed in one's own data, and who looked at it. */
export function OwnLog() {
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useOwnLogQuery({ page, size: SIZE }, { refetchOnMountOrArgChange: true });
  return (
    <div className="adm-own-log">
      <Panel title="Änderungen an meinen Daten">
        {error && !data && <LoadFailure error={error} onRetry={refetch} />}
        {!data && !error && <Skeleton lines={6} />}
        {data && <ChangeList titled label="Änderungen an meinen Daten" changes={data.rows} />}
        {data && data.total > SIZE && (
          <Paginator
            label="Änderungen"
            total={data.total}
            page={page}
            size={SIZE}
            smallest={SIZE}
            onPage={setPage}
          />
        )}
      </Panel>
    </div>
  );
}
