/**
 * A backup is one gzip file of lines: this head, then for each table `#name` and its rows, each as JSON in the words of
 * PostgreSQL, then `#end`. Tables are made by the migrations that the head names, so no schema is in it, and a backup of one
 * version of PostgreSQL is read by every other.
 */
export interface Head {
  stundenbuch: 'backup';
  format: typeof FORMAT;
  at: string;
  migrations: string[];
  tables: Table[];
  sequences: Sequence[];
}

export interface Table {
  name: string;
  columns: string[];
}

interface Sequence {
  name: string;
  /** As text: a sequence counts further than JavaScript does. */
  last_value: string;
  is_called: boolean;
}

export const FORMAT = 1;
export const END = '#end';

/** A name of the database, ready to stand in a statement. */
export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
