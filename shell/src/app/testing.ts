import type { AccessRow } from '@stundenbuch/domain/access/access';
import { type Flag, permissionOf } from '@stundenbuch/domain/access/flags';
import type { RegisteredModule } from '@stundenbuch/web/module';

/** The answers to the session's calls for this person. */
export const sessionCalls = ({
  admin = false,
  reader = false,
  flags = [] as Flag[],
  features = [] as string[],
  now = '2026-11-20T10:00:00Z',
} = {}) => ({
  'GET /api/user/admin/isadmin': admin,
  'GET /api/user/admin/isglobaladmin': false,
  'GET /api/user/reader/isreader': reader,
  'GET /api/company/current': {
    id: 1,
    name: 'Holzbau Berger',
    permission: permissionOf(flags),
    features,
    employee_count: 12,
    version: 1,
    now,
  },
  'GET /api/user/current': {
    id: 7,
    first_name: 'Anna',
    name: 'Berger',
    email: 'anna@example.de',
    job: 1,
    job_title: 'Technikerin',
    company: 1,
    active: 1,
    weeklyhours: 38.5,
    vacation: 30,
    vacation_lastyear: 5,
    worker_since: '2021-03-01',
    working_days: '1111100',
    personnelNumber: '1007',
    role: 1,
    setAdmin: 0,
    plannedVacation: 3,
    usedVacation: 20,
    version: 4,
    vacation_lastyear_provisional: true,
    usedVacationLastYear: 2,
    openVacation: 10,
    nextYear: { year: 2027, requested: 5, available: 40 },
    lastYearEntered: { days: 5, enteredIn: 2025 },
  },
});

/** A module with one page and an arbitrary name: the shell does not know modules by name. */
export function probeModule(
  path: string,
  access: AccessRow,
  changes: Partial<RegisteredModule['manifest']> = {},
): RegisteredModule {
  const manifest = {
    contract: 1,
    version: '1.0.0',
    name: 'probe',
    flags: [],
    navigation: [{ label: `Zu ${path}`, path, icon: 'project' as const, order: 10, access }],
    routes: [{ path, page: 'page', access }],
    slots: [],
    ...changes,
  };
  return { name: manifest.name, address: '/remotes/probe/', version: '1.0.0', manifest };
}
