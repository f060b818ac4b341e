import { berlinDay } from '@stundenbuch/domain/time/day';
import type { StateOfMonth } from '@stundenbuch/domain/workflows/month/contract';
import { formatDay } from '@stundenbuch/web/format';

/** The stamp of whoever leads the team. */
export function CheckedBy({ month: { checked } }: { month: StateOfMonth }) {
  if (!checked) return null;
  return (
    <p>
      Geprüft von {checked.by} am {formatDay(berlinDay(Date.parse(checked.at)))}.
    </p>
  );
}
