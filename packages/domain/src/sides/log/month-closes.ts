/** What of a change is looked at. */
interface Recorded {
  table: string;
  record: number;
  person: number | null;
  after: unknown;
}

export const monthCloseKey = (person: number, month: string, version: number) =>
  `${person} ${month.slice(0, 'yyyy-mm'.length)} ${version}`;

/** The hash of each version that the log knows to have been closed. A change holds what changed: they are put together. */
export function monthClosesIn(changes: readonly Recorded[]): Map<string, string> {
  const records = new Map<number, Record<string, unknown>>();
  const closes = new Map<string, string>();
  for (const { table, record, person, after } of changes) {
    if (table !== 'month_closings') continue;
    const known = { ...records.get(record), ...(after as object | null) };
    records.set(record, known);
    const { month, version, sha256 } = known as { month?: string; version?: number; sha256?: string | null };
    if (person !== null && month && version && sha256)
      closes.set(monthCloseKey(person, month, version), sha256);
  }
  return closes;
}
