import { describe, expect, it } from 'vitest';
import { monthsFrom } from '../../time/format.ts';
import { balanceAfter, balanceBefore, courseOf } from '../overtime/account.ts';
import { countedSums, creditedOf } from './counted.ts';
import { recognised } from './recognised.ts';
import { sheetOf } from './sheet.ts';
import { sheetText } from './sheet-data.ts';
import { accountLines, cellsOf, headLines, SHEET_COLUMNS, sumCells, vacationLines } from './sheet-words.ts';
import { octoberFacts } from './sheets.fixture.ts';

const sheet = sheetOf(octoberFacts());
const cells = (date: number) => Object.values(cellsOf(sheet.rows[date - 1] as (typeof sheet.rows)[0]));

describe('[MON-07] a sheet', () => {
  it('has 31 days, each with its words', () => {
    expect(sheet.rows).toHaveLength(31);
    expect(cells(1)).toEqual([
      ...['Do, 01.10.', '07:45', '16:45', '0:30', '8:30', '', '8:00', '+0:30', '', '', ''],
    ]);
    expect(cells(3)).toEqual([
      'Sa, 03.10.',
      '',
      '',
      '',
      '',
      '',
      '',
      '',
      'Tag der Deutschen Einheit (arbeitsfrei)',
      '',
      '',
    ]);
    expect(cells(2)[9]).toBe(
      'Bei 8,50 Stunden Arbeit sind 45 Minuten Pause vorgeschrieben, es fehlen 15. Grund: Betonlieferung am Nachmittag',
    );
    expect(cells(7)[10]).toBe('Karla Ährenfeld, 09.10.2026: Vergessen');
    expect(cells(16)).toEqual([
      ...[
        'Fr, 16.10.',
        '07:45',
        '12:15',
        '0:30',
        '4:00',
        '4:00',
        '8:00',
        '0:00',
        'Urlaub (Nachmittag)',
        '',
        '',
      ],
    ]);
    expect(cells(28)).toEqual(['Mi, 28.10.', '', '', '', '', '', '8:00', '−8:00', '', '', '']);
  });

  it('[START-02] has dashes before the day from which the person is recorded, and sums without them', () => {
    const facts = octoberFacts();
    const work = { ...facts.work, records_from: '2026-10-13' };
    const begun = sheetOf({ ...facts, work, account: facts.account && { ...facts.account, work } });
    const words = (date: number) => cellsOf(begun.rows[date - 1] as (typeof begun.rows)[0]);
    const dashes = { worked: '–', credited: '–', target: '–', difference: '–' };
    expect(words(12)).toMatchObject({ start: '07:45', end: '16:45', break: '', ...dashes });
    expect(words(4)).toMatchObject(dashes);
    expect(words(13)).toMatchObject({ break: '0:30', worked: '8:30', target: '8:00', difference: '+0:30' });
    // 3 × 8:30, 4:00 and half a day, and 7 days off; the 14 working days from the 13th owe 8:00.
    expect(begun.sums).toMatchObject({ worked: 1770, credited: 5370, target: 6720, difference: -1350 });
    expect(sumCells(begun).target).toBe('112:00');
    expect(begun.account?.difference).toBe(-1350);
  });

  it('adds minutes up', () => {
    // 11 × 8:30, 8:00, and 7 days off of 8:00; 22 days owe 8:00.
    expect(sheet.sums).toEqual({
      break: 360,
      worked: 5850,
      credited: 9450,
      target: 10_560,
      difference: -1110,
    });
    expect(SHEET_COLUMNS.map(({ key }) => sumCells(sheet)[key]).slice(3, 9)).toEqual([
      ...['6:00', '97:30', '60:00', '176:00', '−18:30', ''],
    ]);
  });

  it('[FND-11] of a draft compares what there is so far, and names what the whole month owes', () => {
    const draft = sheetOf({ ...octoberFacts(), account: null, today: '2026-10-05' });
    const sums = countedSums(draft.rows);
    // The 1st, the 2nd and a free weekend; the 5th is today.
    expect(sums).toMatchObject({ worked: 1020, credited: 1020, target: 960, difference: 60 });
    expect(sums.worked + creditedOf(sums) - sums.target).toBe(sums.difference);
    expect(sums.month_target).toBe(10_560);
    expect(sumCells(draft)).toMatchObject({ target: '16:00', kind: 'Soll des Monats 176:00' });
    expect(draft.sums.target).toBe(10_560);
    expect(countedSums(sheet.rows).month_target).toBeNull();
  });

  it('[FND-11] has columns that add up, day by day and in sum', () => {
    for (const row of sheet.rows) expect(row.worked + creditedOf(row) - row.target).toBe(row.difference);
    const { worked, target, difference, ...more } = countedSums(sheet.rows);
    expect(worked + creditedOf({ worked, ...more }) - target).toBe(difference);
  });

  it('[FND-11] has the balances of the account', () => {
    const { account } = octoberFacts();
    const course = account ? courseOf(account) : [];
    expect(sheet.account).toMatchObject({
      opening: balanceBefore(course, '2026-10'),
      closing: balanceAfter(course, '2026-10'),
      difference: -1110,
      posted: 180,
    });
    expect(accountLines(sheet).at(-1)).toEqual(['Saldo am Ende', '−15:30 (−15,50 h)']);
    expect(vacationLines(sheet).map(([, value]) => value)).toEqual([
      ...['30 Tage', '2,5 Tage, davon genommen 0 Tage', '5,5 Tage / 0 Tage', '27 Tage'],
    ]);
  });

  it('says who, where and by which contract', () => {
    expect(headLines(sheet)).toEqual([
      ['Betrieb', 'Tischlerei Vorbild GmbH'],
      ['Mitarbeiter', 'Änne Größöß'],
      ['Personalnummer', '1007'],
      ['Arbeitsort', 'Werkstatt (Nordrhein-Westfalen)'],
      [
        'Vertrag',
        'ab 01.01.2024, 40 Stunden je Woche (Mo 8:00, Di 8:00, Mi 8:00, Do 8:00, Fr 8:00), 30 Urlaubstage im Jahr',
      ],
    ]);
  });

  it('counts no day of the month that is still to come', () => {
    const facts = octoberFacts();
    const seen = sheetOf({
      ...facts,
      today: '2026-10-08',
      account: facts.account && { ...facts.account, today: '2026-10-08', entriesToday: [] },
    });
    expect(seen.rows.filter(({ difference }) => difference !== null)).toHaveLength(8);
  });

  it('has neither account nor vacation where the company has none', () => {
    const plain = sheetOf(octoberFacts({ account: null, vacation: null }));
    expect([accountLines(plain), vacationLines(plain), plain.sums]).toEqual([[], [], sheet.sums]);
  });
});

