import type { Flag } from '@stundenbuch/domain/access/flags';
import { IMPORT_KINDS, type ImportKind } from '@stundenbuch/domain/workflows/imports/contract';
import { IMPORT_KIND_WORDS } from '@stundenbuch/domain/workflows/imports/words';

const FLAG_OF: Partial<Record<ImportKind, Flag>> = {
  customers: 'customer',
  projects: 'projects',
  bookings: 'projectbooking',
  times: 'timebooking',
  absences: 'absences',
};

/** What a company can take over: of the modules that it has. */
export const kindOptions = (flags: readonly Flag[]) =>
  IMPORT_KINDS.filter((kind) => {
    const flag = FLAG_OF[kind];
    return flag === undefined || flags.includes(flag);
  }).map((value) => ({ value, label: IMPORT_KIND_WORDS[value] }));

/** Kinds whose rows are somebody's, perhaps without a column that says whose. */
export const isOfSomebody = (kind: ImportKind | null): boolean =>
  kind === 'openings' || kind === 'bookings' || kind === 'times' || kind === 'absences';

export const hasOpenings = (kind: ImportKind | null): boolean => kind === 'people' || kind === 'openings';
