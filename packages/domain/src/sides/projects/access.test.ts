import { describe, expect, it } from 'vitest';
import { type AccessRow, allows, type Role, type Who } from '../../access/access.ts';
import type { Flag } from '../../access/flags.ts';
import { projectAccess, projectNavigation, projectPages } from './access.ts';

const roles: Role[] = ['employee', 'admin', 'reader'];

/** Who gets in, for every role: with no flag, projectbooking, projects, customer. */
function matrix(row: AccessRow): string {
  const flags: Flag[][] = [[], ['projectbooking'], ['projects'], ['customer']];
  const who = (role: Role, set: Flag[]): Who => ({ role, globalAdmin: false, flags: set });
  return flags
    .map((set) => roles.map((role) => (allows(row, who(role, set)) ? role[0] : '-')).join(''))
    .join(' ');
}

const visible = '--- ear ear ---';
const managed = '--- -a- -a- ---';

describe('projects', () => {
  it.each([
    ['ACC-33', '/projects', visible],
    ['ACC-34', '/project-detail', visible],
    ['ACC-35', '/new-project', managed],
    ['ACC-36', '/manage-project', managed],
  ] as const)('[%s] page %s lets in: %s', (_, page, expected) =>
    expect(matrix(projectPages[page])).toBe(expected),
  );

  it('[ACC-33] redirect everyone without access to the overview to the login', () => {
    expect(projectPages['/projects'].denied).toBe('login');
  });

  it('[NAV-02] the item is shown with projectbooking or projects', () => {
    expect(matrix(projectNavigation['/projects'])).toBe(visible);
  });

  it.each([
    ['API-37', 'list', visible],
    ['API-38', 'active', visible],
    ['API-39', 'one', visible],
    ['API-40', 'ofCustomer', '--- --- --- ear'],
    ['API-41', 'rates', visible],
    ['API-42', 'changeRate', managed],
    ['API-43', 'createRate', managed],
    ['API-44', 'create', managed],
    ['API-45', 'change', managed],
    ['AMB-40', 'employees', '--- ear --- ---'],
  ] as const)('[%s] call %s answers: %s', (_, call, expected) =>
    expect(matrix(projectAccess[call])).toBe(expected),
  );
});
