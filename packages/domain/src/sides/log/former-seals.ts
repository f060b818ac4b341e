import type { PrintedSeal } from './sheet-faults.ts';

/**
 * The hash of a seal as it was in the installation that a company came from, by its number: of those that are printed on stored sheets.
 * The row of the log that says that the company came has it (decision 0180).
 */
export type FormerSeals = Readonly<Record<string, string>>;

/** What the log knows of the seal that is printed on a sheet: as it is here, or as it was where the sheet was made. */
export function knownSeals(
  seals: readonly PrintedSeal[],
  changes: readonly { after: unknown }[],
): (printed: PrintedSeal) => string | undefined {
  const hashes = new Map(seals.map(({ no, hash }) => [no, hash]));
  const former = changes.map(({ after }) => (after as { former_seals?: FormerSeals } | null)?.former_seals);
  return ({ no, hash }) => (former.some((known) => known?.[String(no)] === hash) ? hash : hashes.get(no));
}
