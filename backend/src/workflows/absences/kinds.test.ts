import type { AbsenceKindInput } from '@stundenbuch/domain/records/kinds/contract';
import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { storeKind } from '../../../test/kinds.ts';
import { PEOPLE } from '../../../test/people.ts';
import { switchOn } from '../../../test/switch-on.ts';
import { World } from '../../../test/world.ts';

// Friday 20 November 2026
const DAY = '2026-11-24';
const FEATURES = ['calendar', 'contracts', 'halfdays', 'kinds', 'ledger', 'office', 'overtime'];
const { anna, bert } = PEOPLE;

let world: World;
beforeAll(async () => {
  world = await World.start();
  await switchOn(world, 1, FEATURES, '2026-11-01');
});
afterAll(() => world?.close());
beforeEach(async () => {
  await world.sql('delete from entries');
  await world.sql('delete from absence_requests');
  await world.sql('delete from absence_kinds');
  await world.setFeatures('alpha', FEATURES);
});

type Asked = { project?: number; half?: string; day?: string; end?: string; to_noon?: boolean };
const ask = (kind_id: number | null, changes: Asked = {}) =>
  world.post<Entry>('anna', '/timesheet/absence', { day: DAY, project: 60, kind_id, ...changes });
const enter = (kind_id: number, changes: Asked = {}) =>
  world.post<Entry>('chef', '/timesheet/absence', {
    ...{ day: DAY, project: 60, kind_id, user: anna.id, reason: 'Auf Zuruf' },
    ...changes,
  });
const kind = (changes: Partial<AbsenceKindInput> & { archived_at?: string } = {}) =>
  storeKind(world, changes);

describe('a request for a kind', () => {
  it('[ART-01] has the base on the wire, and the kind for who knows it', async () => {
    const id = await kind();
    const { status, body } = await ask(id);
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({
        project: 60,
        project_name: 'Sonder Urlaubstag',
        kind_id: id,
        kind_name: 'Umzug',
        credit: 'neutral',
        status: 0,
        hours: 8,
      }),
    ]);
    const { body: own } = await world.get<Entry[]>('anna', '/timesheet/absences');
    expect(own).toMatchObject([{ kind_id: id, kind_name: 'Umzug' }]);
    const { body: open } = await world.get<Entry[]>('chef', '/timesheet/pending-absences?status=open');
    expect(open).toMatchObject([{ kind_id: id, kind_name: 'Umzug' }]);
  });

  it('[ART-01] is no key of any answer where the feature is off, and a kind that is sent is not looked at', async () => {
    const id = await kind();
    await ask(id);
    await world.setFeatures('alpha', ['halfdays']);
    const { body: own } = await world.get<Entry[]>('anna', '/timesheet/absences');
    expect(Object.keys(own[0] ?? {}).filter((key) => /kind|credit/.test(key))).toEqual([]);
    expect(own[0]).toMatchObject({ project: 60, project_name: 'Sonder Urlaubstag' });
    const { body } = await ask(id, { day: '2026-11-25' });
    expect(body).not.toHaveProperty('kind_id');
    const stored = await world.sql(`select kind_id from entries where day = '2026-11-25'`);
    expect(stored).toEqual([{ kind_id: null }]);
  });

  it('[ART-01] that needs no approval holds at once', async () => {
    const id = await kind({ approval: false });
    expect((await ask(id)).body).toMatchObject({ status: 1 });
  });

  it('[DEC-05] [ART-01] says itself whether somebody decides, whatever is approved at once of its base', async () => {
    await switchOn(world, 1, ['decisions', 'kinds'], '2026-11-01');
    await world.sql(
      `update company_settings set value = '{"self_approval": true, "auto_approve": [20]}' where feature = 'decisions'`,
    );
    const id = await kind({ base: 20, name: 'Kind krank' });
    expect((await ask(id, { project: 20 })).body).toMatchObject({ status: 0 });
    expect((await ask(null, { project: 20, day: '2026-11-26' })).body).toMatchObject({ status: 1 });
  });

  it('[ART-01] is refused for what was archived, is another company’s, or is on another base', async () => {
    const type = [400, 'absence_type', 'project'];
    const archived = await kind({ name: 'Alt', archived_at: '2026-11-01' });
    expect(refused(await ask(archived))).toEqual(type);
    const foreign = await storeKind(world, { name: 'Zebra' }, 2);
    expect(refused(await ask(foreign))).toEqual(type);
    expect(refused(await ask(2_000_000_000))).toEqual(type);
    const id = await kind();
    expect(refused(await ask(id, { project: 20 }))).toEqual(type);
    expect(await world.sql('select from entries')).toHaveLength(0);
  });

  it('[ART-01] is entered by whom the kind names', async () => {
    const id = await kind({ entered_by: 'admin', name: 'Elternzeit' });
    const refusedTo = await ask(id);
    expect(refused(refusedTo)).toEqual([403, 'kind_entered_by', 'project']);
    expect(refusedTo.body).toMatchObject({ message: 'Das trägt nur die Verwaltung ein.' });
    expect((await enter(id)).body).toMatchObject({ status: 1, kind_id: id, user: anna.id });
  });

  it('[ART-01] takes half a day where the kind does', async () => {
    const id = await kind({ halves: false });
    const answer = await ask(id, { half: 'first' });
    expect(refused(answer)).toEqual([400, 'kind_whole', 'half']);
    expect(answer.body).toMatchObject({ message: 'Umzug gibt es nur für ganze Tage.' });
    const noon = await ask(id, { end: '2026-11-27', to_noon: true });
    expect(refused(noon)).toEqual([400, 'kind_whole', 'to_noon']);
    const halves = await kind({ name: 'Arzt' });
    expect((await ask(halves, { half: 'first' })).body).toMatchObject({ portion: 0.5, kind_name: 'Arzt' });
  });

  it('[ART-01] asks the rules of the day as any other', async () => {
    const id = await kind();
    await ask(id);
    expect(refused(await ask(id))).toEqual([409, 'absence_taken', 'day']);
    expect(refused(await ask(id, { day: '2026-11-22' }))).toEqual([400, 'absence_working_day', 'day']);
  });
});

