import { logLine, sealLine } from '@stundenbuch/domain/sides/inspection/log-lines';
import type { SealedChange } from '@stundenbuch/domain/sides/log/chain';
import type { Database, Tenant } from '../../platform/database/database.ts';
import type { Inspected } from './inspected.ts';
import { type LogPosition, type LogRow, rowsAfter, type SealRow, sealsAfter } from './log-rows.ts';

/** So many are in memory at a time. */
const AT_ONCE = 1_000;

/** The seals between two, which are both included. */
export interface Span {
  first: number;
  last: number;
}

export async function* logParts(
  database: Database,
  tenant: Tenant,
  inspected: Inspected,
  { first, last }: Span,
): AsyncGenerator<string> {
  for (let after: LogPosition | undefined = { seal: first, id: 0 }; after; ) {
    const rows: LogRow[] = await database.read(tenant, rowsAfter(tenant, inspected, after, last, AT_ONCE));
    yield rows.map(lineOf).join('');
    after = rows.length < AT_ONCE ? undefined : rows.at(-1);
  }
}

function lineOf({ id, seal, row_hash, change }: LogRow): string {
  return logLine(
    seal,
    change ? ({ ...change, row_hash } satisfies SealedChange) : { id, row_hash, hidden: true },
  );
}

export async function* sealParts(
  database: Database,
  tenant: Tenant,
  { first, last }: Span,
): AsyncGenerator<string> {
  for (let after: number | undefined = first - 1; after !== undefined; ) {
    const seals: SealRow[] = await database.read(tenant, sealsAfter(tenant, after, last, AT_ONCE));
    yield seals.map((seal) => sealLine({ ...seal })).join('');
    after = seals.length < AT_ONCE ? undefined : seals.at(-1)?.no;
  }
}
