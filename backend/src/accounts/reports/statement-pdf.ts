import type { Statement, StatementChoices } from '@stundenbuch/domain/accounts/reports/statement';
import type { StatementBookings } from '@stundenbuch/domain/accounts/reports/statement-contract';
import {
  COLUMN_WORDS,
  columnsOf,
  rowsOf,
  STATEMENT_SIGNATURES,
  type StatementColumn,
  type StatementRow,
  statementTitle,
  unpricedWords,
} from '@stundenbuch/domain/accounts/reports/statement-words';
import { lastOfMonth } from '@stundenbuch/domain/time/day';
import { formatHours } from '@stundenbuch/domain/time/format';
import {
  bytesOf,
  type Document,
  heightOf,
  INNER,
  newDocument,
  PAGE,
  QUIET,
  rule,
  write,
} from '../sheets/sheet-paper.ts';

const SIZE = 9;
const GAP = 6;
const BOTTOM = PAGE.height - PAGE.margin;
const SIGNATURE = 60;
const WIDTHS: Readonly<Record<Exclude<StatementColumn, 'text'>, number>> = {
  day: 74,
  person: 110,
  hours: 48,
  rate: 52,
  amount: 64,
};

interface Place {
  column: StatementColumn;
  x: number;
  width: number;
}

const isNumber = (column: StatementColumn) => ['hours', 'rate', 'amount'].includes(column);

/** What is left is the text's. */
function placesOf(columns: readonly StatementColumn[]): Place[] {
  const taken = columns.reduce((sum, column) => sum + GAP + (column === 'text' ? 0 : WIDTHS[column]), -GAP);
  let x: number = PAGE.margin;
  return columns.map((column) => {
    const width = column === 'text' ? INNER - taken : WIDTHS[column];
    const place = { column, x, width };
    x += width + GAP;
    return place;
  });
}

const shown = (cell: string | number | null | undefined): string =>
  typeof cell === 'number' ? formatHours(cell) : (cell ?? '');

/** The statement on A4, with a line to sign at its end. */
export function statementPdf(
  { company, customer, month, todays_job }: StatementBookings,
  statement: Statement,
  choices: StatementChoices,
): Promise<Buffer> {
  const title = statementTitle(month);
  const created = new Date(`${lastOfMonth(`${month}-01`)}T12:00:00Z`);
  const doc = newDocument({ title: `${title}, ${customer}`, author: company, created });
  const places = placesOf(columnsOf(choices));
  doc.addPage();
  said(doc, 'H1', title, { x: PAGE.margin, y: 30, width: INNER, size: 16 });
  said(doc, 'P', `${company} für ${customer}`, { x: PAGE.margin, y: 54, width: INNER, size: 11 });
  let y = drawHead(doc, places, 80);
  for (const row of rowsOf(statement, choices)) {
    const height = heightIn(doc, row, places);
    if (y + height > BOTTOM) {
      doc.addPage();
      y = drawHead(doc, places, PAGE.margin);
    }
    drawRow(doc, row, places, y);
    y += height;
  }
  const notes = choices.amounts
    ? [
        unpricedWords(statement),
        todays_job ? 'Ältere Buchungen sind mit dem heutigen Arbeitsplatz gerechnet.' : '',
      ]
    : [];
  const note = notes.filter(Boolean).join('. ');
  if (y + SIGNATURE > BOTTOM) {
    doc.addPage();
    y = PAGE.margin;
  }
  if (note) said(doc, 'P', note, { x: PAGE.margin, y: y + 6, width: INNER, size: 8, color: QUIET });
  drawSignatures(doc, y + SIGNATURE - 14);
  return bytesOf(doc);
}

/** A line of its own for screen readers. */
function said(doc: Document, tag: string, text: string, box: Parameters<typeof write>[2]): void {
  doc.addStructure(doc.struct(tag, {}, [() => write(doc, text, { ...box, line: true })]));
}

function drawHead(doc: Document, places: readonly Place[], y: number): number {
  for (const { column, x, width } of places)
    said(doc, 'P', COLUMN_WORDS[column], {
      ...{ x, y, width, size: 8, color: QUIET },
      align: isNumber(column) ? 'right' : 'left',
    });
  rule(doc, PAGE.margin, y + 13, INNER, QUIET);
  return y + 18;
}

function heightIn(doc: Document, { kind, cells }: StatementRow, places: readonly Place[]): number {
  const heights = places.map(({ column, width }) => heightOf(doc, shown(cells[column]), width, SIZE));
  return (
    (kind === 'line' ? Math.max(...heights) : SIZE * 1.3) + (kind === 'project' || kind === 'total' ? 10 : 5)
  );
}

function drawRow(doc: Document, { kind, cells }: StatementRow, places: readonly Place[], top: number): void {
  const y = kind === 'project' || kind === 'total' ? top + 5 : top;
  if (kind === 'sum' || kind === 'total') rule(doc, PAGE.margin, y - 2, INNER);
  if (kind === 'project') {
    said(doc, 'H2', shown(cells.day), { x: PAGE.margin, y, width: INNER, size: 10 });
    return;
  }
  for (const { column, x, width } of places) {
    const text = shown(cells[column]);
    if (text === '') continue;
    const box = { x, y, width, size: SIZE };
    const draw = () =>
      isNumber(column)
        ? write(doc, text, { ...box, align: 'right', line: true })
        : write(doc, text, { ...box, line: kind !== 'line' });
    doc.addStructure(doc.struct('P', {}, [draw]));
  }
}

function drawSignatures(doc: Document, y: number): void {
  const width = INNER / 2 - 20;
  for (const [at, words] of STATEMENT_SIGNATURES.entries()) {
    const x = PAGE.margin + at * (width + 40);
    rule(doc, x, y, width, QUIET);
    said(doc, 'P', words, { x, y: y + 2, width, size: 8, color: QUIET });
  }
}
