import { Injectable } from '@nestjs/common';
import type {
  CompanyDayInput,
  CompanyDayRow,
  companyDayChange,
} from '@stundenbuch/domain/day/calendar/contract';
import { refuseCalendar } from '@stundenbuch/domain/day/calendar/messages';
import { companyDayRefusal } from '@stundenbuch/domain/day/calendar/rules';
import type { Day } from '@stundenbuch/domain/time/day';
import { formatDay } from '@stundenbuch/domain/time/format';
import { staleRefusal } from '@stundenbuch/domain/wire/messages';
import { CompanyDay } from '../../day/company-day.entity.ts';
import { calendarIn } from '../../day/read-calendar.ts';
import { Clock } from '../../platform/clock.ts';
import { Database, type Tx } from '../../platform/database/database.ts';
import { lockedOne } from '../../platform/database/found.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Input } from '../../platform/http/input.ts';
import { refuseIf } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { CalendarChanges } from './calendar-changes.service.ts';

const conflictsOf = (input: Pick<CompanyDayInput, 'day'>) => ({
  company_days_a_place: () => refuseCalendar('company_day_taken', 'day', { date: formatDay(input.day) }),
  company_days_place: () => refuseCalendar('place_unknown', 'place_id'),
});

/** Days that a company gives itself. */
@Injectable()
export class CompanyDays {
  constructor(
    private readonly database: Database,
    private readonly changes: CalendarChanges,
    private readonly clock: Clock,
  ) {}

  list(who: Caller): Promise<CompanyDayRow[]> {
    return this.database.read<CompanyDayRow>(
      who,
      sql`select id, day, name, kind, place_id, version from company_days where company_id = ${who.company}
        order by day, id`,
    );
  }

  create(who: Caller, input: CompanyDayInput): Promise<CompanyDayRow> {
    return this.changes.write(who, conflictsOf(input), async (tx) => {
      await this.refuseLocked(tx, who, input.day);
      const made = { company: who.company, created_at: this.clock.now(), created_by: who.id };
      const day = tx.create(CompanyDay, { ...input, ...made });
      await tx.flush();
      return wireOf(day);
    });
  }

  change(who: Caller, id: number, sent: Input<typeof companyDayChange>): Promise<CompanyDayRow> {
    const input = { day: '' };
    // The constraint answers after the body has been read.
    return this.changes.write(who, conflictsOf(input), async (tx) => {
      const stored = await lockedOne(tx, CompanyDay, who, id);
      const { version, ...fields } = sent.read();
      input.day = fields.day;
      refuseIf(staleRefusal(stored.version, version));
      await this.refuseLocked(tx, who, stored.day, fields.day);
      Object.assign(stored, fields);
      await tx.flush();
      return wireOf(stored);
    });
  }

  remove(who: Caller, id: number): Promise<{ id: number }> {
    return this.changes.write(who, {}, async (tx) => {
      const stored = await lockedOne(tx, CompanyDay, who, id);
      await this.refuseLocked(tx, who, stored.day);
      tx.remove(stored);
      return { id };
    });
  }

  private async refuseLocked(tx: Tx, who: Caller, ...days: Day[]): Promise<void> {
    const since = (await calendarIn(tx, who))?.since;
    for (const day of days) refuseIf(companyDayRefusal(day, since, this.clock.today()));
  }
}

function wireOf({ id, day, name, kind, place_id, version }: CompanyDay): CompanyDayRow {
  return { id, day, name, kind, place_id: place_id ?? null, version };
}
