import { allows } from '@stundenbuch/domain/access/access';
import { HALVES } from '@stundenbuch/domain/records/entries/halves';
import { isDay } from '@stundenbuch/domain/time/day';
import { monthAccess } from '@stundenbuch/domain/workflows/month/access';
import { FormBeside } from '@stundenbuch/web/beside';
import { LoadFailure, PageHeader, Panel, Skeleton } from '@stundenbuch/web/kit';
import { lazyPage } from '@stundenbuch/web/lazy-page';
import { useSession } from '@stundenbuch/web/session';
import { useSearchParams } from 'react-router-dom';
import { RequestForm } from './request-form.tsx';
import { useOwnFacts } from './use-own-facts.ts';
import type { RequestValues } from './use-request-form.ts';

// Of days that only the office can still change.
const AbsenceCorrection = lazyPage(
  async () => (await import('../own/absence-correction.tsx')).AbsenceCorrection,
);

const AccountBeside = lazyPage(
  async () => (await import('./account-beside.tsx')).AccountBeside,
  () => <Skeleton lines={5} />,
);

/** /manage-absence; ?correct=yyyy-mm-dd&entry is a correction of that day. */
export function RequestPage() {
  const [search] = useSearchParams();
  const { who } = useSession();
  const day = search.get('correct');
  if (!isDay(day) || !allows(monthAccess.request, who)) return <Request search={search} />;
  return <AbsenceCorrection day={day} entry={Number(search.get('entry')) || null} />;
}

/** What was chosen elsewhere is in the address (?from&to&type&kind&half&hours&noon). */
function Request({ search }: { search: URLSearchParams }) {
  const { known, error, retry } = useOwnFacts();
  if (error && !known) return <LoadFailure title="Abwesenheit beantragen" error={error} onRetry={retry} />;
  return (
    <>
      <PageHeader title="Abwesenheit beantragen" />
      <FormBeside beside={<AccountBeside />}>
        <Panel>{known ? <RequestForm {...known} start={startOf(search)} /> : <Skeleton lines={5} />}</Panel>
      </FormBeside>
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
