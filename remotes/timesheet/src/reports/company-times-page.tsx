import type { Entry, ReportSortKey } from '@stundenbuch/domain/records/timesheet/contract';
import { absenceName } from '@stundenbuch/domain/records/timesheet/entry-name';
import { ExportButton, type ServerColumn, ServerTable, useServerList } from '@stundenbuch/web/data';
import { formatHours } from '@stundenbuch/web/format';
import { PageHeader, Panel } from '@stundenbuch/web/kit';
import { TeamPicker, useTeamChoice } from '@stundenbuch/web/teams';
import { FirmExport } from './firm-export.tsx';
import { ReportFilter, useReportPeriod } from './report-filter.tsx';
import { type ReportPeriod, timesOfCompany, useTimeSumOfCompanyQuery } from './reports.api.ts';

const ID = 'timeBookings';
const SIZE = 10;

/** The keys are the server's sort keys. */
const columns: ServerColumn<Entry, ReportSortKey>[] = [
  {
    key: 'name',
    title: 'Mitarbeiter',
    value: ({ first_name, name }) => `${first_name} ${name}`,
    card: 'title',
  },
  { key: 'personnelNumber', title: 'Personalnr.', value: ({ personnelNumber }) => personnelNumber },
  { key: 'day', title: 'Datum', kind: 'date', value: ({ day }) => day, card: 'plain' },
  {
    key: 'project_name',
    title: 'Art',
    value: absenceName,
    card: 'plain',
  },
  { key: 'start_time', title: 'Beginn', value: ({ start_time }) => start_time, card: 'plain' },
  { key: 'end_time', title: 'Ende', value: ({ end_time }) => end_time, card: 'until' },
  { key: 'break', title: 'Pause', kind: 'hours', value: (entry) => entry.break },
  { key: 'target', title: 'Soll', kind: 'hours', value: ({ target }) => target },
  { key: 'actual', title: 'Ist', kind: 'hours', value: ({ actual }) => actual, card: 'amount' },
];

/** /timeBookings: everybody's target and actual hours. The server pages: a company's year has many rows. */
export function CompanyTimesPage() {
  const { period, search, reset } = useReportPeriod();
  const choice = useTeamChoice(period);
  const narrowed = { ...period, ...(choice.team !== null && { team: choice.team }) };
  const list = useServerList(timesOfCompany, { id: ID, size: SIZE }, narrowed);
  const { data: sum } = useTimeSumOfCompanyQuery(narrowed);

  function show(next: ReportPeriod) {
    list.toPage(1);
    search(next);
  }

  function chooseTeam(team: number | null) {
    list.toPage(1);
    choice.choose(team);
  }

  function resetAll() {
    chooseTeam(null);
    reset?.();
  }

  return (
    <>
      <PageHeader
        title="Zeitbuchungen"
        actions={
          <>
            <FirmExport period={period} />
            <ExportButton id={ID} columns={columns} rows={list.all} disabled={!list.currentData} />
          </>
        }
      />
      <Panel>
        {choice.teams.length > 0 && (
          <div className="sb-filters">
            <TeamPicker choice={{ ...choice, choose: chooseTeam }} />
          </div>
        )}
        <ReportFilter period={period} busy={list.isFetching} onSearch={show} />
        <ServerTable
          list={list}
          id={ID}
          label="Zeitbuchungen"
          columns={columns}
          rowKey={({ id }) => id}
          pageSize={SIZE}
          {...(sum && {
            summary: { name: 'Summe', target: formatHours(sum.target), actual: formatHours(sum.actual) },
          })}
          onReset={reset || choice.team !== null ? resetAll : undefined}
          empty="In diesem Zeitraum ist keine Arbeitszeit erfasst."
        />
      </Panel>
    </>
  );
}
