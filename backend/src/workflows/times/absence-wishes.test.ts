import type { CorrectionRequest } from '@stundenbuch/domain/workflows/month/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { away, store } from '../../../test/entries.ts';
import { ledTeam } from '../../../test/led-team.ts';
import { close, confirm, month, workedMonth } from '../../../test/month.ts';
import { switchOn } from '../../../test/switch-on.ts';
import type { World } from '../../../test/world.ts';
import { ON_5TH, REASON, SICK, setAbsenceWishes, VACATION, WHOLE } from './absence-wishes.fixture.ts';

const set = setAbsenceWishes();
const { ask, asked, answer, open, rows, change } = set;
let world: World;
let vacation: number;
beforeEach(() => {
  ({ world, vacation } = set);
});

type Wish = Parameters<typeof ask>[1];

/** While the company has everything but absences. */
async function withoutAbsences<T>(work: () => Promise<T>): Promise<T> {
  await world.setFlags('alpha', ['timebooking']);
  return work().finally(() => world.setFlags('alpha', ['timebooking', 'absences']));
}

describe('a wish', () => {
  it('[MON-11] for an absence that is missing writes each of its days, and the next sheet', async () => {
    const id = await asked('2026-10-06', { project: SICK, end: '2026-10-07' });
    expect(await open()).toMatchObject([
      {
        ...{ id, user: 11, day: '2026-10-06', old: null, wish: null, reason: REASON, state: 'open' },
        absence: { entry: null, old: null, wish: { project: SICK, end: '2026-10-07', half: null } },
      },
    ]);
    expect(await rows()).toEqual([ON_5TH]);
    expect(refused(await answer(id))).toEqual([200, undefined]);
    expect(await rows()).toEqual([
      ON_5TH,
      { day: '2026-10-06', type: SICK, ...WHOLE },
      { day: '2026-10-07', type: SICK, ...WHOLE },
    ]);
    const after = await month(world, 'anna');
    expect(after).toMatchObject({ state: 'closed', version: 2, confirmed_at: null });
    expect(after.versions[0]).toMatchObject({ version: 2, reason: REASON });
    const sick = after.sheet.rows.filter(({ kind }) => kind?.includes('Krank')).map(({ day }) => day);
    expect(sick).toEqual(['2026-10-06', '2026-10-07']);
    expect((await confirm(world, 'anna')).status).toBe(200);
  });

  it('[MON-11] for another one changes its kind and its half; the account of vacation gets the day back', async () => {
    const planned = async () =>
      (await world.get<{ vacation_used?: number }>('anna', '/user/current')).body as unknown as object;
    const before = await planned();
    const id = await asked('2026-10-05', { project: SICK, half: 'first' }, { entry: vacation });
    expect((await open())[0]?.absence).toMatchObject({
      entry: vacation,
      old: { project: VACATION, half: null },
      wish: { project: SICK, half: 'first', end: null },
    });
    expect(await planned()).toEqual(before);
    expect((await answer(id)).status).toBe(200);
    expect(await rows()).toEqual([{ ...ON_5TH, type: SICK, second_half: false }]);
    expect((await month(world, 'anna')).version).toBe(2);
    // What it was stays to be read.
    const [own] = (await world.get<CorrectionRequest[]>('anna', '/correction/own')).body;
    expect(own).toMatchObject({ state: 'accepted', absence: { old: { project: VACATION } } });
  });

  it('[MON-11] for none deletes it', async () => {
    const id = await asked('2026-10-05', null, { entry: vacation });
    expect((await answer(id)).status).toBe(200);
    expect(await rows()).toEqual([]);
    expect((await month(world, 'anna')).version).toBe(2);
  });

  it('[MON-11] over two months closes each of them again', async () => {
    await workedMonth(world, 11, '2026-09', ['2026-09-30']);
    await close(world, [11], { reason: 'Ohne Bestätigung' }, '2026-09');
    await world.sql(`update month_closings set state = 'open' where month = '2026-10-01'`);
    await world.sql(`delete from entries where user_id = 11 and day = '2026-10-01'`);
    await close(world, [11], { reason: 'Ohne Bestätigung' });
    const id = await asked('2026-09-30', { project: SICK, end: '2026-10-01' });
    expect((await answer(id)).status).toBe(200);
    expect((await month(world, 'anna', 11, '2026-09')).version).toBe(2);
    expect((await month(world, 'anna')).version).toBe(3);
    expect(await month(world, 'anna')).toMatchObject({ state: 'closed', confirmed_at: null });
  });

  it('[MON-11] declined changes nothing', async () => {
    const id = await asked('2026-10-05', null, { entry: vacation });
    expect((await answer(id, false)).status).toBe(200);
    expect(await rows()).toEqual([ON_5TH]);
    expect((await month(world, 'anna')).version).toBe(1);
    expect(refused(await answer(id))).toEqual([409, 'correction_answered']);
  });

  it('[MON-11] of somebody who has left is answered like any other', async () => {
    const id = await asked('2026-10-06', { project: SICK });
    await world.sql(`update users set active = false where id = 11`);
    expect((await answer(id)).status).toBe(200);
    expect(await rows()).toHaveLength(2);
  });

  it('[MON-11] [MAIL-01] tells the office that there is one, and not of what', async () => {
    await switchOn(world, 1, ['notices']);
    await asked('2026-10-06', { project: SICK });
    const told = await world.sql<{ data: object }>(
      `select data from notices where kind = 'correction_received'`,
    );
    expect(told.map(({ data }) => Object.keys(data).sort())).toEqual([['day', 'name']]);
  });
});

