import type { AbsenceContext } from '@stundenbuch/domain/workflows/decisions/contract';
import { useCallback, useMemo, useRef } from 'react';
import { type Card, idOf, type Overview } from './cards.ts';
import { useAbsenceContextQuery, useLazyAbsenceContextQuery } from './deciding.api.ts';

/** As many as one call answers. */
const CHUNK = 200;

/** What the cards that are shown are decided by; of a card that has just been decided, what it was decided by. */
export function useOverviews(cards: readonly Card[]) {
  const ids = cards.map(idOf).toSorted((a, b) => a - b);
  const { data, error, isFetching, refetch } = useAbsenceContextQuery(
    { ids: ids.join() },
    { skip: ids.length === 0 },
  );
  const known = useRef(new Map<number, Overview>());
  useMemo(() => {
    for (const overview of overviewsIn(data)) known.current.set(overview.id, overview);
  }, [data]);
  const [ask] = useLazyAbsenceContextQuery();

  /** Of all these requests those that nothing is to be said against. */
  const withoutHint = useCallback(
    async (all: readonly Card[]): Promise<Card[]> => {
      const chunks = Array.from({ length: Math.ceil(all.length / CHUNK) }, (_, i) =>
        all.slice(i * CHUNK, (i + 1) * CHUNK),
      );
      const answers = await Promise.all(chunks.map((chunk) => ask({ ids: chunk.map(idOf).join() }).unwrap()));
      const clear = new Set(
        answers.flatMap(({ requests }) =>
          requests.flatMap(({ id, hints }) => (hints.length === 0 ? [id] : [])),
        ),
      );
      return all.filter((card) => clear.has(idOf(card)));
    },
    [ask],
  );

  return {
    of: (card: Card): Overview | undefined => known.current.get(idOf(card)),
    error: data ? undefined : error,
    isFetching,
    refetch,
    withoutHint,
  };
}

export type Overviews = ReturnType<typeof useOverviews>;

function overviewsIn(found: AbsenceContext | undefined): Overview[] {
  const groups = new Map(found?.groups.map((group) => [group.key, group]));
  return (
    found?.requests.map((request) => ({ ...request, team: groups.get(request.group ?? '') ?? null })) ?? []
  );
}
