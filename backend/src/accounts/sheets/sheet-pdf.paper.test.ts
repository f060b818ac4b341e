import { sheetOf } from '@stundenbuch/domain/accounts/sheets/sheet';
import type { SheetData } from '@stundenbuch/domain/accounts/sheets/sheet-data';
import {
  accountLines,
  cellsOf,
  headLines,
  REPLACED,
  SHEET_COLUMNS,
  SHORTENED,
  type SheetCells,
  SIGNATURES,
  sumCells,
  vacationLines,
} from '@stundenbuch/domain/accounts/sheets/sheet-words';
import { octoberFacts } from '@stundenbuch/domain/accounts/sheets/sheets.fixture';
import { describe, expect, it, vi } from 'vitest';
import { aboutOf, fontsOf, textOf, type Word, wordsOf } from '../../../test/paper.ts';
import { sheetPdf } from './sheet-pdf.ts';

const HASH = '0123456789abcdef'.repeat(4);
const sheet = sheetOf(octoberFacts());
const pdf = await sheetPdf(sheet, HASH);

const NUMBERS = ['start', 'end', 'break', 'worked', 'credited', 'target', 'difference'];
const plain = (text: string) => text.replaceAll(/\s+/g, ' ');

/** What each column of the row that begins with `first` holds: words below each other between two heads. */
function rowsOf(found: readonly Word[], data: SheetData): SheetCells[] {
  const words = found.toSorted((a, b) => a.top - b.top || a.left - b.left);
  const heads = SHEET_COLUMNS.map(({ key, title }) => ({
    key,
    ...(words.find(({ text }) => text === title) as Word),
  }));
  const [head] = heads as [(typeof heads)[0]];
  const firsts = data.rows.map((row) => cellsOf(row).day.split(' ')[1]);
  const tops = words.filter(
    ({ text, left }) => left < head.right + 20 && (firsts.includes(text) || text === 'Summe'),
  );
  const columnOf = ({ left, right }: Word) =>
    heads.findLast(({ key, ...at }) =>
      NUMBERS.includes(key) ? right >= at.left && right <= at.right + 2 : left >= at.left - 1,
    )?.key as keyof SheetCells;
  return tops.map(({ top }, at) => {
    const end = tops[at + 1]?.top ?? top + 9;
    const cells = Object.fromEntries(SHEET_COLUMNS.map(({ key }) => [key, ''])) as SheetCells;
    for (const word of words.filter((one) => one.top >= top - 2 && one.top < end - 2)) {
      const key = columnOf(word);
      cells[key] = cells[key] === '' ? word.text : `${cells[key]} ${word.text}`;
    }
    return cells;
  });
}

