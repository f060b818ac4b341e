import { canonicalJson, type Json } from '../audit/canonical.ts';
import type { CheckedLog } from './check-log.ts';
import { PACKAGE } from './file-names.ts';
import { type Files, type Finding, textIn } from './finding.ts';
import { jsonOf } from './log-lines.ts';
import { sha256OfText } from './sha256.ts';

export interface CheckedSheets {
  findings: Finding[];
  closed: number;
  drafts: number;
  /** Closed ones whose hash the sealed log names, too. */
  confirmed: number;
}

/** What of a sheet is looked at. */
interface ReadSheet {
  sha256: string | null;
  data: { person: { id: number }; month: string; version: number; seal: { no: number; hash: string } | null };
}

/** Each sheet against its hash, the closings of the log, and the seal that is printed on it. */
export function checkSheets(files: Files, { shown, seals }: CheckedLog): CheckedSheets {
  const closings = closingsIn(shown);
  const hashOfSeal = new Map(seals.map(({ no, hash }) => [no, hash]));
  const found: CheckedSheets = { findings: [], closed: 0, drafts: 0, confirmed: 0 };
  for (const file of files.keys()) {
    if (!file.startsWith(PACKAGE.sheets) || !file.endsWith('.json')) continue;
    const wrong = (text: string) => found.findings.push({ file, line: null, text });
    const sheet = jsonOf(textIn(files, file) ?? '') as ReadSheet | null;
    if (!sheet?.data?.person) {
      wrong('Der Stundenzettel ist nicht lesbar.');
      continue;
    }
    const { data, sha256 } = sheet;
    if (sha256 === null) {
      found.drafts += 1;
      continue;
    }
    found.closed += 1;
    const closing = closings.get(keyOf(data.person.id, data.month, data.version));
    const printed = data.seal && hashOfSeal.get(data.seal.no);
    if (sha256OfText(canonicalJson(data as unknown as Json)) !== sha256)
      wrong('Die Angaben passen nicht zur Prüfsumme des Stundenzettels.');
    else if (closing !== undefined && closing !== sha256)
      wrong('Der versiegelte Verlauf nennt eine andere Prüfsumme für diesen Stundenzettel.');
    else if (printed && printed !== data.seal?.hash)
      wrong(`Auf dem Stundenzettel steht für Siegel ${data.seal?.no} eine andere Prüfsumme.`);
    else if (closing !== undefined) found.confirmed += 1;
  }
  return found;
}

const keyOf = (person: number, month: string, version: number) => `${person} ${month} ${version}`;

/** The hash of each version that the log knows to have been closed. A change holds what changed: they are put together. */
function closingsIn(shown: CheckedLog['shown']): Map<string, string> {
  const records = new Map<number, Record<string, unknown>>();
  const closings = new Map<string, string>();
  for (const { table, record, person, after } of shown) {
    if (table !== 'month_closings') continue;
    const known = { ...records.get(record), ...(after as object | null) };
    records.set(record, known);
    const { month, version, sha256 } = known as { month?: string; version?: number; sha256?: string | null };
    if (person !== null && month && version && sha256)
      closings.set(keyOf(person, month.slice(0, 'yyyy-mm'.length), version), sha256);
  }
  return closings;
}
