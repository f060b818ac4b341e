import { Injectable } from '@nestjs/common';
import type { ContingentFacts } from '@stundenbuch/domain/accounts/contingents/account';
import { contingentRefusal } from '@stundenbuch/domain/accounts/contingents/rules';
import { absenceFigures, type HalfOn, portionOf } from '@stundenbuch/domain/records/entries/halves';
import { ABSENCE_STATUS } from '@stundenbuch/domain/records/entries/status';
import { kindsFeature } from '@stundenbuch/domain/records/kinds/features';
import type { Day } from '@stundenbuch/domain/time/day';
import type { Refusal } from '@stundenbuch/domain/wire/refusal';
import { SettingsService } from '../../features/settings.service.ts';
import { rowsOf, type Tenant, type Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { refuseIf } from '../../platform/refused.ts';
import { hasKinds } from '../../records/entries/entry-columns.ts';
import { type ContingentRow, contingentFactsOf, contingentRows } from './contingent-rows.ts';

export interface AskedDays {
  kind_id: number | null;
  days: readonly Day[];
  halfOn: HalfOn;
  away_minutes?: number | null;
}

/** Whether a person has what a request takes of the contingent of its kind. */
@Injectable()
export class ContingentCheck {
  constructor(private readonly settings: SettingsService) {}

  /**
   * Under the person's lock, so that of two requests the second one sees what the first has taken. Refused, or answered as a
   * warning where the company wants no more.
   */
  async ask(
    tx: Tx,
    tenant: Tenant,
    user: number,
    asked: AskedDays,
    stored?: ContingentFacts | null,
  ): Promise<Refusal | null> {
    const facts = await this.facts(tx, tenant, user, asked.kind_id);
    if (!facts) return null;
    const { work, kind, ...of } = facts;
    const { halfOn, away_minutes = null } = asked;
    const status = ABSENCE_STATUS.requested;
    const days = asked.days.map((day) => {
      const half = halfOn(day);
      const { hours } = absenceFigures({ day, project: 0, status, half, away_minutes }, work);
      return { day, status, portion: portionOf(half), hours, away_minutes, name: kind };
    });
    const refusal = contingentRefusal({ ...of, work }, days, stored ?? undefined);
    if (refusal === null) return null;
    const { value } = await this.settings.of(tenant, kindsFeature, tx);
    if (value.beyond_contingent === 'refuse') refuseIf(refusal);
    return refusal;
  }

  /** Nothing where no kind is meant, or one that nothing is counted of. An admin changes no amount before the end. */
  async facts(tx: Tx, tenant: Tenant, user: number, kind_id: number | null) {
    if (kind_id === null || !hasKinds(tenant)) return null;
    const { company } = tenant;
    const [kind] = await rowsOf<{ name: string; contingent: number }>(
      tx,
      sql`select k.name, c.id as contingent from absence_kinds k
        join contingents c on c.company_id = k.company_id and c.id = k.contingent_id
        where k.company_id = ${company} and k.id = ${kind_id} for share of c`,
    );
    if (!kind) return null;
    const [row] = await rowsOf<ContingentRow>(
      tx,
      contingentRows(tenant, user, sql`c.id = ${kind.contingent}`),
    );
    return row ? { ...contingentFactsOf(row), kind: kind.name } : null;
  }
}
