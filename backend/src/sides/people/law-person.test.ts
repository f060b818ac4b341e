import type { CurrentUser } from '@stundenbuch/domain/sides/session/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { Hiring } from '../../../test/hiring.ts';
import type { Person } from '../../../test/people.ts';
import { switchOn } from '../../../test/switch-on.ts';
import type { World } from '../../../test/world.ts';

const YOUNG = { birth_date: '2009-04-20', milog: true };
const DAY = '2026-11-18';

let hiring: Hiring;
let world: World;
beforeAll(async () => {
  hiring = await Hiring.start();
  world = hiring.world;
});
beforeEach(async () => {
  // Friday
  world.setClock('2026-11-20T09:00:00Z');
  await world.sql('delete from entries');
  await world.sql('update users set birth_date = null, milog = false');
  await world.setFeatures('alpha', []);
  await switchOn(world, 1, ['calendar', 'law', 'audit', 'office'], '2026-10-01');
});
afterAll(() => world?.close());

const change = (fields: object, who: Person = 'chef', id = 11) =>
  world.put<CurrentUser>(who, `/user/${id}`, fields);
const emailOfAnna = async () => (await world.get<CurrentUser>('anna', '/user/current')).body.email;
const stored = (id = 11) =>
  world.sql('select birth_date::text, milog from users where id = $1', [id]).then(([row]) => row);
const times = { day: DAY, project: 50, hours: 0, start_time: '08:00', end_time: '18:00', break: 1 };
const record = (fields: object = {}) => world.post('anna', '/timesheet/workingtime', { ...times, ...fields });
const codes = async (day = DAY) =>
  (await world.get<{ code: string }[]>('chef', `/law/user/11/${day}/${day}`)).body.map(({ code }) => code);

describe('[LAW-10] [LAW-13] date of birth and MiLoG of a person', () => {
  it('are set by an admin, changed, left alone and removed', async () => {
    expect(await change(YOUNG)).toMatchObject({ status: 200, body: YOUNG });
    expect(await stored()).toEqual(YOUNG);
    expect((await change({ vacation: 30 })).body).toMatchObject(YOUNG);
    expect((await change({ birth_date: null, milog: false })).body).toMatchObject({
      birth_date: null,
      milog: false,
    });
    expect(await hiring.created(YOUNG)).toMatchObject(YOUNG);
    expect(await hiring.created()).toMatchObject({ birth_date: null, milog: false });
  });

  it('are seen by admin and person, and by nobody else', async () => {
    await change(YOUNG);
    const path = `/user/email/${encodeURIComponent(await emailOfAnna())}`;
    expect((await world.get(`chef`, path)).body).toMatchObject(YOUNG);
    expect((await world.get('anna', '/user/current')).body).toMatchObject(YOUNG);
    const read = await world.get('lena', path);
    expect(read.status).toBe(200);
    expect(read.body).not.toHaveProperty('birth_date');
    expect(read.body).not.toHaveProperty('milog');
    expect((await world.get('bert', path)).status).toBe(403);
    for (const call of [
      '/user',
      '/user/current',
      '/law/user/12/2026-11-01/2026-11-20',
      '/timesheet/vacations/2026',
    ])
      for (const who of ['bert', 'lena'] as const)
        expect(JSON.stringify((await world.get(who, call)).body)).not.toContain(YOUNG.birth_date);
  });

  it('are not for the person to set', async () => {
    const answer = await change({ first_name: 'Anna', name: 'Muster', ...YOUNG }, 'anna');
    expect(answer).toMatchObject({ status: 200, body: { birth_date: null, milog: false } });
    expect(await stored()).toEqual({ birth_date: null, milog: false });
  });

  it('are plausible', async () => {
    for (const birth_date of ['1899-12-31', '2026-11-21']) {
      const sentence = [400, 'birth_date_range', 'birth_date'];
      expect(refused(await change({ birth_date }))).toEqual(sentence);
      const hired = await world.post('chef', '/user', hiring.newcomer({ birth_date }));
      expect(refused(hired)).toEqual(sentence);
    }
    for (const wrong of [{ birth_date: '20.04.2009' }, { birth_date: '2009-02-30' }, { milog: 'ja' }])
      expect((await change(wrong)).body).toMatchObject({ code: 'invalid_input' });
    expect(await stored()).toEqual({ birth_date: null, milog: false });
  });

  it('[FND-02] without the guide neither read nor answered, whatever is sent', async () => {
    await change(YOUNG);
    await world.setFeatures('alpha', ['calendar']);
    const before = (await world.get<CurrentUser>('anna', '/user/current')).body;
    expect(before).not.toHaveProperty('birth_date');
    expect(before).not.toHaveProperty('milog');
    for (const fields of [
      { birth_date: '1990-01-01', milog: false },
      { birth_date: 'x', milog: 'ja' },
    ]) {
      const answer = await change(fields);
      expect(answer.status).toBe(200);
      expect(Object.keys(answer.body)).toEqual(Object.keys(before));
    }
    expect(await hiring.created({ birth_date: 'x' })).not.toHaveProperty('birth_date');
    expect(await stored()).toEqual(YOUNG);
  });

  it('a global admin sets them of a person of another company', async () => {
    await switchOn(world, 2, ['calendar', 'law']);
    await change(YOUNG, 'gero', 21);
    expect(await stored(21)).toEqual(YOUNG);
  });

  it('are in the log', async () => {
    await change(YOUNG);
    type Change = { op: string; before: object; after: object };
    const { body } = await world.get<Change[]>('chef', '/audit/record/users/11');
    expect(body.find(({ op, after }) => op === 'U' && 'milog' in after)).toMatchObject({
      before: { birth_date: null, milog: false },
      after: YOUNG,
    });
    for (const call of ['/audit/record/users/11', '/audit/company?from=2026-11-20&to=2026-11-20']) {
      const read = await world.get<Change[]>('lena', call);
      expect(read.status).toBe(200);
      expect(JSON.stringify(read.body)).not.toContain(YOUNG.birth_date);
    }
  });
});

describe('[LAW-10] nine hours of work', () => {
  it('of somebody who is seventeen are said with the JArbSchG, of an adult they are not', async () => {
    await record();
    expect(await codes()).toEqual(['day8']);
    await change({ birth_date: '2009-04-20' });
    const { body } = await world.get<object[]>('anna', `/law/user/11/${DAY}/${DAY}`);
    expect(body).toMatchObject([{ code: 'minor_day8', law: '§ 8 JArbSchG', value: 540, limit: 480 }]);
    // Eighteen on that very day.
    await change({ birth_date: '2008-11-18' });
    expect(await codes()).toEqual(['day8']);
  });

  it('are said in the form before they are saved', async () => {
    await change({ birth_date: '2009-04-20' });
    const { body } = await world.post<{ notes: object[] }>('anna', '/law/preview', times);
    expect(body.notes).toMatchObject([{ code: 'minor_day8', law: '§ 8 JArbSchG' }]);
  });
});

it('[LAW-13] [VEC-58] whoever is marked records within seven days', async () => {
  world.setClock('2026-11-27T09:00:00Z');
  await change({ milog: true });
  await record({ day: '2026-11-20', end_time: '12:00', break: 0 });
  await record({ day: '2026-11-19', end_time: '12:00', break: 0 });
  expect(await codes('2026-11-20')).toEqual([]);
  expect(await codes('2026-11-19')).toEqual(['late7']);
  await change({ milog: false });
  expect(await codes('2026-11-19')).toEqual([]);
});
