import { canonicalJson } from '../../wire/canonical.ts';
import { canonicalChange, type HiddenChange, type SealedChange } from '../log/chain.ts';

/**
 * A line of the log: a change with all that was hashed of it. Of others, who were not chosen, the hash alone, with which the
 * seal can be recomputed and nobody recognised.
 */
export function logLine(seal: number, row: SealedChange | HiddenChange): string {
  const known = `{"seal":${seal},"row_hash":${JSON.stringify(row.row_hash)}`;
  if ('hidden' in row) return `${known},"id":${row.id}}\n`;
  const erased = row.erased_at === null ? '' : `,"erased_at":${JSON.stringify(row.erased_at)}`;
  return `${known}${erased},"change":${canonicalChange(row)}}\n`;
}

export interface LogLine {
  seal: number;
  row: SealedChange | HiddenChange;
}

/** Null of what is no such line. */
export function readLogLine(line: string): LogLine | null {
  const read = jsonOf(line) as {
    seal: number;
    row_hash: string;
    id?: number;
    erased_at?: string;
    change?: Omit<SealedChange, 'row_hash' | 'erased_at'>;
  } | null;
  if (typeof read?.seal !== 'number' || typeof read.row_hash !== 'string') return null;
  const { seal, row_hash, id, erased_at = null, change } = read;
  if (change) return { seal, row: { ...change, row_hash, erased_at } };
  return typeof id === 'number' ? { seal, row: { id, row_hash, hidden: true } } : null;
}

/** An object, or null. */
export function jsonOf(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}

/** A seal as a line. */
export const sealLine = (seal: Parameters<typeof canonicalJson>[0]): string => `${canonicalJson(seal)}\n`;
