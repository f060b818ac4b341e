import { Injectable } from '@nestjs/common';
import { calendarIn } from '../../day/read-calendar.ts';
import { type Conflicts } from '../../platform/database/conflicts.ts';
import { Database, type Tenant, type Tx } from '../../platform/database/database.ts';
import { lockPeople } from '../../platform/database/locks.ts';
import { FollowedChange } from './followed-change.service.ts';

/** Changes of a company's calendar come one after the other, and what follows from them is in the same transaction. */
@Injectable()
export class CalendarChanges {
  constructor(
    private readonly database: Database,
    private readonly followed: FollowedChange,
  ) {}

  write<T>(tenant: Tenant, conflicts: Conflicts, work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.database.writeOrRefuse(tenant, conflicts, async (tx) => {
      await lockPeople(tx, tenant);
      const before = await calendarIn(tx, tenant);
      const done = await work(tx);
      await tx.flush();
      await this.followed.of(tx, tenant, before);
      return done;
    });
  }
}
