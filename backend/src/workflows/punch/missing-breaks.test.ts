import { randomUUID } from 'node:crypto';
import type { PunchClock } from '@stundenbuch/domain/records/punch/contract';
import type { AtTerminal, MadeTerminal } from '@stundenbuch/domain/records/punch/terminal-contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { switchOn } from '../../../test/switch-on.ts';
import { World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.start();
  await switchOn(world, 1, ['calendar', 'law', 'clock']);
});
beforeEach(async () => {
  for (const table of ['entries', 'work_intervals', 'clock_taps']) await world.sql(`delete from ${table}`);
  await set('suggest');
});
afterAll(() => world?.close());

const set = (auto_break: string) =>
  world.sql(`update company_settings set value = $1 where company_id = 1 and feature = 'clock'`, [
    JSON.stringify({ auto_break }),
  ]);
async function punches(...lines: string[]): Promise<PunchClock> {
  let last: PunchClock | undefined;
  for (const line of lines) {
    const [instant, kind] = line.split(' ') as [string, string];
    world.setClock(instant);
    last = (await world.post<PunchClock>('anna', `/clock/${kind}`, { client_id: randomUUID() })).body;
  }
  return last as PunchClock;
}
const add = async (day: string, minutes: number) =>
  (await world.post<PunchClock>('anna', '/clock/missing-break', { day, minutes })).body;
const entry = async () =>
  (await world.sql('select net_minutes as net, break_minutes as breaks from entries order by day'))[0];
const look = async () => (await world.get<PunchClock>('anna', '/clock')).body;

const LONG = [
  '2026-11-20T07:00Z come',
  '2026-11-20T11:00Z break',
  '2026-11-20T11:15Z resume',
  '2026-11-20T14:00Z go',
];

it('[CLK-08] at go the missing break is proposed, and one tap adds it', async () => {
  const gone = await punches(...LONG);
  expect(gone).toMatchObject({ state: 'idle', missing_break: { day: '2026-11-20', minutes: 15 } });
  expect(gone.notes).toEqual([expect.stringMatching(/30 Minuten Pause vorgeschrieben, es fehlen 15\.$/)]);
  // Nothing is subtracted before somebody says so.
  expect(await entry()).toEqual({ net: 405, breaks: 15 });
  expect(await look()).toMatchObject({ missing_break: { minutes: 15 } });
  const answers = await Promise.all(Array.from({ length: 10 }, () => add('2026-11-20', 15)));
  for (const answer of answers)
    expect(answer).toMatchObject({ missing_break: null, notes: [], today_minutes: 390 });
  expect(await entry()).toEqual({ net: 390, breaks: 30 });
  expect((await world.get<unknown[]>('anna', '/law/user/11/2026-11-20/2026-11-20')).body).toEqual([]);
  // What was measured stays as it was.
  const [measured] =
    await world.sql(`select sum(extract(epoch from ended_at - started_at) / 60)::int as minutes
    from work_intervals where kind = 'work'`);
  expect(measured).toEqual({ minutes: 405 });
});

it('[CLK-08] another break than the one proposed changes nothing', async () => {
  await punches(...LONG);
  for (const [day, minutes] of [
    ['2026-11-20', 14],
    ['2026-11-19', 15],
  ] as const)
    await add(day, minutes);
  expect(await entry()).toEqual({ net: 405, breaks: 15 });
});

it('[CLK-08] a company that does not want it is told by a note alone', async () => {
  await set('off');
  const gone = await punches(...LONG);
  expect([gone.missing_break, gone.notes.length]).toEqual([null, 1]);
  await add('2026-11-20', 15);
  expect(await entry()).toEqual({ net: 405, breaks: 15 });
  await world.sql(
    `update company_settings set value = '{"break": "off"}' where company_id = 1 and feature = 'law'`,
  );
  expect((await look()).notes).toEqual([]);
  await world.sql(`update company_settings set value = '{}' where company_id = 1 and feature = 'law'`);
});

it('[CLK-08] the break of a night shift belongs to its first day and can be added the next', async () => {
  await punches('2026-11-19T21:00Z come', '2026-11-20T05:00Z go');
  const { missing_break } = await look();
  expect(missing_break).toEqual({ day: '2026-11-19', minutes: 30 });
  expect(await add('2026-11-19', 30)).toMatchObject({ missing_break: null });
  const rows = await world.sql(
    'select net_minutes as net, break_minutes as breaks from entries order by day',
  );
  expect(rows).toEqual([
    { net: 90, breaks: 30 },
    { net: 360, breaks: 0 },
  ]);
});

it('[CLK-08] is not said while somebody is there, nor on the day after the next', async () => {
  await punches(...LONG);
  expect(await punches('2026-11-20T14:30Z come')).toMatchObject({ missing_break: null, notes: [] });
  await punches('2026-11-20T14:31Z break', '2026-11-20T15:10Z go');
  world.setClock('2026-11-22T09:00:00Z');
  expect((await look()).notes).toEqual([]);
});

it('[CLK-08] [CLK-07] is proposed and added at a terminal', async () => {
  await world.sql(`update users set personnel_number = '7' where id = 11`);
  await world.put('anna', '/clock/pin', { pin: '471108' });
  const { code } = (await world.post<MadeTerminal>('chef', '/clock/terminal', { name: 'Tor' })).body;
  await punches(...LONG.slice(0, -1));
  world.setClock('2026-11-20T14:00:00Z');
  const at = async (path: string, more: object) =>
    (
      await world.call<AtTerminal>(
        null,
        'POST',
        `/terminal/${path}`,
        { number: '7', pin: '471108', ...more },
        {
          headers: { terminal: code },
        },
      )
    ).body;
  const { missing_break } = await at('tap', { tap: 'go', client_id: randomUUID() });
  expect(missing_break).toEqual({ day: '2026-11-20', minutes: 15 });
  expect(await at('missing-break', { ...missing_break })).toMatchObject({ missing_break: null, notes: [] });
  expect(await entry()).toEqual({ net: 390, breaks: 30 });
});
