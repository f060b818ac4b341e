import type { LawPreview, LawRow } from '@stundenbuch/domain/accounts/lawguide/contract';
import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import type { Change } from '@stundenbuch/domain/sides/log/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import type { Person } from '../../../test/people.ts';
import { switchOn } from '../../../test/switch-on.ts';
import { World } from '../../../test/world.ts';

const DAY = '2026-11-19';
const long = { day: DAY, project: 50, hours: 0, start_time: '06:00', end_time: '19:00', break: 0 };
const short = { ...long, start_time: '08:00', end_time: '12:00' };

let world: World;
beforeAll(async () => {
  world = await World.start();
});
beforeEach(async () => {
  // Friday
  world.setClock('2026-11-20T09:00:00Z');
  await world.sql('delete from entries');
  await world.sql('delete from law_reasons');
  await world.sql('update users set birth_date = null, milog = false');
  await world.setFeatures('alpha', []);
  await switchOn(world, 1, ['calendar', 'law', 'audit', 'office'], '2026-10-01');
  await settings({});
});
afterAll(() => world?.close());

const settings = (value: object) =>
  world.sql(`update company_settings set value = $1 where company_id = 1 and feature = 'law'`, [
    JSON.stringify(value),
  ]);
const save = (body: object, who: Person = 'anna') => world.post<Entry>(who, '/timesheet/workingtime', body);
const own = (from = DAY, to = from) => world.get<LawRow[]>('anna', `/law/user/11/${from}/${to}`);
const codes = async (...period: [string?, string?]) => (await own(...period)).body.map(({ code }) => code);
const stored = () => world.sql('select day::text, start_minute, end_minute from entries where type = 50');

describe('[LAW-11] where the company says note', () => {
  const NOTED = [
    long,
    { ...long, end_time: '18:45', break: 0.5 },
    { ...long, start_time: '08:00', end_time: '14:15' },
    { ...long, intervals: [] },
    { ...long, intervals: [{ from: '18:00', to: '18:15', kind: 'break' }] },
    { ...long, law_reason: null },
  ];

  it.each(NOTED)('the guide never blocks recording the truth: %j is stored as without it', async (body) => {
    await world.sql(`update users set birth_date = '2010-03-01', milog = true where id = 11`);
    await save({ ...long, day: '2026-11-18' });
    expect((await codes()).length + (await codes('2026-11-18')).length).toBeGreaterThan(0);
    const guided = await save(body);
    const times = await stored();
    expect(guided.status).toBe(200);
    await world.sql('delete from entries where day = $1', [DAY]);
    await world.setFeatures('alpha', []);
    const plain = await save(body);
    expect(plain.status).toBe(200);
    expect(await stored()).toEqual(times);
  });

  it('a change, and a correction of the office, are stored as well', async () => {
    const { body } = await save(short);
    expect((await world.put('anna', `/timesheet/workingtime/${body.id}`, long)).status).toBe(200);
    const correction = { user: 11, reason: 'Nachgetragen', day: '2026-11-18' };
    expect((await save({ ...long, ...correction }, 'chef')).status).toBe(200);
    expect(await codes('2026-11-18', DAY)).toEqual(['break', 'day8', 'day10', 'break', 'day8', 'day10']);
  });
});

