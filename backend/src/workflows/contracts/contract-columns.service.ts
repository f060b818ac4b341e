import { Injectable } from '@nestjs/common';
import {
  columnsOn,
  daysOf,
  type PersonColumns,
  sameColumns,
  weeklyHoursOf,
} from '@stundenbuch/domain/day/contracts/columns';
import type { ContractRow } from '@stundenbuch/domain/day/contracts/timeline';
import { currentRow } from '@stundenbuch/domain/day/contracts/timeline';
import { contractsOfPerson } from '../../day/contract-rows.ts';
import { Clock } from '../../platform/clock.ts';
import { Database, rowsOf, type Tenant, type Tx } from '../../platform/database/database.ts';
import { lockPeople } from '../../platform/database/locks.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import { DailyWork } from '../../platform/session/daily-work.ts';

type PersonRow = PersonColumns & { id: number; contracts: (ContractRow & { id: number })[] };

/** Hours, working days, vacation and entry beside the person, as the contract of today says (CON-11). */
@Injectable()
export class ContractColumns {
  constructor(
    private readonly clock: Clock,
    database: Database,
    daily: DailyWork,
  ) {
    daily.register('contracts', (tenant) => database.write(tenant, (tx) => this.refreshAll(tx, tenant)));
  }

  async refreshAll(tx: Tx, tenant: Tenant): Promise<void> {
    const people = await rowsOf<PersonRow>(tx, sql`${peopleOf(tenant)} order by u.id`);
    for (const person of people) {
      if (this.outdated(person)) await this.refresh(tx, tenant, person.id);
    }
  }

  /** Of one person, under the person's lock. */
  async refresh(tx: Tx, tenant: Tenant, id: number): Promise<void> {
    const one = sql`u.id = ${id}`;
    await lockPeople(tx, tenant, one);
    const [person] = await rowsOf<PersonRow>(tx, sql`${peopleOf(tenant)} and ${one}`);
    const current = person && this.outdated(person);
    if (!current) return;
    const { weeklyhours, working_days, vacation, worker_since } = current;
    await rowsOf(
      tx,
      sql`update users u set weeklyhours = ${weeklyhours}, working_days = ${working_days}, vacation = ${vacation},
        worker_since = ${worker_since} where u.company_id = ${tenant.company} and ${one}`,
    );
  }

  /** For everybody whose time line was never changed: the single row takes over the person's columns. */
  async followAll(tx: Tx, tenant: Tenant): Promise<void> {
    const people = await rowsOf<PersonRow>(tx, sql`${peopleOf(tenant)} order by u.id`);
    for (const { id, contracts } of people) {
      if (contracts.length === 1) await this.follow(tx, tenant, id);
    }
  }

  /** Without contracts it is the other way round: the row of today becomes what has been stored beside the person. */
  async follow(tx: Tx, tenant: Tenant, id: number): Promise<void> {
    const [person] = await rowsOf<PersonRow>(tx, sql`${peopleOf(tenant)} and u.id = ${id}`);
    const today = this.clock.today();
    const row = person && currentRow(person.contracts, today);
    const found = person && columnsOn(person.contracts, today);
    if (!row || !found || sameColumns(person, { ...found, worker_since: person.worker_since })) return;
    await rowsOf(
      tx,
      sql`update contracts k set minutes = w.week, vacation = ${person.vacation}, version = k.version + 1,
          weeklyhours = (select round(sum(of_day) / 60.0, 2) from unnest(w.week) of_day)
        from (select weekday_minutes(${weeklyHoursOf(person)}::numeric, ${daysOf(person)}) as week) w
        where k.company_id = ${tenant.company} and k.id = ${row.id}`,
    );
  }

  /** What the columns should be; null where they are. A contract from the beginning says nothing of the day of entry. */
  private outdated({ contracts, ...stored }: PersonRow): PersonColumns | null {
    const found = columnsOn(contracts, this.clock.today());
    if (!found) return null;
    const current = { ...found, worker_since: found.worker_since ?? stored.worker_since };
    return sameColumns(stored, current) ? null : current;
  }
}

function peopleOf({ company }: Tenant): Sql {
  return sql`select u.id, u.weeklyhours::float8, u.working_days, u.vacation::float8, u.worker_since,
      ${contractsOfPerson} as contracts
    from users u where u.company_id = ${company}`;
}
