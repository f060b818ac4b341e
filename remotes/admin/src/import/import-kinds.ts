import type { Flag } from '@stundenbuch/domain/access/flags';
import { isImported } from '@stundenbuch/domain/workflows/imports/access';
import { IMPORT_KINDS, type ImportKind } from '@stundenbuch/domain/workflows/imports/contract';
import { IMPORT_KIND_WORDS } from '@stundenbuch/domain/workflows/imports/words';

/** What a company can take over: of the modules that it has. */
export const kindOptions = (flags: readonly Flag[]) =>
  IMPORT_KINDS.filter((kind) => isImported(kind, flags)).map((value) => ({
    value,
    label: IMPORT_KIND_WORDS[value],
  }));

/** Kinds whose rows are somebody's, perhaps without a column that says whose. */
export const isOfSomebody = (kind: ImportKind | null): boolean =>
  kind === 'openings' || kind === 'bookings' || kind === 'times' || kind === 'absences';

export const hasOpenings = (kind: ImportKind | null): boolean => kind === 'people' || kind === 'openings';
