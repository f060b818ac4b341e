import { type ReactNode, useEffect } from 'react';
import { Button } from '../kit/button.tsx';
import { Skeleton } from '../kit/spinner.tsx';
import { useRowTargets } from '../kit/split-view.ts';
import { EmptyState } from '../kit/states.tsx';
import { lazyPage } from '../lazy-page/index.ts';
import { Cards } from './cards.tsx';
import { neededColumns } from './column.ts';
import { countsNothing } from './counted-lists.ts';
import { type Months, withMonths } from './months.ts';
import { Paginator } from './paginator.tsx';
import { useTableChoice } from './table-choice.ts';
import type { TableContent } from './table-content.ts';
import { linkedColumns, useOpening } from './use-opening.tsx';
import { type ServerPaging, useRows } from './use-rows.ts';
import { useWidth } from './use-width.ts';
import './data.css';

export interface TableProps<Row> extends TableContent<Row> {
  /** Names the exported file. */
  id: string;
  /** Five unless the screen says otherwise (SHR-05). */
  pageSize?: number;
  /** Where a row leads: by a click anywhere on it, and by the link that what names it becomes. */
  to?: (row: Row) => string | null;
  empty?: string;
  /** Where screens are arranged anew: the button of the next step below `empty`, for who may take it. */
  step?: ReactNode;
  /** Where a filter or search has left no row: takes it back, in place of the next step. */
  onReset?: (() => void) | undefined;
  /** Where screens are arranged anew each month begins with its sums, and all sums stand at the end. */
  months?: Months<Row>;
  server?: ServerPaging<Row>;
  /** The rows belong to what was asked before. */
  busy?: boolean;
}

/** Below this width a row is a card. */
const NARROW = 620;

/** A table of two or three columns has room for them. */
const SOME_COLUMNS = 3;

export const LazyGrid = lazyPage(
  async () => (await import('./grid.tsx')).Grid,
  ({ empty, rows }) => empty ?? <Skeleton lines={rows.length} />,
);

const ColumnsButton = lazyPage(
  async () => (await import('./columns-button.tsx')).ColumnsButton,
  () => null,
);

/** Safari has no idle callback: there it is some time after the page was shown. */
function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 2_000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run);
  return () => cancelIdleCallback(handle);
}

/** A list: antd's table if there is room for one, cards otherwise. */
export function DataTable<Row>(props: TableProps<Row>) {
  const { id, pageSize = 5, to, empty, server, busy, months: asked, step, onReset, ...content } = props;
  const [box, width] = useWidth<HTMLDivElement>();
  const { isOffice, sizes, size, setSize, hidden, hide } = useTableChoice(id, pageSize);
  const months = isOffice ? asked : undefined;
  const { shown, sorting, onSort, isPrinting, isStale, ...pages } = useRows({
    ...content,
    ...{ pageSize, size, onSize: setSize, server },
  });
  const { isSplit } = useRowTargets();
  const opening = useOpening(to);
  // Paper has the table from a phone, too, and a browser that prints waits for no file.
  useEffect(() => whenIdle(() => void LazyGrid.preload().catch(() => undefined)), []);
  const isNarrow = width !== null && width <= NARROW;
  const isTable = !isNarrow || isPrinting;
  const List = isTable ? LazyGrid : Cards;
  const all = linkedColumns(neededColumns(content.columns, content.rows, isSplit), to);
  // What leads to a row by the keyboard stays, like what comes first.
  const optional = all.slice(1).filter(({ hidesTitle, card }) => !hidesTitle && !(to && card === 'title'));
  const canHide = isOffice && isTable && optional.length >= SOME_COLUMNS;
  // Paper has all of them, as the file has.
  const columns =
    canHide && !isPrinting
      ? all.filter((column) => !optional.includes(column) || !hidden.includes(column.key))
      : all;
  const first = columns[0]?.key ?? '';
  const summary = content.summary ?? (months && { [first]: 'Summe', ...months.sums(content.rows) });
  const next = onReset ? <Button onClick={onReset}>Filter zurücksetzen</Button> : step;
  const state =
    pages.total === 0 ? (
      <EmptyState step={isOffice && !isPrinting && next}>{empty ?? 'Keine Einträge vorhanden.'}</EmptyState>
    ) : null;

  return (
    <div className="sb-data" ref={box} id={id} aria-busy={busy || isStale || undefined}>
      {width !== null && (
        <List
          {...content}
          {...{ columns, sorting, onSort, opening, isPrinting, isOffice }}
          {...(summary && { summary })}
          rows={months ? withMonths(shown, content.rows, months, sorting) : shown}
          empty={state}
        />
      )}
      {isPrinting && shown.length < pages.total && (
        <p className="sb-print-part">
          Nur {shown.length} von {pages.total} Zeilen
        </p>
      )}
      {(pages.total > 0 || countsNothing(id)) && (
        <Paginator {...pages} label={content.label} sizes={sizes}>
          {canHide && <ColumnsButton columns={optional} hidden={hidden} onHide={hide} />}
        </Paginator>
      )}
    </div>
  );
}
