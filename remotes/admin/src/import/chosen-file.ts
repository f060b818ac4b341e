import type { TableSheet } from '@stundenbuch/web/table-file';

/** What was read of a file; the file itself stays in the browser. */
export interface ChosenFile {
  name: string;
  sheets: TableSheet[];
}
