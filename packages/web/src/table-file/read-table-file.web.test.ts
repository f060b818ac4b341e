import { describe, expect, it } from 'vitest';
import { type CellObject, utils, type WorkBook, write } from 'xlsx';
import { bookOf } from './files.fixture.ts';
import { readTableFile, type TableSheet } from './index.ts';

const MEGABYTE = 1024 * 1024;

function reading(content: BlobPart | BlobPart[], name = 'liste.csv'): Promise<TableSheet[]> {
  const parts = Array.isArray(content) ? content : [content];
  return readTableFile(new File(parts, name), new AbortController().signal);
}

const cellsOf = async (content: BlobPart, name?: string) =>
  (await reading(content, name)).map(({ rows }) => rows.map(({ cells }) => cells));

/** How a file ends that nobody may read: the sentence, in time. */
async function endOf(content: BlobPart | BlobPart[], name = 'liste.xlsx'): Promise<string> {
  const start = performance.now();
  const sentence = await reading(content, name).then(
    () => 'read',
    (error: Error) => error.message,
  );
  expect(performance.now() - start).toBeLessThan(15_000);
  return sentence;
}

const cell = (t: CellObject['t'], v: CellObject['v'], z?: string): CellObject => ({ t, v, ...(z && { z }) });

function book(
  lines: (CellObject | string | null)[][],
  change: (book: WorkBook) => void = () => undefined,
): Blob {
  const made = utils.book_new();
  utils.book_append_sheet(made, utils.aoa_to_sheet(lines), 'Mitarbeiter');
  change(made);
  return new Blob([write(made, { type: 'array', bookType: 'xlsx' })]);
}

const utf16 = (text: string, isLittle: boolean): Uint8Array<ArrayBuffer> => {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let i = 0; i < text.length; i++) view.setUint16(i * 2, text.charCodeAt(i), isLittle);
  return new Uint8Array(view.buffer);
};
const windows1252 = (text: string) =>
  Uint8Array.from(text, (letter) => (letter === '€' ? 0x80 : letter.charCodeAt(0)));

describe('reading a text file', () => {
  const text = 'Name;Std\r\nJörg Grün;7,5\r\n';
  const rows = [
    ['Name', 'Std'],
    ['Jörg Grün', '7,5'],
  ];

  it.each([
    ['UTF-8', new TextEncoder().encode(text)],
    ['UTF-8 with a mark', new TextEncoder().encode(`\uFEFF${text}`)],
    ['UTF-16 with a mark', utf16(`\uFEFF${text}`, true)],
    ['UTF-16 without one', utf16(text, true)],
    ['UTF-16, big end first', utf16(`\uFEFF${text}`, false)],
    ['Windows-1252', windows1252(text)],
  ])('[IMP-01] understands %s', async (_, bytes) => expect(await cellsOf(bytes)).toEqual([rows]));

  it.each([
    [
      'a;b\n1,5;2,5',
      [
        ['a', 'b'],
        ['1,5', '2,5'],
      ],
    ],
    [
      'a,b\n"1,5","x\ny"',
      [
        ['a', 'b'],
        ['1,5', 'x\ny'],
      ],
    ],
    [
      'a\tb\n1,5\t2',
      [
        ['a', 'b'],
        ['1,5', '2'],
      ],
    ],
    [
      'sep=|\na|b\n1|2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a;b\n=1+1;@x',
      [
        ['a', 'b'],
        ['=1+1', '@x'],
      ],
    ],
  ])('[IMP-01] [IMP-06] finds the delimiter of %j', async (content, expected) =>
    expect(await cellsOf(content)).toEqual([expected]),
  );

  it('[IMP-09] counts lines as the file has them, empty ones included', async () => {
    const [sheet] = await reading('a;b\n;;\n \n1;2\n');
    expect(sheet?.rows.map(({ line }) => line)).toEqual([1, 4]);
    const [marked] = await reading('sep=;\na;b\n1;2');
    expect(marked?.rows.map(({ line }) => line)).toEqual([2, 3]);
  });

  it('[IMP-01] names a quotation mark that never ends, an empty file and what is no table', async () => {
    expect(await endOf('a;b\n1;2\n"x;3\n', 'a.csv')).toMatch('In Zeile 3 beginnt ein Anführungszeichen');
    expect(await endOf('', 'a.csv')).toBe('Die Datei ist leer.');
    expect(await endOf('\n;;\n', 'a.csv')).toBe('Die Datei ist leer.');
    expect(await endOf(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]), 'bild.png')).toMatch(
      'keine Tabelle',
    );
  });

  it('[IMP-01] takes 50 000 rows below the head and none more, at most 20 MB and 200 columns', async () => {
    const [full] = await reading(`a;b\n${'1;2\n'.repeat(50_000)}`);
    expect(full?.rows).toHaveLength(50_001);
    expect(await endOf(`a;b\n${'1;2\n'.repeat(50_001)}`, 'a.csv')).toMatch('mehr als 50.000 Zeilen');
    expect(await endOf(new Blob(Array(21).fill(new Uint8Array(MEGABYTE))), 'a.csv')).toMatch(
      'größer als 20 MB',
    );
    expect(await endOf('x;'.repeat(200), 'a.csv')).toBe('read');
    expect(await endOf(`${'x;'.repeat(200)}y`, 'a.csv')).toMatch('mehr als 200 Spalten');
  });
});

