import type { SheetList } from '@stundenbuch/domain/accounts/sheets/sheet-words';
import { type Document, INNER, PAGE, QUIET, rule, write } from './sheet-paper.ts';

const LINE = 12.4;
const TITLE = 22;
const TEXT = 8;
const GAP = 3;
/** Of the width, each column: names and texts have the room. */
const SHARES = [0.11, 0.3, 0.13, 0.2, 0.26] as const;

/** What has a begin and an end of its own, or a count, on pages behind the month: nothing of it is ever cut. */
export function drawLists(
  doc: Document,
  lists: readonly SheetList[],
  bottom: number,
  turn: () => number,
): void {
  if (lists.length === 0) return;
  let y = turn();
  for (const { title, columns, rows, remarks } of lists) {
    if (y + TITLE + 2 * LINE > bottom) y = turn();
    const at = y;
    doc.addStructure(
      doc.struct('H2', {}, [
        () => write(doc, title, { x: PAGE.margin, y: at, width: INNER, size: 12, line: true }),
      ]),
    );
    const table = doc.struct('Table');
    doc.addStructure(table);
    y = drawRow(doc, table, 'TH', columns, at + TITLE);
    for (const row of rows) {
      if (y + LINE > bottom) y = drawRow(doc, table, 'TH', columns, turn());
      y = drawRow(doc, table, 'TD', row, y);
    }
    table.end();
    for (const remark of remarks) {
      const place = { x: PAGE.margin, y: y + 3, width: INNER, size: 7, color: QUIET, line: true };
      doc.addStructure(doc.struct('P', {}, [() => write(doc, remark, place)]));
      y += LINE;
    }
    y += LINE;
  }
}

function drawRow(
  doc: Document,
  table: ReturnType<Document['struct']>,
  tag: 'TH' | 'TD',
  cells: readonly string[],
  y: number,
): number {
  const row = doc.struct('TR');
  table.add(row);
  let x: number = PAGE.margin;
  for (const [at, text] of cells.entries()) {
    const width = (SHARES[at] as number) * INNER;
    const place = { x: x + GAP, y: y + 1, width: width - 2 * GAP, size: TEXT, line: true };
    const options = (tag === 'TH' ? { scope: 'Column' } : {}) as object;
    const colour = tag === 'TH' ? { color: QUIET } : {};
    row.add(doc.struct(tag, options, text === '' ? [] : [() => write(doc, text, { ...place, ...colour })]));
    x += width;
  }
  row.end();
  rule(doc, PAGE.margin, y + LINE, INNER, tag === 'TH' ? QUIET : undefined);
  return y + LINE;
}
