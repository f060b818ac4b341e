import type { ProjectBudget } from '@stundenbuch/domain/accounts/budgets/contract';
import type { PayrollRun } from '@stundenbuch/domain/accounts/payroll/contract';
import type { PendingAbsence } from '@stundenbuch/domain/records/absences/contract';
import type { HourlyRate, Project } from '@stundenbuch/domain/sides/projects/contract';
import type { AbsenceContext } from '@stundenbuch/domain/workflows/decisions/contract';
import type { MonthOfPerson } from '@stundenbuch/domain/workflows/month/contract';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../test/database.ts';
import { Clock } from '../platform/clock.ts';
import { startServer } from '../server.ts';
import { accounts } from './companies.ts';

type Get = <T>(path: string) => Promise<T>;

/** The demo as it begins on a day, as the boss of its first company reads it. */
async function demoOf(day: string, read: (get: Get) => Promise<void>): Promise<void> {
  const { url, drop } = await createTestDatabase();
  const env = {
    ...{ DATABASE_URL: url, JWT_SECRET: 'a-secret-that-only-the-tests-know-0123456789' },
    ...{ PORT: '0', DEMO: 'on', LOG_LEVEL: 'silent' },
  };
  const server = await startServer(env, { clock: Clock.fixed(`${day}T09:00:00Z`), quiet: true });
  try {
    const [karla] = accounts;
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ email: karla?.email, password: karla?.password });
    const login = await fetch(`${server.url}/api/user/login`, { method: 'POST', headers, body });
    const authorize = (await login.json()) as string;
    await read(async <T>(path: string) => {
      const answer = await fetch(`${server.url}/api${path}`, { headers: { authorize } });
      return (await answer.json()) as T;
    });
  } finally {
    await server.close();
    await drop();
  }
}

async function budgetsOf(get: Get) {
  const projects = await get<Project[]>('/project');
  const states = [];
  for (const { id, project_name, archived } of projects) {
    const { progress, figures } = await get<ProjectBudget>(`/project/${id}/budget`);
    states.push([project_name, progress?.state, figures?.fixed_price, figures?.margin_word, archived]);
  }
  return { projects, states };
}

it('[FND-14] [BUD-02] [BUD-04] [DEC-03] the demo has a budget that is exceeded, a loss, a tight margin, a project in the archive, and requests with each of the hints', () =>
  demoOf('2026-11-20', async (get) => {
    const { projects, states } = await budgetsOf(get);
    expect(states).toEqual([
      ['Gasthof Probe, Stube', 'exceeded', true, 'loss', false],
      ['Kindergarten, Einbauten', 'open', false, 'good', false],
      ['Küche Beispielhuber', expect.any(String), true, 'tight', false],
      ['Treppe Musterhof', undefined, false, null, true],
      ['Werkstatt und Lager', undefined, false, 'good', false],
    ]);
    const rates = await get<HourlyRate[]>(`/project/hourlyrate/${projects[0]?.id}?all=1`);
    expect(new Set(rates.map(({ valid_from }) => valid_from?.slice(5) ?? null))).toEqual(
      new Set([null, '07-01']),
    );
    const open = await get<PendingAbsence[]>('/timesheet/pending-absences?status=open');
    const requests = new Map(open.map(({ id, request }) => [request, id]));
    const contexts = await get<AbsenceContext>(`/absence/context?ids=${[...requests.values()]}`);
    expect(new Set(contexts.requests.flatMap(({ hints }) => hints))).toEqual(
      new Set(['booked', 'staffing', 'vacation']),
    );
  }));

it('[FND-14] [PAY-01] [MON-03] in December it has November closed and handed over, a correction since, a budget exceeded and a loss', () =>
  demoOf('2026-12-14', async (get) => {
    const { states } = await budgetsOf(get);
    expect(states).toContainEqual(['Gasthof Probe, Stube', 'exceeded', true, 'loss', false]);
    const people = await get<MonthOfPerson[]>('/month/company/2026-11');
    const closed = people.filter(({ state }) => state === 'closed');
    expect(closed.map(({ first_name }) => first_name)).toEqual(
      expect.arrayContaining(['Armin', 'Frida', 'Hanna', 'Selma']),
    );
    // Closed for the second time, after the correction.
    expect(closed.filter(({ version }) => version > 1).map(({ first_name }) => first_name)).toEqual([
      'Hanna',
    ]);
    const runs = await get<PayrollRun[]>('/payroll/run');
    expect(runs.map(({ month, handed_over_at }) => [month, handed_over_at !== null])).toEqual([
      ['2026-11', true],
    ]);
  }));
