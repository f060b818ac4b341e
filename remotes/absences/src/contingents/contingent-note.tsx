import type { Day } from '@stundenbuch/domain/time/day';
import { useContingentAccountQuery } from './contingents.api.ts';
import { amountOf } from './words.ts';

interface Props {
  kind: number | null;
  day: Day | null;
  user: number;
}

/** What the chosen kind has left on the first day; the server has the last word. */
export function ContingentNote({ kind, day, user }: Props) {
  const isAsked = kind !== null && day !== null;
  const { currentData = [] } = useContingentAccountQuery(
    { user, asOf: day ?? undefined },
    { skip: !isAsked, refetchOnMountOrArgChange: true },
  );
  const balance = isAsked && currentData.find(({ kinds }) => kinds.includes(kind));
  if (!balance) return null;
  const { figures, unit, name } = balance;
  return (
    <p role="status" className={figures.left <= 0 ? 'sb-warn' : 'sb-muted'}>
      {name}: {amountOf(figures.left, unit)} übrig.
    </p>
  );
}
