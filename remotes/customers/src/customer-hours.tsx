import { allows } from '@stundenbuch/domain/access/access';
import { analysisPages } from '@stundenbuch/domain/accounts/analysis/access';
import {
  type Day,
  firstOfMonth,
  firstOfYear,
  lastOfMonth,
  monthOf,
  yearOf,
} from '@stundenbuch/domain/time/day';
import { monthName } from '@stundenbuch/domain/time/format';
import { useToday } from '@stundenbuch/web/clock';
import { formatHours } from '@stundenbuch/web/format';
import { Figure, Figures } from '@stundenbuch/web/kit';
import { useSession } from '@stundenbuch/web/session';
import { useHoursOfCustomerQuery } from './customers.api.ts';

/** What was booked for a customer this month and this year; each figure leads to its bookings where they have a page. */
export function CustomerHours({ customer }: { customer: number }) {
  const { who } = useSession();
  const today = useToday();
  const year = { from: firstOfYear(today), to: `${yearOf(today)}-12-31` };
  const { currentData, error, refetch } = useHoursOfCustomerQuery({
    ...year,
    by: 'month',
    customer: String(customer),
  });
  const month = monthOf(today);
  const ofMonth = currentData?.rows.find(({ key }) => key === month)?.hours ?? 0;
  const inHours = (hours: number) => (currentData ? `${formatHours(hours)} h` : undefined);
  const bookings = ({ from, to }: { from: Day; to: Day }) =>
    allows(analysisPages['/analysis-bookings'], who)
      ? { path: `/analysis-bookings?from=${from}&to=${to}&customer=${customer}` }
      : {};
  const retry = error ? refetch : undefined;
  return (
    <Figures label="Stunden für den Kunden">
      <Figure
        label={`Stunden im ${monthName(month)}`}
        value={inHours(ofMonth)}
        onRetry={retry}
        {...bookings({ from: firstOfMonth(today), to: lastOfMonth(today) })}
      />
      <Figure
        label={`Stunden ${yearOf(today)}`}
        value={inHours(currentData?.total.hours ?? 0)}
        onRetry={retry}
        {...bookings(year)}
      />
    </Figures>
  );
}
