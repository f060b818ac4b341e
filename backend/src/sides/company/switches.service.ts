import { Injectable } from '@nestjs/common';
import type { FeatureDefinition } from '@stundenbuch/domain/access/feature';
import { type Flag, flagsOf } from '@stundenbuch/domain/access/flags';
import { requirementRefusal, type Switch, type Switched } from '@stundenbuch/domain/features/rules';
import { type Day, firstOfMonth } from '@stundenbuch/domain/time/day';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import { FeatureDefinitions } from '../../features/definitions.ts';
import { FeatureEffects, type SwitchOutcome, UNCHANGED } from '../../features/feature-effects.ts';
import { SettingsService } from '../../features/settings.service.ts';
import { Clock } from '../../platform/clock.ts';
import { Company } from '../../platform/company.entity.ts';
import { rowsOf, type Tenant, type Tx } from '../../platform/database/database.ts';
import { existing } from '../../platform/database/found.ts';
import { lockPeople } from '../../platform/database/locks.ts';
import { sql } from '../../platform/database/sql.ts';
import { Refused, refuseIf } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Protections } from './protections.service.ts';

export interface DatedSwitch extends Switch {
  since: Day;
  /** The day on which it is switched on with the other recommended ones. */
  recommendedOn?: Day;
  openings?: ReadonlyMap<number, number> | undefined;
}

interface Asked {
  /** The modules that count as switched on; without them those of the company. */
  flags?: readonly Flag[];
  /** Where the refusal belongs. */
  field?: string;
}

/** Switching one feature after the other, inside a transaction of the caller's. */
@Injectable()
export class Switches {
  constructor(
    private readonly definitions: FeatureDefinitions,
    private readonly effects: FeatureEffects,
    private readonly protections: Protections,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
  ) {}

  /** Writing an entry and logging in lock the person before the company, so this does the same. */
  async company(tx: Tx, tenant: Tenant): Promise<Company> {
    const { company: id } = tenant;
    await lockPeople(tx, tenant);
    await rowsOf(tx, sql`select from companies where id = ${id} for no key update`);
    return existing(await tx.findOne(Company, { id }));
  }

  definition(name: string): FeatureDefinition | undefined {
    return this.definitions.all().find((feature) => feature.name === name);
  }

  async set(
    tx: Tx,
    tenant: Tenant,
    by: Caller,
    company: Company,
    { feature, on, since, recommendedOn, openings }: DatedSwitch,
    asked: Asked = {},
  ): Promise<SwitchOutcome> {
    const { name } = feature;
    const { flags = flagsOf(company.permission), field } = asked;
    const state = { flags, features: company.features };
    refuseIf(requirementRefusal({ feature, on }, state, this.definitions.all(), field));
    if (!on) await this.protections.beforeOff(tx, tenant, by, feature);
    const others = company.features.filter((other) => other !== name);
    company.features = on ? [...others, name] : others;
    await tx.flush();
    await this.settings.store(tx, tenant, name, {
      since: on ? since : null,
      recommended_on: recommendedOn ?? null,
    });
    return (await this.effects.of(name)?.apply(tx, tenant, { on, since, openings })) ?? UNCHANGED;
  }

  /** Exactly these: what the global admin ticks. */
  async setAll(
    tx: Tx,
    tenant: Tenant,
    by: Caller,
    company: Company,
    wanted: readonly string[],
    { flags, since = firstOfMonth(this.clock.today()) }: { flags?: readonly Flag[]; since?: Day } = {},
  ): Promise<void> {
    const asked = { field: 'features', ...(flags && { flags }) };
    const unknown = wanted.some((name) => !this.definition(name));
    if (unknown) throw new Refused(refuseWire('invalid_input', 'features'));
    const changed = this.definitions
      .all()
      .filter(({ name }) => wanted.includes(name) !== company.features.includes(name));
    const off = changed.filter(({ name }) => !wanted.includes(name)).reverse();
    const on = changed.filter(({ name }) => wanted.includes(name));
    for (const feature of off) await this.set(tx, tenant, by, company, { feature, on: false, since }, asked);
    for (const feature of on) await this.set(tx, tenant, by, company, { feature, on: true, since }, asked);
  }
}

export const switchedOf = ({ permission, features }: Company): Switched => ({
  flags: flagsOf(permission),
  features,
});
