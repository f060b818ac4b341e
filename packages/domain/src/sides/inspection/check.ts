import type { AboutPackage } from './about.ts';
import { checkFiles } from './check-files.ts';
import { checkLog } from './check-log.ts';
import { type CheckedSheets, checkSheets } from './check-sheets.ts';
import { PACKAGE } from './file-names.ts';
import { type Files, type Finding, textIn } from './finding.ts';
import { jsonOf } from './log-lines.ts';

export interface Checked extends Omit<CheckedSheets, 'findings'> {
  /** Nothing where all is as it was written; the first wrong line first. */
  findings: Finding[];
  about: AboutPackage | null;
  files: number;
  /** Changes in the log, and how many of them with their content. */
  rows: number;
  shown: number;
  seals: number;
}

/** Recomputes every hash of a package. Asks nothing but its files and the day on which it is opened (AUD-07). */
export async function checkPackage(
  files: Files,
  now: string,
  breath: (file: string) => Promise<void> = async () => undefined,
): Promise<Checked> {
  const ofFiles = await checkFiles(files, breath);
  const about = jsonOf(textIn(files, PACKAGE.about) ?? '') as AboutPackage | null;
  await breath(PACKAGE.log);
  const log = checkLog(files, about, now);
  await breath(PACKAGE.sheets);
  const { findings, ...sheets } = checkSheets(files, log);
  return {
    ...sheets,
    findings: [...merged(ofFiles, [...log.findings, ...findings]), ...differencesIn(about)],
    about,
    files: files.size,
    rows: log.rows,
    shown: log.shown.length,
    seals: log.seals.length,
  };
}

/** What the program itself has found when it made the package: the rows themselves are not in it. */
function differencesIn(about: AboutPackage | null): Finding[] {
  const differences = Array.isArray(about?.differences) ? about.differences : [];
  return differences.map((text) => ({ file: PACKAGE.about, line: null, text: String(text) }));
}

/** One finding for each file: the reason comes from the check that knows it, and so does the line. */
function merged(ofFiles: readonly Finding[], others: readonly Finding[]): Finding[] {
  const reasons = new Map(others.map((finding) => [finding.file, finding]));
  const found = ofFiles.map((finding) => {
    const reason = reasons.get(finding.file);
    reasons.delete(finding.file);
    return reason ? { ...reason, line: finding.line ?? reason.line } : finding;
  });
  return [...found, ...reasons.values()];
}
