import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import { blankEntry } from '@stundenbuch/domain/records/timesheet/entry.fixture';
import { beforeAll, describe, expect, it } from 'vitest';
import { Book } from '../packages/web/src/export/book.ts';
import type { CellKind, Rows, Value, Worksheet } from '../packages/web/src/export/worksheets.ts';
import { firmWorksheets } from '../remotes/timesheet/src/reports/firm-worksheets.ts';
import { type Lines, openAllInOffice, quoted } from './support/office.ts';

const OVERVIEW = 'Stundenübersicht Firmen';

/** Like the worker. */
async function fileOf(sheets: readonly Worksheet[]): Promise<Uint8Array> {
  const book = new Book();
  for (const sheet of sheets) {
    if ('cells' in sheet) {
      book.addCells({ name: sheet.name, cells: sheet.cells() });
      continue;
    }
    const { name, columns, lastLine = 0 } = sheet;
    book.startTable({
      name,
      lastLine,
      columns: columns.map(({ title, kind = 'text' }) => ({ title, kind })),
    });
    for await (const rows of pagesOf(sheet.rows))
      book.addRows(rows.map((row) => columns.map(({ value }) => value(row))));
  }
  return new Uint8Array(await book.pack().arrayBuffer());
}

async function* pagesOf<Row>(rows: Rows<Row>): AsyncGenerator<readonly Row[]> {
  if (!(Symbol.asyncIterator in rows)) return yield rows;
  for await (const page of rows) yield page.rows;
}

const oneColumn = (values: Value[], kind: CellKind): Worksheet => ({
  name: 'Werte',
  columns: [{ title: 'Wert', kind, value: (value: Value) => value }],
  rows: values,
});

/** The books of all tests, which LibreOffice opens in one go: starting it takes longer than opening them. */
const books: (readonly Worksheet[])[] = [];
let opened: Record<string, Lines>[];

beforeAll(async () => {
  opened = await openAllInOffice(await Promise.all(books.map(fileOf)));
});

/** The sheet of this name, once it has been opened. */
function inOffice(sheets: readonly Worksheet[], name: string): () => Lines {
  const place = books.push(sheets) - 1;
  return () => opened[place]?.[name] ?? [];
}

function shown(values: Value[], kind: CellKind = 'text'): () => (string | undefined)[] {
  const lines = inOffice([oneColumn(values, kind)], 'Werte');
  return () =>
    lines()
      .slice(1)
      .map(([value]) => value);
}

describe('LibreOffice shows', () => {
  const texts = [
    '=1+1',
    '+49 89 123',
    '-5',
    '@SUM(A1)',
    '=HYPERLINK("http://beispiel.example")',
    'Größe ß € „ja“ – … 😀👩‍🔧',
    'Ein "Zitat"; mit\tTabulator',
    'zwei\nZeilen',
    '  Rand  ',
    '0150',
    '2026-11-20',
    '_x0041_ bleibt',
    '<b>&amp;</b>',
    'x'.repeat(32_767),
  ];
  const asShown = shown(texts);
  const days = shown(['2026-11-20', '2028-02-29', '2010-01-02'], 'date');
  const hours = shown([8.25, 0.1, 1234.5, -3], 'hours');
  const numbers = shown([3, 150_000], 'number');

  it('[EXP-01] [AMB-55] every text unchanged, and computes none of them', () => {
    expect(asShown()).toEqual(texts.map(quoted));
  });

  it('[EXP-01] [AMB-55] dates as dd.mm.yyyy and hours with two decimals', () => {
    expect(days()).toEqual(['20.11.2026', '29.02.2028', '02.01.2010']);
    expect(hours()).toEqual(['8.25', '0.10', '1234.50', '-3.00']);
    expect(numbers()).toEqual(['3', '150000']);
  });
});

const booked = (...bookings: [internal_id: string | null, hours: number][]): Entry[] =>
  bookings.map(([internal_id, hours]) => ({
    ...blankEntry,
    project: 1001,
    project_name: 'Projekt',
    internal_id,
    hours,
  }));

