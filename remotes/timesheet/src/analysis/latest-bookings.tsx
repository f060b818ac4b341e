import type { AnalysedBooking } from '@stundenbuch/domain/accounts/analysis/contract';
import { formatEuro, formatFullDay, formatHours } from '@stundenbuch/web/format';
import { LoadFailure, Skeleton } from '@stundenbuch/web/kit';
import { useAnalysedBookingsQuery } from './analysis.api.ts';
import type { ShownPeriod } from './paths.ts';

const SHOWN = 5;

/** The newest bookings: who looks for the reason of a loss finds it here more often than not. */
export function LatestBookings({ period, project }: { period: ShownPeriod; project: number }) {
  const { currentData, error, refetch } = useAnalysedBookingsQuery({
    ...period,
    project: String(project),
    page: 1,
    size: SHOWN,
  });
  return (
    <section className="an-latest" aria-label="Letzte Buchungen">
      <h2>Letzte Buchungen</h2>
      {error && !currentData && <LoadFailure error={error} onRetry={refetch} />}
      {!currentData && !error && <Skeleton lines={SHOWN} />}
      {currentData && (
        <ul className="sb-rows">
          {currentData.rows.map((booking) => (
            <li key={booking.id}>
              <span className="sb-nowrap">{formatFullDay(booking.day)}</span>
              <span className="sb-grow">
                <strong>
                  {booking.first_name} {booking.name}
                </strong>
                {booking.booking_text}
              </span>
              <span className="sb-nowrap">{worthOf(booking)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const worthOf = ({ hours, amount }: AnalysedBooking): string =>
  `${formatHours(hours)} h${amount === null ? '' : `, ${formatEuro(amount)}`}`;
