import { describe, expect, it } from 'vitest';
import { CONTRACT } from '../../day/contracts/timeline.ts';
import { isMonth, monthCount, monthsFrom } from '../../time/format.ts';
import { entry, fiveDays, posting, threeDays } from '../overtime/overtime.fixture.ts';
import { versionInput, zipInput } from './contract.ts';
import { isCheckCode, UNKNOWN } from './recognised.ts';
import { type SheetEntry, type SheetFacts, sheetOf } from './sheet.ts';
import { checkCode, type SheetRow } from './sheet-data.ts';
import {
  accountLines,
  cellsOf,
  DRAFT,
  DRAFT_MEANING,
  headLines,
  sheetTitle,
  vacationLines,
} from './sheet-words.ts';
import { octoberFacts } from './sheets.fixture.ts';

const sheetWith = (changes: Partial<SheetFacts>) => sheetOf(octoberFacts(changes));
const rowOn = (day: string, changes: Partial<SheetFacts>) =>
  sheetWith(changes).rows.find((row) => row.day === day) as SheetRow;
const away = (day: string, changes = {}): SheetEntry => ({ ...entry(day, 10, changes), break_minutes: null });
const withContracts = (...contracts: NonNullable<SheetFacts['work']['contracts']>) =>
  sheetWith({ work: { ...octoberFacts().work, contracts }, account: null });

describe('[MON-07] a day of a sheet', () => {
  it('tells what was asked for, and nothing that was declined', () => {
    const day = '2026-10-28';
    expect(rowOn(day, { entries: [away(day, { status: 0 })] })).toMatchObject({
      kind: 'Urlaub, beantragt',
      credited: 480,
      worked: 0,
      start: null,
      end: null,
      break: null,
    });
    expect(rowOn(day, { entries: [away(day, { status: 2 })] })).toMatchObject({ kind: '', credited: 0 });
  });

  it('tells that nobody was employed', () => {
    const { rows } = withContracts({ ...fiveDays, valid_from: '2026-10-12' });
    expect([rows[10]?.kind, rows[11]?.kind]).toEqual(['kein Arbeitsverhältnis', '']);
  });

  it('counts without an account as soon as it is over', () => {
    const counted = sheetWith({ account: null, today: '2026-10-08' }).rows.filter(
      ({ difference }) => difference !== null,
    );
    expect(counted.at(-1)?.day).toBe('2026-10-07');
  });

  it('has its own notes and corrections only, without the day', () => {
    const { notes, corrections } = rowOn('2026-10-02', {});
    expect([notes.map((note) => Object.keys(note).sort()), corrections]).toEqual([
      [['code', 'reason', 'text']],
      [],
    ]);
    expect(rowOn('2026-10-07', {})).toMatchObject({
      notes: [],
      corrections: [{ by: 'Karla Ährenfeld', on: '2026-10-09', reason: 'Vergessen' }],
    });
  });
});

describe('[MON-07] the contracts of a sheet', () => {
  it.each([
    ['two in the month', [fiveDays, threeDays('2026-10-12')], ['2024-01-01 2026-10-11', '2026-10-12 null']],
    [
      'one from its last day on',
      [fiveDays, threeDays('2026-10-31')],
      ['2024-01-01 2026-10-30', '2026-10-31 null'],
    ],
    ['one from the next month on', [fiveDays, threeDays('2026-11-01')], ['2024-01-01 2026-10-31']],
    [
      'one that ended with the first day',
      [{ ...fiveDays, ends_on: '2026-10-01' }],
      ['2024-01-01 2026-10-01'],
    ],
    ['one that ended before', [{ ...fiveDays, ends_on: '2026-09-30' }], []],
  ])('%s', (_, contracts, expected) => {
    expect(withContracts(...contracts).contracts.map(({ from, to }) => `${from} ${to}`)).toEqual(expected);
  });

  it('say where people work, and until when', () => {
    const contracts = [{ ...fiveDays, place_id: 7, ends_on: '2026-10-15', valid_from: CONTRACT.beginning }];
    expect(headLines(withContracts(...contracts)).at(-1)?.[1]).toBe(
      'bis 15.10.2026, 40 Stunden je Woche (Mo 8:00, Di 8:00, Mi 8:00, Do 8:00, Fr 8:00), 30 Urlaubstage im Jahr, Werkstatt (Nordrhein-Westfalen)',
    );
  });

  it('leave out number and place of who has none', () => {
    const facts = octoberFacts();
    const lines = headLines(
      sheetOf({ ...facts, places: [], person: { ...facts.person, personnel_number: null }, account: null }),
    );
    expect(lines.map(([label]) => label)).toEqual(['Betrieb', 'Mitarbeiter', 'Vertrag']);
  });
});

