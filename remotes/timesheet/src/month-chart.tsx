import { monthName } from '@stundenbuch/domain/calendar/month-names';
import type { MonthBalance } from '@stundenbuch/domain/timesheet/balance';
import { BarChart } from '@stundenbuch/web/chart';
import { formatHours } from '@stundenbuch/web/format';

/** Target and actual hours of each month, in the order of the table. */
export function MonthChart({ months }: { months: readonly MonthBalance[] }) {
  return (
    <BarChart
      label="Soll und Ist je Monat"
      columns={{ name: 'Monat', goal: 'Soll', value: 'Ist' }}
      bars={months.map(({ month, target, actual }) => ({
        key: month,
        name: monthName(month),
        goal: target,
        value: actual,
      }))}
      format={(hours) => `${formatHours(hours)} h`}
    />
  );
}