it('[MON-08] the text of a sheet has its keys in order, whatever order they come in', () => {
  const turned = Object.fromEntries(Object.entries(sheet).toReversed()) as unknown as typeof sheet;
  expect(sheetText(turned)).toBe(sheetText(sheet));
  expect(sheetText(sheet)).toMatch(/^\{"account":\{"closing":-930,/);
});

it('[MON-08] a recognised sheet says whether it still counts', () => {
  const found = {
    user: 11,
    first_name: 'Anna',
    name: 'Muster',
    month: '2026-10',
    version: 1,
    stored_on: '2026-11-05',
    is_current: true,
  };
  const which = 'Stundenzettel Oktober 2026 von Anna Muster, Version 1 vom 05.11.2026.';
  expect(recognised(found, { isWhole: true, isErased: false })).toBe(which);
  expect(recognised({ ...found, is_current: false }, { isWhole: true, isErased: false })).toBe(
    `${which} Er gilt nicht mehr: Der Monat wurde danach wieder geöffnet.`,
  );
  expect(recognised(found, { isWhole: true, isErased: true })).toBe(
    `${which} Die Namen wurden nach Frist gelöscht.`,
  );
  expect(recognised(found, { isWhole: false, isErased: false })).toBe(
    `${which} Die gespeicherten Angaben passen nicht mehr zum Prüfcode.`,
  );
});

it('months follow each other over the years', () => {
  expect(monthsFrom('2026-11', '2027-02')).toEqual(['2026-11', '2026-12', '2027-01', '2027-02']);
  expect(monthsFrom('2026-11', '2026-10')).toEqual([]);
});
