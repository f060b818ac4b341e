import type { AccessRow } from '../access/access.ts';
import { CLOCK } from './limits.ts';

/** Who records working time: readers don't. */
const own: AccessRow = {
  login: true,
  notReader: true,
  anyOf: [{ flags: ['timebooking'], features: [CLOCK] }],
};

export const clockSlots = { tile: own } as const satisfies Record<string, AccessRow>;

/** Who hands out terminals, and a PIN to anyone who has forgotten it. */
const manage: AccessRow = {
  login: true,
  anyOf: [{ flags: ['timebooking'], features: [CLOCK], roles: ['admin'] }],
};

export const clockParts = { pin: own, pinOf: manage } as const satisfies Record<string, AccessRow>;

export const clockCalls = {
  state: own,
  tap: own,
  answer: own,
  pin: own,
  pinOf: manage,
  terminals: manage,
} as const satisfies Record<string, AccessRow>;