describe('a kind and who leads the team', () => {
  const FEATURES_WITH_TEAMS = [...FEATURES, 'teams'];
  beforeEach(async () => {
    await world.setFeatures('alpha', FEATURES_WITH_TEAMS);
    for (const table of ['team_members', 'team_leads', 'teams']) await world.sql(`delete from ${table}`);
    await world.sql(
      `insert into teams (id, company_id, name, created_at, created_by) values (1, 1, 'Dach', now(), 13)`,
    );
    await world.sql(
      `insert into team_members (company_id, team_id, user_id, valid_from, home, created_at, created_by)
       values (1, 1, $1, '2026-01-01', true, now(), 13)`,
      [anna.id],
    );
    await world.sql(
      `insert into team_leads (company_id, team_id, user_id, valid_from, rights, created_at, created_by)
       values (1, 1, $1, '2026-01-01', '{absences,hours}', now(), 13)`,
      [bert.id],
    );
  });

  it('[ART-06] [TEAM-04] the card still to decide names it, what is decided reads like any vacation', async () => {
    const id = await kind({ name: 'Elternzeit', base: 100, credit: 'zero_target' });
    await ask(id, { project: 100 });
    const open = await world.get<Entry[]>('bert', '/timesheet/pending-absences?status=open');
    expect(open.body).toMatchObject([{ kind_name: 'Elternzeit', kind_id: id }]);
    await world.sql('update entries set status = 1');
    const read = async () => {
      const inbox = await world.get<Entry[]>('bert', '/timesheet/pending-absences?status=processed');
      const days = await world.get<Entry[]>('bert', `/timesheet/user/${anna.id}/2026-11-01/2026-11-30`);
      return [inbox.body, days.body];
    };
    const veiled = await read();
    expect(JSON.stringify(veiled)).not.toMatch(/Elternzeit|zero_target/);
    await world.sql('update entries set type = 10, kind_id = null, credit = null');
    expect(await read()).toEqual(veiled);
  });

  it('[ART-06] a search among them finds no name that the rows do not show', async () => {
    const id = await kind({ name: 'Elternzeit', base: 100 });
    await ask(id, { project: 100 });
    await world.sql('update entries set status = 1');
    const found = async (search: string) =>
      (await world.get<Entry[]>('bert', `/timesheet/pending-absences?status=processed&search=${search}`))
        .body;
    expect(await found('Elternzeit')).toEqual([]);
    expect(await found('Abwesend')).toHaveLength(1);
  });
});

