export { download } from './download.ts';
export { ExportAction } from './export-action.tsx';
export type { CellSheet, FormulaCell, Rows, Sheet, SheetColumn, TableSheet } from './sheets.ts';
export { useExport } from './use-export.ts';
