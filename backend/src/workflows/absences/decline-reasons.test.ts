import type { OwnAbsence } from '@stundenbuch/domain/records/absences/contract';
import type { WireNotice } from '@stundenbuch/domain/sides/notices/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { away, store } from '../../../test/entries.ts';
import { World } from '../../../test/world.ts';

// Friday 20 November 2026
let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world?.close());
beforeEach(async () => {
  await world.sql('delete from entries');
  await world.sql('delete from absence_requests');
  await world.sql('truncate changes');
  await world.sql('delete from notices');
  await world.sql(`update users set vacation = 25, working_days = '1111100'`);
  await world.setFeatures('alpha', ['halfdays', 'notices', 'audit']);
});

const ask = async (changes: object = {}) => {
  const week = { day: '2026-12-07', end: '2026-12-09', project: 10, ...changes };
  const { body } = await world.post<OwnAbsence & { created: OwnAbsence[] }>(
    'anna',
    '/timesheet/absence',
    week,
  );
  return { request: body.request as number, days: body.created.map(({ id }) => id) };
};
const own = async () => (await world.get<OwnAbsence[]>('anna', '/timesheet/absences')).body.reverse();
const reasons = async () => (await own()).map(({ decline_reason }) => decline_reason ?? null);
const REASON = { reason: ' Inventur in dieser Woche ' };

describe('[ABS-22] declining with a reason', () => {
  it('is read by the person in the own list and in the notice, and stands in the log', async () => {
    const { request } = await ask();
    expect((await world.put('chef', `/absence-request/${request}/decline`, REASON)).status).toBe(200);
    expect(await reasons()).toEqual(Array(3).fill('Inventur in dieser Woche'));
    const { body: told } = await world.get<WireNotice[]>('anna', '/notice');
    expect(told.map(({ text }) => text)).toEqual([
      'Ihr Antrag (3 Tage ab 07.12.2026) wurde abgelehnt. Grund: Inventur in dieser Woche',
    ]);
    const log = await world.sql(
      `select op, after->>'decline_reason' as why, person_id from changes where table_name = 'absence_requests' order by id`,
    );
    expect(log.at(-1)).toEqual({ op: 'U', why: 'Inventur in dieser Woche', person_id: 11 });
    const { body: seen } = await world.get<object[]>('bert', '/timesheet/vacations/2026');
    expect(JSON.stringify(seen)).not.toContain('Inventur');
  });

  it('of one day says nothing of the days that are approved', async () => {
    const { request, days } = await ask();
    await world.put('chef', `/timesheet/absence/decline/${days[1]}`, REASON);
    await world.put('chef', `/absence-request/${request}/approve`);
    expect(await reasons()).toEqual([null, 'Inventur in dieser Woche', null]);
  });

  it('of a day from before the company had requests is kept, too', async () => {
    const [id] = await store(world, away('2026-12-07', 10, 0));
    await world.put('chef', `/timesheet/absence/decline/${id}`, REASON);
    expect(await own()).toMatchObject([
      { status: 2, note: null, decline_reason: 'Inventur in dieser Woche' },
    ]);
  });

  it('goes when the decision is taken back', async () => {
    const { request, days } = await ask();
    await world.put('chef', `/absence-request/${request}/decline`, REASON);
    await world.put('chef', `/timesheet/absence/reopen/${days[0]}`);
    expect(await reasons()).toEqual([null, 'Inventur in dieser Woche', 'Inventur in dieser Woche']);
    await world.put('chef', `/absence-request/${request}/reopen`);
    expect(await world.sql('select decline_reason from absence_requests')).toEqual([
      { decline_reason: null },
    ]);
  });

  it('needs none, and takes 255 characters', async () => {
    const { request } = await ask();
    const long = await world.put('chef', `/absence-request/${request}/decline`, { reason: 'x'.repeat(256) });
    expect(refused(long)).toEqual([400, 'text_too_long', 'reason']);
    expect((await world.put('chef', `/absence-request/${request}/decline`, { reason: ' ' })).status).toBe(
      200,
    );
    expect(await reasons()).toEqual([null, null, null]);
  });

  it('[KEEP-07] is not looked at in a company without requests', async () => {
    await world.setFeatures('alpha', []);
    const [id] = await store(world, away('2026-12-07', 10, 0));
    const answer = await world.put('chef', `/timesheet/absence/decline/${id}`, { reason: 7 });
    expect(answer).toMatchObject({ status: 200, body: { status: 2 } });
    expect(await world.sql('select from absence_requests')).toEqual([]);
  });
});

describe('[SCR-45] the word on a request', () => {
  const words = async (who: 'anna' | 'chef', path: string) =>
    (await world.get<OwnAbsence[]>(who, path)).body.map(({ decided_by, decided_at }) => [
      decided_by,
      decided_at,
    ]);

  it('is told with who gave it, where the company knows that, and when', async () => {
    await world.setFeatures('alpha', ['halfdays', 'decisions']);
    const { request, days } = await ask();
    expect(await words('anna', '/timesheet/absences')).toEqual(Array(3).fill([undefined, undefined]));
    await world.put('chef', `/absence-request/${request}/approve`);
    const word = ['Chef Muster', expect.stringMatching(/^2026-11-20T/)];
    expect(await words('anna', '/timesheet/absences')).toEqual(Array(3).fill(word));
    expect(await words('chef', `/timesheet/pending-absences?id=${days[1]}`)).toEqual(Array(3).fill(word));
    await world.setFeatures('alpha', []);
    expect(await words('anna', '/timesheet/absences')).toEqual(Array(3).fill([undefined, undefined]));
  });
});

describe('[SCR-46] one request of the inbox', () => {
  it('is asked for by any of its days, with all of them and no other', async () => {
    const { days } = await ask();
    await ask({ day: '2026-12-14', end: '2026-12-14' });
    const { body } = await world.get<OwnAbsence[]>('chef', `/timesheet/pending-absences?id=${days[2]}`);
    expect(body.map(({ id }) => id)).toEqual(days);
    expect((await world.get('chef', '/timesheet/pending-absences?id=0')).status).toBe(400);
    expect((await world.get('chef', '/timesheet/pending-absences?id=99999')).body).toEqual([]);
  });
});
