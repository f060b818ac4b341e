import type { AccessRow } from '../../access/access.ts';

const features = ['calendar'];

const everybody: AccessRow = { login: true, anyOf: [{ features }] };
const view: AccessRow = { login: true, anyOf: [{ roles: ['admin', 'reader'], features }] };
const manage: AccessRow = { login: true, anyOf: [{ roles: ['admin'], features }] };
/** A shutdown is made of absences. */
const lookAtShutdowns: AccessRow = {
  login: true,
  anyOf: [{ roles: ['admin', 'reader'], flags: ['absences'], features }],
};
const close: AccessRow = { login: true, anyOf: [{ roles: ['admin'], flags: ['absences'], features }] };

export const calendarPages = {
  '/company-calendar': view,
  '/company-day': manage,
  '/company-place': manage,
  '/company-closure': close,
} as const satisfies Record<string, AccessRow>;

/** Free and half days, wherever a screen shows some. */
export const calendarParts = { days: everybody } as const satisfies Record<string, AccessRow>;

export const calendarAccess = {
  year: everybody,
  places: view,
  changePlaces: manage,
  days: view,
  changeDays: manage,
  shutdowns: lookAtShutdowns,
  changeShutdowns: close,
  freeDays: close,
} as const satisfies Record<string, AccessRow>;
