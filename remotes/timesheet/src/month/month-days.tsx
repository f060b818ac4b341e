import { countedSums, creditedOf } from '@stundenbuch/domain/accounts/sheets/counted';
import type { SheetData, SheetRow } from '@stundenbuch/domain/accounts/sheets/sheet-data';
import { hoursOf } from '@stundenbuch/domain/records/timesheet/working-hours';
import { monthName } from '@stundenbuch/domain/time/format';
import { type Column, DataTable } from '@stundenbuch/web/data';
import { formatHours } from '@stundenbuch/web/format';
import { Panel } from '@stundenbuch/web/kit';
import { AccountHours } from '../shared/account-hours.tsx';
import { dayColumn } from '../shared/day-column.ts';

type Minutes = 'break' | 'worked' | 'target';

/** Before the person's days count nothing is worked, owed or missing. */
const figure = (key: string, title: string, of: (row: SheetRow) => number | null): Column<SheetRow> => ({
  key,
  title,
  kind: 'hours',
  sortable: false,
  value: (row) => {
    const found = of(row);
    return row.recorded === false || found === null ? null : hoursOf(found);
  },
  render: (row) => {
    const found = of(row);
    if (row.recorded === false) return '–';
    return found === null ? '' : formatHours(hoursOf(found));
  },
});

const minutes = (key: Minutes, title: string) => figure(key, title, (row) => row[key]);
const credited = figure('credited', 'Angerechnet', (row) => creditedOf(row) || null);

/** What absences credit only where some do. */
const columnsOf = (rows: readonly SheetRow[]): Column<SheetRow>[] => [
  dayColumn(),
  { key: 'start', title: 'Beginn', sortable: false, value: ({ start }) => start },
  { key: 'end', title: 'Ende', sortable: false, value: ({ end }) => end },
  minutes('break', 'Pause'),
  minutes('worked', 'Ist'),
  ...(rows.some(creditedOf) ? [credited] : []),
  minutes('target', 'Soll'),
  {
    key: 'difference',
    title: 'Differenz',
    kind: 'hours',
    sortable: false,
    card: 'amount',
    value: ({ difference, recorded }) =>
      difference === null || recorded === false ? null : hoursOf(difference),
    render: ({ difference, recorded }) =>
      difference === null || recorded === false ? '–' : <AccountHours minutes={difference} />,
  },
  { key: 'kind', title: 'Art', sortable: false, value: ({ kind }) => kind, card: 'text' },
];

/** Weekends and holidays, unless somebody worked or something else is to be read of them. */
const isOff = (row: SheetRow) => row.recorded !== false && !row.target && !row.worked && !creditedOf(row);

/** Every calendar day, and the sums, which stay in sight on the phone. */
export function MonthDays({ sheet }: { sheet: SheetData }) {
  const { rows, account, month } = sheet;
  const sums = countedSums(rows);
  const isDraft = sums.month_target !== null;
  return (
    <Panel title="Tage">
      <DataTable
        id="month"
        label={`Tage im ${monthName(month)}`}
        columns={columnsOf(rows)}
        rows={rows}
        rowKey={({ day }) => day}
        pageSize={31}
        isOff={isOff}
        empty="Keine Tage"
      />
      <dl className="sb-line ts-month-sums">
        <Sum title="Ist" hours={formatHours(hoursOf(sums.worked))} />
        {rows.some(creditedOf) && <Sum title="Angerechnet" hours={formatHours(hoursOf(creditedOf(sums)))} />}
        <Sum title={isDraft ? 'Soll bisher' : 'Soll'} hours={formatHours(hoursOf(sums.target))} />
        <Sum title="Differenz" hours={<AccountHours minutes={sums.difference} />} />
        {account && <Sum title="Saldo" hours={<AccountHours minutes={account.closing} />} />}
        {sums.month_target !== null && (
          <Sum title="Soll des Monats" hours={formatHours(hoursOf(sums.month_target))} />
        )}
      </dl>
    </Panel>
  );
}

function Sum({ title, hours }: { title: string; hours: React.ReactNode }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{hours} h</dd>
    </div>
  );
}
