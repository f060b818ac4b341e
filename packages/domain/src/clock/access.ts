import type { AccessRow } from '../access/access.ts';
import { CLOCK } from './limits.ts';

/** Who records working time: readers don't. */
const own: AccessRow = {
  login: true,
  notReader: true,
  anyOf: [{ flags: ['timebooking'], features: [CLOCK] }],
};

export const clockSlots = { tile: own } as const satisfies Record<string, AccessRow>;

export const clockCalls = { state: own, tap: own, answer: own } as const satisfies Record<string, AccessRow>;