describe('[LAW-11] [LAW-12] a reason', () => {
  it('is asked for until it is sent, and is shown beside the violation', async () => {
    await settings({ day10: 'reason' });
    const body = { ...long, break: 1 };
    for (const law_reason of [undefined, null])
      expect(refused(await save({ ...body, law_reason }))).toEqual([400, 'law_reason', 'law_reason']);
    expect((await save({ ...body, law_reason: 'kurz' })).body).toMatchObject({ code: 'law_reason' });
    expect(await stored()).toEqual([]);
    const { status, body: saved } = await save({ ...body, law_reason: 'Rohrbruch im Keller' });
    expect(status).toBe(200);
    const row = (await own()).body.find(({ code }) => code === 'day10');
    expect(row).toMatchObject({
      explanation: 'Rohrbruch im Keller',
      explained_by: 'Anna Muster',
      law: '§ 3 ArbZG',
      explained_at: '2026-11-20T09:00:00.000Z',
    });
    // It is not asked for again.
    expect((await world.put('anna', `/timesheet/workingtime/${saved.id}`, body)).status).toBe(200);
  });

  it('an admin stores with it what is refused to the person, because the actual time is recorded', async () => {
    await settings({ break: 'refuse' });
    const answer = await save(long);
    expect(answer).toMatchObject({ status: 409, body: { code: 'law_refused' } });
    expect((answer.body as unknown as { message: string }).message).toBe(
      'Bei 13:00 Stunden Arbeit sind 45 Minuten Pause vorgeschrieben, es fehlen 45. Ihr Unternehmen speichert das nur mit dem Grund eines Administrators.',
    );
    expect((await save({ ...long, law_reason: 'Rohrbruch im Keller' })).status).toBe(409);
    expect(await stored()).toEqual([]);
    expect((await save({ ...long, user: 11, reason: 'Rohrbruch im Keller' }, 'chef')).status).toBe(200);
    const row = (await own()).body.find(({ code }) => code === 'break');
    expect(row).toMatchObject({ explanation: 'Rohrbruch im Keller', remedy: '45 Minuten Pause ergänzen' });
  });

  it('is asked of a change as well, and of what it does to the day after', async () => {
    await settings({ rest11: 'refuse' });
    await save({ ...short, start_time: '06:00' });
    const { body } = await save({ ...short, day: '2026-11-18' });
    const late = { ...short, day: '2026-11-18', start_time: '15:00', end_time: '19:15' };
    const path = `/timesheet/workingtime/${body.id}`;
    expect((await world.put('anna', path, { ...late, end_time: '19:00' })).status).toBe(200);
    await world.sql(`update entries set start_minute = 300 where day = $1`, [DAY]);
    const answer = await world.put('anna', path, { ...late, start_time: '14:00', end_time: '18:45' });
    expect(answer).toMatchObject({ status: 200 });
    await world.sql(`update entries set end_minute = 1000 where day = '2026-11-18'`);
    expect(await world.put('anna', path, { ...late, end_time: '19:00' })).toMatchObject({
      status: 409,
      body: { code: 'law_refused', field: 'law_reason' },
    });
  });

  it('what is switched off is not said', async () => {
    await settings({ day8: 'off', day10: 'off', break: 'off' });
    await save(long);
    expect(await codes()).toEqual([]);
  });
});

