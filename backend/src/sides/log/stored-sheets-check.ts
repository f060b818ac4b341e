import { setImmediate as breath } from 'node:timers/promises';
import { type Checking, isErasedInTime } from '@stundenbuch/domain/sides/log/chain';
import type { SealedFault } from '@stundenbuch/domain/sides/log/contract';
import { knownSeals } from '@stundenbuch/domain/sides/log/former-seals';
import { monthCloseKey, monthClosesIn } from '@stundenbuch/domain/sides/log/month-closes';
import {
  faultOfSheet,
  type PrintedSeal,
  SHEET_FAULT_WORDS,
} from '@stundenbuch/domain/sides/log/sheet-faults';
import { lastOfMonth } from '@stundenbuch/domain/time/day';
import { monthName } from '@stundenbuch/domain/time/format';
import type { Database, Tenant } from '../../platform/database/database.ts';
import { utc } from '../../platform/database/shown.ts';
import { sql } from '../../platform/database/sql.ts';

const AT_ONCE = 100;

interface StoredSheet {
  id: number;
  user: number;
  month: string;
  version: number;
  data: { seal: PrintedSeal | null };
  erased_at: string | null;
  sha256: string;
  /** What the closing of its month names, where that counts. */
  current: string | null;
  first_name: string;
  name: string;
}

type Recorded = Parameters<typeof monthClosesIn>[0][number];

/** Each stored sheet against its hash, the closings of log and month, and the seal that is printed on it, as a package does it. */
export async function wrongSheets(
  database: Database,
  who: Tenant,
  checking: Checking,
): Promise<SealedFault[]> {
  const [recorded, seals, moves] = (await database.readAll(who, [
    sql`select "table_name" as "table", record_id::float8 as record, person_id as person, after from changes
      where company_id = ${who.company} and table_name = 'month_closings' order by id`,
    sql`select no, hash from seals where company_id = ${who.company}`,
    sql`select after from changes where company_id = ${who.company} and table_name = 'companies' and after ? 'former_seals'`,
  ])) as [Recorded[], PrintedSeal[], { after: unknown }[]];
  const closes = monthClosesIn(recorded);
  const hashOfSeal = knownSeals(seals, moves);
  const found: SealedFault[] = [];
  for (let after: number | undefined = 0; after !== undefined; ) {
    const sheets: StoredSheet[] = await database.read(who, sheetsAfter(who, after));
    for (const sheet of sheets) {
      const { user, month, version, data, first_name, name } = sheet;
      const monthClose = closes.get(monthCloseKey(user, month, version)) ?? sheet.current ?? undefined;
      const printed = data.seal ?? null;
      const known = { monthClose, hashOfSeal: printed ? hashOfSeal(printed) : undefined };
      const fault = faultOfSheet(sheet, known, hashOf(sheet, checking));
      if (!fault) continue;
      const whose = `${first_name} ${name}, ${monthName(month)}, Version ${version}`;
      found.push({
        person: user,
        day: `${month}-01`,
        text: `${whose}: ${SHEET_FAULT_WORDS[fault](printed)}`,
      });
    }
    await breath();
    after = sheets.length < AT_ONCE ? undefined : sheets.at(-1)?.id;
  }
  return found;
}

/** Of a sheet whose names were erased when it was due the stored hash is all there is. */
function hashOf({ month, erased_at, sha256 }: StoredSheet, checking: Checking): (text: string) => string {
  const until = `${lastOfMonth(`${month}-01`)}T12:00:00.000Z`;
  return erased_at && isErasedInTime(until, erased_at, checking) ? () => sha256 : checking.sha256;
}

function sheetsAfter({ company }: Tenant, id: number) {
  return sql`select s.id, s.user_id as "user", to_char(s.month, 'YYYY-MM') as month, s.version, s.data, s.sha256, ${utc(sql`s.erased_at`)} as erased_at,
      k.sha256 as current, u.first_name, u.name
    from month_sheets s join users u on u.company_id = s.company_id and u.id = s.user_id
      left join month_closings k on k.company_id = s.company_id and k.user_id = s.user_id and k.month = s.month
        and k.version = s.version
    where s.company_id = ${company} and s.id > ${id} order by s.id limit ${AT_ONCE}`;
}
