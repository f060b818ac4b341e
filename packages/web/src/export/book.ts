import { type CellObject, type DenseWorkSheet, SSF, utils, type WorkSheet, write } from 'xlsx';
import { cellOf, DATE_FORMAT, formulaCell } from './cell.ts';
import { type Choices, withChoices } from './choices.ts';
import type { ToWorker } from './protocol.ts';
import type { CellKind, Value } from './worksheets.ts';

const MIME = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

// The library would start at 60, but custom formats start at 164; lower numbers belong to Excel.
SSF.load(DATE_FORMAT, 164);

const NARROW = 8;
const WIDE = 60;
/** A header also has to fit the arrow of the filter. */
const ARROW = 4;

type Line = (CellObject | undefined)[];
type Message<Type extends ToWorker['type']> = Extract<ToWorker, { type: Type }>;

/** A spreadsheet file, written line by line in the worker. */
export class Book {
  private readonly book = utils.book_new();
  private table: Table | null = null;
  private readonly choices: Choices[] = [];

  startTable(table: Omit<Message<'table'>, 'type'>): void {
    this.finishTable();
    const sheet = this.book.SheetNames.length;
    for (const [column, { choices }] of table.columns.entries())
      if (choices) this.choices.push({ sheet, column, from: choices });
    this.table = new Table(table);
  }

  addRows(rows: readonly Value[][]): void {
    if (!this.table) throw new Error('rows without a table');
    for (const row of rows) this.table.add(row);
  }

  addCells({ name, cells }: Omit<Message<'cells'>, 'type'>): void {
    this.finishTable();
    const lines = cells.map((line) =>
      line.map((cell) => (typeof cell === 'object' && cell ? formulaCell(cell) : cellOf(cell, 'text'))),
    );
    const width = Math.max(...cells.map((line) => line.length));
    const widths = Array.from({ length: width }, (_, column) =>
      Math.max(...cells.map((line) => lengthOf(line[column] as Value, 'text'))),
    );
    this.append(name, lines, widths);
  }

  pack(): Blob {
    this.finishTable();
    const content = write(this.book, { type: 'array', bookType: 'xlsx', compression: true, bookSST: true });
    return new Blob([withChoices(content, this.choices)], { type: MIME });
  }

  private finishTable(): void {
    if (!this.table) return;
    const { name, lines, widths, lastLine } = this.table;
    this.table = null;
    // The library reads every line of the sheet's range.
    while (lines.length < lastLine) lines.push([]);
    const sheet = this.append(name, lines, widths);
    sheet['!autofilter'] = { ref: sheet['!ref'] as string };
  }

  private append(name: string, lines: Line[], widths: readonly number[]): WorkSheet {
    const end = { r: Math.max(0, lines.length - 1), c: Math.max(0, widths.length - 1) };
    const sheet: DenseWorkSheet = {
      '!data': lines as CellObject[][],
      '!ref': utils.encode_range({ s: { r: 0, c: 0 }, e: end }),
      '!cols': widths.map((width) => ({ wch: Math.min(WIDE, Math.max(NARROW, width + 1)) })),
    };
    utils.book_append_sheet(this.book, sheet, name);
    return sheet;
  }
}

class Table {
  readonly name: string;
  readonly lastLine: number;
  readonly lines: Line[];
  readonly widths: number[];
  private readonly columns: Message<'table'>['columns'];

  constructor({ name, columns, lastLine }: Omit<Message<'table'>, 'type'>) {
    this.name = name;
    this.lastLine = lastLine;
    this.columns = columns;
    this.lines = [columns.map(({ title }) => cellOf(title, 'text'))];
    this.widths = columns.map(({ title }) => title.length + ARROW);
  }

  add(row: readonly Value[]): void {
    const line: Line = [];
    for (const [column, { kind }] of this.columns.entries()) {
      line.push(cellOf(row[column], kind));
      const length = lengthOf(row[column], kind);
      if (length > (this.widths[column] as number)) this.widths[column] = length;
    }
    this.lines.push(line);
  }
}

function lengthOf(value: Value, kind: CellKind): number {
  if (kind === 'date') return 'dd.mm.yyyy'.length;
  if (typeof value === 'number') return String(Math.trunc(value)).length + '.00'.length;
  return typeof value === 'string' ? value.length : 0;
}