describe('[LAW-01] breaks as times', () => {
  const times = { ...short, end_time: '17:00', intervals: [{ from: '12:00', to: '12:40', kind: 'break' }] };
  const intervals = () =>
    world.sql(`select kind, source, to_char(started_at at time zone 'Europe/Berlin', 'HH24:MI') as from,
      to_char(ended_at at time zone 'Europe/Berlin', 'HH24:MI') as to from work_intervals order by started_at`);

  it('are stored, and their sum is the break', async () => {
    const { body } = await save({ ...times, break: 3 });
    expect(body).toMatchObject({ break: 0.67, hours: 8.33 });
    expect(await intervals()).toEqual([
      { kind: 'work', source: 'form', from: '08:00', to: '12:00' },
      { kind: 'break', source: 'form', from: '12:00', to: '12:40' },
      { kind: 'work', source: 'form', from: '12:40', to: '17:00' },
    ]);
    expect(await codes()).toEqual(['day8']);
    const work = [
      { from: '13:00', to: '17:00', kind: 'work' },
      { from: '08:00', to: '12:30', kind: 'work' },
    ];
    const path = `/timesheet/workingtime/${body.id}`;
    const changed = await world.put<Entry>('anna', path, { ...times, intervals: work });
    expect(changed.body).toMatchObject({ break: 0.5, hours: 8.5 });
    expect(await intervals()).toHaveLength(3);
    expect(await world.sql('select net_minutes, break_minutes from entries')).toEqual([
      { net_minutes: 510, break_minutes: 30 },
    ]);
  });

  it('[SET-12] short ones are subtracted from the hours, and do not count for the law', async () => {
    const breaks = ['10:00–10:10', '12:00–12:10', '14:00–14:10'].map((text) => {
      const [from = '', to = ''] = text.split('–');
      return { from, to, kind: 'break' };
    });
    const { body } = await save({ ...times, end_time: '16:30', intervals: breaks });
    expect(body).toMatchObject({ break: 0.5, hours: 8 });
    expect(await world.sql('select net_minutes, break_minutes from entries')).toEqual([
      { net_minutes: 480, break_minutes: 30 },
    ]);
    expect(await codes()).toContain('break');
  });

  it('go with the working time, and with a form that knows only the sum', async () => {
    const { body } = await save({ ...times, intervals: [{ from: '12:00', to: '12:45', kind: 'break' }] });
    const path = `/timesheet/workingtime/${body.id}`;
    const sum = { ...times, intervals: null, break: 0.75 };
    expect((await world.put('anna', path, sum)).status).toBe(200);
    expect(await intervals()).toHaveLength(3);
    await world.put('anna', path, { ...sum, break: 1 });
    expect(await intervals()).toEqual([]);
    await world.put('anna', path, times);
    await world.delete('anna', `/timesheet/booking/${body.id}`);
    expect(await intervals()).toEqual([]);
  });

  it('[CLK-03] [AUD-06] are lost only after the person was asked, and the log of the entry has them', async () => {
    const { body } = await save({ ...times, intervals: [{ from: '12:00', to: '12:45', kind: 'break' }] });
    const path = `/timesheet/workingtime/${body.id}`;
    const sum = { ...times, intervals: null, break: 1 };
    const asked = await world.put('anna', path, { ...sum, replace_times: false });
    expect(asked).toMatchObject({
      status: 409,
      body: {
        code: 'law_times',
        message: expect.stringContaining('Die erfassten Zeiten 08:00–12:00, 12:45–17:00 passen nicht mehr'),
      },
    });
    expect(await intervals()).toHaveLength(3);
    expect(await world.sql('select break_minutes from entries')).toEqual([{ break_minutes: 45 }]);
    const { body: fits } = await world.put<Entry>('anna', path, {
      ...sum,
      break: 0.75,
      end_time: '17:30',
      replace_times: false,
    });
    expect(fits).toMatchObject({ end_time: '17:30', break: 0.75 });
    expect((await world.put('anna', path, { ...sum, replace_times: true })).status).toBe(200);
    expect(await intervals()).toEqual([]);
    const { body: log } = await world.get<Change[]>('anna', `/audit/record/entries/${body.id}`);
    const gone = log.filter(({ table, op }) => table === 'work_intervals' && op === 'D');
    expect(gone.map(({ before }) => before)).toMatchObject([
      ...[{ kind: 'work' }, { kind: 'break' }, { kind: 'work' }].map((one) => expect.objectContaining(one)),
    ]);
    expect(log.filter(({ table, op }) => table === 'work_intervals' && op !== 'D')).toHaveLength(4);
    expect(log.filter(({ table }) => table === 'entries')).toHaveLength(3);
    await world.delete('anna', `/timesheet/booking/${body.id}`);
    const { body: after } = await world.get<Change[]>('anna', `/audit/record/entries/${body.id}`);
    expect(after).toHaveLength(log.length + 1);
  });

  it.each([
    [{ from: '12:00', to: '12:00', kind: 'break' }],
    [{ from: '07:00', to: '08:30', kind: 'break' }],
    [{ from: '16:30', to: '17:30', kind: 'break' }],
    [
      { from: '12:00', to: '13:00', kind: 'break' },
      { from: '12:30', to: '13:30', kind: 'break' },
    ],
    [{ from: '12:00', to: 'x', kind: 'break' }],
  ])('%j is refused', async (...given) => {
    expect(await save({ ...times, intervals: given })).toMatchObject({
      status: 400,
      body: { code: 'law_intervals', field: 'intervals' },
    });
  });
});

