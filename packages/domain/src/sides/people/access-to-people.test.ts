import { describe, expect, it } from 'vitest';
import type { Who } from '../../access/access.ts';
import {
  changesAccess,
  factorResetRefusal,
  globalAdminDeletionRefusal,
  globalAdminRefusal,
  linkCodeRefusal,
} from './rules.ts';

const admin: Who & { id: number; company: number } = {
  id: 1,
  company: 5,
  role: 'admin',
  globalAdmin: false,
  flags: [],
};
const globalAdmin = { ...admin, role: 'employee', globalAdmin: true } as const;

describe('whom an admin hands a code to come in with', () => {
  const person = { id: 2, company: 5, role: 1, global_admin: false, registered: true };
  const stranger = { ...person, company: 6 };

  it.each([
    ['reset', 'an admin', admin, person, undefined],
    ['reset', 'an employee', { ...admin, role: 'employee' }, person, 'forbidden'],
    ['reset', 'a reader', { ...admin, role: 'reader' }, person, 'forbidden'],
    ['reset', 'an admin of another company', admin, stranger, 'forbidden'],
    ['reset', 'an admin of another company', admin, { ...stranger, role: 2 }, 'forbidden'],
    ['reset', 'a global admin', globalAdmin, { ...stranger, role: 2 }, undefined],
    ['reset', 'a global admin', globalAdmin, stranger, 'forbidden'],
    ['reset', 'a global admin of the company', globalAdmin, person, 'forbidden'],
    ['reset', 'an admin', admin, { ...person, global_admin: true }, 'global_admin_protected'],
    ['reset', 'both', { ...admin, globalAdmin: true }, { ...person, global_admin: true }, undefined],
    ['reset', 'the person', admin, { ...person, id: 1 }, 'own_reset'],
    ['reset', 'an admin', admin, { ...person, registered: false }, 'not_registered'],
    ['invite', 'an admin', admin, { ...person, registered: false }, undefined],
    ['invite', 'the person', admin, { ...person, id: 1, registered: false }, undefined],
    ['invite', 'an admin', admin, person, 'registered'],
  ] as const)('[ACCT-02] [ACCT-06] %s by %s, %j, of %j: %s', (kind, _, who, of, code) => {
    expect(linkCodeRefusal(kind, who, of)?.code).toBe(code);
  });
});

const stored = { email: 'a@b.de', role: 1, active: true };

it.each([
  [{}, false],
  [{ email: 'a@b.de', role: 1, setAdmin: 0 }, false],
  [{ email: 'c@d.de' }, true],
  [{ setAdmin: 1 }, true],
  [{ role: 4 }, true],
  [{ weeklyhours: 5, active: 0 }, false],
] as const)('[ACCT-10] %j changes who comes in, or what they may: %s', (change, changes) => {
  expect(changesAccess(stored, change)).toBe(changes);
});

describe('a global admin', () => {
  const protectedPerson = { ...stored, global_admin: true };

  it.each([
    ['email', { email: 'c@d.de' }],
    ['active', { active: 0 }],
    ['setAdmin', { setAdmin: 1 }],
  ] as const)('[AMB-23] is protected from the company’s admin in the field %s', (field, change) => {
    expect(globalAdminRefusal(admin, protectedPerson, change)).toMatchObject({
      status: 403,
      code: 'global_admin_protected',
      field,
    });
    expect(globalAdminRefusal(globalAdmin, protectedPerson, change)).toBeNull();
    expect(globalAdminRefusal(admin, { ...protectedPerson, global_admin: false }, change)).toBeNull();
  });

  it('[AMB-23] is changed where rights and e-mail stay', () => {
    const same = { email: 'a@b.de', active: 1, setAdmin: 0, weeklyhours: 30 } as const;
    expect(globalAdminRefusal(admin, protectedPerson, same)).toBeNull();
    expect(globalAdminRefusal(admin, protectedPerson, {})).toBeNull();
  });

  it('[AMB-23] is deleted by a global admin alone', () => {
    expect(globalAdminDeletionRefusal(admin, true)?.code).toBe('global_admin_protected');
    expect(globalAdminDeletionRefusal(globalAdmin, true)).toBeNull();
    expect(globalAdminDeletionRefusal(admin, false)).toBeNull();
  });
});

it.each([
  [admin, { id: 2, global_admin: false }, undefined],
  [admin, { id: 1, global_admin: false }, 'own_factor_reset'],
  [admin, { id: 2, global_admin: true }, 'global_admin_protected'],
  [globalAdmin, { id: 2, global_admin: true }, undefined],
  [globalAdmin, { id: 2, global_admin: false }, undefined],
])('[MFA-07] %j resets the factors of %j: %s', (who, person, code) => {
  expect(factorResetRefusal(who, person)?.code).toBe(code);
});
