/**
 * A backup is one gzip file of lines: this head, then for each table `#name` and its rows, each as JSON written by
 * PostgreSQL, then `#end`. Tables are created by the migrations that the head names, so it holds no schema, and a backup of one
 * version of PostgreSQL can be restored into any other.
 */
export interface Head {
  stundenbuch: 'backup';
  format: typeof FORMAT;
  at: string;
  migrations: string[];
  tables: StoredTable[];
  sequences: Sequence[];
}

export interface StoredTable {
  name: string;
  columns: string[];
}

interface Sequence {
  name: string;
  /** As text, because a sequence exceeds JavaScript's safe integers. */
  last_value: string;
  is_called: boolean;
}

export const FORMAT = 1;
export const END = '#end';

/** An identifier, quoted for use in a statement. */
export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
