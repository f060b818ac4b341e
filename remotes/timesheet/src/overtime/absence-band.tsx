import { absenceCalls } from '@stundenbuch/domain/records/absences/calls';
import type { OwnAbsence } from '@stundenbuch/domain/records/absences/contract';
import { portionOfPart } from '@stundenbuch/domain/records/entries/halves';
import { takesTheDay } from '@stundenbuch/domain/records/entries/status';
import { typeLabel } from '@stundenbuch/domain/records/entries/type-codes';
import { monthOf } from '@stundenbuch/domain/time/day';
import { monthName, monthsFrom } from '@stundenbuch/domain/time/format';
import { api, query } from '@stundenbuch/web/api';
import { Chart, type ChartTone, type Pattern, type Series } from '@stundenbuch/web/chart';
import { formatNumber } from '@stundenbuch/web/format';
import { LoadFailure, Skeleton } from '@stundenbuch/web/kit';
import { useMemo } from 'react';

// Beside the chart that asks: the dashboard loads the account's other calls.
const { useAbsencesOfPersonQuery } = api.injectEndpoints({
  endpoints: (build) => ({ absencesOfPerson: query(build, absenceCalls.own) }),
});

const TONES: readonly ChartTone[] = ['accent', 'bad', 'good', 'warn', 'edge'];
const SLANTING = { dashArrayX: [1, 0], dashArrayY: [2, 5] };
/** Plain, slanting to either side, lying, and dotted. */
const PATTERNS: readonly (Pattern | null)[] = [
  null,
  { ...SLANTING, rotation: -Math.PI / 4 },
  { ...SLANTING, rotation: Math.PI / 4 },
  { ...SLANTING, rotation: 0 },
  { symbol: 'circle', symbolSize: 0.7, dashArrayX: [[6, 4]], dashArrayY: [6, 2] },
];
const HEIGHT = 180;

const inDays = (days: number) => (days === 1 ? '1 Tag' : `${formatNumber(days)} Tage`);
const kindOf = ({ kind_name, project }: OwnAbsence) => kind_name ?? typeLabel(project) ?? '';

/** How many days of each kind every month has, of what is requested or approved; the kind with the most days first. */
export function bandOf(absences: readonly OwnAbsence[], months: readonly string[]): Series[] {
  const shown = absences.filter(({ status, day }) => takesTheDay(status) && months.includes(monthOf(day)));
  const daysOf = (of: readonly OwnAbsence[]) => of.reduce((sum, one) => sum + portionOfPart(one), 0);
  return [...Map.groupBy(shown, kindOf)]
    .toSorted(([, a], [, b]) => daysOf(b) - daysOf(a))
    .map(([name, of], at) => {
      const byMonth = Map.groupBy(of, ({ day }) => monthOf(day));
      return {
        ...{ name, stack: 'days', pattern: PATTERNS[at % PATTERNS.length] ?? null },
        tone: TONES[at % TONES.length] as ChartTone,
        values: months.map((month) => daysOf(byMonth.get(month) ?? []) || null),
      };
    });
}

interface Props {
  year: number;
  /** Null: one's own. */
  user: number | null;
}

/** The absences of a year by their kinds, below the balance that some of them explain. */
export function AbsenceBand({ year, user }: Props) {
  const { data, error, refetch } = useAbsencesOfPersonQuery(user === null ? undefined : { user });
  const months = useMemo(() => monthsFrom(`${year}-01`, `${year}-12`), [year]);
  const series = useMemo(() => bandOf(data ?? [], months), [data, months]);
  const names = useMemo(() => months.map(monthName), [months]);
  const title = `Abwesenheiten ${year}`;
  return (
    <section className="sb-apart" aria-label={title}>
      <h3>{title}</h3>
      {error && !data && <LoadFailure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton lines={5} />}
      {data && series.length === 0 && <p className="sb-muted">In diesem Jahr gibt es keine.</p>}
      {series.length > 0 && (
        <Chart
          label={`${title} in Tagen`}
          of="Monat"
          {...{ names, series }}
          format={inDays}
          height={HEIGHT}
        />
      )}
    </section>
  );
}
