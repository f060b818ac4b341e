import { checkCode, type SheetData } from '@stundenbuch/domain/accounts/sheets/sheet-data';
import {
  accountLines,
  besideLines,
  DRAFT,
  DRAFT_MEANING,
  headLines,
  REPLACED,
  SHORTENED,
  SIGNATURES,
  sheetLists,
  sheetTitle,
  vacationLines,
} from '@stundenbuch/domain/accounts/sheets/sheet-words';
import { lastOfMonth } from '@stundenbuch/domain/time/day';
import { drawLists } from './sheet-lists.ts';
import {
  bytesOf,
  type Document,
  hasReplaced,
  INNER,
  newDocument,
  PAGE,
  QUIET,
  rule,
  watermark,
  write,
} from './sheet-paper.ts';
import { drawTable, tableOf } from './sheet-table.ts';

const LEFT = PAGE.margin;
const LINE = 10.5;
const LABEL = 78;
const FOOTER = 24;
const SIGNATURE = 42;

/** The sheet on one A4 page; of a month that is not closed marked as a draft, which `sha256` null says (MON-07, MON-09). */
export function sheetPdf(data: SheetData, sha256: string | null): Promise<Buffer> {
  const title = sheetTitle(data);
  const { first_name, name } = data.person;
  const created = new Date(`${lastOfMonth(`${data.month}-01`)}T12:00:00Z`);
  const doc = newDocument({ title: `${title}, ${first_name} ${name}`, author: data.company.name, created });
  const turn = () => {
    doc.addPage();
    if (sha256 === null) watermark(doc, DRAFT);
    drawFooter(doc, data, sha256);
    return PAGE.margin;
  };
  turn();
  const tail = Math.max(leftLines(data).length, vacationLines(data).length) * LINE + SIGNATURE + 16;
  const top = drawHead(doc, data, sha256);
  const bottom = PAGE.height - PAGE.margin - FOOTER;
  const table = tableOf(doc, data, bottom - tail - top);
  let y = drawTable(doc, table, top, bottom, turn);
  if (y + tail > bottom) y = turn();
  drawAccounts(doc, data, y + 8);
  drawSignatures(doc, bottom - 14);
  drawLists(doc, sheetLists(data), bottom, turn);
  drawRemark(doc, [table.isShortened && SHORTENED, hasReplaced(doc) && REPLACED]);
  return bytesOf(doc);
}

/** A line of its own for screen readers. */
function paragraph(doc: Document, tag: string, draw: () => void): void {
  doc.addStructure(doc.struct(tag, {}, [draw]));
}

function drawHead(doc: Document, data: SheetData, sha256: string | null): number {
  const state = sha256 === null ? DRAFT : `Version ${data.version}`;
  paragraph(doc, 'H1', () =>
    write(doc, sheetTitle(data), { x: LEFT, y: 26, width: INNER - 100, size: 16, line: true }),
  );
  const right = { x: LEFT + INNER - 100, width: 100, align: 'right', line: true } as const;
  paragraph(doc, 'P', () => write(doc, state, { ...right, y: 29, size: 12 }));
  let y = 50;
  for (const [label, value] of headLines(data)) {
    drawPair(doc, label, value, { x: LEFT, y, width: INNER });
    y += LINE;
  }
  return y + 6;
}

function drawPair(
  doc: Document,
  label: string,
  value: string,
  { x, y, width }: { x: number; y: number; width: number },
) {
  paragraph(doc, 'P', () => {
    write(doc, label, { x, y, width: LABEL, size: 8, color: QUIET, line: true });
    write(doc, value, { x: x + LABEL + 6, y, width: width - LABEL - 6, size: 8, line: true });
  });
}

const leftLines = (data: SheetData) => [...accountLines(data), ...besideLines(data)];

function drawAccounts(doc: Document, data: SheetData, top: number): void {
  const width = INNER / 2 - 10;
  for (const [at, lines] of [leftLines(data), vacationLines(data)].entries()) {
    for (const [i, [label, value]] of lines.entries()) {
      drawPair(doc, label, value, { x: LEFT + at * (width + 20), y: top + i * LINE, width });
    }
  }
}

function drawSignatures(doc: Document, y: number): void {
  const width = INNER / 2 - 20;
  for (const [at, words] of SIGNATURES.entries()) {
    const x = LEFT + at * (width + 40);
    rule(doc, x, y, width, QUIET);
    paragraph(doc, 'P', () => write(doc, words, { x, y: y + 2, width, size: 8, color: QUIET, line: true }));
  }
}

/** What the paper could not hold. */
function drawRemark(doc: Document, lines: readonly (string | false)[]): void {
  const text = lines.filter(Boolean).join(' ');
  const at = { x: LEFT, width: INNER, size: 7, color: QUIET, line: true };
  if (text) paragraph(doc, 'P', () => write(doc, text, { ...at, y: PAGE.height - PAGE.margin + 2 }));
}

/** What identifies the sheet, and the head of the log at that time: a print reveals that the log was rewritten. */
function drawFooter(doc: Document, { seal, version }: SheetData, sha256: string | null): void {
  const code = sha256 === null ? DRAFT_MEANING : `Prüfcode ${checkCode(sha256)} · Version ${version}`;
  const head = seal ? `Siegel ${seal.no} des Verlaufs: ${seal.hash}` : '';
  const at = { x: LEFT, width: INNER, size: 7, color: QUIET, line: true };
  const y = PAGE.height - PAGE.margin - 16;
  paragraph(doc, 'P', () => write(doc, code, { ...at, y }));
  if (head) paragraph(doc, 'P', () => write(doc, head, { ...at, y: y + 9 }));
}
