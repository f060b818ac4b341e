import type { AccessRow } from '../../access/access.ts';

const on: AccessRow = { login: true, anyOf: [{ features: ['tokens'] }] };

/** One's own; also a reader's, who gets none that writes. */
export const tokenAccess = { list: on, make: on, revoke: on } as const satisfies Record<string, AccessRow>;

export const tokenPages = { '/entwickler': on } as const satisfies Record<string, AccessRow>;
