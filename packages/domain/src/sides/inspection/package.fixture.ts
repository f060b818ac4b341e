import { sheetOf } from '../../accounts/sheets/sheet.ts';
import { sheetText } from '../../accounts/sheets/sheet-data.ts';
import { octoberFacts } from '../../accounts/sheets/sheets.fixture.ts';
import type { Json } from '../../wire/canonical.ts';
import {
  canonicalChange,
  type HiddenChange,
  hashOfSeal,
  NO_SEAL,
  type RecordedChange,
} from '../log/chain.ts';
import { PACKAGE } from './file-names.ts';
import { logLine, sealLine } from './log-lines.ts';
import { sha256OfText } from './sha256.ts';
import { sheetFile } from './sheet-file.ts';
import { LINE_DIGITS, linesOf, sumLine } from './sums.ts';

export const SHEET = `${PACKAGE.sheets}2026-10/Stundenzettel 2026-10 Größöß, Änne.json`;

/** When the packages are opened. */
export const NOW = '2026-11-24T10:00:00.000Z';

const change = (id: number, fields: Partial<RecordedChange> = {}): RecordedChange => ({
  ...{
    id,
    at: `2026-11-0${id}T10:15:00.000Z`,
    company: 1,
    actor: 3,
    person: 11,
    table: 'entries',
    record: 77,
  },
  op: 'U',
  before: { hours: 8 },
  after: { hours: 8.25 },
  reason: 'Pause vergessen',
  ...fields,
});

const closing = (op: string, after: Readonly<Record<string, Json>>): Partial<RecordedChange> => ({
  table: 'month_closings',
  record: 5,
  reason: null,
  op,
  before: null,
  after,
});

/** Three seals over the changes of Änne and of two colleagues, of whom only the hashes are told. */
export function packageTexts(): Map<string, string> {
  const data = sheetOf(octoberFacts({ seal: null }));
  const sha256 = sha256OfText(sheetText(data));
  const changes = [
    change(1),
    change(2, { person: 12, reason: 'Krank gemeldet' }),
    change(3, closing('I', { user_id: 11, month: '2026-10-01', version: 1, sha256: null })),
    change(4, { person: 13 }),
    change(5, { before: { day: '2026-10-07', hours: 8 }, after: null, op: 'D' }),
    change(6, closing('U', { version: 2, state: 'closed', sha256 })),
  ];
  const seals: string[] = [];
  const log: string[] = [];
  let prev = NO_SEAL;
  for (const [at, from] of [0, 2, 3].entries()) {
    const rows = changes.slice(from, [2, 3, 6][at]);
    const hashes = rows.map((row) => sha256OfText(canonicalChange(row)));
    const hash = hashOfSeal(prev, hashes, sha256OfText);
    const [first, last] = [rows[0], rows.at(-1)] as [RecordedChange, RecordedChange];
    seals.push(
      sealLine({
        no: at + 1,
        first_id: first.id,
        last_id: last.id,
        rows: rows.length,
        prev,
        hash,
        at: last.at,
      }),
    );
    for (const [i, row] of rows.entries()) {
      const row_hash = hashes[i] as string;
      const hidden: HiddenChange = { id: row.id, row_hash, hidden: true };
      log.push(logLine(at + 1, row.person === 11 ? { ...row, row_hash, erased_at: null } : hidden));
    }
    prev = hash;
  }
  const about = {
    ...{
      format: 1,
      company: { id: 1, name: 'Tischlerei Vorbild GmbH' },
      from: '2026-10-01',
      to: '2026-10-31',
    },
    made_at: '2026-11-20T09:00:00.000Z',
    everybody: false,
    first: 1,
    head: { no: 3, hash: prev },
    people: [{ id: 11, first_name: 'Änne', name: 'Größöß', personnel_number: '1007' }],
  };
  return summed(
    new Map([
      [PACKAGE.about, JSON.stringify(about)],
      [SHEET, sheetFile(data, sha256)],
      [PACKAGE.log, log.join('')],
      [PACKAGE.seals, seals.join('')],
    ]),
  );
}

/** With the sums of all files, as whoever forges a package would write them, too. */
export function summed(texts: ReadonlyMap<string, string>): Map<string, string> {
  const files = [...texts].filter(([name]) => name !== PACKAGE.sums && name !== PACKAGE.lineSums);
  const digits = (text: string) =>
    linesOf(text)
      .map((line) => sha256OfText(line).slice(0, LINE_DIGITS))
      .join('');
  const lineSums = files.map(([name, text]) => sumLine(digits(text), name)).join('');
  const all = new Map([...files, [PACKAGE.lineSums, lineSums]] as [string, string][]);
  return all.set(PACKAGE.sums, [...all].map(([name, text]) => sumLine(sha256OfText(text), name)).join(''));
}

export const filesOf = (texts: ReadonlyMap<string, string>): Map<string, Uint8Array> =>
  new Map([...texts].map(([name, text]) => [name, new TextEncoder().encode(text)]));
