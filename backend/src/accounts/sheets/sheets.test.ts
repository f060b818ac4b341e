import type { OvertimeMonth } from '@stundenbuch/domain/accounts/overtime/contract';
import type { Sheet } from '@stundenbuch/domain/accounts/sheets/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { away, store, work } from '../../../test/entries.ts';
import type { Person } from '../../../test/people.ts';
import { switchOn } from '../../../test/switch-on.ts';
import { World } from '../../../test/world.ts';
import { SettingsService } from '../../features/settings.service.ts';
import { Clock } from '../../platform/clock.ts';
import { Database } from '../../platform/database/database.ts';
import { tables } from '../../platform/database/entities.ts';
import { Surcharges } from '../allowances/surcharges.service.ts';
import { LawService } from '../law/law.service.ts';
import { LawFactsService } from '../law/law-facts.service.ts';
import { OvertimeService } from '../overtime/overtime.service.ts';
import { SheetDataService } from './sheet-data.service.ts';

// Friday 20 November 2026.
let world: World;
beforeAll(async () => {
  world = await World.start();
  await world.sql('update users set vacation_lastyear_entered_in = 2026, vacation = 30');
  await switchOn(world, 1, ['calendar', 'contracts', 'overtime', 'closing']);
  await world.sql(
    `insert into places (id, company_id, name, land, created_at, created_by) values (7, 1, 'Werk Süd', 'NW', now(), 13)`,
  );
  await world.sql(`update company_settings set value = '{"place": 7}' where feature = 'calendar'`);
  await store(
    world,
    work('2026-11-02', 9, { break_hours: 0.5, end_minute: 1050 }),
    away('2026-11-03', 20),
    work('2026-11-04', 4),
    away('2026-11-04', 10, 0, { first_half: false, hours: 4 }),
  );
  for (const who of ['anna', 'bert', 'chef', 'lena', 'olga'] as const) await world.token(who);
});
afterAll(() => world?.close());

const read = (who: Person, path = '11/2026-11') => world.get<Sheet>(who, `/sheet/${path}`);
const data = async (path?: string) => (await read('anna', path)).body.data;

describe('[MON-07] the sheet of a month', () => {
  it('has every calendar day and what was recorded on it', async () => {
    const { rows, person, company, place, month } = await data();
    expect([person.name, company.name, place, month, rows.length]).toEqual([
      ...['Muster', 'Alpha GmbH', 'Werk Süd (Nordrhein-Westfalen)', '2026-11', 30],
    ]);
    expect(rows.slice(0, 4)).toMatchObject([
      { day: '2026-11-01', kind: 'Allerheiligen (arbeitsfrei)', target: 0, difference: 0 },
      { start: '08:00', end: '17:30', break: 30, worked: 540, credited: 540, target: 480, difference: 60 },
      { kind: 'Krankheit', worked: 0, credited: 480, difference: 0 },
      { kind: 'Urlaub (Nachmittag), beantragt', worked: 240, credited: 480, difference: 0 },
    ]);
    expect(rows[29]).toMatchObject({ day: '2026-11-30', target: 480, difference: null });
  });

  it('[FND-11] says of every day and of the account what the time account says', async () => {
    const sheet = await data();
    const { body } = await world.get<OvertimeMonth>('anna', '/overtime/user/11/2026-11');
    const shown = body.days
      .filter(({ counts }) => counts)
      .map(({ day, credited, target, difference }) => [...[day, credited, target, difference]]);
    const counted = sheet.rows.filter(({ difference }) => difference !== null);
    expect(
      counted.map(({ day, credited, target, difference }) => [day, credited, target, difference]),
    ).toEqual(shown);
    expect(sheet.account).toMatchObject({ opening: body.opening, closing: body.closing });
    expect(sheet.sums.difference).toBe(body.closing - body.opening);
  });

  it('[FND-11] has the vacation account of its last day, as the profile has it on that day', async () => {
    const { vacation } = await data();
    world.setClock('2026-11-30T09:00:00Z');
    const { body } = await world.get<{ plannedVacation: number; usedVacation: number }>(
      'anna',
      '/user/current',
    );
    world.setClock('2026-11-20T09:00:00Z');
    expect([vacation?.taken, vacation?.planned]).toEqual([body.usedVacation, body.plannedVacation]);
    expect(vacation).toEqual({
      entitlement: 25,
      last_year: 0,
      last_year_taken: 0,
      taken: 0.5,
      planned: 0,
      open: 24.5,
    });
  });

  it('names the contract and who has corrected what, when and why', async () => {
    await world.setFeatures('alpha', ['calendar', 'contracts', 'overtime', 'closing', 'audit']);
    const [entry] = await world.sql<{ id: number }>(
      `select id from entries where user_id = 11 and day = '2026-11-02'`,
    );
    await world.sql(
      `insert into changes (company_id, at, actor_id, actor_kind, table_name, record_id, person_id, op, before, after, reason)
        values (1, '2026-11-19T23:30:00Z', 13, 'admin', 'entries', $1, 11, 'U', '{"hours": 8}', '{"hours": 9}', 'Vergessen'),
          (1, '2026-11-19T10:00:00Z', 13, 'admin', 'entries', 999999, 11, 'D', '{"day": "2026-11-05"}', null, 'Doppelt')`,
      [entry?.id],
    );
    const { rows, contracts } = await data();
    expect([rows[1]?.corrections, rows[4]?.corrections]).toEqual([
      [{ by: 'Chef Muster', on: '2026-11-20', reason: 'Vergessen' }],
      [{ by: 'Chef Muster', on: '2026-11-19', reason: 'Doppelt' }],
    ]);
    expect(contracts).toMatchObject([{ weeklyhours: 40, minutes: [480, 480, 480, 480, 480, 0, 0] }]);
  });
});

