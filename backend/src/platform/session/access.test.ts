import { type AccessRow, denialOf } from '@stundenbuch/domain/access/access';
import { FLAGS } from '@stundenbuch/domain/access/flags';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refused, routes } from '../../../test/answers.ts';
import { PEOPLE, type Person } from '../../../test/people.ts';
import { World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world?.close());

const guarded = routes.filter(({ access }) => access !== 'public');
const pathOf = (path: string) =>
  path
    .replace(/:(date|from|to)/g, '2026-11-19')
    .replace(':calendarWeek', '47')
    .replace(':year', '2026')
    .replace(':email', 'niemand@beispiel.example')
    .replace(/:\w+/g, '999999');
const bodyOf = (method: string) => (method === 'get' ? undefined : {});
const name = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

it('[API-61] [API-65] [API-66] only these calls are public', () => {
  expect(
    routes
      .filter(({ access }) => access === 'public')
      .map(name)
      .sort(),
  ).toEqual([
    'get /calendar/:secret.ics',
    'get /health',
    'get /live',
    'get /login-options',
    'get /openapi.json',
    'get /ready',
    'get /sso/callback',
    'get /sso/start',
    'get /terminal',
    'get /user/login/passkey',
    'get /user/verify',
    'post /terminal/look',
    'post /terminal/missing-break',
    'post /terminal/tap',
    'post /user/code',
    'post /user/email/confirm',
    'post /user/forgot',
    'post /user/login',
    'post /user/login/passkey',
    'post /user/login/second',
    'post /user/login/ticket',
    'post /user/register',
    'post /user/reset',
  ]);
});

it('[ACC-50] calls of the global admin refuse the admin of a company', async () => {
  const rows = guarded.filter(({ access }) => JSON.stringify(access).includes('"globalAdmin"]'));
  const only = rows.filter(({ access }) =>
    denialOf(access as AccessRow, { role: 'admin', globalAdmin: false, flags: FLAGS }),
  );
  for (const { method, path } of only) {
    const answer = await world.call('chef', method.toUpperCase(), pathOf(path), bodyOf(method));
    expect(refused(answer)).toEqual([403, 'forbidden']);
  }
});

describe('the order of refusals', () => {
  const broken = { raw: '{' };

  it('[API-26] is unknown path, session, role, module, path id, owner, body', async () => {
    await world.setFlags('alpha', FLAGS);
    const [row] = await world.sql<{ id: number }>(
      `insert into entries (company_id, user_id, day, project_id, hours, booking_text, created_at)
       values (1, $1, '2026-11-18', 1001, 1, 'Bestand', now()) returning id`,
      [PEOPLE.bert.id],
    );
    const put = (who: Person | null, path: string) => world.call(who, 'PUT', path, undefined, broken);
    expect(refused(await put(null, '/timesheet/buchung/1'))).toEqual([404, 'not_found']);
    expect(refused(await put(null, '/timesheet/booking/x'))).toEqual([401, 'unauthenticated']);
    await world.setFlags('alpha', []);
    expect(refused(await put('lena', '/timesheet/booking/x'))).toEqual([403, 'forbidden']);
    expect(refused(await put('anna', '/timesheet/booking/x'))).toEqual([403, 'module_off']);
    await world.setFlags('alpha', FLAGS);
    for (const id of ['x', '0', '-1', '1.5', '01', '2147483648', '99999999999', '%20', '1e3', '999999']) {
      expect(refused(await put('anna', `/timesheet/booking/${id}`))).toEqual([404, 'not_found']);
    }
    expect(refused(await put('otto', `/timesheet/booking/${row?.id}`))).toEqual([404, 'not_found']);
    expect(refused(await put('anna', `/timesheet/booking/${row?.id}`))).toEqual([403, 'forbidden']);
    expect(refused(await put('bert', `/timesheet/booking/${row?.id}`))).toEqual([400, 'invalid_input']);
  });
});