/** What the overview shows once LibreOffice has computed it from the data. */
function overviewOf(entries: Entry[]): () => [string, number, number | string, number][] {
  const sheets = firmWorksheets(entries).map(
    (sheet): Worksheet => ('cells' in sheet ? withWrongValues(sheet) : sheet),
  );
  const lines = inOffice(sheets, OVERVIEW);
  return () =>
    lines()
      .slice(1)
      .map(([label = '', hours, percent = '', ofTotal]) => [
        label.replaceAll('"', ''),
        Number(hours),
        percent.endsWith('%') ? Number(percent.slice(0, -1)) : percent,
        Number(ofTotal?.slice(0, -1)),
      ]);
}

/** Stores wrong values, so that only computed ones can match. */
const withWrongValues = (sheet: Extract<Worksheet, { cells: unknown }>): Worksheet => ({
  ...sheet,
  cells: () =>
    sheet
      .cells()
      .map((line) => line.map((cell) => (cell && typeof cell === 'object' ? { ...cell, value: -1 } : cell))),
});

const ids =
  '99 100 200 201 999 1000 1007 1008 99999 100000 100712 100812 199999 200000 299999 300000 9999999'.split(
    ' ',
  );
const texts = ['1007-12', '1007150000', '10071', '1008-1', '1008200000', 'A-17', 'A1007', '0120', null];
const edges = [
  ...booked(...[...ids, ...texts].map((id, i): [string | null, number] => [id, 2 ** i / 100])),
  { ...blankEntry, project: 10, hours: 8 },
  { ...blankEntry, project: 100, hours: 7.7 },
];

describe("LibreOffice computes 'Stundenübersicht Firmen'", () => {
  const example = overviewOf(
    booked(['150000', 90], ['1007-12', 10], ['250000', 60], ['300000', 40], ['120', 30], ['1003', 20]),
  );
  const ofEdges = overviewOf(edges);
  const ofNothing = overviewOf([]);

  it('[EXP-06] [EXP-07] [EXP-08] the example of the requirements', () => {
    expect(example()).toEqual([
      ['Firma 1', 100, 50, 40],
      ['Firma 2', 60, 30, 24],
      ['Firma 3', 40, 20, 16],
      ['Sozial', 30, '"–"', 12],
      ['Intern', 20, '"–"', 8],
      ['Gesamt', 250, '"–"', 100],
    ]);
  });

  it('[EXP-06] [EXP-07] [AMB-58] every edge, to the same figures as we do', async () => {
    const computed = ofEdges();
    expect(computed).toHaveLength(6);
    const own = await ownFigures(edges);
    computed.forEach(([label, hours, percent, ofTotal], i) => {
      expect(label).toBe(own[i]?.[0]);
      expect(hours, label).toBeCloseTo(own[i]?.[1] as number, 2);
      if (typeof own[i]?.[2] === 'number')
        expect(percent, label).toBeCloseTo((own[i]?.[2] as number) * 100, 2);
      expect(ofTotal, label).toBeCloseTo((own[i]?.[3] as number) * 100, 2);
    });
  });

  it('[EXP-04] [EXP-08] zeros and no error without entries', () => {
    expect(ofNothing().map(([, ...figures]) => figures)).toEqual([
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
      [0, '"–"', 0],
      [0, '"–"', 0],
      [0, '"–"', 0],
    ]);
  });
});

/** The values that we write with the formulas. */
async function ownFigures(entries: Entry[]) {
  const [data, overview] = firmWorksheets(entries) as [
    Extract<Worksheet, { columns: unknown }>,
    Extract<Worksheet, { cells: unknown }>,
  ];
  for await (const _ of data.rows as AsyncIterable<unknown>);
  const value = (cell: unknown) =>
    cell && typeof cell === 'object' ? (cell as { value: number }).value : cell;
  return overview
    .cells()
    .slice(1)
    .map((line) => line.map(value));
}
