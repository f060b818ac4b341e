import { columnsOfImport, type ImportColumn } from '@stundenbuch/domain/workflows/imports/columns';
import type { ImportKind } from '@stundenbuch/domain/workflows/imports/contract';

const start: ImportColumn = {
  key: 'start',
  header: 'Beginn',
  type: 'time',
  meaning: 'statt der Dauer',
  example: '08:00',
};
const end: ImportColumn = { ...start, key: 'end', header: 'Ende', example: '12:00' };
const endDay: ImportColumn = {
  key: 'end_day',
  header: 'Datum des Endes',
  type: 'day',
  meaning: 'wo es ein anderer Tag sein kann',
  example: '',
};

const status: ImportColumn = {
  key: 'status',
  header: 'Status',
  type: 'text',
  meaning: 'nur Genehmigtes wird übernommen',
  example: '',
};

/** What is mapped, but not sent: a duration and an end are made of it, or it says what is not taken over. */
const HELPERS: Partial<Record<ImportKind, ImportColumn[]>> = {
  bookings: [start, end, endDay],
  times: [endDay],
  absences: [status],
};

/** Everything that a column of a file can be. */
export const targetsOf = (kind: ImportKind, features: readonly string[]): ImportColumn[] => [
  ...columnsOfImport(kind, features),
  ...(HELPERS[kind] ?? []),
];

/** Which column of the file a target is, by its position. */
export type Mapping = Readonly<Record<string, number>>;

/** What still has no column, so that nothing can be taken over. */
export function missingTargets(
  kind: ImportKind,
  features: readonly string[],
  mapping: Mapping,
  hasPerson: boolean,
): string[] {
  const isThere = (key: string) => mapping[key] !== undefined;
  const missing = targetsOf(kind, features)
    .filter(({ key, isNeeded }) => isNeeded && !isThere(key))
    .filter(({ key }) => key !== 'minutes' || !isThere('start') || !isThere('end'))
    .filter(({ key }) => key !== 'booking_text' && key !== 'email')
    .map(({ header }) => header);
  const isOfSomebody = targetsOf(kind, features).some(({ key }) => key === 'personnelNumber');
  const hasSomebody = hasPerson || isThere('email') || isThere('personnelNumber') || isThere('login');
  return isOfSomebody && !hasSomebody ? ['E-Mail oder Personalnummer', ...missing] : missing;
}