describe('[LAW-12] what the law says of a day', () => {
  it('is on the sheet with the reason that was given, while the company has the guide', async () => {
    await store(world, work('2026-11-09', 10.5));
    expect((await data()).rows[8]?.notes).toEqual([]);
    await switchOn(world, 1, ['law']);
    await world.sql(`insert into law_reasons (company_id, user_id, day, code, text, created_at, created_by)
      values (1, 11, '2026-11-09', 'day10', 'Sturmschaden am Dach', now(), 11)`);
    const { body } = await world.get<{ day: string; code: string; text: string }[]>(
      'anna',
      '/law/user/11/2026-11-09/2026-11-09',
    );
    const notes = (await data()).rows[8]?.notes ?? [];
    expect(notes.map(({ code }) => code)).toEqual(expect.arrayContaining(['break', 'day10']));
    expect(notes.map(({ code }) => code)).toEqual(body.map(({ code }) => code));
    expect(notes.find(({ code }) => code === 'day10')?.reason).toBe('Sturmschaden am Dach');
    expect(notes.find(({ code }) => code === 'break')?.reason).toBeNull();
  });
});

describe('[FND-13] who may read it', () => {
  it.each(['anna', 'chef', 'lena'] as const)('%s may', async (who) => {
    expect((await read(who)).status).toBe(200);
  });

  it('a colleague may not, and of another company nobody is there', async () => {
    expect(refused(await read('bert'))).toEqual([403, 'forbidden']);
    expect(refused(await read('chef', '21/2026-11'))).toEqual([404, 'not_found']);
    expect(refused(await read('anna', '11/2026-13'))).toEqual([400, 'invalid_input', 'month']);
    expect(refused(await read('olga', '22/2026-11'))).toEqual([403, 'feature_off']);
  });
});

describe('many sheets', () => {
  it('[MON-07] cost as many statements as one', async () => {
    const database = await Database.open(world.databaseUrl, 2, tables);
    const asked = vi.spyOn(database, 'readAll');
    const clock = Clock.fixed('2026-11-20T09:00:00Z');
    const settings = new SettingsService(database, clock);
    const overtime = new OvertimeService(database, settings, clock);
    const law = new LawService(new LawFactsService(database, settings, clock), clock);
    const sheets = new SheetDataService(database, overtime, law, new Surcharges(database, settings), clock);
    const of = (users: number[], months: string[]) =>
      users.flatMap((user) => months.map((month) => ({ user, month, version: 1 })));
    try {
      await sheets.ofMany({ company: 1, id: 13 }, of([11], ['2026-11']));
      const one = asked.mock.calls.flatMap(([, queries]) => queries).length;
      asked.mockClear();
      const months = Array.from({ length: 12 }, (_, i) => `2026-${String(i + 1).padStart(2, '0')}`);
      const many = await sheets.ofMany({ company: 1, id: 13 }, of([11, 12, 13], months));
      expect(asked.mock.calls.flatMap(([, queries]) => queries)).toHaveLength(one);
      expect(many.map(({ person, month }) => [person.id, month])).toEqual(
        of([11, 12, 13], months).map(({ user, month }) => [user, month]),
      );
    } finally {
      await database.onApplicationShutdown();
    }
  });
});
