import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { away, booking, store, work } from '../../../test/entries.ts';
import { switchOn } from '../../../test/switch-on.ts';
import { World } from '../../../test/world.ts';

// Friday 20 November 2026
const REASON = 'Zettel vom Polier';
const ANNA = { user: 11, reason: REASON };
const PATHS = {
  booking: '/timesheet/booking',
  workingtime: '/timesheet/workingtime',
  absence: '/timesheet/absence',
} as const;
type Kind = keyof typeof PATHS;
const VALID: Record<Kind, object> = {
  booking: { day: '2026-11-19', project: 1001, hours: 2, booking_text: 'Dach gedeckt' },
  workingtime: { day: '2026-11-19', hours: 8, start_time: '08:00', end_time: '16:00', break: 0 },
  absence: { day: '2026-11-19', project: 10 },
};
const kinds = Object.keys(PATHS) as Kind[];

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world?.close());
beforeEach(async () => {
  await world.sql('delete from entries');
  await world.sql('delete from absence_requests');
  await world.sql('truncate changes, correction_reads');
  await world.sql(`update users set vacation = 5, vacation_lastyear = 0, vacation_lastyear_entered_in = 2026,
    weeklyhours = 40, working_days = '1111100'`);
  await world.setFeatures('alpha', ['audit', 'office']);
});

const send = (who: 'anna' | 'chef', kind: Kind, changes: object = {}) =>
  world.post<Entry>(who, PATHS[kind], { ...VALID[kind], ...changes });
const rows = () =>
  world.sql<{ user_id: number; day: string; status: number | null; hours: number }>(
    'select user_id, day::text, status, hours::float8 as hours from entries order by id',
  );
const log = () =>
  world.sql(`select actor_id, person_id, op, reason from changes where table_name = 'entries' order by id`);

describe('an admin enters for a person', () => {
  it.each(kinds)('[OFC-02] [OFC-04] a %s: it is the person’s, and the log says who and why', async (kind) => {
    const { status, body } = await send('chef', kind, ANNA);
    expect([status, body.user]).toEqual([200, 11]);
    expect((await rows()).map(({ user_id }) => user_id)).toEqual([11]);
    expect(await log()).toEqual([{ actor_id: 13, person_id: 11, op: 'I', reason: REASON }]);
  });

  it.each(['booking', 'workingtime'] as const)('[OFC-02] changes and deletes a %s', async (kind) => {
    const { body } = await send('anna', kind);
    const path = `${PATHS[kind]}/${body.id}`;
    const day = '2026-11-18';
    const changed = await world.put<Entry>('chef', path, { ...VALID[kind], ...ANNA, day });
    expect([changed.status, changed.body.day]).toEqual([200, day]);
    const deleted = await world.call('chef', 'DELETE', `/timesheet/booking/${body.id}`, ANNA);
    expect([deleted.status, deleted.body]).toEqual([200, { id: body.id }]);
    const byChef = { actor_id: 13, person_id: 11, reason: REASON };
    expect((await log()).slice(1)).toEqual([
      { ...byChef, op: 'U' },
      { ...byChef, op: 'D' },
    ]);
  });

  it('[OFC-03] an absence is approved at once, and no decision that could be taken back', async () => {
    const { body } = await send('chef', 'absence', { ...ANNA, day: '2026-11-23', end: '2026-11-24' });
    expect(await rows()).toMatchObject([{ status: 1 }, { status: 1 }]);
    expect(refused(await world.put('chef', `/timesheet/absence/reopen/${body.id}`))).toEqual([
      409,
      'absence_undo_over',
    ]);
    expect((await world.get('chef', '/timesheet/pending-absences?status=open')).body).toEqual([]);
  });

  it('[OFC-02] a whole request with halves and a note, as the person would, and deletes it', async () => {
    await world.setFeatures('alpha', ['audit', 'office', 'halfdays']);
    const half = await send('chef', 'absence', { ...ANNA, half: 'first', note: 'Arzt' });
    expect(half.body).toMatchObject({ half: 'first', hours: 4, status: 1 });
    const { request } = half.body;
    expect(await world.sql('select user_id, note, created_by from absence_requests')).toEqual([
      { user_id: 11, note: 'Arzt', created_by: 13 },
    ]);
    const path = `/absence-request/${request}`;
    expect(refused(await world.call('chef', 'DELETE', path))[1]).toBe('forbidden');
    expect((await world.call('chef', 'DELETE', path, ANNA)).status).toBe(200);
    expect(await rows()).toEqual([]);
  });

  it('[OFC-02] also for whoever has left, whose last days are missing', async () => {
    await world.sql('update users set active = false where id = 12');
    expect((await send('chef', 'workingtime', { ...ANNA, user: 12 })).status).toBe(200);
    await world.sql('update users set active = true where id = 12');
  });
});

