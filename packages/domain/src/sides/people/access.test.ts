import { describe, expect, it } from 'vitest';
import { allows, type Who } from '../../access/access.ts';
import { FLAGS, type Flag } from '../../access/flags.ts';
import { adminAccess, adminPages, showsTile } from './access.ts';

const who = (role: Who['role'], flags: readonly Flag[] = [], globalAdmin = false): Who => ({
  role,
  globalAdmin,
  flags,
});

/** Employee, admin, reader, global admin who is an employee; a letter where the row admits them. */
function lets(row: Parameters<typeof allows>[0]): string {
  const people: [string, Who][] = [
    ['e', who('employee', FLAGS)],
    ['a', who('admin')],
    ['r', who('reader', FLAGS)],
    ['g', who('employee', FLAGS, true)],
  ];
  return people.map(([letter, person]) => (allows(row, person) ? letter : '-')).join('');
}

it.each([
  ['ACC-06', '/mycompany', '-ar-'],
  ['ACC-07', '/myworkers', '-ar-'],
  ['ACC-08', '/worker-details', '-ar-'],
  ['ACC-09', '/myjobs', '-a--'],
  ['ACC-10', '/mycategories', '-a--'],
  ['ACC-11', '/new-job', '-a--'],
  ['ACC-12', '/manage-job', '-a--'],
  ['ACC-13', '/new-category', '-a--'],
  ['ACC-14', '/manage-category', '-a--'],
  ['ACC-15', '/new-worker', '-a--'],
  ['ACC-16', '/manage-worker', '-a--'],
  ['ACC-41', '/company', '---g'],
  ['ACC-42', '/manage-company', '---g'],
  ['ACC-43', '/edit-company', '---g'],
] as const)('[%s] %s: %s', (_, path, expected) => {
  expect(lets(adminPages[path])).toBe(expected);
});

it.each([
  ['API-01', 'jobs', 'earg'],
  ['API-02', 'createJob', '-a--'],
  ['API-03', 'job', '-ar-'],
  ['API-04', 'changeJob', '-a--'],
  ['API-57', 'workers', '-ar-'],
  ['API-58', 'workersOfCompany', '-arg'],
  ['API-59', 'worker', 'earg'],
  ['API-68', 'createWorker', '-a-g'],
  ['API-69', 'changeWorker', 'earg'],
  ['API-70', 'deleteWorker', '-a--'],
  ['API-72', 'companies', '---g'],
  ['API-73', 'company', '-arg'],
  ['API-74', 'createCompany', '---g'],
  ['API-75', 'changeCompany', '---g'],
  ['API-83', 'categories', 'earg'],
  ['API-84', 'category', '-a--'],
  ['API-85', 'changeCategory', '-a--'],
  ['API-86', 'createCategory', '-a--'],
] as const)('[%s] %s: %s', (_, call, expected) => {
  expect(lets(adminAccess[call])).toBe(expected);
});

describe('My Company', () => {
  const tiles = (person: Who) =>
    ['/myworkers', '/myjobs', '/mycategories', '/vacation-overview'].filter((path) =>
      showsTile(path, person),
    );

  it('[COMP-01] [COMP-02] [COMP-03] [COMP-04] shows the tiles by flag', () => {
    expect(tiles(who('admin'))).toEqual(['/myworkers', '/myjobs']);
    expect(tiles(who('admin', ['inventory']))).toEqual(['/myworkers', '/myjobs', '/mycategories']);
    expect(tiles(who('admin', ['projectbooking']))).toContain('/mycategories');
    expect(tiles(who('admin', ['projects']))).not.toContain('/mycategories');
    expect(tiles(who('admin', ['absences']))).toContain('/vacation-overview');
    expect(tiles(who('admin', ['absences', 'vacationcalendar']))).not.toContain('/vacation-overview');
    expect(tiles(who('admin', ['vacationcalendar']))).not.toContain('/vacation-overview');
  });

  it('[AMB-22] [ACC-46] leads a reader to the workers only', () => {
    expect(tiles(who('reader', FLAGS))).toEqual(['/myworkers']);
    expect(tiles(who('reader', ['absences', 'inventory']))).toEqual(['/myworkers']);
  });

  it.each<[string, Partial<Who>, string]>([
    ['/company-settings', {}, '-a-'],
    ['/company-calendar', { features: ['calendar'] }, '-ar'],
    ['/vacation-closing', { flags: ['absences'], features: ['ledger'] }, '-ar'],
    ['/audit', { features: ['audit'] }, '-ar'],
    ['/security-log', { features: ['security'] }, '-a-'],
  ])('[AMB-22] shows the tile of %s to whom the page admits', (path, company, expected) => {
    const people = (['employee', 'admin', 'reader'] as const).map((role) =>
      showsTile(path, { ...who(role), ...company }),
    );
    expect(people.map((isShown, i) => (isShown ? 'ear'[i] : '-')).join('')).toBe(expected);
  });

  it('has no other tiles', () => {
    expect(showsTile('/company', who('admin', FLAGS, true))).toBe(false);
  });
});
