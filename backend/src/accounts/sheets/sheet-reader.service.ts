import { Injectable } from '@nestjs/common';
import type { Sheet } from '@stundenbuch/domain/accounts/sheets/contract';
import { Database, type Tenant } from '../../platform/database/database.ts';
import { readOne } from '../../platform/database/found.ts';
import { SheetDataService, type WantedSheet } from './sheet-data.service.ts';
import { type LockedMonthRow, lockedMonths, type StoredSheet, storedVersion } from './stored-sheets.ts';

/** Sheets of closed months as they were stored, never computed again, and of the others as they would be now (MON-10). */
@Injectable()
export class SheetReader {
  constructor(
    private readonly database: Database,
    private readonly data: SheetDataService,
  ) {}

  async of(tenant: Tenant, user: number, month: string): Promise<Sheet> {
    const [sheet] = await this.ofMany(tenant, [{ user, month }]);
    return sheet as Sheet;
  }

  /** In the order wanted. */
  async ofMany(tenant: Tenant, wanted: readonly Omit<WantedSheet, 'version'>[]): Promise<Sheet[]> {
    if (wanted.length === 0) return [];
    const months = wanted.map(({ month }) => `${month}-01`).toSorted();
    const users = [...new Set(wanted.map(({ user }) => user))];
    const [from, to] = [months[0] as string, months.at(-1) as string];
    const rows = await this.database.read<LockedMonthRow>(tenant, lockedMonths(tenant, users, from, to));
    const stored = new Map(rows.map((row) => [`${row.user} ${row.month}`, row]));
    const rowOf = ({ user, month }: Omit<WantedSheet, 'version'>) => stored.get(`${user} ${month}`);
    const open = wanted.filter((one) => !rowOf(one)?.data);
    const drafts = await this.data.ofMany(
      tenant,
      open.map((one) => ({ ...one, version: (rowOf(one)?.version ?? 0) + 1 })),
    );
    const draftOf = new Map(drafts.map((data) => [`${data.person.id} ${data.month}`, data]));
    return wanted.map((one) => {
      const { data, sha256, erased } = rowOf(one) ?? {};
      if (data && sha256) return { data, sha256, ...(erased && { erased }) };
      return { data: draftOf.get(`${one.user} ${one.month}`) as Sheet['data'], sha256: null };
    });
  }

  /** One that was stored, also where a later one has replaced it (MON-05). */
  async version(tenant: Tenant, { user, month, version }: WantedSheet): Promise<Sheet> {
    const query = storedVersion(tenant, user, `${month}-01`, version);
    const row = await readOne<StoredSheet>(this.database, tenant, query);
    const { data, sha256, erased } = row;
    return { data, sha256, ...(erased && { erased }) };
  }
}
