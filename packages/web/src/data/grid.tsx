import { Table, type TableColumnType } from 'antd';
import { startTransition } from 'react';
import { usePhone } from '../theme/index.ts';
import { type Column, isNumeric, shown } from './column.ts';
import { MonthHead } from './months.ts';
import type { Sorting } from './sorting.ts';
import type { GridProps, TableContent } from './table-content.ts';
import './antd.css';

/** From more rows on the head is sticky; on a short page its second table would only confuse screen readers. */
const LONG = 15;
const LONG_IN_OFFICE = 10;

const ACTIONS = 'actions';
const STAYS = 'sb-stays';

type Line<Row> = Row | MonthHead;

/** antd's table with our columns: the rows arrive in order, it renders them. */
export function Grid<Row>(props: GridProps<Row>) {
  const { label, columns, rows, rowKey, actions, summary, sorting, onSort, opening, isPrinting } = props;
  const { isOffice, empty } = props;
  const isPhone = usePhone();
  const isDense = isOffice && !isPhone;
  const drawn = columns.map((column, index) =>
    isPrinting ? toPlain(column) : toSortable(column, sorting, index === 0),
  );
  const isSticky = !isPrinting && rows.length > (isOffice ? LONG_IN_OFFICE : LONG);
  if (actions && !isPrinting) drawn.push(actionColumn(actions, isDense));
  const isOff = (line: Line<Row>) => isDense && !(line instanceof MonthHead) && props.isOff?.(line) === true;
  return (
    <Table<Line<Row>>
      aria-label={label}
      size={isDense ? 'small' : 'middle'}
      tableLayout="auto"
      sticky={isSticky}
      className={[isSticky && 'sb-sticky-head', isDense && 'sb-dense'].filter(Boolean).join(' ')}
      // Else the box around it would scroll, and a head can't stick to the window from within it.
      {...(isSticky && { scroll: { x: true } })}
      pagination={false}
      showSorterTooltip={false}
      columns={drawn.map((column, index) => withLines(column, index, drawn, isOff))}
      dataSource={rows as Line<Row>[]}
      rowKey={(line) => (line instanceof MonthHead ? `month ${line.key}` : rowKey(line))}
      rowClassName={(line) => (line instanceof MonthHead ? 'sb-month' : isOff(line) ? 'sb-off' : '')}
      locale={{ emptyText: empty }}
      onRow={(line) => (line instanceof MonthHead ? {} : opening(line))}
      onChange={(_, __, sorter) => {
        const key = [sorter].flat()[0]?.columnKey ?? sorting?.key;
        // The tap is painted before the rows are in another order.
        if (key) startTransition(() => onSort(String(key)));
      }}
      {...(summary && rows.length > 0 && { summary: () => <Sums columns={drawn} values={summary} /> })}
    />
  );
}

/** The name of a month takes the columns before its first sum; a day off has no room above and below it. */
function withLines<Row>(
  column: TableColumnType<Line<Row>>,
  index: number,
  columns: readonly TableColumnType<Line<Row>>[],
  isOff: (line: Line<Row>) => boolean,
): TableColumnType<Line<Row>> {
  const { render, onCell } = column;
  return {
    ...column,
    render: (value, line, at) =>
      line instanceof MonthHead && index === 0 ? line.name : render?.(value, line, at),
    onCell(line, at) {
      if (!(line instanceof MonthHead))
        return isOff(line) ? { style: { paddingBlock: 0 } } : (onCell?.(line, at) ?? {});
      const summed = columns.findIndex(({ key }, place) => place > 0 && String(key) in line.sums);
      const named = summed < 0 ? columns.length : summed;
      return { colSpan: index === 0 ? named : index < named ? 0 : 1 };
    },
  };
}

function toPlain<Row>(column: Column<Row>): TableColumnType<Line<Row>> {
  return {
    key: column.key,
    // A string would also become the head's aria-label and clash with fields of the same name.
    title: <span className={column.hidesTitle ? 'sb-hidden' : 'sb-head'}>{column.title}</span>,
    render: (_, line) => (line instanceof MonthHead ? line.sums[column.key] : shown(column, line)),
    ...(isNumeric(column) && { align: 'right' }),
  };
}

function toSortable<Row>(
  column: Column<Row>,
  sorting: Sorting | null,
  isFirst: boolean,
): TableColumnType<Line<Row>> {
  const order = sorting?.descending ? 'descend' : 'ascend';
  return {
    ...toPlain(column),
    ...(isFirst ? { className: 'sb-first' } : column.stays && { className: STAYS }),
    ...(column.sortable !== false && {
      sorter: true,
      sortOrder: sorting?.key === column.key ? order : null,
      onHeaderCell: () => ({ className: 'sb-sorts', 'aria-sort': 'none' }),
    }),
  };
}

function actionColumn<Row>(
  actions: NonNullable<TableContent<Row>['actions']>,
  isDense: boolean,
): TableColumnType<Line<Row>> {
  return {
    key: ACTIONS,
    title: <span className="sb-hidden">Aktionen</span>,
    className: 'sb-actions',
    align: 'right',
    // The buttons are tall enough by themselves.
    onCell: () => ({ style: { paddingBlock: isDense ? 0 : 2 } }),
    render: (_, line) => (line instanceof MonthHead ? null : actions(line)),
  };
}

interface SumsProps<Row> {
  columns: readonly TableColumnType<Row>[];
  values: Readonly<Record<string, React.ReactNode>>;
}

function Sums<Row>({ columns, values }: SumsProps<Row>) {
  return (
    <Table.Summary.Row className="sb-sums">
      {columns.map(({ key, align, className }, index) => (
        <Table.Summary.Cell
          key={String(key)}
          index={index}
          {...(align && { align })}
          {...(className === STAYS && { className })}
        >
          {values[String(key)]}
        </Table.Summary.Cell>
      ))}
    </Table.Summary.Row>
  );
}
