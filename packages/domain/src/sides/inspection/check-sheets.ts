import { knownSeals } from '../log/former-seals.ts';
import { monthCloseKey, monthClosesIn } from '../log/month-closes.ts';
import { faultOfSheet, type PrintedSeal, SHEET_FAULT_WORDS } from '../log/sheet-faults.ts';
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
  data: { person: { id: number }; month: string; version: number; seal: PrintedSeal | null };
}

/** Each sheet against its hash, the closings of the log, and the seal that is printed on it. */
export function checkSheets(files: Files, { shown, seals }: CheckedLog): CheckedSheets {
  const closes = monthClosesIn(shown);
  const hashOfSeal = knownSeals(seals, shown);
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
    const monthClose = closes.get(monthCloseKey(data.person.id, data.month, data.version));
    const known = { monthClose, hashOfSeal: data.seal ? hashOfSeal(data.seal) : undefined };
    const fault = faultOfSheet({ data, sha256 }, known, sha256OfText);
    if (fault) wrong(SHEET_FAULT_WORDS[fault](data.seal));
    else if (monthClose !== undefined) found.confirmed += 1;
  }
  return found;
}
