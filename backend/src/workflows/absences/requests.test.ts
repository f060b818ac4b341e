import { TYPE } from '@stundenbuch/domain/records/entries/type-codes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import type { Person } from '../../../test/people.ts';
import { World } from '../../../test/world.ts';

interface Entry {
  id: number;
  day: string;
  status: number;
  request: number | null;
  note?: string | null;
}

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world?.close());
beforeEach(async () => {
  world.setClock('2026-11-20T09:00:00Z');
  await world.sql('delete from entries');
  await world.sql('delete from absence_requests');
  await world.sql(`update users set vacation = 25, vacation_lastyear = 0, vacation_lastyear_entered_in = 2026,
    weeklyhours = 40, working_days = '1111100'`);
  await world.setFeatures('alpha', ['halfdays']);
  await world.setFlags('alpha', ['timebooking', 'absences']);
});

const WEEK = { day: '2026-12-07', end: '2026-12-11', project: TYPE.vacation };
async function request(changes: object = {}, who: Person = 'anna'): Promise<number> {
  const { body } = await world.post<Entry & { created?: Entry[] }>(who, '/timesheet/absence', {
    ...WEEK,
    ...changes,
  });
  return body.request as number;
}
const own = async () => (await world.get<Entry[]>('anna', '/timesheet/absences')).body;
const statuses = async () => (await own()).map(({ status }) => status).reverse();
const put = (id: number | string, what: string, who: Person | null = 'chef') =>
  world.put<Entry[]>(who, `/absence-request/${id}/${what}`);

describe('what is asked for at once', () => {
  it('[FND-09] is one request with its days and its note, for the person and the admin', async () => {
    const id = await request({ note: ' Familienfeier ' });
    expect(id).toEqual(expect.any(Number));
    for (const body of [
      await own(),
      (await world.get<Entry[]>('chef', '/timesheet/pending-absences?status=open')).body,
      (await world.get<Entry[]>('chef', '/timesheet/pending-absences?page=1&size=9')).body,
    ]) {
      expect(body).toHaveLength(5);
      expect(new Set(body.map(({ request, note }) => `${request} ${note}`))).toEqual(
        new Set([`${id} Familienfeier`]),
      );
    }
    const { body: seen } = await world.get<object[]>('bert', '/timesheet/vacations/2026');
    expect(JSON.stringify(seen)).not.toContain('Familienfeier');
  });

  it('[FND-09] a single day is a request, too; one of before is none and says nothing of a note', async () => {
    expect(await request({ end: null })).toEqual(expect.any(Number));
    await world.setFeatures('alpha', []);
    expect(await request({ day: '2026-12-14', end: null })).toBeUndefined();
    expect(JSON.stringify(await own())).not.toContain('note');
    await world.setFeatures('alpha', ['halfdays']);
    expect(await own()).toEqual([
      expect.not.objectContaining({ note: expect.anything() }),
      expect.objectContaining({ day: '2026-12-07', note: null }),
    ]);
  });

  it('[FND-09] the calendar alone makes requests, but no halves', async () => {
    await world.setFeatures('alpha', ['calendar']);
    expect(await request({ end: null, half: 'first', note: 'Umzug' })).toEqual(expect.any(Number));
    expect(await own()).toEqual([expect.objectContaining({ half: null, note: 'Umzug' })]);
  });

  it('[FND-09] a note has at most 255 characters', async () => {
    const answer = await world.post('anna', '/timesheet/absence', { ...WEEK, note: 'x'.repeat(256) });
    expect(refused(answer)).toEqual([400, 'text_too_long', 'note']);
    expect(await request({ note: 'x'.repeat(255) })).toEqual(expect.any(Number));
  });
});

describe('the list of processed requests', () => {
  interface Line extends Entry {
    name: string;
    first_name: string;
  }
  const page = async (query: string) => {
    const path = `/timesheet/pending-absences?status=processed&by=request${query}`;
    const { body, headers } = await world.get<Line[]>('chef', path);
    return { lines: [...new Set(body.map(({ request, id }) => request ?? -id))], body, headers };
  };
  const total = ({ headers }: Awaited<ReturnType<typeof page>>) => headers.get('x-total-count');

  it('[FND-09] is paged by request, each with all its processed days, and days without one among them', async () => {
    const week = await request();
    const single = await request({ day: '2026-12-08', end: null }, 'bert');
    const later = await request({ day: '2027-01-11', end: '2027-01-13' }, 'bert');
    const open = await request({ day: '2027-01-18', end: null });
    await world.sql(`insert into entries (company_id, user_id, day, type, status, hours, created_at)
      values (1, 12, '2026-12-16', 20, 1, 8, now())`);
    for (const id of [week, single, later]) await put(id, 'approve');
    const [first] = (await own()).filter((day) => day.request === week);
    await world.put('chef', `/timesheet/absence/cancel/${first?.id}`);
    const one = await page('&page=1&size=2');
    expect([total(one), one.lines, one.body.length]).toEqual(['4', [week, single], 6]);
    expect(one.body.filter((day) => day.request === week).map(({ status }) => status)).toEqual([
      1, 1, 1, 1, 3,
    ]);
    const two = await page('&page=2&size=2');
    expect([two.lines.length, two.lines[1], two.body.length]).toEqual([2, later, 4]);
    expect(two.body[0]).toMatchObject({ day: '2026-12-16', request: null });
    expect((await page('')).lines).not.toContain(open);
  });

  it('[FND-09] [CONST-26] is sorted by what a line shows, searched, and limited to a period', async () => {
    const week = await request();
    const single = await request({ day: '2026-12-08', end: null }, 'bert');
    const later = await request({ day: '2027-01-11', end: '2027-01-13' }, 'bert');
    for (const id of [week, single, later]) await put(id, 'approve');
    const sorted = async (key: string) => (await page(`&page=1&size=9&sort=${key}`)).lines;
    expect(await sorted('hours')).toEqual([single, later, week]);
    expect(await sorted('-hours')).toEqual([week, later, single]);
    expect(await sorted('-day')).toEqual([later, week, single]);
    expect((await page('&page=1&size=9&search=Anna')).lines).toEqual([week]);
    expect((await page('&page=1&size=9&from=2027-01-01&to=2027-01-31')).lines).toEqual([later]);
    const wrong = await world.get('chef', '/timesheet/pending-absences?by=day');
    expect(refused(wrong)).toEqual([400, 'invalid_input', 'by']);
  });
});

