import type { AccessRow } from '../../access/access.ts';

/** What was changed is asked for again by its own rules. */
export const undoAccess = { undo: { login: true, notReader: true } } as const satisfies Record<
  string,
  AccessRow
>;
