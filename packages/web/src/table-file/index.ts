export { type FileCell, type Shown, type TableRow, type TableSheet, UnreadableFile } from './cells.ts';
export { readTableFile } from './read-table-file.ts';
