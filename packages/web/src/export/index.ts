export { download } from './download.ts';
export { ExportAction } from './export-action.tsx';
export { useExport } from './use-export.ts';
export type {
  CellWorksheet,
  FormulaCell,
  Rows,
  TableWorksheet,
  Worksheet as Sheet,
  WorksheetColumn,
} from './worksheets.ts';
export { writeBook } from './write-book.ts';