describe('[LAW-02] the notes before saving', () => {
  const preview = (body: object, who: Person = 'anna') => world.post<LawPreview>(who, '/law/preview', body);

  it('[VEC-46] say the rule, the remedy and whether a reason is needed, and store nothing', async () => {
    const { body } = await preview({ ...long, start_time: '08:00', end_time: '17:45', break: 0.5 });
    expect(body).toEqual({
      needs_reason: false,
      breaks: null,
      notes: [
        expect.objectContaining({
          code: 'break',
          level: 'note',
          law: '§ 4 ArbZG',
          help: '15 Minuten Pause ergänzen',
          remedy: { kind: 'add_break', minutes: 15 },
        }),
        expect.objectContaining({ code: 'day8', remedy: null }),
      ],
    });
    await settings({ break: 'reason' });
    expect((await preview(long)).body.needs_reason).toBe(true);
    expect(await stored()).toEqual([]);
  });

  it('of a colleague are for who may read people', async () => {
    expect((await preview({ ...long, user: 11 }, 'bert')).status).toBe(403);
    expect((await preview({ ...long, user: 11 }, 'chef')).body.notes).not.toEqual([]);
  });

  it('are nothing on days before the guide was switched on', async () => {
    expect((await preview({ ...long, day: '2026-09-30' })).body.notes).toEqual([]);
  });
});

describe('[LAW-14] the report', () => {
  it('[VEC-58] of a person, with late records of who is marked', async () => {
    await save({ ...short, day: '2026-11-11' });
    expect(await codes('2026-11-11')).toEqual([]);
    await world.sql('update users set milog = true where id = 11');
    expect((await own('2026-11-11')).body).toMatchObject([
      { user: 11, code: 'late7', law: '§ 17 MiLoG', label: 'Zu spät erfasst', value: 9, limit: 7 },
    ]);
  });

  it('[LAW-10] knows minors by their date of birth', async () => {
    await save({ ...long, end_time: '12:00' });
    expect(await codes()).toEqual([]);
    await world.sql(`update users set birth_date = '2010-03-01' where id = 11`);
    expect(await codes()).toEqual(['minor_break']);
  });

  it('of everybody is for admin and reader, of a colleague for nobody else', async () => {
    await save(long);
    await save(long, 'bert');
    const company = await world.get<LawRow[]>('lena', `/law/company/${DAY}/${DAY}`);
    expect(new Set(company.body.map(({ user }) => user))).toEqual(new Set([11, 12]));
    expect((await world.get('anna', `/law/company/${DAY}/${DAY}`)).status).toBe(403);
    expect((await world.get('bert', `/law/user/11/${DAY}/${DAY}`)).status).toBe(403);
    expect((await world.get('chef', `/law/user/11/${DAY}/${DAY}`)).status).toBe(200);
    expect((await world.get('chef', `/law/user/21/${DAY}/${DAY}`)).status).toBe(404);
  });

  it('takes 400 days and no more, and valid ones', async () => {
    expect((await own('2026-01-01', '2027-02-04')).status).toBe(200);
    expect(await own('2026-01-01', '2027-02-05')).toMatchObject({
      status: 400,
      body: { code: 'law_period' },
    });
    expect(await own('2026-11-31')).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
    expect(await own('2026-11-20', '2026-11-19')).toMatchObject({ body: { code: 'period_reversed' } });
  });

  it('is closed, and its fields mean nothing, where the company has no guide', async () => {
    await world.setFeatures('alpha', ['calendar']);
    expect(await own()).toMatchObject({ status: 403, body: { code: 'feature_off' } });
    expect(
      (await save({ ...long, intervals: [{ from: '12:00', to: '13:00', kind: 'break' }] })).body,
    ).toMatchObject({
      break: 0,
    });
    expect(await world.sql('select from work_intervals')).toEqual([]);
  });
});
