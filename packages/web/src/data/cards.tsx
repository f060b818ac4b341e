import { type Column, cardClass, shown } from './column.ts';
import { MonthHead } from './months.ts';
import type { GridProps } from './table-content.ts';
import './cards.css';

// Explicit roles, because `display: grid` on a card removes the elements' own.
const role = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
};

/** On narrow screens a row becomes a card: name, amount and controls on top, everything else flows below. */
export function Cards<Row>(props: GridProps<Row>) {
  const { label, columns, rows, rowKey, actions, summary, opening, empty } = props;
  if (empty) return empty;
  const isPlaced = columns.some(({ card }) => card);
  return (
    <table {...role.table} className={isPlaced ? 'sb-cards sb-cards-placed' : 'sb-cards'} aria-label={label}>
      <tbody {...role.rowgroup}>
        {rows.map((row) => {
          if (row instanceof MonthHead) {
            return <MonthCard key={row.key} month={row} columns={columns} />;
          }
          const { className, onClick } = opening(row);
          return (
            // For the mouse; keyboard users follow the link of its name.
            <tr {...role.row} key={rowKey(row)} className={className} onClick={onClick}>
              {columns.map((column) => (
                <td
                  {...role.cell}
                  key={column.key}
                  data-label={column.title}
                  className={cardClass(column as never)}
                >
                  {shown(column, row)}
                </td>
              ))}
              {actions && (
                <td {...role.cell} className="sb-actions">
                  {actions(row)}
                </td>
              )}
            </tr>
          );
        })}
      </tbody>
      {summary && rows.length > 0 && (
        <tfoot {...role.rowgroup}>
          <tr {...role.row}>
            {columns
              .filter(({ key }) => summary[key])
              .map((column) => (
                <td
                  {...role.cell}
                  key={column.key}
                  data-label={column.title}
                  className={cardClass(column as never)}
                >
                  {summary[column.key]}
                </td>
              ))}
          </tr>
        </tfoot>
      )}
    </table>
  );
}

function MonthCard<Row>({ month, columns }: { month: MonthHead; columns: readonly Column<Row>[] }) {
  return (
    <tr {...role.row} className="sb-month">
      <td {...role.cell} className="sb-card-title">
        {month.name}
      </td>
      {columns
        .filter(({ key }) => key in month.sums)
        .map((column) => (
          <td
            {...role.cell}
            key={column.key}
            data-label={column.title}
            className={cardClass(column as never)}
          >
            {month.sums[column.key]}
          </td>
        ))}
    </tr>
  );
}
