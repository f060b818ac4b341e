import { Injectable } from '@nestjs/common';
import { yearBalances } from '@stundenbuch/domain/accounts/vacation/vacation-account';
import { type Day, firstOfMonth, yearOf } from '@stundenbuch/domain/time/day';
import { MONTHS } from '@stundenbuch/domain/time/format';
import { round } from '@stundenbuch/domain/time/rounding';
import type { Figure } from '../../features/feature-effects.ts';
import { Clock } from '../../platform/clock.ts';
import { rowsOf, type Tenant, type Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { countsOnTheDay } from '../../records/entries/kinds.ts';
import { type VacationRow, vacationColumns, vacationFactsOf } from './vacation-facts.ts';

/** What depends on the calendar: stored targets of open months, and open vacation. */
@Injectable()
export class CalendarFigures {
  constructor(private readonly clock: Clock) {}

  async of(tx: Tx, { company, id }: Tenant): Promise<Figure[]> {
    const today = this.clock.today();
    const targets = await rowsOf<{ user: number; month: Day; target: number }>(
      tx,
      sql`select user_id as "user", date_trunc('month', day)::date as month, sum(target)::float8 as target from entries e
        where company_id = ${company} and day >= ${firstOfMonth(today)} and target is not null
          and ${countsOnTheDay} group by 1, 2 order by 2, 1`,
    );
    const people = await rowsOf<VacationRow & { user: number }>(
      tx,
      sql`select u.id as "user", ${vacationColumns({ company, id }, 'entered')}
        from users u where u.company_id = ${company} order by u.id`,
    );
    const years = [yearOf(today), yearOf(today) + 1];
    return [
      ...targets.map(({ user, month, target }) => ({
        user,
        value: round(target),
        figure: `Soll ${MONTHS[Number(month.slice(5, 7)) - 1]} ${yearOf(month)} (Stunden)`,
      })),
      ...people.flatMap(({ user, ...row }) => {
        const open = yearBalances(vacationFactsOf(row));
        return years.map((year) => ({
          user,
          value: open(year).open,
          figure: `Offener Urlaub ${year} (Tage)`,
        }));
      }),
    ];
  }
}
