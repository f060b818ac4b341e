import { Skeleton } from '../kit/spinner.tsx';
import { EmptyState } from '../kit/states.tsx';
import { Cards } from './cards.tsx';
import { neededColumns } from './column.ts';
import { lazyPart } from './lazy-part.ts';
import { Paginator } from './paginator.tsx';
import type { GridProps, TableContent } from './table-content.ts';
import { useOpening } from './use-opening.ts';
import { type ServerPaging, useRows } from './use-rows.ts';
import { useWidth } from './use-width.ts';
import './data.css';

export interface TableProps<Row> extends TableContent<Row> {
  /** Names the exported file. */
  id: string;
  /** Five unless the screen says otherwise (SHR-05). */
  pageSize?: number;
  /** Where a click on a row leads. The row also has a link to there, for the keyboard. */
  to?: (row: Row) => string | null;
  empty?: string;
  server?: ServerPaging<Row>;
}

/** Below this width a row is a card. */
const NARROW = 620;

export const useGrid = lazyPart(async () => (await import('./grid.tsx')).Grid);

/** A list: antd's table if there is room for one, cards otherwise. */
export function DataTable<Row>({ id, pageSize = 5, to, empty, server, ...content }: TableProps<Row>) {
  const [box, width] = useWidth<HTMLDivElement>();
  const { shown, sorting, onSort, isPrinting, ...pages } = useRows({ ...content, pageSize, server });
  const opening = useOpening(to);
  const isNarrow = width !== null && width <= NARROW;
  const List = isNarrow && !isPrinting ? Cards : WideTable;
  const columns = neededColumns(content.columns, content.rows);
  const state = pages.total === 0 ? <EmptyState>{empty ?? 'Keine Einträge vorhanden.'}</EmptyState> : null;

  return (
    <div className="sb-data" ref={box} id={id}>
      {width !== null && (
        <List
          {...content}
          {...{ columns, sorting, onSort, opening, isPrinting }}
          rows={shown}
          empty={state}
        />
      )}
      <Paginator {...pages} label={content.label} smallest={pageSize} />
    </div>
  );
}

function WideTable<Row>(props: GridProps<Row>) {
  const Grid = useGrid();
  if (!Grid) return props.empty ?? <Skeleton lines={props.rows.length} />;
  return <Grid {...props} />;
}
