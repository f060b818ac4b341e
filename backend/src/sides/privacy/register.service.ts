import { Injectable } from '@nestjs/common';
import { kindsFeature } from '@stundenbuch/domain/records/kinds/features';
import { auditFeature } from '@stundenbuch/domain/sides/log/features';
import { privacySettings } from '@stundenbuch/domain/sides/periods/setting-groups';
import type { Register } from '@stundenbuch/domain/sides/privacy/contract';
import { measuresOf, processingsOf } from '@stundenbuch/domain/sides/privacy/register';
import { type SettingRow, settingOf, settingRows } from '../../features/settings.service.ts';
import { Database } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { Installation } from '../../platform/installation.ts';
import type { Caller } from '../../platform/session/caller.ts';

/** The records of processing activities of what is on (GDPR-04). */
@Injectable()
export class ProcessingRegister {
  constructor(
    private readonly database: Database,
    private readonly installation: Installation,
  ) {}

  async of(who: Caller): Promise<Register> {
    const [companies, rows, setups = []] = await this.database.readAll(who, [
      sql`select name from companies where id = ${who.company}`,
      settingRows(who),
      sql`select from sso where company_id = ${who.company}`,
    ]);
    const [company] = companies as [{ name: string }];
    const settings = rows as SettingRow[];
    const { flags, features } = who;
    const facts = {
      ...{ flags, features },
      keepYears: settingOf(auditFeature, settings).value.keep_years,
      periods: settingOf(privacySettings, settings).value,
      sickMonths: settingOf(kindsFeature, settings).value.sick_months,
      signOn: setups.length > 0,
      mail: this.installation.mail !== null,
      cookie: this.installation.sessionBinding,
    };
    return { company: company.name, processings: processingsOf(facts), measures: measuresOf(facts) };
  }
}
