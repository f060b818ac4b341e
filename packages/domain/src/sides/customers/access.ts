import type { AccessRow } from '../../access/access.ts';

const visible: AccessRow = { login: true, anyOf: [{ flags: ['customer'] }] };
const managed: AccessRow = { login: true, anyOf: [{ roles: ['admin'], flags: ['customer'] }] };
const addresses: AccessRow = { login: true, anyOf: [{ roles: ['admin'] }] };

export const customerPages = {
  '/customer': visible,
  '/customer-detail': { ...visible, denied: 'login' },
  '/new-customer': managed,
  '/manage-customer': managed,
  '/address': addresses,
} as const satisfies Record<string, AccessRow>;

export const customerNavigation = { '/customer': visible } as const satisfies Record<string, AccessRow>;

export const customerAccess = {
  list: visible,
  one: visible,
  create: managed,
  change: managed,
  changeNotes: { ...visible, notReader: true },
  createAddress: managed,
  changeAddress: managed,
  addressOfCustomer: visible,
  /** The company's own address; the list is empty where customers are switched off. */
  addressOfCompany: addresses,
  addressesOfCustomers: addresses,
} as const satisfies Record<string, AccessRow>;
