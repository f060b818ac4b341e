import { bookingInput, type Entry, workingTimeInput } from '@stundenbuch/domain/records/timesheet/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { connect } from '../../../test/database.ts';
import { World } from '../../../test/world.ts';

const DAY = '2026-11-19';
/** Every field of the input, with two different values. */
const kinds = {
  booking: {
    schema: bookingInput,
    first: { day: DAY, hours: 0.25, project: 1001, booking_text: 'Dach gedeckt' },
    other: { day: '2026-11-18', hours: 7.75, project: 1004, booking_text: 'Rinne gelötet' },
  },
  workingtime: {
    schema: workingTimeInput,
    first: { day: DAY, project: 50, hours: 8, start_time: '08:00', end_time: '16:00', break: 0 },
    other: {
      day: '2026-11-18',
      project: 50,
      hours: 8.75,
      start_time: '07:15',
      end_time: '16:30',
      break: 0.5,
    },
  },
} as const;
type Kind = keyof typeof kinds;
const names = Object.keys(kinds) as Kind[];

let world: World;
const record = (kind: Kind, changes: object = {}) =>
  world.post<Entry>('anna', `/timesheet/${kind}`, { ...kinds[kind].first, ...changes });
const stored = () => world.sql('select day, hours, target from entries where user_id = 11 order by id');
const absence = (status: number) =>
  world.sql(
    `insert into entries (company_id, user_id, day, type, hours, status, created_at)
      values (1, 11, $1, 10, 8, $2, now())`,
    [DAY, status],
  );

beforeAll(async () => {
  world = await World.start();
  await world.sql(
    `insert into projects (id, company_id, internal_id, project_name, status) values (1004, 1, '100004', 'Rinne', 1)`,
  );
});
beforeEach(async () => {
  await world.sql(`update users set weeklyhours = 40, working_days = '1111100' where id = 11`);
  await world.sql('update projects set status = 1 where id = 1001');
  await world.sql('delete from entries');
});
afterAll(() => world?.close());

describe.each(names)('a %s', (kind) => {
  const { schema, first, other } = kinds[kind];
  const sent = Object.keys(schema.shape);

  it('stores every field of the input, when recorded and when changed', async () => {
    expect([Object.keys(first), Object.keys(other)]).toEqual([sent, sent]);
    const created = await record(kind);
    expect([created.status, created.body]).toEqual([200, expect.objectContaining(first)]);
    const { id } = created.body;
    expect((await world.get('anna', `/timesheet/booking/${id}`)).body).toMatchObject(first);
    const changed = await world.put<Entry>('anna', `/timesheet/${kind}/${id}`, other);
    expect([changed.status, changed.body]).toEqual([200, expect.objectContaining(other)]);
    expect((await world.get('anna', `/timesheet/booking/${id}`)).body).toMatchObject(other);
  });

  it('is the same whether recorded or changed into it', async () => {
    const { body: created } = await record(kind);
    const { body: changed } = await world.post<Entry>('anna', `/timesheet/${kind}`, other);
    await world.delete('anna', `/timesheet/booking/${created.id}`);
    const { body } = await world.put<Entry>('anna', `/timesheet/${kind}/${changed.id}`, first);
    expect({ ...body, id: 0 }).toEqual({ ...created, id: 0 });
  });

  it('is refused with the rule’s sentence when an absence came in between', async () => {
    await absence(1);
    const refusal = await record(kind);
    expect(refusal.status).toBe(409);
    expect(refused(refusal)[1]).toContain('absence');
    expect(await world.sql('select type from entries where user_id = 11')).toEqual([{ type: 10 }]);
  });

  it('is recorded where the absence was declined', async () => {
    await absence(2);
    expect((await record(kind)).status).toBe(200);
  });

  it('waits for concurrent changes to the person’s entries and sees them', async () => {
    const other = await connect(world.databaseUrl);
    await other.query('begin');
    await other.query('select from users where company_id = 1 and id = 11 for no key update');
    const waiting = record(kind);
    await expect.poll(isAnyWaiting).toBe(true);
    await other.query(
      `insert into entries (company_id, user_id, day, type, hours, status, created_at)
        values (1, 11, $1, 20, 8, 0, now())`,
      [DAY],
    );
    await other.query('commit');
    await other.end();
    expect((await waiting).status).toBe(409);
    expect(await world.sql('select type from entries where user_id = 11')).toEqual([{ type: 20 }]);
  });
});

it('[TIME-15] the target follows the current contract', async () => {
  await world.sql(`update users set weeklyhours = 20, working_days = '1111000' where id = 11`);
  expect((await record('workingtime')).body).toMatchObject({ target: 5, actual: 8 });
  await world.sql('update users set weeklyhours = null where id = 11');
  expect((await record('workingtime', { day: '2026-11-16' })).body).toMatchObject({ target: 10, actual: 8 });
});

it('a project that was closed in between accepts no booking', async () => {
  await world.sql('update projects set status = 3 where id = 1001');
  expect(refused(await record('booking'))).toEqual([400, 'booking_project', 'project']);
  expect(await stored()).toEqual([]);
});

it('[TIME-10] one of several concurrent working times of a day is recorded', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => record('workingtime')));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  expect(await stored()).toHaveLength(1);
});

it('concurrent bookings are all recorded', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => record('booking')));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(await stored()).toHaveLength(12);
});

/** Not asked within the other transaction, in which PostgreSQL shows no connection that came later. */
async function isAnyWaiting(): Promise<boolean> {
  const rows = await world.sql(
    `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
  );
  return rows.length > 0;
}
