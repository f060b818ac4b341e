import type { LawPreview } from '@stundenbuch/domain/accounts/lawguide/contract';
import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { switchOn } from '../../../test/switch-on.ts';
import { World } from '../../../test/world.ts';

const DAY = '2026-11-19';
const times = { day: DAY, project: 50, hours: 0, start_time: '08:00', end_time: '17:00', break: 0.5 };

let world: World;
beforeAll(async () => {
  world = await World.start();
  await switchOn(world, 1, ['calendar', 'law'], '2026-10-01');
});
beforeEach(async () => {
  world.setClock('2026-11-20T09:00:00Z');
  await world.sql('delete from entries');
});
afterAll(() => world?.close());

const intervals = () =>
  world
    .sql<{ text: string }>(
      `select kind || ' ' || to_char(started_at at time zone 'Europe/Berlin', 'HH24:MI') || '–'
        || to_char(ended_at at time zone 'Europe/Berlin', 'HH24:MI') || ' ' || source as text
        from work_intervals order by started_at`,
    )
    .then((rows) => rows.map(({ text }) => text));

/** As a clock leaves it: stopped and started again, without an interval for the time between. */
async function punched(): Promise<number> {
  const { body } = await world.post<Entry>('anna', '/timesheet/workingtime', times);
  await world.sql(
    `insert into work_intervals (company_id, user_id, shift_id, day, started_at, ended_at, kind, source, entry_id, created_at, created_by)
      select 1, 11, gen_random_uuid(), $1::date, ($1::text || ' ' || f)::timestamp at time zone 'Europe/Berlin',
        ($1::text || ' ' || t)::timestamp at time zone 'Europe/Berlin', 'work', 'clock', $2::int, now(), 11
      from (values ('08:02', '12:00'), ('12:30', '16:58')) v (f, t)`,
    [DAY, body.id],
  );
  return body.id;
}
const change = (id: number, fields: object) =>
  world.put<Entry>('anna', `/timesheet/workingtime/${id}`, { ...times, ...fields });

it('[LAW-01] the times of a clock stay where a form changes the end', async () => {
  const id = await punched();
  expect((await change(id, {})).status).toBe(200);
  expect(await intervals()).toEqual(['work 08:02–12:00 clock', 'work 12:30–16:58 clock']);
  expect((await change(id, { end_time: '17:30' })).body).toMatchObject({ hours: 9 });
  expect(await intervals()).toEqual(['work 08:02–12:00 clock', 'work 12:30–17:30 clock']);
});

it('[LAW-01] another sum of breaks, or an end before they are over, takes their place', async () => {
  const id = await punched();
  await change(id, { end_time: '12:15' });
  expect(await intervals()).toEqual([]);
  const other = await world.sql('delete from entries').then(punched);
  await change(other, { break: 1 });
  expect(await intervals()).toEqual([]);
});

it('[LAW-01] what lies between two times of work is a break that can be edited', async () => {
  const id = await punched();
  const { body } = await world.post<LawPreview>('anna', '/law/preview', { ...times, id });
  expect(body.breaks).toEqual([{ from: '12:00', to: '12:30' }]);
});

it('[LAW-04] known times are looked at before the end is changed, too', async () => {
  const id = await punched();
  const { body } = await world.post<LawPreview>('anna', '/law/preview', { ...times, id, end_time: '19:00' });
  expect(body.notes.map(({ code }) => code)).toContain('no_break');
});
