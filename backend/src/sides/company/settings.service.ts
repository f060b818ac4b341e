import { Injectable } from '@nestjs/common';
import type { AccessRow } from '@stundenbuch/domain/access/access';
import { featureAccess } from '@stundenbuch/domain/features/access';
import type { FeatureSettings, settingsChange } from '@stundenbuch/domain/features/contract';
import { refuseSession } from '@stundenbuch/domain/sides/session/messages';
import { refuseWire, staleRefusal } from '@stundenbuch/domain/wire/messages';
import { FeatureDefinitions } from '../../features/definitions.ts';
import { FeatureEffects } from '../../features/feature-effects.ts';
import { type SettingRow, SettingsService, settingOf, settingRows } from '../../features/settings.service.ts';
import { Clock } from '../../platform/clock.ts';
import { Database } from '../../platform/database/database.ts';
import { existing } from '../../platform/database/found.ts';
import { sql } from '../../platform/database/sql.ts';
import { Input } from '../../platform/http/input.ts';
import { Refused, refuseIf } from '../../platform/refused.ts';
import { Secrets } from '../../platform/secrets.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Sessions } from '../../platform/session/sessions.ts';
import { stillAllowed } from '../../platform/session/still-allowed.ts';
import { inCompany } from './in-company.ts';
import { Switches } from './switches.service.ts';

const conflicts = { company_settings_short_name: () => refuseSession('short_name_taken', 'short_name') };

/** What an admin sees and sets for the own company, and a global admin for any. */
@Injectable()
export class Settings {
  constructor(
    private readonly database: Database,
    private readonly sessions: Sessions,
    private readonly clock: Clock,
    private readonly definitions: FeatureDefinitions,
    private readonly effects: FeatureEffects,
    private readonly stored: SettingsService,
    private readonly switches: Switches,
    private readonly secrets: Secrets,
  ) {}

  async read(who: Caller, company = who.company): Promise<FeatureSettings> {
    const tenant = inCompany(who, company);
    const known = sql`select from companies where id = ${company}`;
    const [rows = [], found = []] = await this.database.readAll(tenant, [settingRows(tenant), known]);
    if (found.length === 0) throw new Refused(refuseWire('not_found'));
    return Object.fromEntries(
      this.definitions.settings().map((group) => [group.name, settingOf(group, rows as SettingRow[])]),
    );
  }

  async change(
    who: Caller,
    name: string,
    input: Input<typeof settingsChange>,
    company = who.company,
    row: AccessRow = featureAccess.changeSettings,
  ): Promise<FeatureSettings> {
    const tenant = inCompany(who, company);
    const definition = existing(this.definitions.settings().find((group) => group.name === name));
    await this.database.writeOrRefuse(tenant, conflicts, async (tx) => {
      await stillAllowed(tx, this.sessions, who, row, company);
      const { features } = await this.switches.company(tx, tenant);
      const { value: sent, version } = input.read();
      const wanted = new Input(definition.settings, sent).read();
      const before = await this.stored.of(tenant, definition, tx);
      const value = definition.settled?.(before.value, wanted) ?? wanted;
      if (definition.needsProof?.(before.value, value)) await this.sessions.requireProof(who);
      refuseIf(staleRefusal(before.version, version));
      const facts = { today: this.clock.today(), features, hasKey: this.secrets.isOn };
      refuseIf(definition.refusal?.(before.value, value, facts) ?? null);
      await this.stored.store(tx, tenant, name, { value });
      await this.effects.of(name)?.change?.(tx, tenant, value, before.value);
    });
    return this.read(who, company);
  }
}
