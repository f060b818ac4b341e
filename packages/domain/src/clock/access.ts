import type { AccessRow } from '../access/access.ts';
import { CLOCK } from './limits.ts';

/** Who records working time: readers don't. */
const own: AccessRow = {
  login: true,
  notReader: true,
  anyOf: [{ flags: ['timebooking'], features: [CLOCK] }],
};

export const clockSlots = { tile: own } as const satisfies Record<string, AccessRow>;

/** Who hands out terminals, and a PIN to whoever has forgotten it. */
const lead: AccessRow = {
  login: true,
  anyOf: [{ flags: ['timebooking'], features: [CLOCK], roles: ['admin'] }],
};

export const clockParts = { pin: own, pinOf: lead } as const satisfies Record<string, AccessRow>;

export const clockCalls = {
  state: own,
  tap: own,
  answer: own,
  pin: own,
  pinOf: lead,
  terminals: lead,
} as const satisfies Record<string, AccessRow>;