describe('[MON-07] the paper', () => {
  it('has every day and every sum, each in its column', async () => {
    const rows = rowsOf(await wordsOf(pdf), sheet);
    expect(rows).toEqual([...sheet.rows.map(cellsOf), sumCells(sheet)]);
  });

  it('has the head, the accounts, the signatures and what recognises it', async () => {
    const text = plain(await textOf(pdf));
    for (const [label, value] of [...headLines(sheet), ...accountLines(sheet), ...vacationLines(sheet)])
      expect(text).toContain(`${label} ${value}`);
    for (const words of SIGNATURES) expect(text).toContain(words);
    expect(text).toContain('Stundenzettel Oktober 2026 Version 2');
    expect(text).toContain('Prüfcode 0123456789abcdef · Version 2');
    expect(text).toContain(`Siegel 12 des Verlaufs: ${'ab'.repeat(32)}`);
    expect(text).not.toContain('Entwurf');
  });

  it('is one page, tagged, in German, with the whole font of its letters', async () => {
    const about = await aboutOf(pdf);
    expect([about.Pages, about.Tagged, about['Page size']]).toEqual(['1', 'yes', '595.28 x 841.89 pts (A4)']);
    expect(about.Title).toBe('Stundenzettel Oktober 2026, Änne Größöß');
    expect(pdf.toString('latin1')).toContain('/Lang (de-DE)');
    const [, , ...fonts] = (await fontsOf(pdf)).trim().split('\n');
    expect(fonts).toHaveLength(1);
    // Embedded, a subset, and with the letters that it maps to.
    expect(fonts[0]).toMatch(/SourceSans3-Regular .* yes yes yes/);
  });

  it('stays one page where every day has something to say', async () => {
    const [note] = sheet.rows[1]?.notes ?? [];
    const full = {
      ...sheet,
      rows: sheet.rows.map((row) => ({ ...row, corrections: [], notes: note ? [note] : [] })),
    };
    const made = await sheetPdf(full, HASH);
    expect((await aboutOf(made)).Pages).toBe('1');
    const rows = rowsOf(await wordsOf(made), full);
    expect(rows.slice(0, 31).map(({ notes }) => notes)).toEqual(full.rows.map((row) => cellsOf(row).notes));
  });

  it.each([
    ['255 characters', 'Beton kam erst am Abend. '.repeat(11).slice(0, 255).trim()],
    ['120 line breaks', Array(120).fill('a').join('\n')],
    ['255 characters without a blank', 'W'.repeat(255)],
  ])(
    'is one page whatever the reasons are: %s on each day, which it says where it cuts them',
    async (_, reason) => {
      const text = 'Die Ruhezeit vor diesem Dienst ist zu kurz.';
      const notes = ['rest', 'day10', 'break'].map((code) => ({ code, text, reason }));
      const corrections = [1, 2].map(() => ({ by: 'Karla Ährenfeld', on: '2026-10-09', reason }));
      const full = { ...sheet, rows: sheet.rows.map((row) => ({ ...row, notes, corrections })) };
      const made = await sheetPdf(full, HASH);
      const found = plain(await textOf(made));
      expect((await aboutOf(made)).Pages).toBe('1');
      expect(found).toContain('Datum, Arbeitgeber');
      expect(found).toContain(SHORTENED);
      expect(found).toContain(`Prüfcode 0123456789abcdef`);
      // Numbers and kinds of the days are whole, and each day still says something.
      const rows = rowsOf(await wordsOf(made), full).slice(0, 31);
      expect(rows.map(({ day, start, credited, kind }) => [day, start, credited, kind])).toEqual(
        full.rows.map(cellsOf).map(({ day, start, credited, kind }) => [day, start, credited, kind]),
      );
      expect(rows.every((row) => row.notes.startsWith('Die'))).toBe(true);
    },
  );

  it('writes a box for a letter that the font lacks, and says so; else nothing', async () => {
    const person = { id: 11, first_name: 'Mei 美', name: 'שלום\u2028A\u0308🚧👩‍🔧', personnel_number: null };
    const found = plain(await textOf(await sheetPdf(sheetOf(octoberFacts({ person })), HASH)));
    expect(found).toContain('Mitarbeiter Mei □ □□□□ Ä□□');
    expect(found).toContain(REPLACED);
    const whole = plain(await textOf(pdf));
    expect([whole.includes(REPLACED), whole.includes(SHORTENED)]).toEqual([false, false]);
  });

  it.each([
    ['Žofie-Łucja', 'Öztürk-Şahinoğlu'],
    ['Ä'.repeat(50), 'ß'.repeat(50)],
    ['Ελένη', 'Đặng Nguyễn'],
  ])('has the name %s %s as it is written', async (first_name, name) => {
    const named = sheetOf(octoberFacts({ person: { id: 11, first_name, name, personnel_number: null } }));
    const made = await sheetPdf(named, HASH);
    expect(plain(await textOf(made))).toContain(`Mitarbeiter ${first_name} ${name}`);
    const edge = Math.max(...(await wordsOf(made)).map(({ right }) => right));
    expect([edge <= 566, (await aboutOf(made)).Pages]).toEqual([true, '1']);
  });

  it('says that a month which is not closed is a draft', async () => {
    const text = plain(await textOf(await sheetPdf(sheet, null)));
    expect(text).toContain('Stundenzettel Oktober 2026 Entwurf');
    expect(text).toContain('Dieser Monat ist nicht abgeschlossen.');
    expect(text).not.toContain('Prüfcode');
  });
});

it('[MON-09] two runs at different times give the same bytes', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-05-05T05:05:05Z') });
  try {
    expect((await sheetPdf(sheet, HASH)).equals(pdf)).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});
