import type { AccessRow } from '../../access/access.ts';
import { PUNCH_CLOCK } from './limits.ts';

/** Who records working time: readers don't. */
const own: AccessRow = {
  login: true,
  notReader: true,
  anyOf: [{ flags: ['timebooking'], features: [PUNCH_CLOCK] }],
};

export const punchSlots = { tile: { ...own, recorded: true } } as const satisfies Record<string, AccessRow>;

/** Who hands out terminals, and a PIN to anyone who has forgotten it. */
const manage: AccessRow = {
  login: true,
  anyOf: [{ flags: ['timebooking'], features: [PUNCH_CLOCK], roles: ['admin'] }],
};

/** Who answers for somebody who is ill or has left: admins with `office`, or with `closing`, who have to close the month. */
const answerOf: AccessRow = {
  login: true,
  anyOf: ['office', 'closing'].map((feature) => ({
    flags: ['timebooking'] as const,
    features: [PUNCH_CLOCK, feature],
    roles: ['admin'] as const,
  })),
};

export const punchParts = { pin: punchSlots.tile, pinOf: manage, answerOf } as const satisfies Record<
  string,
  AccessRow
>;

export const punchAccess = {
  state: own,
  punch: own,
  answer: own,
  forgottenOf: answerOf,
  pin: own,
  pinOf: manage,
  terminals: manage,
} as const satisfies Record<string, AccessRow>;