describe('the answer to a request', () => {
  it.each([
    ['approve', 1],
    ['decline', 2],
  ] as const)('[FND-09] %s is one answer for all days, given once', async (what, status) => {
    const id = await request();
    const answer = await put(id, what);
    expect([answer.status, answer.body.map((day) => day.status)]).toEqual([200, Array(5).fill(status)]);
    expect(refused(await put(id, what))).toEqual([409, 'absence_processed']);
    expect(await statuses()).toEqual(Array(5).fill(status));
  });

  it('[FND-09] leaves what was answered day by day', async () => {
    const id = await request();
    const [first] = (await own()).reverse() as [Entry];
    await world.put('chef', `/timesheet/absence/decline/${first.id}`);
    await put(id, 'approve');
    expect(await statuses()).toEqual([2, 1, 1, 1, 1]);
    await put(id, 'cancel');
    expect(await statuses()).toEqual([2, 3, 3, 3, 3]);
    expect(refused(await put(id, 'cancel'))).toEqual([409, 'absence_not_approved']);
  });

  it('[FND-09] is taken back as a whole for a moment', async () => {
    const id = await request();
    await put(id, 'decline');
    world.setClock('2026-11-20T09:00:05Z');
    expect((await put(id, 'reopen')).status).toBe(200);
    expect(await statuses()).toEqual(Array(5).fill(0));
    await put(id, 'approve');
    world.setClock('2026-11-20T09:01:00Z');
    expect(refused(await put(id, 'reopen'))).toEqual([409, 'absence_undo_over']);
  });

  it('[FND-09] what was declined comes back only where its days and its vacation are still free', async () => {
    const id = await request();
    await put(id, 'decline');
    await request({ day: '2026-12-09', end: null, project: TYPE.sickness });
    const taken = await put(id, 'reopen');
    expect(refused(taken)).toEqual([409, 'absence_taken', 'day']);
    expect(taken.body).toMatchObject({ message: 'Abwesenheit für den Tag 09.12.2026 bereits vorhanden.' });
    await world.sql('delete from entries where type = 20');
    await world.sql('update users set vacation = 4 where id = 11');
    expect(refused(await put(id, 'reopen'))).toEqual([409, 'vacation_insufficient']);
    await world.sql('update users set vacation = 5 where id = 11');
    expect((await put(id, 'reopen')).status).toBe(200);
  });

  it('[FND-09] of ten at the same moment one is given', async () => {
    const id = await request();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => put(id, i % 2 ? 'decline' : 'approve')),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    expect(new Set(await statuses()).size).toBe(1);
  });

  it('[FND-09] is given by admins where it is switched on: role, flag, feature, id', async () => {
    const id = await request();
    for (const what of ['approve', 'decline', 'cancel', 'reopen']) {
      expect(refused(await put(id, what, null))).toEqual([401, 'unauthenticated']);
      expect(refused(await put(id, what, 'anna'))).toEqual([403, 'forbidden']);
      expect(refused(await put(999_999, what))).toEqual([404, 'not_found']);
    }
    await world.setFeatures('alpha', ['audit']);
    expect(refused(await put(id, 'approve'))).toEqual([403, 'feature_off']);
    await world.setFlags('alpha', ['timebooking']);
    expect(refused(await put(id, 'approve'))).toEqual([403, 'module_off']);
    await world.setFeatures('beta', ['halfdays']);
    expect(refused(await put(id, 'approve', 'olga'))).toEqual([404, 'not_found']);
    expect(await statuses()).toEqual(Array(5).fill(0));
  });
});

describe('deleting a request', () => {
  const remove = (id: number, who: Person = 'anna') => world.delete(who, `/absence-request/${id}`);
  const requests = () => world.sql('select id from absence_requests');

  it('[FND-09] takes all of its days, and only the own ones', async () => {
    const id = await request();
    expect(refused(await remove(id, 'bert'))).toEqual([403, 'forbidden']);
    expect(refused(await remove(id, 'lena'))).toEqual([403, 'forbidden']);
    expect(refused(await remove(999_999))).toEqual([404, 'not_found']);
    expect((await remove(id)).body).toEqual({ id });
    expect([await own(), await requests()]).toEqual([[], []]);
  });

  it('[FND-09] leaves what lies behind', async () => {
    const id = await request({ day: '2026-10-29', end: '2026-11-03' });
    await put(id, 'approve');
    await remove(id);
    expect((await own()).map(({ day }) => day)).toEqual(['2026-10-30', '2026-10-29']);
    expect(refused(await remove(id))).toEqual([409, 'absence_past']);
    expect(await requests()).toEqual([{ id }]);
  });

  it('[FND-09] with its last day a request is gone', async () => {
    await request({ end: '2026-12-08' });
    for (const { id } of await own()) {
      expect(await requests()).toHaveLength(1);
      await world.delete('anna', `/timesheet/booking/${id}`);
    }
    expect(await requests()).toEqual([]);
  });
});
