/** A part of a zip. What it claims to need may differ from what it does need. */
export interface ZipPart {
  name: string;
  content: Blob;
  claims?: number;
}

const encoder = new TextEncoder();

async function deflated(content: Blob): Promise<Uint8Array> {
  const stream = content.stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

const numbers = (...fields: [bytes: 2 | 4, value: number][]): Uint8Array => {
  const view = new DataView(new ArrayBuffer(fields.reduce((sum, [bytes]) => sum + bytes, 0)));
  let at = 0;
  for (const [bytes, value] of fields) {
    if (bytes === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += bytes;
  }
  return new Uint8Array(view.buffer);
};

/** A zip file as hostile hands would make it; check sums stay zero, which the library does not ask. */
export async function zipOf(parts: readonly ZipPart[]): Promise<Blob> {
  const files: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let at = 0;
  for (const { name, content, claims = content.size } of parts) {
    const packed = await deflated(content);
    const path = encoder.encode(name);
    const sizes: [4, number][] = [
      [4, 0],
      [4, packed.length],
      [4, claims],
    ];
    const file = [
      numbers([4, 0x04034b50], [2, 20], [2, 0], [2, 8], [4, 0], ...sizes, [2, path.length], [2, 0]),
      path,
      packed,
    ];
    directory.push(
      numbers([4, 0x02014b50], [2, 20], [2, 20], [2, 0], [2, 8], [4, 0], ...sizes, [2, path.length]),
      numbers([2, 0], [2, 0], [2, 0], [2, 0], [4, 0], [4, at]),
      path,
    );
    files.push(...file);
    at += file.reduce((sum, piece) => sum + piece.length, 0);
  }
  const size = directory.reduce((sum, piece) => sum + piece.length, 0);
  const end = numbers(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, parts.length],
    [2, parts.length],
    [4, size],
    [4, at],
    [2, 0],
  );
  return new Blob([...files, ...directory, end] as BlobPart[]);
}

const CONTENT_TYPES = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`;
const RELS = `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`;
const BOOK = `<?xml version="1.0"?><workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Blatt" sheetId="1" r:id="rId1"/></sheets></workbook>`;
const BOOK_RELS = `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`;

/** A workbook with one sheet of this XML. */
export const bookOf = (sheetData: BlobPart[], claims?: number): Promise<Blob> =>
  zipOf([
    { name: '[Content_Types].xml', content: new Blob([CONTENT_TYPES]) },
    { name: '_rels/.rels', content: new Blob([RELS]) },
    { name: 'xl/workbook.xml', content: new Blob([BOOK]) },
    { name: 'xl/_rels/workbook.xml.rels', content: new Blob([BOOK_RELS]) },
    {
      name: 'xl/worksheets/sheet1.xml',
      content: new Blob([
        '<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>',
        ...sheetData,
        '</sheetData></worksheet>',
      ]),
      ...(claims !== undefined && { claims }),
    },
  ]);
