import type { CellKind, CellWorksheet, Value } from './worksheets.ts';

interface DescribedColumn {
  title: string;
  kind: CellKind;
  choices?: string | undefined;
}

/** Messages from the window to the worker: the parts of a book in the order of its sheets. */
export type ToWorker =
  | { type: 'table'; name: string; columns: DescribedColumn[]; lastLine: number }
  | { type: 'rows'; rows: Value[][] }
  | { type: 'cells'; name: string; cells: ReturnType<CellWorksheet['cells']> }
  | { type: 'pack' };

/** One answer to each message. */
export type FromWorker =
  | { type: 'done' }
  | { type: 'packed'; file: Blob }
  | { type: 'failed'; message: string };
