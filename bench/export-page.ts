// In the browser, for browser-export.part.ts: the product's own writer, fed with generated rows.
import { writeBook } from '../packages/web/src/export/write-book.ts';

const KINDS = ['date', 'text', 'text', 'hours', 'text', 'number', 'text'] as const;

function cellAt(kind: (typeof KINDS)[number], row: number, column: number): string | number {
  if (kind === 'date')
    return `2026-${String((row % 11) + 1).padStart(2, '0')}-${String((row % 27) + 1).padStart(2, '0')}`;
  if (kind === 'text') return `Arbeiten nach Plan, Abschnitt ${(row * 7 + column) % 4_000}`;
  return ((row + column) % 96) / 4;
}

async function exportRows(rows: number, columns: number): Promise<{ ms: number; bytes: number }> {
  const described = Array.from({ length: columns }, (_, column) => {
    const kind = KINDS[column % KINDS.length] ?? 'text';
    return { title: `Spalte ${column}`, kind, value: (row: number) => cellAt(kind, row, column) };
  });
  const all = Array.from({ length: rows }, (_, row) => row);
  const begun = performance.now();
  const sheet = { name: 'Stunden', columns: described, rows: all };
  const file = await writeBook([sheet], new AbortController().signal, () => undefined);
  return { ms: performance.now() - begun, bytes: file.size };
}

Object.assign(globalThis, { exportRows });
