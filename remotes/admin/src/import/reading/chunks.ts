import { IMPORT, type ImportKind } from '@stundenbuch/domain/workflows/imports/contract';
import type { Row } from './convert.ts';

/** Rows of a person's day are added up, so they are sent together. */
const groupOf = (kind: ImportKind, row: Row): string =>
  kind === 'bookings' || kind === 'times'
    ? `${String(row.email ?? row.personnelNumber ?? '').toLowerCase()}|${row.day}`
    : String(row.line);

/** In the order of the file, as many as one call takes. */
export function chunksOf(kind: ImportKind, rows: readonly Row[], size: number = IMPORT.rows): Row[][] {
  const chunks: Row[][] = [];
  for (const group of Map.groupBy(rows, (row) => groupOf(kind, row)).values()) {
    const last = chunks.at(-1);
    if (last && last.length + group.length <= size) last.push(...group);
    else for (let at = 0; at < group.length; at += size) chunks.push(group.slice(at, at + size));
  }
  return chunks;
}
