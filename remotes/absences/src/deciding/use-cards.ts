import { ABSENCE_STATUS } from '@stundenbuch/domain/records/entries/status';
import type { TeamChoice } from '@stundenbuch/web/teams';
import { useMemo } from 'react';
import type { useFirstShown } from '../list/open-count.ts';
import { requestRows } from '../list/request-rows.ts';
import { useOpenRequestsQuery } from '../shared/absences.api.ts';
import type { Card } from './cards.ts';
import type { Outcome } from './use-many.ts';

const byDay = (a: Card, b: Card) => a.days[0].day.localeCompare(b.days[0].day) || a.days[0].id - b.days[0].id;

const EVERYBODY = () => true;

/** What waits for an answer, and in its place what has just got one. */
export function useCards(
  which: ReturnType<typeof useFirstShown>,
  outcomes: ReadonlyMap<string, Outcome>,
  has: TeamChoice['has'] = EVERYBODY,
) {
  const { data, error, refetch } = useOpenRequestsQuery(which, { refetchOnMountOrArgChange: true });
  const open = useMemo(
    () =>
      requestRows(
        data?.filter(({ status, user }) => status === ABSENCE_STATUS.requested && has(user)) ?? [],
        true,
      ),
    [data, has],
  );
  const cards = useMemo(() => {
    const decided = [...outcomes.values()].map(({ card }) => card);
    return [...open.filter(({ key }) => !outcomes.has(key)), ...decided].toSorted(byDay);
  }, [open, outcomes]);
  return {
    open: open.filter(({ key }) => !outcomes.has(key)),
    cards,
    isLoaded: data !== undefined,
    error: data ? undefined : error,
    refetch,
  };
}
