import { MIN_DAY } from '@stundenbuch/domain/time/day';
import { useToday } from '@stundenbuch/web/clock';
import { ButtonLink, EmptyState } from '@stundenbuch/web/kit';
import { useSearchParams } from 'react-router-dom';
import type { ShownPeriod } from './paths.ts';

/** Nothing is booked in the period: the next one to look at is all there is. */
export function NoBookings({ period }: { period: ShownPeriod }) {
  const today = useToday();
  const [search] = useSearchParams();
  const all = new URLSearchParams(search);
  all.set('from', MIN_DAY);
  all.set('to', today);
  const isAll = period.from <= MIN_DAY && today <= period.to;
  return (
    <EmptyState step={!isAll && <ButtonLink to={`/analysis?${all}`}>Seit Beginn zeigen</ButtonLink>}>
      In diesem Zeitraum ist auf keinem Projekt gebucht.
    </EmptyState>
  );
}