describe('every rule of the day', () => {
  const wrong: [Kind, object, ...Parameters<typeof store>[1][]][] = [
    ...kinds.flatMap((kind): [Kind, object][] => [
      [kind, { day: null }],
      [kind, { day: '2026-02-30' }],
      [kind, { project: 'x' }],
      [kind, { day: '2026-11-15' }],
    ]),
    ['booking', { project: 1002 }],
    ['booking', { project: 1003 }],
    ['booking', { hours: 0.1 }],
    ['booking', { hours: 25 }],
    ['booking', { booking_text: 'x' }],
    ['booking', { day: '2026-11-23' }],
    ['booking', { day: '2026-10-30' }],
    ['booking', { day: '2026-12-01' }],
    ['booking', {}, away('2026-11-19')],
    ['workingtime', { start_time: '05:45' }],
    ['workingtime', { break: 0.3 }],
    ['workingtime', { end_time: '08:00' }],
    ['workingtime', { day: '2026-10-30' }],
    ['workingtime', { day: '2026-12-01' }],
    ['workingtime', {}, work('2026-11-19')],
    ['workingtime', {}, away('2026-11-19', 20)],
    ['absence', { project: 80 }],
    ['absence', { day: '2019-01-07' }],
    ['absence', { day: '2027-04-01' }],
    ['absence', { end: '2026-11-18' }],
    ['absence', { end: '2026-11-30' }],
    ['absence', {}, away('2026-11-19', 20, 0)],
  ];

  it.each(wrong)('[OFC-02] refuses a %s with %j as from the person', async (kind, changes, ...before) => {
    await store(world, ...before);
    const known = await rows();
    const own = refused(await send('anna', kind, changes));
    expect(own[0]).toBeGreaterThanOrEqual(400);
    expect(refused(await send('chef', kind, { ...changes, ...ANNA }))).toEqual(own);
    // Any month lifts the one rule, and of it only what is over.
    const any = await send('chef', kind, { ...changes, ...ANNA, any_month: true });
    const isOver = (changes as { day?: string }).day === '2026-10-30';
    if (isOver) expect([own[1], any.status]).toEqual(['month_closed', 200]);
    else expect(refused(any)).toEqual(own);
    expect((await rows()).length - known.length).toBe(isOver ? 1 : 0);
  });

  it('[OFC-02] holds for the contract and the calendar of the person', async () => {
    await switchOn(world, 1, ['calendar', 'contracts'], '2026-11-01');
    await world.sql(`update contracts set ends_on = '2026-11-17' where user_id = 11`);
    for (const kind of kinds) {
      const own = refused(await send('anna', kind));
      expect(own[1]).toBe('not_employed');
      expect(refused(await send('chef', kind, ANNA))).toEqual(own);
      expect((await send('chef', kind, { ...ANNA, user: 12 })).status).toBe(200);
    }
    await world.sql('update contracts set ends_on = null where user_id = 11');
  });

  it('[OFC-02] the target of the day is that of the person', async () => {
    await world.sql('update users set weeklyhours = 20 where id = 11');
    expect((await send('chef', 'workingtime', ANNA)).body).toMatchObject({ target: 4, actual: 8 });
  });
});

describe('any month', () => {
  it.each(['booking', 'workingtime'] as const)(
    '[OFC-02] a %s of a past month is changed and deleted with it',
    async (kind) => {
      const row = kind === 'booking' ? booking('2026-10-30') : work('2026-10-30');
      const [id] = await store(world, row);
      const body = { ...VALID[kind], day: '2026-10-29', ...ANNA };
      expect(refused(await world.put('chef', `${PATHS[kind]}/${id}`, body))[1]).toBe('month_closed');
      const any = { any_month: true };
      expect((await world.put('chef', `${PATHS[kind]}/${id}`, { ...body, ...any })).status).toBe(200);
      const path = `/timesheet/booking/${id}`;
      expect(refused(await world.call('chef', 'DELETE', path, ANNA))[1]).toBe('month_closed');
      expect((await world.call('chef', 'DELETE', path, { ...ANNA, ...any })).status).toBe(200);
      expect(await rows()).toEqual([]);
    },
  );

  it('[OFC-02] a past absence is deleted with it, a cancelled one never', async () => {
    const [past, cancelled] = await store(world, away('2026-10-29'), away('2026-10-30', 10, 3));
    const remove = (id: number | undefined, any_month: boolean) =>
      world.call('chef', 'DELETE', `/timesheet/booking/${id}`, { ...ANNA, any_month });
    expect(refused(await remove(past, false))[1]).toBe('absence_past');
    expect((await remove(past, true)).status).toBe(200);
    expect(refused(await remove(cancelled, true))[1]).toBe('absence_past');
  });
});

