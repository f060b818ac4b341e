import { HALVES } from '@stundenbuch/domain/records/entries/halves';
import { isDay } from '@stundenbuch/domain/time/day';
import { LoadFailure, PageHeader, Panel, Skeleton } from '@stundenbuch/web/kit';
import { useSearchParams } from 'react-router-dom';
import { RequestForm } from './request-form.tsx';
import { useOwnFacts } from './use-own-facts.ts';
import type { RequestValues } from './use-request-form.ts';

/** /manage-absence: what was chosen elsewhere is in the address (?from&to&type&kind&half&hours&noon). */
export function RequestPage() {
  const [search] = useSearchParams();
  const { known, error, retry } = useOwnFacts();
  if (error && !known) return <LoadFailure title="Abwesenheit beantragen" error={error} onRetry={retry} />;
  return (
    <>
      <PageHeader title="Abwesenheit beantragen" />
      <Panel>{known ? <RequestForm {...known} start={startOf(search)} /> : <Skeleton lines={5} />}</Panel>
    </>
  );
}

function startOf(search: URLSearchParams): Partial<RequestValues> {
  const dayIn = (name: string) => {
    const day = search.get(name);
    return isDay(day) ? day : null;
  };
  return {
    day: dayIn('from'),
    end: dayIn('to') ?? dayIn('from'),
    ...partIn(search),
    from_noon: search.getAll('noon').includes('from'),
    to_noon: search.getAll('noon').includes('to'),
    project: Number(search.get('type')) || null,
    kind_id: Number(search.get('kind')) || null,
  };
}

function partIn(search: URLSearchParams): Pick<RequestValues, 'half' | 'away_minutes'> {
  const away_minutes = search.get('hours') ?? '';
  const half = HALVES.find((one) => one === search.get('half')) ?? 'whole';
  return { half: away_minutes ? 'hours' : half, away_minutes };
}
