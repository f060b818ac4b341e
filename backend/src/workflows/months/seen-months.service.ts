import { Injectable } from '@nestjs/common';
import { seesEverybody } from '@stundenbuch/domain/records/absences/access';
import { lastOfMonth } from '@stundenbuch/domain/time/day';
import type { SeenMonth } from '@stundenbuch/domain/workflows/month/led';
import { ledPeople } from '../../day/led-people.ts';
import { Clock } from '../../platform/clock.ts';
import { Database } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/session/caller.ts';

/** Whose months somebody looks at. A month is that of the team on its last day (SET-36). */
@Injectable()
export class SeenMonths {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Whether who sees everybody's leads the person, and so checks the month as well. */
  async checks(who: Caller, user: number, month: string): Promise<boolean> {
    if (who.role !== 'admin') return false;
    const on = lastOfMonth(`${month}-01`);
    const checked = await ledPeople(this.database, who, 'month', {
      on,
      home: true,
      today: this.clock.today(),
    });
    return checked.has(user);
  }

  /** Everybody's (null), or those of led people. */
  async ofMonth(who: Caller, month: string): Promise<Map<number, SeenMonth> | null> {
    if (seesEverybody(who.role)) return null;
    const today = this.clock.today();
    const on = lastOfMonth(`${month}-01`);
    const [read, checked, ...members] = await Promise.all([
      ledPeople(this.database, who, 'hours', { on, today }),
      ledPeople(this.database, who, 'month', { on, home: true, today }),
      ledPeople(this.database, who, 'hours', { on: today, today }),
      ledPeople(this.database, who, 'month', { on: today, today }),
    ]);
    const users = [...new Set([...read.keys(), ...checked.keys()])];
    return new Map(
      users.map((user) => {
        const sick = [read, checked].some((people) => people.get(user)?.sick);
        const checks = checked.has(user);
        return [user, { sick, checks, isMember: members.some((people) => people.has(user)) }];
      }),
    );
  }
}