describe('[SET-15] [MON-07] on the days on which the clocks change', () => {
  const of = (day: string, start: string | null, end: string | null) =>
    cellsOf({
      day,
      start,
      end,
      break: 0,
      worked: 0,
      credited: 0,
      target: 0,
      difference: null,
      kind: '',
      notes: [],
      corrections: [],
    }).kind;

  it.each([
    ['2026-10-25', '01:00', '06:00', 'Beginn Sommerzeit, Ende Winterzeit'],
    ['2026-10-25', '08:00', '12:00', 'Winterzeit'],
    ['2026-03-29', '00:30', '06:00', 'Beginn Winterzeit, Ende Sommerzeit'],
    ['2026-03-29', '08:00', null, 'Beginn Sommerzeit'],
    ['2026-10-24', '22:00', '06:00', 'Ende Winterzeit'],
    ['2026-10-24', '08:00', '16:00', ''],
    ['2026-10-25', null, null, ''],
  ])('%s from %s to %s: %s', (day, start, end, words) => expect(of(day, start, end)).toBe(words));
});

describe('[MON-07] the place of a sheet', () => {
  it('is that of the last day of employment', () => {
    const places = [7, 8].map((id) => ({ id, name: `Ort ${id}`, land: 'NW' as const }));
    const ended = [{ ...fiveDays, place_id: 8, ends_on: '2026-10-15' }];
    const { work } = octoberFacts();
    const calendars = new Map([7, 8].map((id) => [id, { ...work.calendar, place: id } as never]));
    const { place } = sheetWith({ places, work: { ...work, contracts: ended, places: calendars } });
    expect(place).toBe('Ort 8 (Nordrhein-Westfalen)');
  });
});

describe('[MON-07] the words of a sheet', () => {
  const row: SheetRow = {
    day: '2026-10-28',
    start: null,
    end: null,
    break: null,
    worked: 0,
    credited: 0,
    target: 0,
    difference: 0,
    kind: '',
    notes: [],
    corrections: [],
  };

  it.each([
    ['a day that owes nothing', {}, ''],
    ['one that owes', { target: 480, difference: -480 }, '−8:00'],
    ['one with work only', { credited: 30, difference: 30 }, '+0:30'],
    ['one that is even', { target: 480, credited: 480 }, '0:00'],
    ['one that has not counted', { target: 480, difference: null }, ''],
  ])('%s has the difference %j: %s', (_, changes, difference) => {
    expect(cellsOf({ ...row, ...changes }).difference).toBe(difference);
  });

  it('a break belongs to a working time', () => {
    expect(cellsOf({ ...row, break: 30 }).break).toBe('');
    expect(cellsOf({ ...row, start: '08:00', end: '16:30', break: 30 }).break).toBe('0:30');
    expect(cellsOf({ ...row, start: '08:00', end: '16:00', break: 0 }).break).toBe('');
  });

  it('several notes and corrections follow each other, each with its reason if it has one', () => {
    const notes = ['Erste.', 'Zweite.'].map((text, at) => ({
      code: 'break',
      text,
      reason: at ? 'Eilt' : null,
    }));
    const corrections = [null, 'Vergessen'].map((reason) => ({ by: 'Karla', on: '2026-10-09', reason }));
    const cells = cellsOf({ ...row, notes, corrections });
    expect(cells.notes).toBe('Erste. Zweite. Grund: Eilt');
    expect(cells.corrections).toBe('Karla, 09.10.2026; Karla, 09.10.2026: Vergessen');
  });

  it('the account names every posting that counts', () => {
    const facts = octoberFacts();
    const account = facts.account && {
      ...facts.account,
      today: '2026-10-30',
      entriesToday: [],
      postings: [...facts.account.postings, posting('2026-10-31', 60, { text: 'kommt noch' })],
    };
    expect(accountLines(sheetOf({ ...facts, account }))).toEqual([
      ['Saldo am Anfang', '0:00 (0,00 h)'],
      ['Differenz der Tage', '−10:30 (−10,50 h)'],
      ['Eröffnung am 01.10.', '+5:00 (5,00 h) Aus der alten Liste'],
      ['Auszahlung am 30.10.', '−2:00 (−2,00 h) Mit dem Lohn'],
      ['Saldo am Ende', '−7:30 (−7,50 h)'],
    ]);
  });

  it('the vacation is that of the last day of the month', () => {
    expect(vacationLines(sheetWith({})).map(([label]) => label)).toEqual([
      ...['Urlaubsanspruch', 'Rest aus dem Vorjahr', 'Genommen / geplant', 'Offen'],
    ]);
    expect([sheetTitle({ month: '2026-10' }), DRAFT]).toEqual(['Stundenzettel Oktober 2026', 'Entwurf']);
    expect(DRAFT_MEANING).toBe('Dieser Monat ist nicht abgeschlossen. Alle Angaben können sich noch ändern.');
  });
});

