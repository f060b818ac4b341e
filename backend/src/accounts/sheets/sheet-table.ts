import type { SheetData } from '@stundenbuch/domain/accounts/sheets/sheet-data';
import {
  cellsOf,
  SHEET_COLUMNS,
  type SheetCells,
  sumCells,
} from '@stundenbuch/domain/accounts/sheets/sheet-words';
import { type Document, heightOf, INNER, PAGE, QUIET, rule, shade, write } from './sheet-paper.ts';

type Key = keyof SheetCells;

type Widths = Readonly<Record<Key, number>>;

/** Corrections are rare: without any, the notes get their room. */
function widthsOf(data: SheetData): Widths {
  const corrections = data.rows.some((row) => row.corrections.length > 0) ? 84 : 46;
  const others = {
    day: 44,
    start: 28,
    end: 27,
    break: 27,
    worked: 31,
    credited: 33,
    target: 31,
    difference: 38,
    kind: 88,
  };
  const taken = Object.values(others).reduce((sum, width) => sum + width, corrections);
  return { ...others, corrections, notes: INNER - taken };
}

const NUMBERS: readonly Key[] = ['start', 'end', 'break', 'worked', 'credited', 'target', 'difference'];
/** Columns of sentences, which may need several lines. */
const SENTENCES: readonly Key[] = ['kind', 'notes', 'corrections'];

const GAP = 3;
const TEXT = 8;
const LEAST = 12.4;
const HEAD = 13;
/** Sentences are made smaller until the month fits on its page. */
const SIZES = [7, 6.5, 6, 5.5, 5] as const;

interface Line {
  cells: SheetCells;
  height: number;
  isFree: boolean;
}

export interface PaperTable {
  /** Whether sentences had to be cut. */
  isShortened: boolean;
  size: number;
  widths: Widths;
  lines: Line[];
  height: number;
}

/** So many lines of sentences has a row at most where the month would need another page otherwise. */
const MOST_LINES = [12, 9, 7, 5, 4, 3, 2, 1] as const;

/** The rows with their heights, at the largest size at which they fit into the room; sentences are cut when nothing else helps. */
export function tableOf(doc: Document, data: SheetData, room: number): PaperTable {
  const rows = [
    ...data.rows.map((row) => ({ cells: cellsOf(row), isFree: row.target === 0 })),
    { cells: sumCells(data), isFree: false },
  ];
  const widths = widthsOf(data);
  const tables = SIZES.map((size) => measured(doc, rows, widths, size));
  const fitting = tables.find(({ height }) => height <= room);
  if (fitting) return fitting;
  let table = tables.at(-1) as PaperTable;
  for (const most of MOST_LINES) {
    const cut = rows.map((row) => ({ ...row, cells: shortened(doc, row.cells, widths, table.size, most) }));
    table = { ...measured(doc, cut, widths, table.size), isShortened: true };
    if (table.height <= room) break;
  }
  return table;
}

/** Sentences of at most so many lines; what a day is stays whole. */
function shortened(doc: Document, cells: SheetCells, widths: Widths, size: number, most: number): SheetCells {
  const cut = (key: 'notes' | 'corrections') => {
    const heightAt = (text: string) => heightOf(doc, text, widths[key] - 2 * GAP, size);
    const room = heightAt('x') * most + 0.5;
    if (heightAt(cells[key]) <= room) return cells[key];
    const letters = [...cells[key]];
    let [least, end] = [0, letters.length];
    while (least < end) {
      const middle = Math.ceil((least + end) / 2);
      if (heightAt(`${letters.slice(0, middle).join('')} …`) <= room) least = middle;
      else end = middle - 1;
    }
    return `${letters.slice(0, least).join('').trimEnd()} …`;
  };
  return { ...cells, notes: cut('notes'), corrections: cut('corrections') };
}

function measured(
  doc: Document,
  rows: readonly Omit<Line, 'height'>[],
  widths: Widths,
  size: number,
): PaperTable {
  const lines = rows.map((row) => {
    const heights = SENTENCES.map((key) =>
      heightOf(doc, row.cells[key], widths[key] - 2 * GAP, sizeOf(key, size)),
    );
    return { ...row, height: Math.max(LEAST, ...heights.map((height) => height + 2)) };
  });
  return {
    isShortened: false,
    size,
    widths,
    lines,
    height: HEAD + lines.reduce((sum, { height }) => sum + height, 0),
  };
}

/** What a day is stays readable, however much there is to say about the month. */
const sizeOf = (key: Key, size: number) => (key === 'kind' ? SIZES[0] : size);

/** Draws the table; `turn` starts a new page and returns where to continue. */
export function drawTable(
  doc: Document,
  { lines, size, widths }: PaperTable,
  top: number,
  bottom: number,
  turn: () => number,
) {
  const table = doc.struct('Table');
  doc.addStructure(table);
  let y = drawHead(doc, table, widths, top);
  for (const [at, line] of lines.entries()) {
    if (y + line.height > bottom) y = drawHead(doc, table, widths, turn());
    if (line.isFree) shade(doc, y, line.height);
    if (at === lines.length - 1) rule(doc, PAGE.margin, y, INNER, QUIET);
    drawRow(doc, table, { tag: 'TD', cells: line.cells, widths, size }, y);
    y += line.height;
    rule(doc, PAGE.margin, y, INNER);
  }
  table.end();
  return y;
}

type Structure = ReturnType<Document['struct']>;

function drawHead(doc: Document, table: Structure, widths: Widths, y: number): number {
  const titles = Object.fromEntries(SHEET_COLUMNS.map(({ key, title }) => [key, title])) as SheetCells;
  drawRow(doc, table, { tag: 'TH', cells: titles, widths, size: TEXT }, y);
  rule(doc, PAGE.margin, y + HEAD, INNER, QUIET);
  return y + HEAD;
}

interface Drawn {
  tag: 'TH' | 'TD';
  cells: SheetCells;
  widths: Widths;
  size: number;
}

function drawRow(doc: Document, table: Structure, { tag, cells, widths, size }: Drawn, y: number) {
  const row = doc.struct('TR');
  table.add(row);
  let x: number = PAGE.margin;
  for (const { key } of SHEET_COLUMNS) {
    const width = widths[key];
    const isSentence = tag === 'TD' && SENTENCES.includes(key);
    const place = {
      x: x + GAP,
      y: y + (isSentence ? 1.5 : 1),
      width: width - 2 * GAP,
      line: !isSentence,
      ...{
        size: isSentence ? sizeOf(key, size) : TEXT,
        align: NUMBERS.includes(key) ? ('right' as const) : ('left' as const),
      },
      ...(tag === 'TH' && { color: QUIET }),
    };
    const text = cells[key];
    // The library's types do not have `scope` yet.
    const options = (tag === 'TH' ? { scope: 'Column' } : {}) as object;
    row.add(doc.struct(tag, options, text === '' ? [] : [() => write(doc, text, place)]));
    x += width;
  }
  row.end();
}
