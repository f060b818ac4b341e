import { Injectable } from '@nestjs/common';
import { calendarFeature } from '@stundenbuch/domain/day/calendar/features';
import { FIRST_PLACE, type Land } from '@stundenbuch/domain/time/laender';
import { Place } from '../../day/place.entity.ts';
import { Clock } from '../../platform/clock.ts';
import { rowsOf, type Tenant, type Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';

/** The first place of a company is its usual one: nobody has to say so a second time. */
@Injectable()
export class FirstPlace {
  constructor(private readonly clock: Clock) {}

  /** Of a company that is just being made. */
  async begin(tx: Tx, tenant: Tenant, land: Land): Promise<void> {
    const { company, id } = tenant;
    const made = { company, created_at: this.clock.now(), created_by: id };
    const place = tx.create(Place, { name: FIRST_PLACE, land, extras: [], ...made });
    await tx.flush();
    await this.makeUsual(tx, tenant, place.id);
  }

  /** Under the lock of all changes of the calendar. A second place changes nothing. */
  async makeUsual(tx: Tx, { company, id }: Tenant, place: number): Promise<void> {
    const value = JSON.stringify({ place });
    await rowsOf(
      tx,
      sql`insert into company_settings (company_id, feature, value, version, created_at, created_by)
        select ${company}, ${calendarFeature.name}, ${value}::jsonb, 1, ${this.clock.now()}, ${id}
        where not exists (select from places where company_id = ${company} and id <> ${place})
        on conflict (company_id, feature) do update
          set value = company_settings.value || excluded.value, version = company_settings.version + 1`,
    );
  }
}
