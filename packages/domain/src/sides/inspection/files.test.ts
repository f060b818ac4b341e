import { describe, expect, it } from 'vitest';
import { checkPackage } from './check.ts';
import { textIn } from './finding.ts';
import { logLine, readLogLine } from './log-lines.ts';
import { filesOf, NOW, packageTexts, summed } from './package.fixture.ts';
import { sheetFile } from './sheet-file.ts';
import { firstOther, readSums } from './sums.ts';
import { OF_COMPANY, OF_PEOPLE } from './tables.ts';

it('[AUD-07] what systems put into folders belongs to no package, and is not looked at', async () => {
  const names = {
    ignored: ['.DS_Store', 'stundenzettel/Thumbs.db', 'desktop.ini', '._siegel.jsonl', '__MACOSX/x/y'],
    found: ['x.DS_Store', '.DS_Store.txt', 'a__MACOSX/x', '._a/b', 'siegel._jsonl'],
  };
  const files = filesOf(
    new Map([
      ...packageTexts(),
      ...Object.values(names)
        .flat()
        .map((name) => [name, ''] as const),
    ]),
  );
  const said = (await checkPackage(files, NOW)).findings.map(({ file }) => file);
  expect(said).toEqual(names.found);
});

describe('[AUD-07] a line of the log', () => {
  const change = {
    id: 1,
    at: '2026-11-01T10:15:00.000Z',
    company: 1,
    actor: 3,
    person: 11,
    table: 'entries',
    record: 77,
    op: 'U',
    before: { hours: 8 },
    after: { hours: 8.25 },
    reason: 'x',
  };

  it.each([
    { ...change, row_hash: 'ab', erased_at: null },
    { ...change, row_hash: 'ab', erased_at: '2029-01-01T00:00:00.000Z' },
    { id: 5, row_hash: 'cd', hidden: true as const },
  ])('is read as it was written: %j', (row) => {
    expect(readLogLine(logLine(4, row))).toEqual({ seal: 4, row });
  });

  it('says when its content was erased, and nothing where it was not', () => {
    expect(logLine(4, { ...change, row_hash: 'ab', erased_at: null })).not.toContain('erased');
  });

  it.each([
    ...['', '5', 'null', '"x"', '{}', '{"seal":1}', '{"row_hash":"ab"}', '{"seal":1,"row_hash":"ab"}'],
    ...['{"seal":"1","row_hash":"ab","id":1}', '{"seal":1,"row_hash":5,"id":1}'],
  ])('%s is none', (text) => {
    expect(readLogLine(text)).toBeNull();
  });
});

describe('[AUD-07] sums', () => {
  const digits = (line: string) => line.padEnd(8, '.');

  it('are read line by line, with names that have blanks', () => {
    expect([...readSums('ab12  a b.txt\n  leer\nxyz  keine\nab keine\n')]).toEqual([
      ['a b.txt', 'ab12'],
      ['leer', ''],
    ]);
  });

  it.each(['\u2028', '\u2029', '\r', '\v', '\u0085', '\ufffe', ' ', '.', 'u\u0308'])(
    'belong to a name with %j in it, as it is composed',
    async (sign) => {
      const name = `stundenzettel/Gr${sign}ab12  b.txt`;
      expect([...readSums(`ab12  ${name}\ncd  x\n`)]).toEqual([
        [name.normalize('NFC'), 'ab12'],
        ['x', 'cd'],
      ]);
      const files = new Map([...packageTexts(), [name.normalize('NFC'), 'x']]);
      expect((await checkPackage(filesOf(summed(files)), NOW)).findings).toEqual([]);
    },
  );

  it.each([
    ['a\nb\n', 'a.......b.......', null],
    ['a\nc\n', 'a.......b.......', 2],
    ['a\n', 'a.......b.......', 2],
    ['a\nb\nc', 'a.......b.......', 3],
    ['', '', null],
  ])('of %j against %s: line %s is another', (text, sums, line) => {
    expect(firstOther(text, sums, digits)).toBe(line);
  });
});

it('[AUD-07] the mark at the beginning of a file is part of it', () => {
  expect(textIn(filesOf(new Map([['a', '\ufeffx']])), 'a')).toBe('\ufeffx');
  expect(textIn(new Map(), 'a')).toBeNull();
});

it('[AUD-07] a sheet has each day on a line, and says whether it is a draft', () => {
  const data = { format: 1, rows: [{ day: 1 }, { day: 2 }], contracts: [] } as never;
  const lines = [
    '"format": 1,',
    '"rows": [',
    '{"day":1},',
    '{"day":2}',
    '],',
    '"contracts": []',
    '}',
    '}',
    '',
  ];
  expect(sheetFile(data, 'ab').split('\n')).toEqual([
    ...['{', '"state": "abgeschlossen",', '"sha256": "ab",', '"data": {', ...lines],
  ]);
  expect(sheetFile(data, null).split('\n').slice(1, 3)).toEqual(['"state": "Entwurf",', '"sha256": null,']);
});

it('[AUD-07] an inspection sees what is about working time, and the company’s rules', () => {
  expect([...OF_PEOPLE].sort()).toEqual([
    ...['absence_requests', 'contracts', 'correction_requests', 'entries', 'law_reasons', 'month_closings'],
    ...['time_postings', 'users', 'vacation_expiries', 'vacation_notices', 'vacation_postings'],
    'work_intervals',
  ]);
  expect([...OF_COMPANY].sort()).toEqual([
    ...['calendar_versions', 'closures', 'companies', 'company_days', 'company_settings', 'places'],
  ]);
});
