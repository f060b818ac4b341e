import type { AccessRow } from '../../access/access.ts';

const on: AccessRow = { login: true, anyOf: [{ features: ['notices'] }] };

export const noticePages = { '/notifications': on } as const satisfies Record<string, AccessRow>;

/** One's own, also a reader's. */
export const noticeAccess = {
  list: on,
  count: on,
  read: on,
  readAll: on,
  settings: on,
  choose: on,
} as const satisfies Record<string, AccessRow>;
