import { LoadFailure, PageHeader, Skeleton } from '@stundenbuch/web/kit';
import { ApiPanel } from './api-panel.tsx';
import { developerApi } from './developer.api.ts';
import { ExamplesPanel } from './examples-panel.tsx';
import { TokensPanel } from './tokens-panel.tsx';
import './developer.css';

/** /entwickler: what other programs come in with, and what they can ask. */
export function DeveloperPage() {
  const { data, error, refetch } = developerApi.useDescriptionQuery();
  return (
    <>
      <PageHeader title="Schnittstelle" />
      {error && !data && <LoadFailure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton lines={8} />}
      {data && (
        <div className="sb-stack dev-panels">
          <TokensPanel description={data} />
          <ExamplesPanel />
          <ApiPanel description={data} />
        </div>
      )}
    </>
  );
}
