import type { AbsenceContext } from '@stundenbuch/domain/workflows/decisions/contract';
import { useCallback, useMemo, useRef } from 'react';
import { type Card, idOf, type Overview } from './cards.ts';
import { useAbsenceContextQuery, useLazyAbsenceContextQuery } from './deciding.api.ts';

/** As many as one call answers. */
const CHUNK = 200;

/**
 * What the cards that are shown are decided by, and of the one that is looked at the people; of a card that has just been decided,
 * what it was decided by.
 */
export function useOverviews(cards: readonly Card[], looked?: Card) {
  const ids = cards.map(idOf).toSorted((a, b) => a - b);
  const all = useAbsenceContextQuery({ ids: ids.join() }, { skip: ids.length === 0 });
  const one = useAbsenceContextQuery({ ids: looked ? String(idOf(looked)) : '' }, { skip: !looked });
  const known = useRef(new Map<number, Overview>());
  useMemo(() => remember(known.current, all.data), [all.data]);
  useMemo(() => remember(known.current, one.data), [one.data]);
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
    /** Nothing is known of any card yet. */
    isLoading: all.isLoading,
    of: (card: Card): Overview | undefined => known.current.get(idOf(card)),
    /** Of the card that is looked at, where nothing is known of it. */
    error: one.currentData ? undefined : one.error,
    refetch: one.refetch,
    withoutHint,
  };
}

export type Overviews = ReturnType<typeof useOverviews>;

/** The people of a card stay known when it is counted again with others. */
function remember(known: Map<number, Overview>, found: AbsenceContext | undefined): void {
  const groups = new Map(found?.groups.map((group) => [group.key, group]));
  for (const request of found?.requests ?? []) {
    const group = groups.get(request.group ?? '') ?? null;
    const before = known.get(request.id)?.team;
    const isCounted = group?.people === null && before?.key === group.key;
    const team = isCounted ? { ...before, days: group.days } : group;
    known.set(request.id, { ...request, team });
  }
}
