import { statementOf } from '@stundenbuch/domain/accounts/reports/statement';
import type { StatementBookings } from '@stundenbuch/domain/accounts/reports/statement-contract';
import { formatHours } from '@stundenbuch/domain/time/format';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { textOf } from '../../../test/paper.ts';
import { switchOn } from '../../../test/switch-on.ts';
import { World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.start();
  await switchOn(world, 1, ['reports']);
  await world.sql(`insert into jobs (id, company_id, job_title) values (10001, 1, 'Zimmerer')`);
  await world.sql(`update users set job_id = 10001 where id = 11`);
  await world.sql(
    `insert into customers (id, company_id, customer_name) values (2001, 1, 'Müller'), (2002, 1, 'Weiß'), (3001, 2, 'Fremd')`,
  );
  await world.sql('update projects set customer_id = 2001 where id in (1001, 1002)');
  await world.sql(
    `insert into hourly_rates (company_id, project_id, job_id, hourly_rate, valid_from)
      values (1, 1001, 10001, 33.33, null), (1, 1001, 10001, 47.05, '2026-10-20')`,
  );
  await world.sql(`insert into entries (company_id, user_id, day, project_id, hours, booking_text, created_at)
    select 1, 11 + n % 2, '2026-09-28'::date + n / 4, 1001 + n % 3 / 2, (1 + n % 30) * 0.25, 'Latten ' || n % 3, now()
    from generate_series(1, 140) n`);
});
afterAll(() => world?.close());

const read = (who: 'chef' | 'lena' | 'anna' = 'chef', path = '2001/2026-10') =>
  world.get<StatementBookings>(who, `/report/statement/${path}`);

it('[RPT-01] answers exactly the bookings of the month on the projects of the customer', async () => {
  const { body } = await read();
  const [stored] = await world.sql<{ count: number; hours: number; money: number }>(
    `select count(*)::int, sum(e.hours)::float8 as hours,
        round(sum(e.hours * case when e.project_id = 1001 and e.user_id = 11
          then case when e.day >= '2026-10-20' then 47.05 else 33.33 end end), 2)::float8 as money
      from entries e join projects p on p.id = e.project_id
      where p.customer_id = 2001 and e.day between '2026-10-01' and '2026-10-31'`,
  );
  const { hours, amount } = statementOf(body.bookings, { people: true, amounts: true });
  expect([body.customer, body.company, body.bookings.length]).toEqual([
    'Müller',
    'Alpha GmbH',
    stored?.count,
  ]);
  expect([hours, amount]).toEqual([stored?.hours, stored?.money]);
  expect((await read('lena')).body.bookings).toHaveLength(stored?.count ?? 0);
  expect((await read('chef', '2002/2026-10')).body.bookings).toEqual([]);
});

it('[RPT-01] is for the office, of customers that there are, and months', async () => {
  expect((await read('anna')).status).toBe(403);
  expect((await read('chef', '3001/2026-10')).status).toBe(404);
  expect((await read('chef', '2001/2026-13')).status).toBe(400);
});

it('[RPT-01] the paper has every line, every sum and where to sign', async () => {
  const { body } = await read();
  const pdf = async (query: string) => {
    const response = await fetch(`${world.url}/api/report/statement/2001/2026-10.pdf${query}`, {
      headers: { authorize: await world.token('chef') },
    });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    return (await textOf(Buffer.from(await response.arrayBuffer()))).replaceAll(/\s+/g, ' ');
  };
  const whole = statementOf(body.bookings, { people: true, amounts: true });
  const text = await pdf('?people=1&amounts=1');
  for (const { name, hours, amount } of whole.projects)
    expect(text).toContain(`Summe ${name} ${formatHours(hours)} ${formatHours(amount)}`);
  expect(text).toContain(`Gesamt ${formatHours(whole.hours)} ${formatHours(whole.amount)}`);
  for (const words of [
    'Leistungsnachweis Oktober 2026',
    'Alpha GmbH für Müller',
    'Anna Muster',
    'Unterschrift Auftraggeber',
    'h ohne Satz',
  ])
    expect(text).toContain(words);
  const plain = await pdf('');
  for (const words of ['Anna Muster', 'Betrag', 'ohne Satz', '33,33']) expect(plain).not.toContain(words);
});