describe('who, and with what', () => {
  it.each(kinds)(
    '[OFC-01] without the feature a %s answers as ever: the fields are ignored',
    async (kind) => {
      await world.setFeatures('alpha', ['audit']);
      const { status, body } = await send('chef', kind, { user: 21, reason: 5, any_month: 'x' });
      expect([status, body.user]).toEqual([200, 13]);
      const [id] = await store(world, work('2026-11-10'));
      expect(refused(await world.call('chef', 'DELETE', `/timesheet/booking/${id}`, ANNA))).toEqual([
        403,
        'forbidden',
      ]);
    },
  );

  it.each(kinds)('[OFC-01] an employee writes a %s for nobody else', async (kind) => {
    const { status, body } = await send('anna', kind, { user: 12, reason: REASON });
    expect([status, body.user]).toEqual([200, 11]);
    const [id] = await store(world, work('2026-11-10', 8, { user_id: 12 }));
    const asBert = { user: 12, reason: REASON };
    expect(refused(await world.call('anna', 'DELETE', `/timesheet/booking/${id}`, asBert))).toEqual([
      403,
      'forbidden',
    ]);
  });

  it.each([
    ['of another company', { user: 21 }, [404, 'not_found']],
    ['whom nobody has', { user: 7777 }, [404, 'not_found']],
    ['who is none', { user: null }, [400, 'fields_missing', 'user']],
    ['who reads', { user: 14 }, [403, 'forbidden', 'user']],
    ['without a reason', { reason: undefined }, [400, 'correction_reason', 'reason']],
    ['with too short a reason', { reason: ' ab ' }, [400, 'correction_reason', 'reason']],
    ['with too long a reason', { reason: 'x'.repeat(256) }, [400, 'text_too_long', 'reason']],
    ['with an odd month', { any_month: 'ja' }, [400, 'invalid_input', 'any_month']],
  ])('[OFC-01] [OFC-02] refuses a person %s, for every kind and every call', async (_, changes, expected) => {
    const [id] = await store(world, work('2026-11-10'));
    const answers = [
      ...(await Promise.all(kinds.map((kind) => send('chef', kind, { ...ANNA, ...changes })))),
      await world.put('chef', `/timesheet/workingtime/${id}`, { ...VALID.workingtime, ...ANNA, ...changes }),
      await world.call('chef', 'DELETE', `/timesheet/booking/${id}`, { ...ANNA, ...changes }),
    ];
    expect(answers.map(refused)).toEqual(answers.map(() => expected));
    expect(await rows()).toHaveLength(1);
    expect((await log()).filter(({ reason }) => reason !== null)).toEqual([]);
  });

  it('[OFC-02] the entry must be that of the person who is named', async () => {
    const [id] = await store(world, work('2026-11-10'));
    const asBert = { ...ANNA, user: 12 };
    const put = await world.put('chef', `/timesheet/workingtime/${id}`, { ...VALID.workingtime, ...asBert });
    expect(refused(put)).toEqual([403, 'forbidden']);
    expect(
      refused(await world.put('chef', '/timesheet/workingtime/999999', { ...VALID.workingtime, ...ANNA })),
    ).toEqual([404, 'not_found']);
  });

  it('[OFC-01] [OFC-08] an admin reads the absences of a person; from others the field is ignored', async () => {
    await store(world, away('2026-11-25'));
    const read = async (who: 'chef' | 'bert') =>
      (await world.get<{ user: number }[]>(who, '/timesheet/absences?user=11')).body.map(({ user }) => user);
    expect(new Set(await read('chef'))).toEqual(new Set([11]));
    expect(await read('bert')).toEqual([]);
    expect((await world.get('chef', '/timesheet/absences?user=21')).body).toEqual([]);
    await world.setFeatures('alpha', ['audit']);
    expect(await read('chef')).toEqual([]);
    await world.setFeatures('alpha', ['audit', 'office']);
  });

  it('[OFC-05] one’s own entries only where nobody else could', async () => {
    const own = { ...ANNA, user: 13, any_month: true, day: '2026-10-30' };
    await world.sql('update users set role = 2 where id = 12');
    expect(refused(await send('chef', 'workingtime', own))).toEqual([403, 'own_correction', 'user']);
    await world.sql('update users set role = 1 where id = 12');
    expect((await send('chef', 'workingtime', own)).status).toBe(200);
  });
});

describe('at the same moment', () => {
  it('[OFC-02] of the person and ten corrections one records the day', async () => {
    const answers = await Promise.all([
      send('anna', 'workingtime'),
      ...Array.from({ length: 10 }, () => send('chef', 'workingtime', ANNA)),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(10);
    expect(await rows()).toHaveLength(1);
  });

  it('[OFC-02] the last days of vacation go to the person or the admin, never to both', async () => {
    const three = { day: '2026-12-01', end: '2026-12-03' };
    const others = { day: '2026-12-07', end: '2026-12-09' };
    const answers = await Promise.all([
      send('anna', 'absence', three),
      send('chef', 'absence', { ...others, ...ANNA }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await rows()).toHaveLength(3);
  });

  it('[OFC-04] the reason of a correction is in no other transaction of the connection', async () => {
    await Promise.all(
      Array.from({ length: 12 }, (_, i) =>
        i % 2 ? send('chef', 'booking', ANNA) : world.post('bert', PATHS.booking, VALID.booking),
      ),
    );
    const wrong = (await log()).filter(({ person_id, reason }) => (person_id === 11) !== (reason === REASON));
    expect(wrong).toEqual([]);
  });
});
