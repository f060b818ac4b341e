import { type AccessRow, allows, type Who } from '@stundenbuch/domain/access/access';
import { FLAGS } from '@stundenbuch/domain/access/flags';
import { surchargePages } from '@stundenbuch/domain/accounts/allowances/access';
import { calendarPages } from '@stundenbuch/domain/day/calendar/access';
import { teamPages } from '@stundenbuch/domain/day/teams/access';
import { auditPages } from '@stundenbuch/domain/sides/log/access';
import { adminPages } from '@stundenbuch/domain/sides/people/access';
import { privacyPages } from '@stundenbuch/domain/sides/privacy/access';
import { importPages } from '@stundenbuch/domain/workflows/imports/access';
import { describe, expect, it } from 'vitest';
import manifest from './manifest.ts';
import { pages } from './module.tsx';

const who = (role: Who['role'], globalAdmin = false): Who => ({ role, globalAdmin, flags: FLAGS });

const items = (person: Who) =>
  manifest.navigation.filter(({ access }) => allows(access, person)).map(({ label }) => label);

describe('the admin module', () => {
  it('[NAV-06] [NAV-10] [ACC-49] has its navigation by role', () => {
    expect(items(who('employee'))).toEqual([]);
    expect(items(who('reader'))).toEqual(['Mein Unternehmen']);
    expect(items(who('admin'))).toEqual(['Mein Unternehmen']);
    expect(items(who('employee', true))).toEqual(['Unternehmen verwalten']);
    expect(items(who('admin', true))).toEqual(['Mein Unternehmen', 'Unternehmen verwalten']);
  });

  it('[NAV-32] has people in the navigation of a company with features', () => {
    const ofFirm = (role: Who['role'], features: string[]) => items({ ...who(role), features });
    expect(ofFirm('admin', [])).toEqual(['Mein Unternehmen']);
    expect(ofFirm('admin', ['audit'])).toEqual(['Mein Unternehmen', 'Mitarbeiter']);
    expect(ofFirm('reader', ['audit'])).toEqual(['Mein Unternehmen', 'Mitarbeiter']);
    expect(ofFirm('employee', ['audit'])).toEqual([]);
  });

  it('has a page for each of its addresses, and is never off', () => {
    const rows: Record<string, AccessRow> = {
      ...adminPages,
      ...auditPages,
      ...privacyPages,
      ...calendarPages,
      ...teamPages,
      ...surchargePages,
      ...importPages,
    };
    expect(manifest.routes.map(({ path }) => path).toSorted()).toEqual(Object.keys(rows).toSorted());
    for (const { path, page, access } of manifest.routes) {
      expect(access).toBe(rows[path]);
      expect(pages).toHaveProperty(page);
    }
    expect(manifest.flags).toEqual([]);
  });
});
