import { type StatementChoices, statementOf } from '@stundenbuch/domain/accounts/reports/statement';
import type { StatementBookings } from '@stundenbuch/domain/accounts/reports/statement-contract';
import {
  COLUMN_WORDS,
  columnsOf,
  rowsOf,
  STATEMENT,
  STATEMENT_SIGNATURES,
  type StatementColumn,
  type StatementRow,
  statementTitle,
  unpricedWords,
} from '@stundenbuch/domain/accounts/reports/statement-words';
import { ExportAction } from '@stundenbuch/web/export';
import { formatHours } from '@stundenbuch/web/format';

interface Props {
  read: StatementBookings;
  choices: StatementChoices;
}

const isNumber = (column: StatementColumn) => ['hours', 'rate', 'amount'].includes(column);

/** As the paper has it. */
export function StatementPaper({ read, choices }: Props) {
  const statement = statementOf(read.bookings, choices);
  const columns = columnsOf(choices);
  const unpriced = choices.amounts ? unpricedWords(statement) : '';
  return (
    <article className="ts-statement">
      <h2>{statementTitle(read.month)}</h2>
      <p>
        {read.company} für {read.customer}
      </p>
      <div className="ts-statement-table">
        <table className="sb-simple-table" aria-label={statementTitle(read.month)}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col" className={isNumber(column) ? 'sb-number' : undefined}>
                  {COLUMN_WORDS[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rowsOf(statement, choices).map((row, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of a document in their order
              <Row key={at} row={row} columns={columns} />
            ))}
          </tbody>
        </table>
      </div>
      {unpriced && <p className="sb-warn">{unpriced}</p>}
      {choices.amounts && read.todays_job && (
        <p className="sb-muted">Ältere Buchungen sind mit dem heutigen Arbeitsplatz gerechnet.</p>
      )}
      <div className="ts-statement-signatures">
        {STATEMENT_SIGNATURES.map((words) => (
          <p key={words}>{words}</p>
        ))}
      </div>
    </article>
  );
}

function Row({ row: { kind, cells }, columns }: { row: StatementRow; columns: readonly StatementColumn[] }) {
  if (kind === 'project')
    return (
      <tr>
        <th scope="rowgroup" colSpan={columns.length} className="ts-statement-project">
          {cells.day}
        </th>
      </tr>
    );
  return (
    <tr className={kind === 'line' ? undefined : 'ts-statement-sum'}>
      {columns.map((column) => {
        const cell = cells[column];
        return (
          <td key={column} className={isNumber(column) ? 'sb-number' : undefined}>
            {typeof cell === 'number' ? formatHours(cell) : cell}
          </td>
        );
      })}
    </tr>
  );
}

/** The same as a worksheet: every line with its project, so that it can be filtered, and the sums. */
export function StatementFile({ read, choices }: Props) {
  const statement = statementOf(read.bookings, choices);
  let project: string | number | null | undefined = null;
  const rows = rowsOf(statement, choices).flatMap((row) => {
    if (row.kind === 'project') project = row.cells.day;
    return row.kind === 'project' ? [] : [{ ...row, project: row.kind === 'total' ? '' : project }];
  });
  const columns = [
    { title: 'Projekt', value: (row: (typeof rows)[number]) => row.project },
    ...columnsOf(choices).map((column) => ({
      title: COLUMN_WORDS[column],
      ...(isNumber(column) && { kind: 'hours' as const }),
      value: ({ cells }: (typeof rows)[number]) => cells[column],
    })),
  ];
  return (
    <ExportAction
      name={`${STATEMENT} ${read.month} ${read.customer}`}
      sheets={() => [{ name: STATEMENT, columns, rows }]}
    >
      Excel-Export
    </ExportAction>
  );
}
