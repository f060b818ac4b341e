import type { AccessRow } from '../access/access.ts';

/** The person, and who may read people: asked by the service. */
const own: AccessRow = { login: true, anyOf: [{ features: ['contracts'] }] };
const lead: AccessRow = { login: true, anyOf: [{ roles: ['admin'], features: ['contracts'] }] };

export const contractCalls = {
  contracts: own,
  preview: lead,
  create: lead,
  change: lead,
  delete: lead,
} as const satisfies Record<string, AccessRow>;

export const contractSlots = { contract: own } as const satisfies Record<string, AccessRow>;
