import type { OvertimeOfPerson } from '@stundenbuch/domain/accounts/overtime/contract';
import { signedHours } from '@stundenbuch/domain/accounts/overtime/words';
import { hoursOf } from '@stundenbuch/domain/records/timesheet/working-hours';
import { lastOfMonth, monthOf } from '@stundenbuch/domain/time/day';
import { monthName } from '@stundenbuch/domain/time/format';
import { useToday } from '@stundenbuch/web/clock';
import { type Column, DataTable, ExportButton } from '@stundenbuch/web/data';
import { LoadFailure, PageHeader, Panel, Skeleton, StatusTag, WhyButton } from '@stundenbuch/web/kit';
import { TeamPicker, useTeamChoice } from '@stundenbuch/web/teams';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AccountHours } from '../shared/account-hours.tsx';
import { MonthPicker } from '../shared/month-picker.tsx';
import { CompanySum } from './company-sum.tsx';
import { useOvertimeOfCompanyQuery } from './overtime.api.ts';

const ID = 'company-overtime';

type Figure = 'opening' | 'difference' | 'posted' | 'closing' | 'balance';

const TITLES: Readonly<Record<Figure, string>> = {
  opening: 'Anfang',
  difference: 'Differenz',
  posted: 'Buchungen',
  closing: 'Saldo',
  balance: 'Heute',
};
const FIGURES = Object.keys(TITLES) as Figure[];

const figure = (key: Figure): Column<OvertimeOfPerson> => ({
  key,
  title: TITLES[key],
  kind: 'hours',
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
  ...FIGURES.map(figure),
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
  const choice = useTeamChoice({ from: `${month}-01`, to: lastOfMonth(`${month}-01`) });
  const rows = currentData?.filter(({ user }) => choice.has(user)) ?? [];
  const [asked, setAsked] = useState<Figure | null>(null);
  const pathOf = ({ user }: OvertimeOfPerson) =>
    `/overtime?user=${user}${month === monthOf(today) ? '' : `&month=${month}`}`;
  const sum = (key: Figure) => {
    const minutes = rows.reduce((total, row) => total + row[key], 0);
    const label = `Summe ${TITLES[key]} ${signedHours(minutes)}: Warum diese Zahl?`;
    return (
      <WhyButton label={label} onClick={() => setAsked(key)}>
        <AccountHours minutes={minutes} />
      </WhyButton>
    );
  };
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
        {choice.teams.length > 0 && (
          <div className="sb-filters">
            <TeamPicker choice={choice} />
          </div>
        )}
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
            to={pathOf}
            summary={{ name: 'Summe', ...Object.fromEntries(FIGURES.map((key) => [key, sum(key)])) }}
            empty="Noch hat niemand ein Stundenkonto."
          />
        )}
      </Panel>
      {asked && (
        <CompanySum
          title={asked === 'balance' ? 'Stand heute' : `${TITLES[asked]}, ${monthName(month)}`}
          rows={rows}
          minutesOf={(row) => row[asked]}
          pathOf={pathOf}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
