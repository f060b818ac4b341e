import { Injectable } from '@nestjs/common';
import type { FeatureDefinition, SettingGroup } from '@stundenbuch/domain/access/feature';
import { settingsOf } from '@stundenbuch/domain/features/settings';
import type { Day } from '@stundenbuch/domain/time/day';
import type { z } from 'zod';
import { Clock } from '../platform/clock.ts';
import { Database, rowsOf, type Tenant, type Tx } from '../platform/database/database.ts';
import { type Sql, sql } from '../platform/database/sql.ts';
import { CompanySetting } from './company-setting.entity.ts';

/** What a company has set for a feature. */
export interface Setting<Value = Record<string, unknown>> {
  value: Value;
  /** 0 while nothing is stored. */
  version: number;
  /** From when on the feature counts; null while it is off. */
  since: Day | null;
  recommended_on: Day | null;
}

export interface SettingRow extends Omit<Setting, 'value'> {
  feature: string;
  value: Record<string, unknown>;
}

type SettingChange = Partial<Pick<CompanySetting, 'value' | 'since' | 'recommended_on'>>;

/** For a batch of facts; `settingOf` reads the row. */
export function settingRows({ company }: Pick<Tenant, 'company'>): Sql {
  const ifOn = (column: Sql) => sql`case when s.feature = any(c.features) then ${column} end`;
  return sql`select s.feature, s.value, s.version, ${ifOn(sql`s.since`)} as since,
      ${ifOn(sql`s.recommended_on`)} as recommended_on
    from company_settings s join companies c on c.id = s.company_id where s.company_id = ${company}`;
}

export function settingOf<Settings extends z.ZodObject>(
  definition: SettingGroup<Settings>,
  rows: readonly SettingRow[],
): Setting<z.output<Settings>> {
  const row = rows.find(({ feature }) => feature === definition.name);
  const value = settingsOf(definition, row?.value ?? {});
  const { version = 0, since = null, recommended_on = null } = row ?? {};
  return { value, version, since, recommended_on };
}

/** What companies have set for their features, and since when these count. */
@Injectable()
export class SettingsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Of one feature; in a transaction that has changed something, what it has changed. */
  async of<Settings extends z.ZodObject>(
    tenant: Tenant,
    definition: SettingGroup<Settings>,
    tx?: Tx,
  ): Promise<Setting<z.output<Settings>>> {
    return settingOf(definition, await this.rows(tenant, tx));
  }

  /** From when on the feature counts; null while it is off. */
  async on(tenant: Tenant, definition: FeatureDefinition, tx?: Tx): Promise<{ since: Day } | null> {
    const { since } = await this.of(tenant, definition, tx);
    return since === null ? null : { since };
  }

  /** Of a company that has set nothing yet. */
  async begin<Settings extends z.ZodObject>(
    tx: Tx,
    tenant: Tenant,
    { name, settings }: SettingGroup<Settings>,
    value: z.input<Settings>,
  ): Promise<void> {
    await this.store(tx, tenant, name, { value: settings.parse(value) });
  }

  /** Under the lock of the company. The version counts the changes of the value. */
  async store(tx: Tx, { company, id }: Tenant, feature: string, change: SettingChange): Promise<void> {
    const made = { created_at: this.clock.now(), created_by: id };
    const stored =
      (await tx.findOne(CompanySetting, { company, feature })) ??
      tx.create(CompanySetting, { company, feature, value: {}, version: 0, ...made });
    Object.assign(stored, change);
    if (change.value) stored.version++;
    await tx.flush();
  }

  /** Of all features: a handful of rows. */
  rows(tenant: Tenant, tx?: Tx): Promise<SettingRow[]> {
    const query = settingRows(tenant);
    return tx ? rowsOf<SettingRow>(tx, query) : this.database.read<SettingRow>(tenant, query);
  }
}
