import { type ChainLink, type Checking, faultOfSeal, LEAST_KEEP_YEARS, NO_SEAL } from '../log/chain.ts';
import { faultSentence } from '../log/faults.ts';
import type { AboutPackage } from './about.ts';
import { PACKAGE } from './file-names.ts';
import { type Files, type Finding, textIn } from './finding.ts';
import { jsonOf, type LogLine, readLogLine } from './log-lines.ts';
import { sha256OfText } from './sha256.ts';
import { linesOf } from './sums.ts';

export interface CheckedLog {
  findings: Finding[];
  /** In the order of the log; without those of which only the hash is known. */
  shown: { line: number; table: string; record: number; person: number | null; after: unknown }[];
  seals: ChainLink[];
  rows: number;
}

type Numbered = LogLine & { line: number };

/**
 * The chain from the first seal of the package to its last, and each change under its seal. Ends at the first that is wrong,
 * because all that follow depend on it.
 */
export function checkLog(files: Files, about: AboutPackage | null, now: string): CheckedLog {
  const [seals, faultOfSeals] = readLines(textIn(files, PACKAGE.seals), PACKAGE.seals, readSeal);
  const [rows, faultOfRows] = readLines(textIn(files, PACKAGE.log), PACKAGE.log, readLogLine);
  const shown = rows.flatMap(({ line, row }) => ('hidden' in row ? [] : [{ line, ...row }]));
  const found = (finding: Finding | null): CheckedLog => ({
    findings: finding ? [finding] : [],
    shown,
    seals,
    rows: rows.length,
  });
  if (faultOfSeals || faultOfRows) return found(faultOfSeals ?? faultOfRows);
  const checking = { now, keepYears: about?.keep_years ?? LEAST_KEEP_YEARS, sha256: sha256OfText };
  return found(
    faultOfChain(seals, rows, about?.first ?? null, checking) ?? faultOfEnd(seals, about?.head ?? null),
  );
}

function faultOfChain(
  seals: readonly (ChainLink & { line: number })[],
  rows: readonly Numbered[],
  first: number | null,
  checking: Checking,
): Finding | null {
  // What was sealed before is not in the package: the first seal is taken at its word for what precedes it.
  const begin = first ?? 1;
  let previous = { no: begin - 1, hash: begin > 1 ? (seals[0]?.prev ?? NO_SEAL) : NO_SEAL };
  let at = 0;
  for (const seal of seals) {
    const from = at;
    while (rows[at]?.seal === seal.no) at++;
    const sealed = rows.slice(from, at);
    const wrong = faultOfSeal(
      seal,
      sealed.map(({ row }) => row),
      previous,
      checking,
    );
    if (wrong) {
      const text = faultSentence({ seal: previous.no + 1, ...wrong });
      const inRows = wrong.fault === 'rows' || wrong.row !== null;
      if (!inRows) return { file: PACKAGE.seals, line: seal.line, text };
      const line =
        sealed.find(({ row }) => row.id === wrong.row)?.line ?? lineOfCount(seal, sealed, rows[at]);
      return { file: PACKAGE.log, line, text };
    }
    previous = seal;
  }
  const over = rows[at];
  return over
    ? {
        file: PACKAGE.log,
        line: over.line,
        text: `Zu Siegel ${over.seal} gibt es in ${PACKAGE.seals} keine Zeile an dieser Stelle.`,
      }
    : null;
}

/** Where more or fewer changes than were sealed are noticed. */
function lineOfCount(
  seal: ChainLink,
  sealed: readonly Numbered[],
  next: Numbered | undefined,
): number | null {
  const begin = sealed[0];
  if (begin && begin.row.id !== seal.first_id) return begin.line;
  const end = sealed.at(-1);
  if (end && end.row.id !== seal.last_id) return end.line;
  return begin?.line ?? next?.line ?? null;
}

function faultOfEnd(
  seals: readonly (ChainLink & { line: number })[],
  head: AboutPackage['head'],
): Finding | null {
  const last = seals.at(-1);
  if (last?.no === head?.no && last?.hash === head?.hash) return null;
  const text = `Die Siegel enden nicht mit dem letzten, das ${PACKAGE.about} nennt (Nr. ${head?.no ?? 0}).`;
  return { file: PACKAGE.seals, line: last?.line ?? null, text };
}

function readSeal(line: string): ChainLink | null {
  const read = jsonOf(line) as ChainLink | null;
  return typeof read?.no === 'number' && typeof read.hash === 'string' ? read : null;
}

function readLines<Row extends object>(
  text: string | null,
  file: string,
  read: (line: string) => Row | null,
): [rows: (Row & { line: number })[], wrong: Finding | null] {
  if (text === null) return [[], { file, line: null, text: 'Die Datei fehlt.' }];
  const rows: (Row & { line: number })[] = [];
  for (const [at, line] of linesOf(text).entries()) {
    const row = read(line);
    if (!row) return [rows, { file, line: at + 1, text: 'Die Zeile ist nicht lesbar.' }];
    rows.push({ ...row, line: at + 1 });
  }
  return [rows, null];
}
