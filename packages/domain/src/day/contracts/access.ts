import type { AccessRow } from '../../access/access.ts';

/** The person, and who may read people: asked by the service. */
const own: AccessRow = { login: true, anyOf: [{ features: ['contracts'] }] };
const manage: AccessRow = { login: true, anyOf: [{ roles: ['admin'], features: ['contracts'] }] };

export const contractAccess = {
  contracts: own,
  preview: manage,
  create: manage,
  change: manage,
  delete: manage,
} as const satisfies Record<string, AccessRow>;

export const contractSlots = { contract: own } as const satisfies Record<string, AccessRow>;
