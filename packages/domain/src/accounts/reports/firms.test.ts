import { describe, expect, it } from 'vitest';
import { companySettings } from '../../records/entries/company-settings.ts';
import { firmFormulas } from './firm-formulas.ts';
import { FirmSums } from './firm-overview.ts';
import { bookingNumber, firmOf } from './firms.ts';

const PROJECT = 1001;
const booked = (internal_id: string | null, hours = 1) => ({ project: PROJECT, internal_id, hours });

describe('the number of an entry', () => {
  it.each([
    ['150000', 150_000],
    ['1003', 1003],
    ['1007', 1007],
    ['1008', 1008],
    ['100712', 100_712],
    ['0120', 120],
    ['1007-12', '1007-12'],
    ['1008-1', '1008-1'],
    ['1007150000', '1007150000'],
    ['10071', '10071'],
    ['2100712', 2_100_712],
    ['A-17', 'A-17'],
    [' 150000', ' 150000'],
    ['', null],
    [null, null],
  ])('[AMB-58] internal id %j is written as %j', (id, expected) =>
    expect(bookingNumber(booked(id))).toBe(expected),
  );

  it('[AMB-58] of an absence is always its code', () => {
    expect(bookingNumber({ project: 10, internal_id: null })).toBe(10);
    expect(bookingNumber({ project: 100, internal_id: null })).toBe(100);
  });
});

describe('the group of a number', () => {
  it.each([
    [99_999, null],
    [100_000, 'firm1'],
    [150_000, 'firm1'],
    [199_999, 'firm1'],
    [200_000, 'firm2'],
    [299_999, 'firm2'],
    [300_000, 'firm3'],
    [9_999_999, 'firm3'],
    ['1007-12', 'firm1'],
    ['1007150000', 'firm1'],
    ['1008-1', 'firm2'],
    ['A1007', null],
    [null, null],
  ] as const)('[EXP-06] [CONST-49] %j belongs to %s', (number, group) => expect(firmOf(number)).toBe(group));

  it.each([
    [99, null],
    [100, 'social'],
    [200, 'social'],
    [201, null],
    [999, null],
    [1000, 'internal'],
    [1007, 'internal'],
    [1008, null],
  ] as const)('[EXP-07] [CONST-50] %j belongs to %s', (number, group) => expect(firmOf(number)).toBe(group));

  it('[EXP-07] only the absence with the code 100 is social', () => {
    const codes = [10, 20, 30, 40, 60, 70, 80, 90, 100];
    const groups = codes.map((project) => firmOf(bookingNumber({ project, internal_id: null })));
    expect(groups).toEqual([...Array(8).fill(null), 'social']);
  });
});

describe('the overview', () => {
  const rowsOf = (entries: Parameters<FirmSums['add']>[0]) => {
    const sums = new FirmSums();
    sums.add(entries);
    return sums
      .rows()
      .map(({ label, hours, percent, percentOfTotal }) => [label, hours, percent, percentOfTotal]);
  };

  it('[EXP-08] adds up the example of the requirements', () => {
    expect(
      rowsOf([
        booked('150000', 90),
        booked('1007-12', 10),
        booked('250000', 60),
        booked('300000', 40),
        booked('120', 30),
        booked('1003', 20),
      ]),
    ).toEqual([
      ['Firma 1', 100, 0.5, 0.4],
      ['Firma 2', 60, 0.3, 0.24],
      ['Firma 3', 40, 0.2, 0.16],
      ['Sozial', 30, null, 0.12],
      ['Intern', 20, null, 0.08],
      ['Gesamt', 250, null, 1],
    ]);
  });

  it('[EXP-08] is zero everywhere without entries', () => {
    expect(rowsOf([])).toEqual([
      ['Firma 1', 0, 0, 0],
      ['Firma 2', 0, 0, 0],
      ['Firma 3', 0, 0, 0],
      ['Sozial', 0, null, 0],
      ['Intern', 0, null, 0],
      ['Gesamt', 0, null, 0],
    ]);
  });

  it('[EXP-08] counts entries outside all groups in the total only, and loses no hundredth', () => {
    const rows = rowsOf(Array.from({ length: 1000 }, () => booked('A-17', 0.1)));
    expect(rows.map(([, hours]) => hours)).toEqual([0, 0, 0, 0, 0, 100]);
  });

  it('[EXP-04] [EXP-05] [CONST-47] has formulas down to row 100000 over the hours in G and the numbers in C', () => {
    expect(firmFormulas('firm1', 2)).toEqual({
      hours:
        'SUMIFS(Daten!$G$2:$G$100000,Daten!$C$2:$C$100000,">=100000",Daten!$C$2:$C$100000,"<200000")' +
        '+SUMIFS(Daten!$G$2:$G$100000,Daten!$C$2:$C$100000,"1007*",Daten!$C$2:$C$100000,"<a")',
      percent: 'IF(SUM($B$2:$B$4)=0,0,$B$2/SUM($B$2:$B$4))',
      percentOfTotal: 'IF($B$7=0,0,$B$2/$B$7)',
    });
    expect(firmFormulas('firm3', 4).hours).toBe(
      'SUMIFS(Daten!$G$2:$G$100000,Daten!$C$2:$C$100000,">=300000")',
    );
    expect(firmFormulas('social', 5).hours).toContain('">=100",Daten!$C$2:$C$100000,"<=200"');
    expect(firmFormulas('total', 7).hours).toBe('SUM(Daten!$G$2:$G$100000)');
  });
});

it('[REP-08] [CONST-63] only company 3 has the custom export', () => {
  expect([1, 2, 3, 4, 5].filter((id) => companySettings(id).customExport)).toEqual([3]);
});
