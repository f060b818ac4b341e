import type { AnalysedProject, AnalysisRow } from '@stundenbuch/domain/accounts/analysis/contract';
import { type Day, MIN_DAY, monthOf } from '@stundenbuch/domain/time/day';
import { monthName, monthsFrom } from '@stundenbuch/domain/time/format';
import { Chart, type Series } from '@stundenbuch/web/chart';
import { useToday } from '@stundenbuch/web/clock';
import { formatHours, formatWholeEuro } from '@stundenbuch/web/format';
import { LoadFailure, Skeleton } from '@stundenbuch/web/kit';
import { useMemo } from 'react';
import { useAnalysisGroupsQuery } from './analysis.api.ts';

interface Course {
  title: string;
  read: (row: AnalysisRow) => number;
  format: (value: number) => string;
  limit?: { value: number; label: string };
  /** A budget of each month begins anew. */
  isByMonth: boolean;
}

const inHours = (hours: number) => `${formatHours(hours)} h`;

function courseOf({ budget, fixed_price, internal }: AnalysedProject): Course {
  const isByMonth = budget?.per === 'month';
  const until = isByMonth ? 'je Monat' : 'bis heute';
  const hours = (row: AnalysisRow) => (internal ? row.internal_hours : row.hours);
  if (!budget) return { title: 'Stunden bis heute', read: hours, format: inHours, isByMonth };
  const { unit, amount } = budget;
  const format = unit === 'hours' ? inHours : formatWholeEuro;
  const limit = { value: amount, label: `Budget ${format(amount)}` };
  if (unit === 'hours') return { title: `Stunden ${until}`, read: hours, format, limit, isByMonth };
  // What a fixed price brings ends at the price: what it costs does not.
  if (fixed_price)
    return { title: `Kosten ${until}`, read: ({ cost }) => cost ?? 0, format, limit, isByMonth };
  return { title: `Erlös ${until}`, read: ({ revenue }) => revenue, format, limit, isByMonth };
}

/** Month by month: each value is the sum so far, unless the budget begins anew. */
function values(rows: readonly AnalysisRow[], { read, isByMonth }: Course, today: Day) {
  const byMonth = new Map(rows.map((row) => [row.key, read(row)]));
  const months = rows[0] ? monthsFrom(rows[0].key, monthOf(today)) : [];
  let sum = 0;
  return months.map((month) => {
    const value = byMonth.get(month) ?? 0;
    sum += value;
    return { month, value: isByMonth ? value : sum };
  });
}

/** The whole course of a project against its budget, from its first booking on, whatever period is looked at. */
export function BudgetLine({ project }: { project: AnalysedProject }) {
  const today = useToday();
  const { id } = project;
  const { currentData, error, refetch } = useAnalysisGroupsQuery({
    from: MIN_DAY,
    to: today,
    project: String(id),
    by: 'month',
  });
  const course = useMemo(() => courseOf(project), [project]);
  const points = useMemo(() => values(currentData?.rows ?? [], course, today), [currentData, course, today]);
  const names = useMemo(() => points.map(({ month }) => monthName(month)), [points]);
  const series = useMemo(
    (): Series[] => [
      {
        name: course.title,
        values: points.map(({ value }) => value),
        kind: 'line',
        tone: 'accent',
        ...(course.limit && { limits: [course.limit] }),
      },
    ],
    [points, course],
  );
  const label = [course.title, course.limit?.label].filter(Boolean).join(', ');
  return (
    <section aria-label={label}>
      <h2>{course.title}</h2>
      {error && !currentData && <LoadFailure error={error} onRetry={refetch} />}
      {!currentData && !error && <Skeleton lines={8} />}
      {points.length > 0 && (
        <Chart label={label} of="Monat" names={names} series={series} format={course.format} />
      )}
    </section>
  );
}
