import type { AccessRow } from '../../access/access.ts';

const visible: AccessRow = { login: true, anyOf: [{ flags: ['projectbooking'] }, { flags: ['projects'] }] };
const managed: AccessRow = {
  login: true,
  anyOf: [
    { roles: ['admin'], flags: ['projectbooking'] },
    { roles: ['admin'], flags: ['projects'] },
  ],
};
const hours: AccessRow = { login: true, anyOf: [{ flags: ['projectbooking'] }] };

export const projectPages = {
  '/projects': { ...visible, denied: 'login' },
  '/project-detail': visible,
  '/new-project': managed,
  '/manage-project': managed,
} as const satisfies Record<string, AccessRow>;

export const projectNavigation = { '/projects': visible } as const satisfies Record<string, AccessRow>;

export const projectAccess = {
  list: visible,
  active: visible,
  one: visible,
  ofCustomer: { login: true, anyOf: [{ flags: ['customer'] }] },
  create: managed,
  change: managed,
  /** Hours per employee: the figures of the chart. */
  employees: hours,
  rates: visible,
  createRate: managed,
  changeRate: managed,
} as const satisfies Record<string, AccessRow>;
