import { ExportAction, type Rows } from '../export/index.ts';
import type { Column } from './column.ts';

interface Props<Row> {
  /** The table's id: names the file. */
  id: string;
  columns: readonly Column<Row>[];
  /** All rows that match the filter, not only the current page (AMB-55). */
  rows: Rows<Row>;
  disabled?: boolean;
}

export function ExportButton<Row>({ id, columns, rows, disabled = false }: Props<Row>) {
  return (
    <ExportAction name={id} sheets={() => [{ name: id, columns, rows }]} disabled={disabled}>
      Excel-Export
    </ExportAction>
  );
}
