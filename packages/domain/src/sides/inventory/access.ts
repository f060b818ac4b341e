import type { AccessRow } from '../../access/access.ts';

const see: AccessRow = { login: true, anyOf: [{ flags: ['inventory'] }] };
const change: AccessRow = { login: true, notReader: true, anyOf: [{ flags: ['inventory'] }] };

export const inventoryPages = {
  '/inventory': see,
  '/inventory-detail': see,
  '/new-inventory': change,
  '/manage-inventory': change,
} as const satisfies Record<string, AccessRow>;

export const inventoryAccess = {
  list: see,
  item: see,
  create: change,
  update: change,
  updateNotes: change,
  remove: change,
} as const satisfies Record<string, AccessRow>;
