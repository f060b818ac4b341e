import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import type { Person } from '../../../test/people.ts';
import { World } from '../../../test/world.ts';

interface Vacation {
  day: string;
  project: number;
  status: number;
  first_name: string;
  user: number;
}

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

const away = (person: number, company: number, day: string, type: number, status: number) =>
  world.sql(
    `insert into entries (company_id, user_id, day, type, hours, status, created_at)
     values ($1, $2, $3, $4, 8, $5, now())`,
    [company, person, day, type, status],
  );

beforeEach(async () => {
  await world.sql('delete from entries');
  await world.sql('update users set active = true');
  await world.setFlags('alpha', ['vacationcalendar']);
});

const seenBy = async (who: Person, year = '2026') => {
  const { status, body } = await world.get<Vacation[]>(who, `/timesheet/vacations/${year}`);
  expect(status).toBe(200);
  return body.map(({ day, project, first_name }) => `${day} ${project} ${first_name}`);
};

describe('GET /timesheet/vacations/{year}', () => {
  it('[API-18] [VAC-12] [AMB-07] shows who of the company is away, requested or approved', async () => {
    await away(12, 1, '2026-12-31', 10, 0);
    await away(11, 1, '2026-01-01', 10, 1);
    await away(11, 1, '2026-03-02', 10, 2);
    await away(11, 1, '2026-03-03', 10, 3);
    await away(11, 1, '2025-12-31', 10, 1);
    await away(21, 2, '2026-06-01', 10, 1);
    await world.sql('update users set active = false where id = 12');
    const { body } = await world.get('anna', '/timesheet/vacations/2026');
    expect(body).toEqual([
      { day: '2026-01-01', project: 10, status: 1, name: 'Muster', first_name: 'Anna', user: 11 },
      { day: '2026-12-31', project: 10, status: 0, name: 'Muster', first_name: 'Bert', user: 12 },
    ]);
    expect(await seenBy('anna', '2025')).toEqual(['2025-12-31 10 Anna']);
    expect(await seenBy('otto')).toEqual(['2026-06-01 10 Otto']);
  });

  it('[AMB-80] colleagues never learn of sickness or school; the person, admins and readers do', async () => {
    for (const [day, type] of [
      ['2026-05-04', 20],
      ['2026-05-05', 90],
      ['2026-05-06', 10],
    ] as const) {
      await away(11, 1, day, type, 1);
      await away(12, 1, day, type, 0);
    }
    const own = ['2026-05-04 20 Anna', '2026-05-05 90 Anna'];
    expect(await seenBy('anna')).toEqual([...own, '2026-05-06 10 Anna', '2026-05-06 10 Bert']);
    expect(await seenBy('chef')).toHaveLength(6);
    expect(await seenBy('lena')).toHaveLength(6);
    const { body } = await world.get('anna', '/timesheet/vacations/2026?search=krank&size=50');
    expect(body).toHaveLength(1);
    const counted = await world.get('anna', '/timesheet/vacations/2026?size=1');
    expect(counted.headers.get('x-total-count')).toBe('4');
  });

  it('[ACC-38] is for companies with the calendar, and for admins of companies with absences', async () => {
    const codes = (who: Person | null) =>
      world.get(who, '/timesheet/vacations/2026').then(({ status }) => status);
    expect([await codes('anna'), await codes('chef'), await codes('lena'), await codes(null)]).toEqual([
      200, 200, 200, 401,
    ]);
    await world.setFlags('alpha', ['absences']);
    expect([await codes('anna'), await codes('chef'), await codes('lena')]).toEqual([403, 200, 403]);
    await world.setFlags('alpha', ['timebooking']);
    expect([await codes('anna'), await codes('chef'), await codes('lena')]).toEqual([403, 403, 403]);
  });

  it('[AMB-80] accepts any year and nothing else', async () => {
    expect(await seenBy('anna', '2023')).toEqual([]);
    expect(await seenBy('anna', '2027')).toEqual([]);
    for (const year of ['26', '0000', '20260', 'x', '2026-01-01', '2026.5']) {
      expect(refused(await world.get('anna', `/timesheet/vacations/${year}`))).toEqual([
        400,
        'invalid_input',
        'year',
      ]);
    }
  });

  it('[VAC-12] answers for 500 people with less than 300 kB on the wire', async () => {
    await world.sql(
      `insert into users (id, company_id, email, first_name, name, vacation_lastyear_entered_in)
       select 1000 + n, 1, 'n' || n || '@x.example', 'Vorname' || (n * 7919) % 500, 'Nachname' || (n * 104729) % 500, 2026
       from generate_series(1, 500) n`,
    );
    await world.sql(
      `insert into entries (company_id, user_id, day, type, hours, status, created_at)
       select 1, 1000 + n, date '2026-01-01' + ((n * 37 + d * 11) % 365), (array[10, 10, 10, 20, 40])[1 + (n + d) % 5], 8,
         (n + d) % 2, now()
       from generate_series(1, 500) n, generate_series(1, 33) d
       on conflict do nothing`,
    );
    // As it is known after a while of whatever table grows.
    await world.sql('analyze entries, users');
    const headers = { authorize: await world.token('chef'), 'accept-encoding': 'gzip, br' };
    const { get } = await import('node:http');
    const received = await new Promise<{ bytes: number; encoding: string | undefined }>((done, fail) => {
      get(`${world.url}/api/timesheet/vacations/2026`, { headers }, (response) => {
        let bytes = 0;
        response.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
        });
        response.on('end', () => done({ bytes, encoding: response.headers['content-encoding'] }));
      }).on('error', fail);
    });
    const { body } = await world.get<Vacation[]>('chef', '/timesheet/vacations/2026');
    expect(body.length).toBeGreaterThan(15_000);
    expect(received.encoding).toBe('br');
    expect(received.bytes).toBeLessThan(300_000);
    expect(received.bytes).toBeGreaterThan(10_000);
  });
});
