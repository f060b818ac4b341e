import type { ProjectBudget } from '@stundenbuch/domain/accounts/budgets/contract';
import type { HourlyRate, Project } from '@stundenbuch/domain/sides/projects/contract';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../test/database.ts';
import { Clock } from '../platform/clock.ts';
import { startServer } from '../server.ts';
import { accounts } from './companies.ts';

it('[FND-14] [BUD-02] [BUD-04] the demo has a budget that is exceeded, a loss, a tight margin, and a project in the archive', async () => {
  const { url, drop } = await createTestDatabase();
  const env = {
    ...{ DATABASE_URL: url, JWT_SECRET: 'a-secret-that-only-the-tests-know-0123456789' },
    ...{ PORT: '0', DEMO: 'on', LOG_LEVEL: 'silent' },
  };
  const server = await startServer(env, { clock: Clock.fixed('2026-11-20T09:00:00Z'), quiet: true });
  try {
    const [karla] = accounts;
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ email: karla?.email, password: karla?.password });
    const login = await fetch(`${server.url}/api/user/login`, { method: 'POST', headers, body });
    const authorize = (await login.json()) as string;
    const get = async <T>(path: string) =>
      (await (await fetch(`${server.url}/api${path}`, { headers: { authorize } })).json()) as T;
    const projects = await get<Project[]>('/project');
    const states = [];
    for (const { id, project_name, archived } of projects) {
      const { progress, figures } = await get<ProjectBudget>(`/project/${id}/budget`);
      states.push([project_name, progress?.state, figures?.fixed_price, figures?.margin_word, archived]);
    }
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
  } finally {
    await server.close();
    await drop();
  }
}, 90_000);
