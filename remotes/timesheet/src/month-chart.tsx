import type { MonthBalance } from '@stundenbuch/domain/timesheet/balance';
import { BarChart } from '@stundenbuch/web/chart';
import { formatHours } from '@stundenbuch/web/format';
import { monthName } from './month-name.ts';

/** The actual hours of each month, in the order of the table. */
export default function MonthChart({ months }: { months: readonly MonthBalance[] }) {
  return (
    <BarChart
      label="Ist-Stunden je Monat"
      columns={['Monat', 'Ist']}
      bars={months.map(({ month, actual }) => ({ key: month, name: monthName(month), value: actual }))}
      format={(hours) => `${formatHours(hours)} h`}
    />
  );
}
