import { allows } from '@stundenbuch/domain/access/access';
import { isOpen } from '@stundenbuch/domain/day/workday/open-days';
import { timesheetSlots } from '@stundenbuch/domain/records/timesheet/access';
import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import { type Day, firstOfYear, MAX_DAY, MIN_DAY } from '@stundenbuch/domain/time/day';
import { useToday } from '@stundenbuch/web/clock';
import { type Column, DataTable, DateRange, ExportButton } from '@stundenbuch/web/data';
import { formatDay, formatHours, weekdayName } from '@stundenbuch/web/format';
import {
  ButtonLink,
  EditLink,
  IconButton,
  LoadFailure,
  PageHeader,
  Panel,
  Skeleton,
  Spinner,
} from '@stundenbuch/web/kit';
import { lazyPage } from '@stundenbuch/web/lazy-page';
import { useOpenMonths, useSession } from '@stundenbuch/web/session';
import { SplitView } from '@stundenbuch/web/split-view';
import { useState } from 'react';
import { useWorkingTimesQuery } from '../shared/timesheet.api.ts';
import { useDeletion } from './delete-entry.tsx';

const ID = 'workingTimes';

const pages = {
  '/manage-workingtime': lazyPage(
    async () => (await import('./working-time-page.tsx')).WorkingTimePage,
    Spinner,
  ),
};

const columns: Column<Entry>[] = [
  { key: 'weekday', title: 'Tag', value: ({ day }) => weekdayName(day), sortable: false, card: 'lead' },
  { key: 'day', title: 'Datum', kind: 'date', value: ({ day }) => day, card: 'title' },
  { key: 'start', title: 'Beginn', value: ({ start_time }) => start_time, card: 'plain' },
  { key: 'end', title: 'Ende', value: ({ end_time }) => end_time, card: 'until' },
  { key: 'break', title: 'Pause', kind: 'hours', value: (entry) => entry.break },
  { key: 'hours', title: 'Stunden', kind: 'hours', value: ({ hours }) => hours, card: 'amount' },
];

const sums = (rows: readonly Entry[]) => ({
  hours: formatHours(rows.reduce((sum, { hours }) => sum + hours, 0)),
});

/** /workingtime: one's own working times, newest first. */
export function WorkingTimesPage() {
  const today = useToday();
  const wholeYear = { from: firstOfYear(today), to: today };
  const [period, setPeriod] = useState<{ from: Day; to: Day }>(wholeYear);
  const isNarrowed = period.from !== wholeYear.from || period.to !== wholeYear.to;
  const months = useOpenMonths();
  const isReversed = period.from > period.to;
  // Data of this period only: rows of another one would be mistaken for it.
  const {
    currentData: data,
    error,
    isFetching,
    refetch,
  } = useWorkingTimesQuery(period, { skip: isReversed });
  const deletion = useDeletion();
  const records = allows(timesheetSlots.recordWorkingTime, useSession().who);
  const rows = (data ?? []).toSorted((a, b) => (a.day < b.day ? 1 : -1));

  function actions(entry: Entry) {
    const { id, day } = entry;
    if (!isOpen(day, today, false, months)) return null;
    const label = `vom ${formatDay(day)}`;
    return (
      <>
        {records && (
          <EditLink to={`/manage-workingtime?id=${id}`} label={`Arbeitszeit ${label} bearbeiten`} />
        )}
        <IconButton
          icon="delete"
          label={`Arbeitszeit ${label} löschen`}
          onClick={() => deletion.ask(entry)}
        />
      </>
    );
  }

  return (
    <>
      <PageHeader
        title="Meine Arbeitszeiten"
        actions={
          <>
            <ExportButton id={ID} columns={columns} rows={rows} />
            {records && (
              <ButtonLink to="/create-workingtime" kind="primary" icon="add">
                Arbeitszeit erfassen
              </ButtonLink>
            )}
          </>
        }
      />
      <SplitView name="Meine Arbeitszeiten" pages={pages}>
        <Panel>
          <div className="sb-filters">
            <DateRange value={period} onChange={setPeriod} min={MIN_DAY} max={MAX_DAY} />
          </div>
          {isFetching && !data && <Skeleton lines={8} />}
          {error && !data && !isFetching && <LoadFailure error={error} onRetry={refetch} />}
          {(data || isReversed) && (
            <DataTable
              id={ID}
              label="Meine Arbeitszeiten"
              columns={columns}
              rows={rows}
              rowKey={({ id }) => id}
              pageSize={8}
              actions={actions}
              to={({ id, day }) =>
                records && isOpen(day, today, false, months) ? `/manage-workingtime?id=${id}` : null
              }
              summary={{ weekday: 'Summe', ...sums(rows) }}
              months={{ dayOf: ({ day }) => day, sums }}
              onReset={isNarrowed ? () => setPeriod(wholeYear) : undefined}
              step={records && <ButtonLink to="/create-workingtime">Arbeitszeit erfassen</ButtonLink>}
              empty="In diesem Zeitraum sind keine Arbeitszeiten erfasst."
            />
          )}
        </Panel>
      </SplitView>
      {deletion.dialog}
    </>
  );
}
