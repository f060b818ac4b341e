import type { AccessRow } from '../../access/access.ts';
import { CLOCK } from './limits.ts';

/** Who records working time: readers don't. */
const own: AccessRow = {
  login: true,
  notReader: true,
  anyOf: [{ flags: ['timebooking'], features: [CLOCK] }],
};

export const clockSlots = { tile: { ...own, recorded: true } } as const satisfies Record<string, AccessRow>;

/** Who hands out terminals, and a PIN to anyone who has forgotten it. */
const manage: AccessRow = {
  login: true,
  anyOf: [{ flags: ['timebooking'], features: [CLOCK], roles: ['admin'] }],
};

/** Who answers for somebody who is ill or has left: admins with `office`, or with `closing`, who have to close the month. */
const answerOf: AccessRow = {
  login: true,
  anyOf: ['office', 'closing'].map((feature) => ({
    flags: ['timebooking'] as const,
    features: [CLOCK, feature],
    roles: ['admin'] as const,
  })),
};

export const clockParts = { pin: clockSlots.tile, pinOf: manage, answerOf } as const satisfies Record<
  string,
  AccessRow
>;

export const clockAccess = {
  state: own,
  tap: own,
  answer: own,
  forgottenOf: answerOf,
  pin: own,
  pinOf: manage,
  terminals: manage,
} as const satisfies Record<string, AccessRow>;
