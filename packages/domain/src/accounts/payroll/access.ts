import type { AccessRow } from '../../access/access.ts';

const on = { flags: ['timebooking'], features: ['payroll'] } as const;
const view: AccessRow = { login: true, anyOf: [{ roles: ['admin', 'reader'], ...on }] };
const manage: AccessRow = { login: true, anyOf: [{ roles: ['admin'], ...on }] };

export const payrollPages = {
  '/payroll': view,
  '/payroll-setup': manage,
} as const satisfies Record<string, AccessRow>;

export const payrollParts = { manage } as const satisfies Record<string, AccessRow>;

export const payrollAccess = {
  setup: view,
  changeSetup: manage,
  layouts: view,
  changeLayout: manage,
  preview: view,
  run: manage,
  runs: view,
  file: view,
  sample: view,
} as const satisfies Record<string, AccessRow>;