describe('refused when it is made', () => {
  it.each<[string, string, Wish, string, string | undefined]>([
    ['of a day that is open', '2026-11-05', { project: SICK }, 'correction_open_day', 'day'],
    [
      'until a day that is open',
      '2026-10-30',
      { project: SICK, end: '2026-11-02' },
      'correction_open_day',
      'end',
    ],
    ['of a day that is taken', '2026-10-05', { project: SICK }, 'absence_taken', 'day'],
    ['of a Sunday', '2026-10-04', { project: SICK }, 'absence_working_day', 'day'],
    ['of no kind', '2026-10-06', { project: 4711 }, 'absence_type', 'project'],
    [
      'of half of several days',
      '2026-10-06',
      { project: SICK, end: '2026-10-07', half: 'first' },
      'absence_half_of_range',
      'half',
    ],
    ['of nothing at all', '2026-10-06', null, 'invalid_input', 'absence'],
  ])('[MON-11] %s', async (_, day, wish, code, field) => {
    const { body } = await ask(day, wish);
    expect([body.code, body.field]).toEqual([code, field]);
    expect(await open()).toEqual([]);
    expect(await month(world, 'anna')).toMatchObject({ state: 'closed', version: 1 });
  });

  it('[MON-11] what is neither of times nor of an absence, or of both', async () => {
    const send = (more: object) =>
      world.post('anna', '/correction', { day: '2026-10-06', reason: REASON, ...more });
    const absence = { entry: null, wish: { project: SICK } };
    expect(refused(await send({}))).toEqual([400, 'fields_missing', 'wish']);
    expect(refused(await send({ wish: null, absence }))).toEqual([400, 'fields_missing', 'wish']);
  });

  it('[MON-11] an absence of somebody else, of another day, or of several where none is wrong', async () => {
    const [ofBert = 0] = await store(world, away('2026-10-05', VACATION, 1, { user_id: 12 }));
    expect(refused(await ask('2026-10-05', null, { entry: ofBert }))).toEqual([409, 'correction_stale']);
    expect(refused(await ask('2026-10-06', null, { entry: vacation }))).toEqual([409, 'correction_stale']);
    // Of somebody else beside one's own; of none at all.
    expect(refused(await ask('2026-10-05', null, { entry: vacation, more: [ofBert] }))).toEqual([
      409,
      'correction_stale',
    ]);
    const more = { project: SICK, from: '2026-10-07' };
    expect(refused(await ask('2026-10-06', more))).toEqual([400, 'invalid_input', 'absence']);
    expect(refused(await ask('2026-10-06', { project: SICK }, { more: [vacation] }))).toEqual([
      400,
      'invalid_input',
      'absence',
    ]);
  });

  it('[MON-11] vacation that the account does not have', async () => {
    await change('update contracts set vacation = 1 where user_id = 11');
    const given = refused(await ask('2026-10-06', { project: VACATION }));
    await change('update contracts set vacation = 30 where user_id = 11');
    expect(given).toEqual([409, 'vacation_insufficient']);
  });

  it('[MON-11] [CON-03] of a day on which the contract of that time has no work', async () => {
    await change(`insert into contracts (company_id, user_id, valid_from, weeklyhours, minutes, vacation, created_at, created_by)
      values (1, 11, '2026-10-07', 32, '{480,480,0,480,480,0,0}', 30, now(), 13)`);
    const given = refused(await ask('2026-10-07', { project: SICK }));
    await change(`delete from contracts where user_id = 11 and valid_from = '2026-10-07'`);
    expect(given).toEqual([400, 'absence_working_day', 'day']);
  });

  it('[MON-11] a second one of the same absence, which says what is asked for', async () => {
    await asked('2026-10-05', null, { entry: vacation });
    const { status, body } = await ask('2026-10-05', { project: SICK }, { entry: vacation });
    expect([status, body.code, body.field]).toEqual([409, 'correction_taken', 'day']);
    expect(body.message).toContain('beantragt: keine Abwesenheit.');
  });

  it('[MON-11] where nobody closes months, or nobody has absences', async () => {
    const off = await withoutAbsences(() => ask('2026-10-06', { project: SICK }));
    expect(refused(off)).toEqual([403, 'module_off']);
    await world.setFeatures('alpha', ['calendar']);
    expect(refused(await ask('2026-10-06', { project: SICK }))).toEqual([403, 'feature_off']);
  });
});

it('[MON-11] several admins who accept at once write it once', async () => {
  const id = await asked('2026-10-06', { project: SICK });
  const answers = await Promise.all([answer(id), answer(id), answer(id, false)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(await open()).toEqual([]);
});

it('[MON-11] [VIS-01] nobody else reads it: not the lead of the person, not a colleague, not a reader', async () => {
  await switchOn(world, 1, ['teams', 'visibility'], '2026-09-01');
  await ledTeam(world, ['absences', 'hours', 'correct', 'month']);
  const id = await asked('2026-10-06', { project: SICK });
  for (const who of ['bert', 'lena'] as const) {
    expect((await world.get(who, '/correction')).status).toBe(403);
    expect((await answer(id, true, who)).status).toBe(403);
  }
  expect((await world.get('bert', '/correction/own')).body).toEqual([]);
});

it('[MON-11] [AUD-01] the log says why, and whose word it was', async () => {
  await switchOn(world, 1, ['audit']);
  const id = await asked('2026-10-06', { project: SICK });
  await world.sql('truncate changes');
  await answer(id);
  const log = await world.sql(
    `select actor_id, op, reason from changes where table_name = 'entries' and person_id = 11`,
  );
  expect(log).toEqual([{ actor_id: 13, op: 'I', reason: REASON }]);
});
