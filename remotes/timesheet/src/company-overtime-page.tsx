import { monthOf } from '@stundenbuch/domain/calendar/day';
import { monthName } from '@stundenbuch/domain/calendar/month-names';
import type { OvertimeOfPerson } from '@stundenbuch/domain/overtime/contract';
import { hoursOf } from '@stundenbuch/domain/timesheet/working-hours';
import { useToday } from '@stundenbuch/web/clock';
import { type Column, DataTable, ExportButton } from '@stundenbuch/web/data';
import { LoadFailure, PageHeader, Panel, Skeleton, StatusTag } from '@stundenbuch/web/kit';
import { useSearchParams } from 'react-router-dom';
import { AccountHours } from './account-hours.tsx';
import { MonthPicker } from './month-picker.tsx';
import { useOvertimeOfCompanyQuery } from './overtime.api.ts';

const ID = 'company-overtime';

type Figure = 'opening' | 'difference' | 'posted' | 'closing' | 'balance';

const figure = (key: Figure, title: string): Column<OvertimeOfPerson> => ({
  ...{ key, title, kind: 'hours' },
  value: (row) => hoursOf(row[key]),
  render: (row) => <AccountHours minutes={row[key]} />,
  ...(key === 'closing' && { card: 'amount' as const }),
});

const columns: Column<OvertimeOfPerson>[] = [
  {
    key: 'name',
    title: 'Mitarbeiter',
    value: ({ first_name, name }) => `${first_name} ${name}`,
    card: 'title',
  },
  figure('opening', 'Anfang'),
  figure('difference', 'Differenz'),
  figure('posted', 'Buchungen'),
  figure('closing', 'Saldo'),
  figure('balance', 'Heute'),
  {
    key: 'outside',
    title: 'Hinweis',
    value: ({ outside }) => (outside ? 'außerhalb der Grenzen' : ''),
    render: ({ outside }) => outside && <StatusTag tone="warn">außerhalb der Grenzen</StatusTag>,
    neededBy: ({ outside }) => outside,
    card: 'text',
  },
];

/** /company-overtime?month: everybody's account; a row leads to the person's. */
export function CompanyOvertimePage() {
  const today = useToday();
  const [search, setSearch] = useSearchParams();
  const month = search.get('month') ?? monthOf(today);
  const { currentData, error, refetch } = useOvertimeOfCompanyQuery(month);
  const rows = currentData ?? [];
  const sum = (key: Figure) => <AccountHours minutes={rows.reduce((total, row) => total + row[key], 0)} />;
  return (
    <>
      <PageHeader
        title="Stundenkonten"
        actions={<ExportButton id={ID} columns={columns} rows={rows} disabled={!currentData} />}
      />
      <MonthPicker
        month={month}
        since={undefined}
        today={today}
        onChoose={(chosen) => setSearch(chosen === monthOf(today) ? {} : { month: chosen })}
      />
      <Panel>
        {error && !currentData && <LoadFailure error={error} onRetry={refetch} />}
        {!currentData && !error && <Skeleton lines={8} />}
        {currentData && (
          <DataTable
            id={ID}
            label={`Stundenkonten ${monthName(month)}`}
            columns={columns}
            rows={rows}
            rowKey={({ user }) => user}
            pageSize={20}
            to={({ user }) => `/overtime?user=${user}${month === monthOf(today) ? '' : `&month=${month}`}`}
            summary={{
              name: 'Summe',
              ...Object.fromEntries(
                (['opening', 'difference', 'posted', 'closing', 'balance'] as const).map((key) => [
                  key,
                  sum(key),
                ]),
              ),
            }}
            empty="Noch hat niemand ein Stundenkonto."
          />
        )}
      </Panel>
    </>
  );
}
