import { type Day, firstOfYear, MAX_DAY } from '@stundenbuch/domain/time/day';
import { useToday } from '@stundenbuch/web/clock';
import { type Column, DataTable, DateRange, ExportButton, type Months } from '@stundenbuch/web/data';
import { EmptyState, Panel, Skeleton } from '@stundenbuch/web/kit';
import { type ReactNode, useEffect, useState } from 'react';
import type { PersonPeriod } from '../shared/timesheet.api.ts';

interface Load<Rows> {
  /** Data of the chosen period only; data of another one would be mistaken for it. */
  currentData?: Rows;
  error?: unknown;
  isFetching: boolean;
}

interface Props<Loaded, Row> {
  id: string;
  label: string;
  userId: number;
  useLoad: (period: PersonPeriod, options: { skip: boolean }) => Load<Loaded[]>;
  rowsOf: (loaded: readonly Loaded[]) => Row[];
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string | number;
  summary?: (rows: readonly Row[]) => Record<string, ReactNode>;
  /** Of a list of days. */
  months?: Months<Row>;
  /** Rendered below the table, if there is something to draw. */
  chart?: (rows: readonly Row[]) => ReactNode;
}

/** Shared by the four worker tabs: a period, a table of ten rows, an export. Failures are only logged (AUTH-31). */
export function PersonTable<Loaded, Row>(props: Props<Loaded, Row>) {
  const { id, label, userId, useLoad, rowsOf, columns, rowKey, summary, months, chart } = props;
  const today = useToday();
  const first = firstOfYear(today);
  const wholeYear = { from: first, to: today };
  const [period, setPeriod] = useState<{ from: Day; to: Day }>(wholeYear);
  const isNarrowed = period.from !== wholeYear.from || period.to !== wholeYear.to;
  const reversed = period.from > period.to;
  const { currentData: data, error, isFetching } = useLoad({ user: userId, ...period }, { skip: reversed });
  useEffect(() => {
    if (error) console.error(`${label}: not loaded`, error);
  }, [error, label]);
  const rows = data && !reversed ? rowsOf(data) : [];
  return (
    <Panel>
      <div className="sb-filters">
        <DateRange value={period} onChange={setPeriod} min={first} max={MAX_DAY} />
        <ExportButton id={id} columns={columns} rows={rows} />
      </div>
      {isFetching && !data && <Skeleton lines={6} />}
      {!isFetching && !data && !reversed && (
        <EmptyState>Die Buchungen konnten nicht geladen werden.</EmptyState>
      )}
      {(data || reversed) && (
        <DataTable
          id={id}
          label={label}
          columns={columns}
          rows={rows}
          rowKey={rowKey}
          pageSize={10}
          {...(summary && { summary: summary(rows) })}
          {...(months && { months })}
          onReset={isNarrowed ? () => setPeriod(wholeYear) : undefined}
          empty="In diesem Zeitraum sind keine Buchungen erfasst."
        />
      )}
      {rows.length > 0 && chart?.(rows)}
    </Panel>
  );
}
