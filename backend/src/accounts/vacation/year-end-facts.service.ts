import { Injectable } from '@nestjs/common';
import { ledgerFeature } from '@stundenbuch/domain/accounts/vacation/features';
import { ledgerFactsOf } from '@stundenbuch/domain/accounts/vacation/vacation-account';
import type { Day } from '@stundenbuch/domain/time/day';
import type { YearEndFacts as Facts } from '@stundenbuch/domain/workflows/yearend/year-end';
import { SettingsService } from '../../features/settings.service.ts';
import { Database, rowsOf, type Tenant, type Tx } from '../../platform/database/database.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import { expiryOf } from './ledger-rows.ts';
import { type VacationRow, vacationColumns, vacationFactsOf } from './vacation-facts.ts';

export interface YearEndPersonFacts {
  user: number;
  first_name: string;
  name: string;
  facts: Facts;
}

type Row = VacationRow & Omit<YearEndPersonFacts, 'facts'>;

/** Everybody with vacation; readers have none. */
const withVacation = sql`u.active and u.role <> 4`;

/** All that the end of a year is computed from, of everybody. */
@Injectable()
export class YearEndFacts {
  constructor(
    private readonly database: Database,
    private readonly stored: SettingsService,
  ) {}

  async settings(tenant: Tenant, tx?: Tx): Promise<{ expiry: string; template: string; since: Day | null }> {
    const { value, since } = await this.stored.of(tenant, ledgerFeature, tx);
    return { expiry: value.expiry, template: value.notice, since };
  }

  /** Nobody while the company keeps no ledger. */
  async of(tenant: Tenant, tx?: Tx, user?: number): Promise<YearEndPersonFacts[]> {
    const query = peopleOf(tenant, user === undefined ? sql`` : sql`and u.id = ${user}`);
    const rows = await (tx ? rowsOf<Row>(tx, query) : this.database.read<Row>(tenant, query));
    return rows.flatMap((row) => {
      const vacation = vacationFactsOf(row);
      if (!vacation.ledger || !row.ledger) return [];
      const ledger = ledgerFactsOf(vacation, vacation.ledger);
      const { user, first_name, name } = row;
      return [{ user, first_name, name, facts: { ledger, expiry: expiryOf(row.ledger, vacation.work) } }];
    });
  }
}

function peopleOf(tenant: Tenant, narrowed: Sql): Sql {
  return sql`select u.id as "user", u.first_name, u.name, ${vacationColumns(tenant)}
    from users u where u.company_id = ${tenant.company} and ${withVacation} ${narrowed} order by u.name, u.first_name, u.id`;
}
