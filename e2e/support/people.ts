import { FLAGS, type Flag, permissionOf } from '@stundenbuch/domain/access/flags';
import type { App } from './app.ts';
import { asPerson } from './demo-data.ts';
import type { Kind, Samples } from './specified.ts';

type Session = Awaited<ReturnType<typeof asPerson>>;

/** One person of each kind, with records of their own company to open. */
export interface Walker {
  kind: Kind;
  session: Session;
  samples: Samples;
}

const beginnings: Record<Kind, string> = {
  employee: 'anna@',
  admin: 'chefin@',
  reader: 'leserin@',
  globalAdmin: 'verwaltung@',
};
const OFFICE = 1;
const COMPANY = 3;

export async function gatherPeople(app: App): Promise<Walker[]> {
  const enter = (kind: Kind) => {
    const account = app.accounts.find(({ email }) => email.startsWith(beginnings[kind]));
    if (!account) throw new Error(`The demo has no account for ${kind}.`);
    return asPerson(app, account);
  };
  const office = await enter('globalAdmin');
  await switchModules(office, FLAGS);
  const admin = await enter('admin');
  const ofCompany: Samples = {
    ...(await recordsSeenBy(admin)),
    job: await firstId(admin, '/company/jobs'),
    category: await firstId(admin, '/category'),
    worker: `${beginnings.employee}beispiel.example`,
  };
  const employee = await enter('employee');
  return [
    { kind: 'employee', session: employee, samples: { ...ofCompany, time: await timeOf(employee) } },
    { kind: 'admin', session: admin, samples: ofCompany },
    { kind: 'reader', session: await enter('reader'), samples: ofCompany },
    { kind: 'globalAdmin', session: office, samples: { ...ofCompany, ...(await furnish(app, office)) } },
  ];
}

/** Gives the companies of all four these modules and no others. */
export async function switchModules(office: Session, flags: readonly Flag[]): Promise<void> {
  for (const company of [OFFICE, COMPANY])
    await office.put(`/company/${company}`, { permission: permissionOf(flags) });
}

const firstId = async ({ get }: Session, path: string) => (await get<{ id: number }[]>(path))[0]?.id ?? 0;
const timeOf = (session: Session) =>
  firstId(session, '/timesheet/workingtime?from=2026-11-01&to=2026-11-20&sort=-day');

export async function recordsSeenBy(session: Session) {
  return {
    project: await firstId(session, '/project'),
    customer: await firstId(session, '/customer'),
    item: await firstId(session, '/inventory'),
    time: await timeOf(session),
  };
}

/** The global admin's company is empty: it gets its own admin, who creates one record of each kind. */
async function furnish(app: App, office: Session) {
  const account = { email: 'amtsleiter@beispiel.example', password: 'Geheim123', what: '' };
  const boss = { first_name: 'Arno', name: 'Amtsleiter', email: account.email, company: OFFICE, role: 2 };
  await office.post('/user', boss);
  await office.post('/user/register', { email: account.email, password: account.password, consent: true });
  const admin = await asPerson(app, account);
  await admin.post('/customer', { customer_name: 'Kundin des Amtes' });
  await admin.post('/project', { project_name: 'Vorhaben des Amtes', internal_id: 'A-1', status: 1 });
  await admin.post('/inventory', { name: 'Stempel' });
  const day = { day: '2026-11-19', start_time: '08:00', end_time: '16:00', break: 0.5, hours: 7.5 };
  await office.post('/timesheet/workingtime', day);
  return recordsSeenBy(office);
}
