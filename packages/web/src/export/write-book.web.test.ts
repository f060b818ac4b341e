import { describe, expect, it } from 'vitest';
import { CFB, read } from 'xlsx';
import type { Paged } from '../api/paged.ts';
import type { Worksheet, WorksheetColumn } from './worksheets.ts';
import { type Progress, writeBook } from './write-book.ts';

const columns: WorksheetColumn<number>[] = [
  { title: 'Nr.', kind: 'number', value: (n) => n },
  { title: 'Text', value: (n) => `=Zeile ${n} äöü 😀` },
  { title: 'Tag', kind: 'date', value: () => '2026-11-20' },
];
const numbers = (count: number, first = 0) => Array.from({ length: count }, (_, i) => first + i);
const table = (rows: number[]): Worksheet => ({ name: 'Daten', columns, rows });

async function write(
  sheets: readonly Worksheet[],
  onProgress: (progress: Progress) => void = () => undefined,
) {
  const file = await writeBook(sheets, new AbortController().signal, onProgress);
  return read(await file.arrayBuffer(), { cellNF: true, cellFormula: true });
}

describe('writing a book in the worker', () => {
  it('[EXP-01] writes header, rows, filter and widths', async () => {
    const { Sheets } = await write([table([7])]);
    const sheet = Sheets.Daten;
    expect(sheet?.['!ref']).toBe('A1:C2');
    expect(sheet?.['!autofilter']).toEqual({ ref: 'A1:C2' });
    expect(sheet?.A1).toMatchObject({ t: 's', v: 'Nr.' });
    expect(sheet?.A2).toMatchObject({ t: 'n', v: 7 });
    expect(sheet?.B2).toMatchObject({ t: 's', v: '=Zeile 7 äöü 😀' });
    expect(sheet?.B2).not.toHaveProperty('f');
    expect(sheet?.C2).toMatchObject({ t: 'n', v: 46_346, z: 'dd.mm.yyyy' });
  });

  it('[EXP-01] writes an empty table with its header', async () => {
    const { Sheets } = await write([table([])]);
    expect(Sheets.Daten?.['!ref']).toBe('A1:C1');
  });

  it('[EXP-04] [AMB-57] reaches the given line, and further if there are more rows', async () => {
    const { Sheets } = await write([
      { name: 'kurz', columns, rows: numbers(2), lastLine: 5 },
      { name: 'lang', columns, rows: numbers(9), lastLine: 5 },
    ]);
    expect(Sheets.kurz?.['!ref']).toBe('A1:C5');
    expect(Sheets.lang?.['!ref']).toBe('A1:C10');
  });

  it('[EXP-08] fills a sheet of formulas after the rows before it have been read', async () => {
    let sum = 0;
    async function* pages(): AsyncGenerator<Paged<number>> {
      for (const start of [0, 1000]) {
        const rows = numbers(1000, start);
        sum += rows.reduce((a, b) => a + b, 0);
        yield { rows, total: 2000 };
      }
    }
    const { Sheets, SheetNames } = await write([
      { name: 'Daten', columns, rows: pages() },
      {
        name: 'Summe',
        cells: () => [['Summe', { formula: 'SUM(Daten!A2:A2001)', value: sum, kind: 'number' }]],
      },
    ]);
    expect(SheetNames).toEqual(['Daten', 'Summe']);
    expect(Sheets.Summe?.B1).toMatchObject({ f: 'SUM(Daten!A2:A2001)', v: 1_999_000 });
    expect(Sheets.Daten?.['!ref']).toBe('A1:C2001');
  });

  it('[IMP-07] offers the values of other cells in a list, in the sheet that asks for it', async () => {
    const choosing = { title: 'Ort', value: () => '', choices: 'Listen!$A$2:$A$3' };
    const places: WorksheetColumn<string>[] = [{ title: 'Orte', value: (place) => place }];
    const file = await writeBook(
      [
        { name: 'Erklärung', cells: () => [['Text']] },
        { name: 'Mitarbeiter', columns: [...columns, choosing], rows: [1] },
        { name: 'Listen', columns: places, rows: ['Köln', 'Bonn & Umgebung'] },
      ],
      new AbortController().signal,
      () => undefined,
    );
    const content = new Uint8Array(await file.arrayBuffer());
    const zip = CFB.read(content, { type: 'array' });
    const sheets = [1, 2, 3].map((n) =>
      new TextDecoder().decode(Uint8Array.from(CFB.find(zip, `/xl/worksheets/sheet${n}.xml`).content)),
    );
    expect(sheets.map((xml) => xml.includes('<dataValidations'))).toEqual([false, true, false]);
    expect(sheets[1]).toContain('sqref="D2:D1000"><formula1>Listen!$A$2:$A$3</formula1>');
    expect(read(content).Sheets.Listen?.A3?.v).toBe('Bonn & Umgebung');
    expect(read(content).Sheets.Mitarbeiter?.B2?.v).toBe('=Zeile 1 äöü 😀');
  });

  it('[EXP-03] reports the number of written rows, then packing', async () => {
    const steps: Progress[] = [];
    await write([table(numbers(1200))], (step) => steps.push(step));
    expect(steps).toEqual([
      { phase: 'rows', done: 500, total: 1200 },
      { phase: 'rows', done: 1000, total: 1200 },
      { phase: 'rows', done: 1200, total: 1200 },
      { phase: 'packing' },
    ]);
  });

  it('[EXP-03] ends with the worker when it is cancelled, among the rows and while packing', async () => {
    for (const phase of ['rows', 'packing']) {
      const controller = new AbortController();
      const steps: string[] = [];
      const stopAt = (step: Progress) => {
        steps.push(step.phase);
        if (step.phase === phase) controller.abort();
      };
      await expect(writeBook([table(numbers(5000))], controller.signal, stopAt)).rejects.toThrow(/abort/i);
      expect(steps.filter((step) => step === phase)).toHaveLength(1);
    }
  });

  it('[EXP-03] does not start if it was already cancelled', async () => {
    await expect(writeBook([table([1])], AbortSignal.abort(), () => undefined)).rejects.toThrow(/abort/i);
  });

  it('[EXP-03] fails when the rows cannot be read, and when the library refuses', async () => {
    async function* broken(): AsyncGenerator<Paged<number>> {
      yield { rows: [1], total: 2 };
      throw new Error('no answer');
    }
    await expect(write([{ name: 'Daten', columns, rows: broken() }])).rejects.toThrow('no answer');
    await expect(write([{ name: 'a/b', columns, rows: [] }])).rejects.toThrow(/sheet name/i);
  });
});
