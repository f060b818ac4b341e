import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import PDFDocument from 'pdfkit';

export type Document = InstanceType<typeof PDFDocument>;

/** The whole file, not the subset for the screen: a name may have letters from all over Europe. */
const file = readFileSync(join(import.meta.dirname, '../../../fonts/SourceSans3-Regular.ttf'));

const REPLACEMENT = '□';
const graphemes = new Intl.Segmenter('de');
const replaced = new WeakSet<Document>();

/** Whether a letter of the document is not in the font. */
export const hasReplaced = (doc: Document): boolean => replaced.has(doc);

interface Letters {
  hasGlyphForCodePoint(code: number): boolean;
}

/**
 * What the font can write: composed, on one line where it has to be, without what is invisible, and a box for each letter that
 * it lacks.
 */
function writable(doc: Document, text: string): string {
  const { hasGlyphForCodePoint } = parsedFont() as unknown as Letters & ArrayBuffer;
  const plain = text.normalize('NFC').replace(/[\s\p{Cc}]+/gu, ' ');
  if (/^[\x20-\xff]*$/.test(plain)) return plain;
  const has = (letter: string) => hasGlyphForCodePoint.call(parsedFont(), letter.codePointAt(0) as number);
  let written = '';
  for (const { segment } of graphemes.segment(plain.replace(/\p{Cf}/gu, ''))) {
    const isWhole = [...segment].every(has);
    if (!isWhole) replaced.add(doc);
    written += isWhole ? segment : REPLACEMENT;
  }
  return written;
}

/** Parsed once for all documents, which takes as long as drawing ten of them: the library accepts a parsed font, too. */
let parsed: ArrayBuffer | undefined;

function parsedFont(): ArrayBuffer {
  if (parsed) return parsed;
  const doc = new PDFDocument({ font: file as unknown as string }) as unknown as {
    _font: { font: ArrayBuffer };
  };
  parsed = doc._font.font;
  return parsed;
}

export const PAGE = { width: 595.28, height: 841.89, margin: 30 } as const;
export const INNER = PAGE.width - 2 * PAGE.margin;

const INK = '#1c1c1a';
export const QUIET = '#5c5c57';
const RULE = '#c9c9c3';
const FREE_DAY = '#f1f1ee';

interface About {
  title: string;
  author: string;
  /** The only date in the file: the same sheet is the same bytes whenever it is printed. */
  created: Date;
}

export function newDocument({ title, author, created }: About): Document {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    font: '',
    pdfVersion: '1.7',
    tagged: true,
    lang: 'de-DE',
    displayTitle: true,
    info: {
      Title: title,
      Author: author,
      Creator: 'Stundenbuch',
      Producer: 'Stundenbuch',
      CreationDate: created,
    },
  });
  doc.registerFont('text', parsedFont());
  return doc;
}

export function bytesOf(doc: Document): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    doc.on('data', (part: Buffer) => parts.push(part));
    doc.on('end', () => resolve(Buffer.concat(parts)));
    doc.on('error', reject);
    doc.end();
  });
}

export interface Box {
  x: number;
  y: number;
  width: number;
  size: number;
  color?: string;
  align?: 'left' | 'right';
  /** One line, made smaller where it is too long for the width. */
  line?: boolean;
}

/** Paragraphs are set tighter than the font's default. */
const tight = (size: number) => -0.12 * size;

export function write(doc: Document, content: string, { x, y, width, size, ...how }: Box): void {
  const text = writable(doc, content);
  doc
    .font('text')
    .fontSize(size)
    .fillColor(how.color ?? INK);
  if (!how.line) {
    doc.text(text, x, y, { width, lineGap: tight(size) });
    return;
  }
  const wide = doc.widthOfString(text);
  const fits = Math.min(1, width / wide);
  if (fits < 1) doc.fontSize(size * fits);
  const left = how.align === 'right' ? x + width - Math.min(wide, width) : x;
  doc.text(text, left, y + (size * (1 - fits)) / 2, { lineBreak: false });
}

export function heightOf(doc: Document, text: string, width: number, size: number): number {
  return text === ''
    ? 0
    : doc
        .font('text')
        .fontSize(size)
        .heightOfString(writable(doc, text), { width, lineGap: tight(size) });
}

/** Decoration, which screen readers skip. */
function decorate(doc: Document, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  draw();
  doc.endMarkedContent();
}

export function rule(doc: Document, x: number, y: number, width: number, color = RULE): void {
  decorate(doc, () => {
    doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.5)
      .strokeColor(color)
      .stroke();
  });
}

export function shade(doc: Document, y: number, height: number): void {
  decorate(doc, () => {
    doc.rect(PAGE.margin, y, INNER, height).fillColor(FREE_DAY).fill();
  });
}

/** Across the page, so that no draft is taken for a closed month. */
export function watermark(doc: Document, text: string): void {
  decorate(doc, () => {
    doc.save();
    doc.rotate(-50, { origin: [PAGE.width / 2, PAGE.height / 2] });
    doc.font('text').fontSize(120).fillColor('#ececea');
    const wide = doc.widthOfString(text);
    doc.text(text, (PAGE.width - wide) / 2, PAGE.height / 2 - 80, { lineBreak: false });
    doc.restore();
  });
}
