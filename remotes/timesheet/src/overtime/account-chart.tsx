import type { OvertimeMonth } from '@stundenbuch/domain/accounts/overtime/contract';
import { signedHours } from '@stundenbuch/domain/accounts/overtime/words';
import { hoursOf } from '@stundenbuch/domain/records/timesheet/working-hours';
import { monthName } from '@stundenbuch/domain/time/format';
import { Chart, type Limit, type Series } from '@stundenbuch/web/chart';
import { useMemo } from 'react';

const inHours = (hours: number) => `${signedHours(hours * 60)} h`;

function shownLimits({ over, under }: OvertimeMonth['limits']): Limit[] {
  return [
    { value: hoursOf(over), label: `Hinweis über ${signedHours(over)} h` },
    { value: hoursOf(under), label: `Hinweis unter ${signedHours(under)} h`, isFloor: true },
  ];
}

/** The balance at the end of every month of a year against the company's limits, the months with postings marked. */
export function AccountChart({ course, limits }: Pick<OvertimeMonth, 'course' | 'limits'>) {
  const names = useMemo(() => course.map(({ month }) => monthName(month)), [course]);
  const series = useMemo((): Series[] => {
    const marks = course.flatMap(({ posted }, at) =>
      posted === 0 ? [] : [{ at, label: `Buchungen ${signedHours(posted)} h` }],
    );
    const values = course.map(({ balance }) => hoursOf(balance));
    return [{ name: 'Saldo', values, kind: 'line', tone: 'accent', marks, limits: shownLimits(limits) }];
  }, [course, limits]);
  return (
    <Chart
      label="Stundenkonto am Ende jedes Monats"
      of="Monat"
      names={names}
      series={series}
      format={inHours}
    />
  );
}
