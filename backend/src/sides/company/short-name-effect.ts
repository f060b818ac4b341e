import { Injectable } from '@nestjs/common';
import { refuseSession } from '@stundenbuch/domain/sides/session/messages';
import { loginSettings } from '@stundenbuch/domain/sides/session/setting-groups';
import { type FeatureEffect, FeatureEffects, UNCHANGED } from '../../features/feature-effects.ts';
import { rowsOf, type Tenant, type Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { Refused } from '../../platform/refused.ts';

/** The short name of a company stays as it is while somebody logs in with it: letters with it lie in drawers. */
@Injectable()
export class ShortNameEffect implements FeatureEffect {
  readonly feature = loginSettings.name;

  constructor(effects: FeatureEffects) {
    effects.register(this);
  }

  apply() {
    return Promise.resolve(UNCHANGED);
  }

  async change(tx: Tx, { company }: Tenant, value: ShortNamed, before: ShortNamed): Promise<void> {
    const { short_name: name } = before;
    if (!name || name === value.short_name) return;
    const [row] = await rowsOf<{ n: number }>(
      tx,
      sql`select count(*)::int as n from users where company_id = ${company} and split_part(email, '@', 2) = ${name}`,
    );
    const count = row?.n ?? 0;
    if (count > 0)
      throw new Refused(refuseSession('short_name_used', 'short_name', { name, count: String(count) }));
  }
}

interface ShortNamed {
  short_name?: string;
}
