import type { AnalysisGroup, BookingPart } from '@stundenbuch/domain/accounts/analysis/contract';
import { type Day, earliest, lastOfMonth, latest } from '@stundenbuch/domain/time/day';

export interface ShownPeriod {
  from: Day;
  to: Day;
  /** Only of who belongs to it on the day. */
  team?: string;
}

export interface BookingFilter {
  project?: number | string | undefined;
  person?: string | undefined;
  job?: string | undefined;
  customer?: string | undefined;
  part?: BookingPart | undefined;
}

/** Where the bookings behind a figure are listed. */
export function bookingsPath({ from, to, team }: ShownPeriod, filter: BookingFilter): string {
  const search = new URLSearchParams({ from, to });
  for (const [key, value] of Object.entries({ ...filter, team }))
    if (value !== undefined) search.set(key, String(value));
  return `/analysis-bookings?${search}`;
}

/** Of a row of groups: of a month its days that lie in the period. */
export function groupPath(
  period: ShownPeriod,
  by: AnalysisGroup,
  key: string,
  filter: BookingFilter = {},
): string {
  if (by !== 'month') return bookingsPath(period, { ...filter, [by]: key });
  const first = `${key}-01`;
  return bookingsPath(
    { ...period, from: latest(period.from, first), to: earliest(period.to, lastOfMonth(first)) },
    filter,
  );
}

export const NAMELESS: Readonly<Record<AnalysisGroup, string>> = {
  month: '',
  person: '(ohne Namen)',
  job: 'ohne Arbeitsplatz',
  customer: 'ohne Kunden',
};
