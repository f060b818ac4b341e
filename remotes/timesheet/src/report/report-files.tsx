import { DIMENSION_WORDS } from '@stundenbuch/domain/accounts/reports/fields';
import type { ReportLine } from '@stundenbuch/domain/accounts/reports/pivot';
import { formatDay } from '@stundenbuch/domain/time/format';
import { csvCell } from '@stundenbuch/domain/wire/csv';
import { useToday } from '@stundenbuch/web/clock';
import type { Column } from '@stundenbuch/web/data';
import { download, ExportAction } from '@stundenbuch/web/export';
import { Button } from '@stundenbuch/web/kit';
import type { Definition } from './definition.ts';
import { fileColumns, type Pivot } from './use-pivot.ts';

const NAME = 'Bericht';
const SEPARATOR = ';';

/** The table as a file: the same lines, sums included. */
export function ReportFiles({
  pivot,
  definition: { rows },
}: {
  pivot: Pivot | null;
  definition: Definition;
}) {
  const today = useToday();
  const columns = pivot
    ? fileColumns(
        pivot,
        rows,
        rows.map((row) => DIMENSION_WORDS[row]),
      )
    : [];
  const lines = pivot ? [...pivot.lines, pivot.total] : [];
  return (
    <>
      <ExportAction name={NAME} sheets={() => [{ name: NAME, columns, rows: lines }]} disabled={!pivot}>
        Excel-Export
      </ExportAction>
      <Button
        icon="download"
        disabled={!pivot}
        onClick={() => download(csvOf(columns, lines), `${NAME}_${formatDay(today)}.csv`)}
      >
        CSV
      </Button>
    </>
  );
}

/** With the mark by which spreadsheets know that it is UTF-8. */
function csvOf(columns: readonly Column<ReportLine>[], lines: readonly ReportLine[]): Blob {
  const titles = columns.map(({ title }) => csvCell({ text: title }, SEPARATOR));
  const rows = lines.map((line) =>
    columns.map(({ value, kind }) => {
      const cell = value(line);
      if (typeof cell !== 'number') return csvCell({ text: cell ?? '' }, SEPARATOR);
      return (kind === 'hours' ? cell.toFixed(2) : String(cell)).replace('.', ',');
    }),
  );
  const text = [titles, ...rows].map((row) => row.join(SEPARATOR)).join('\r\n');
  return new Blob([`\uFEFF${text}\r\n`], { type: 'text/csv;charset=utf-8' });
}