describe('what a day of a kind counts', () => {
  interface Month {
    days: {
      day: string;
      target: number;
      credited: number;
      difference: number;
      reasons: { text: string }[];
    }[];
  }
  const dayOf = async (day: string) => {
    const { body } = await world.get<Month>('anna', `/overtime/user/${anna.id}/2026-11`);
    return body.days.find((one) => one.day === day);
  };

  it('[ART-03] [SET-47] without a target nothing: in lists, in the account and under „Warum diese Zahl?“', async () => {
    const id = await kind({ name: 'Elternzeit', base: 100, credit: 'zero_target' });
    const { body } = await enter(id, { day: '2026-11-19', project: 100 });
    expect(body).toMatchObject({ hours: 8, target: null, actual: null });
    const day = await dayOf('2026-11-19');
    expect(day).toMatchObject({ target: 0, credited: 0, difference: 0 });
    expect(day?.reasons.map(({ text }) => text)).toContain('Elternzeit: kein Soll');
  });

  it('[ART-03] half of it leaves half of the day, and work on it counts', async () => {
    const id = await kind({ name: 'Elternzeit', base: 100, credit: 'zero_target' });
    await enter(id, { day: '2026-11-19', project: 100, half: 'first' });
    const times = { day: '2026-11-19', start_time: '12:00', end_time: '17:00', break: 0, hours: 5 };
    const { body } = await world.post<Entry>('anna', '/timesheet/workingtime', times);
    expect(body).toMatchObject({ target: 4, actual: 5 });
    expect(await dayOf('2026-11-19')).toMatchObject({ target: 240, credited: 300, difference: 60 });
  });

  it('[ART-03] a lowering kind is paid by the account, like overtime reduction', async () => {
    const id = await kind({ credit: 'lowering' });
    const { body } = await enter(id, { day: '2026-11-19' });
    expect(body).toMatchObject({ target: 8, actual: 0 });
    expect(await dayOf('2026-11-19')).toMatchObject({ target: 480, credited: 0, difference: -480 });
  });

  it('[ART-03] [CON-09] follows a contract that changes: what has no target keeps none', async () => {
    const free = await kind({ name: 'Elternzeit', base: 100, credit: 'zero_target' });
    const owed = await kind({ name: 'Ausgleich', base: 30, credit: 'lowering' });
    await enter(free, { day: '2026-12-01', project: 100 });
    await enter(owed, { day: '2026-12-02', project: 30 });
    const row = { weeklyhours: 30, minutes: [360, 360, 360, 360, 360, 0, 0], vacation: 30 };
    const answer = await world.post('chef', '/contract', {
      ...{ user: anna.id, valid_from: '2026-12-01', ends_on: null, place_id: null, note: null },
      ...{ ...row, recalculate: true },
    });
    expect(answer.status).toBe(200);
    const stored = await world.sql<{ hours: string; target: string | null }>(
      `select hours::float8 as hours, target::float8 as target from entries order by day`,
    );
    expect(stored).toEqual([
      { hours: 6, target: null },
      { hours: 6, target: 6 },
    ]);
  });

  it('[ART-01] an absence that the office changes becomes one of the kind, and back', async () => {
    const id = await kind({ name: 'Elternzeit', base: 100, credit: 'zero_target' });
    const { body: plain } = await world.post<Entry>('anna', '/timesheet/absence', { day: DAY, project: 20 });
    const change = (fields: object) =>
      world.put<Entry>('chef', `/timesheet/absence/change/${plain.id}`, {
        ...{ user: anna.id, reason: 'Auf Zuruf', day: DAY },
        ...fields,
      });
    const { body } = await change({ project: 100, kind_id: id });
    expect(body).toMatchObject({ project: 100, kind_id: id, credit: 'zero_target' });
    expect((await change({ project: 20 })).body).toMatchObject({ project: 20, kind_id: null, hours: 8 });
  });
});

describe('what colleagues see of a kind', () => {
  interface Row {
    project: number;
    kind_id: number | null;
    kind_name: string | null;
    half: string | null;
  }
  const calendar = async (who: 'anna' | 'bert' | 'chef' | 'lena') =>
    (await world.get<Row[]>(who, '/timesheet/vacations/2026')).body.map(({ project, kind_name, kind_id }) => [
      project,
      kind_name,
      kind_id !== null,
    ]);

  it('[ART-01] [ART-06] [SET-45] the look hides more, of colleagues alone', async () => {
    await ask(await kind());
    await ask(await kind({ name: 'Arzt', look: 'away' }), { day: '2026-11-25' });
    await ask(await kind({ name: 'Gericht', look: 'nothing' }), { day: '2026-11-26' });
    await ask(await kind({ name: 'Kind krank', base: 20 }), { day: '2026-11-27', project: 20 });
    const all = [
      [60, 'Umzug', true],
      [60, 'Arzt', true],
      [60, 'Gericht', true],
      [20, 'Kind krank', true],
    ];
    expect(await calendar('bert')).toEqual([
      [60, 'Umzug', true],
      [100, null, false],
    ]);
    for (const who of ['anna', 'chef', 'lena'] as const) expect(await calendar(who)).toEqual(all);
  });

  it('[ART-06] with the feature off the calendar has no key more and hides nothing by a kind', async () => {
    await ask(await kind({ look: 'nothing' }));
    await world.setFeatures('alpha', ['halfdays']);
    const { body } = await world.get<Row[]>('bert', '/timesheet/vacations/2026');
    expect(body.map((row) => Object.keys(row).sort())).toEqual([
      ['day', 'first_name', 'half', 'name', 'project', 'status', 'user'],
    ]);
  });
});
