import { Injectable } from '@nestjs/common';
import { contractsFeature } from '@stundenbuch/domain/day/contracts/features';
import { CalendarFigures } from '../../accounts/vacation/calendar-figures.service.ts';
import {
  type FeatureChange,
  type FeatureEffect,
  FeatureEffects,
  type Figure,
  type SwitchOutcome,
} from '../../features/feature-effects.ts';
import { rowsOf, type Tenant, type Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { StoredFigures } from '../../records/entries/stored-figures.service.ts';
import { ContractColumns } from './contract-columns.service.ts';

/** What happens when contracts are switched: the day of entry becomes that of the first row, and open days follow. */
@Injectable()
export class ContractEffect implements FeatureEffect {
  readonly feature = contractsFeature.name;

  constructor(
    effects: FeatureEffects,
    private readonly calendarFigures: CalendarFigures,
    private readonly stored: StoredFigures,
    private readonly columns: ContractColumns,
  ) {
    effects.register(this);
  }

  figures(tx: Tx, tenant: Tenant): Promise<Figure[]> {
    return this.calendarFigures.of(tx, tenant);
  }

  async apply(tx: Tx, tenant: Tenant, { on, since }: FeatureChange): Promise<SwitchOutcome> {
    if (on) {
      await this.columns.followAll(tx, tenant);
      await beginWithEntry(tx, tenant);
      await this.columns.refreshAll(tx, tenant);
    }
    await this.stored.followFrom(tx, tenant, since);
    return { warnings: on ? await warningsOf(tx, tenant) : [], figures: [] };
  }
}

/** A row from the beginning, and the only one of a person, begins with the day of entry, where there is one (MIG-02). */
async function beginWithEntry(tx: Tx, { company }: Tenant): Promise<void> {
  await rowsOf(
    tx,
    sql`update contracts k set valid_from = u.worker_since
      from users u where k.company_id = ${company} and u.company_id = k.company_id and u.id = k.user_id
        and u.worker_since <> k.valid_from and (k.ends_on is null or k.ends_on >= u.worker_since)
        and not exists (select from contracts o where o.company_id = k.company_id and o.user_id = k.user_id
          and o.id <> k.id and (k.valid_from <> '1900-01-01' or o.valid_from <= u.worker_since))`,
  );
}

async function warningsOf(tx: Tx, { company }: Tenant): Promise<string[]> {
  const people = await rowsOf<{ name: string }>(
    tx,
    sql`select first_name || ' ' || name as name from users
      where company_id = ${company} and active and records and worker_since is null order by name, id`,
  );
  if (people.length === 0) return [];
  const names = people.map(({ name }) => name).join(', ');
  return [
    `Ohne „Im Unternehmen seit“ gilt der Vertrag von Anfang an. Tragen Sie den Eintritt vorher ein, oder danach unter „Vertrag“: ${names}.`,
  ];
}