describe('[MON-08] what is sent', () => {
  it('a code has sixteen hexadecimal digits', () => {
    const code = '0123456789abcdef';
    expect(checkCode(code.repeat(4))).toBe(code);
    expect([code, `${code}0`, `x${code}`, code.slice(1), code.toUpperCase()].map(isCheckCode)).toEqual([
      ...[true, false, false, false, false],
    ]);
    expect(UNKNOWN).toBe('Unbekannt');
  });

  it('months are counted with the first and the last, and odd ones not at all', () => {
    expect(['2026-00', '2026-13', '1999-12', 'x2026-11', '2026-11-01'].filter(isMonth)).toEqual([]);
    expect([monthCount('2026-11', '2026-11'), monthCount('2025-12', '2026-02')]).toEqual([1, 3]);
    expect([
      monthCount('2026-02', '2025-12'),
      monthCount('2026-02', 'odd'),
      monthCount('odd', 'odd'),
    ]).toEqual([...[0, 0, 1]]);
    expect(monthsFrom('2025-12', '2026-01')).toEqual(['2025-12', '2026-01']);
  });

  it.each([
    ['1', 1],
    ['9999', 9999],
    [undefined, undefined],
  ])('a version is a number from 1 on: %s', (version, read) => {
    expect(versionInput.parse({ version })).toEqual(version === undefined ? {} : { version: read });
  });

  it.each(['0', '10000', '1a', 'a1', '', 1])('%s is no version', (version) => {
    expect(versionInput.safeParse({ version }).error?.issues).toMatchObject([{ message: 'invalid_input' }]);
  });

  it.each([
    [{}, []],
    [{ from: '2026-01', to: '2028-12' }, []],
    [{ users: Array(500).fill(7) }, []],
    [{ from: '2026-01', to: '2029-01' }, ['to invalid_input']],
    [{ from: '2026-12' }, ['to period_reversed']],
    [{ from: 5 }, ['from invalid_input']],
    [{ users: [] }, ['users invalid_input']],
    [{ users: 'all' }, ['users invalid_input']],
    [{ users: Array(501).fill(7) }, ['users invalid_input']],
  ])('sheets of several months and people with %j: %j', (changes, faults) => {
    const sent = { from: '2026-11', to: '2026-11', users: [7], ...changes };
    const { issues = [] } = zipInput.safeParse(sent).error ?? {};
    expect(issues.map(({ path, message }) => `${path} ${message}`)).toEqual(faults);
  });
});