describe('reading a workbook', () => {
  it('[IMP-09] [SET-61] tells numbers, days and times apart by their formats', async () => {
    const line = [
      cell('n', 46_346, 'dd.mm.yyyy'),
      cell('n', 46_346),
      cell('n', 0.3125, 'h:mm'),
      cell('n', 1.6041666667, '[h]:mm'),
      cell('n', 46_346.5, 'dd.mm.yyyy hh:mm'),
      cell('n', 38.5, '0.00'),
      cell('n', 7, '0" h"'),
      cell('s', ' 0150 '),
      cell('b', true),
    ];
    expect(await cellsOf(book([line]), 'a.xlsx')).toEqual([
      [
        [
          { day: '2026-11-20', minutes: null },
          46_346,
          { day: null, minutes: 450 },
          { day: null, minutes: 2310 },
          { day: '2026-11-20', minutes: 720 },
          38.5,
          7,
          '0150',
          'ja',
        ],
      ],
    ]);
  });

  it('[SET-61] reads the days of a workbook that counts from 1904', async () => {
    const file = book([[cell('n', 46_346 - 1462, 'dd.mm.yyyy')]], (made) => {
      made.Workbook = { WBProps: { date1904: true } };
    });
    expect(await cellsOf(file, 'a.xlsx')).toEqual([[[{ day: '2026-11-20', minutes: null }]]]);
  });

  it('[IMP-09] a day that does not exist is none', async () => {
    const days = [60, -3, 1e9].map((serial) => cell('n', serial, 'dd.mm.yyyy'));
    const none = { day: null, minutes: null };
    expect(await cellsOf(book([days]), 'a.xlsx')).toEqual([[[none, none, none]]]);
  });

  it('[IMP-06] a formula is its stored result, and a text that looks like one is a text', async () => {
    const file = book([
      ['=1+1', { t: 'n', v: 3, f: 'SUM(1,2)' }, { t: 's', v: 'x', f: 'HYPERLINK("http://x")' }],
    ]);
    expect(await cellsOf(file, 'a.xlsx')).toEqual([[['=1+1', 3, 'x']]]);
  });

  it('[IMP-14] answers every worksheet that has rows and is not hidden', async () => {
    const file = book([['Datum'], ['1']], (made) => {
      utils.book_append_sheet(made, utils.aoa_to_sheet([[]]), 'leer');
      utils.book_append_sheet(made, utils.aoa_to_sheet([['Datum']]), 'Februar');
      utils.book_append_sheet(made, utils.aoa_to_sheet([['x']]), 'Liste');
      made.Workbook = { Sheets: made.SheetNames.map((name) => ({ name, Hidden: name === 'Liste' ? 1 : 0 })) };
    });
    expect((await reading(file, 'a.xlsx')).map(({ name }) => name)).toEqual(['Mitarbeiter', 'Februar']);
  });

  it('[IMP-01] ends with a sentence where a zip becomes gigabytes, whether it says so or not', async () => {
    const zeros = Array(300).fill(new Uint8Array(MEGABYTE).fill(0x20));
    expect(await endOf(await bookOf(zeros))).toMatch('ausgepackt zu groß');
    expect(await endOf(await bookOf(zeros, 1000))).toMatch(
      /braucht zu lange|lässt sich nicht lesen|ist leer/,
    );
  });

  it('[IMP-01] ends in time with 1 048 576 empty rows', async () => {
    const rows = Array.from(
      { length: 1_048_576 },
      (_, i) => `<row r="${i + 1}"><c r="A${i + 1}" s="0"/></row>`,
    );
    expect(await endOf(await bookOf([rows.join('')]))).toMatch(/braucht zu lange|ist leer/);
  });

  it('[IMP-01] ends with a sentence where the file is damaged, protected or no workbook', async () => {
    expect(await endOf(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 0, 0]))).toMatch('beschädigt');
    expect(await endOf(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0, 0]))).toMatch('Kennwort');
    const cut = await book([['a']])
      .slice(0, 500)
      .arrayBuffer();
    expect(await endOf(cut)).toMatch('beschädigt');
    const { zipOf } = await import('./files.fixture.ts');
    expect(await endOf(await zipOf([{ name: 'brief.txt', content: new Blob(['Hallo']) }]))).toMatch(
      'lässt sich nicht lesen',
    );
  });

  it('[IMP-01] stops where it is cancelled', async () => {
    const stop = AbortSignal.abort();
    await expect(readTableFile(new File(['a'], 'a.csv'), stop)).rejects.toThrow(/abort/i);
  });
});
