import type { FileCell, Shown } from '@stundenbuch/web/table-file';

/** What cells of a file may mean in two ways, and somebody has to say once for all of them (SET-61). */
export interface Answers {
  /** Of 03/04/2026. */
  order: 'dmy' | 'mdy' | null;
  /** Of 1.234. */
  thousands: 'decimal' | 'thousands' | null;
}
export type Question = keyof Answers;

/** What a cell holds, why it holds nothing of the kind, or what has to be known first. */
export type Read<Value> =
  | { value: Value | null; problem?: undefined; asks?: undefined }
  | { problem: string; value?: undefined; asks?: undefined }
  | { asks: Question; value?: undefined; problem?: undefined };

export const isShown = (cell: FileCell): cell is Shown => typeof cell === 'object' && cell !== null;

/** Times are local, never of a zone (IMP-14): a program that names one counts from elsewhere. */
const ZONE = /\d:\d{2}(?::\d{2}(?:\.\d+)?)?\s*(?:Z|UTC|GMT|[+-]\d{2}:?\d{2})$/;
export const hasZone = (cell: FileCell): boolean => typeof cell === 'string' && ZONE.test(cell);
export const ZONE_SENTENCE = 'Das ist eine Zeit mit Zeitzone. Gebraucht wird die Uhrzeit vor Ort.';

const LONGEST_QUOTE = 20;

/** The cell as a sentence repeats it. */
export const quoted = (cell: string | number): string => {
  const text = String(cell);
  return `„${text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text}“`;
};
