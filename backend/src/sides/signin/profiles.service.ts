import { Injectable } from '@nestjs/common';
import { settingsOf } from '@stundenbuch/domain/features/settings';
import type { CurrentCompany, CurrentUser } from '@stundenbuch/domain/sides/session/contract';
import { loginSettings } from '@stundenbuch/domain/sides/session/setting-groups';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import { hasTeams } from '../../day/led.ts';
import { isPlain } from '../../day/work-facts.ts';
import { Clock } from '../../platform/clock.ts';
import { Database } from '../../platform/database/database.ts';
import { nothing, sql } from '../../platform/database/sql.ts';
import { Installation } from '../../platform/installation.ts';
import { Refused } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { isLead } from '../../platform/session/leads.ts';
import { People } from '../people/people.service.ts';

/** The caller's record and company. */
@Injectable()
export class Profiles {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly people: People,
    private readonly installation: Installation,
  ) {}

  async current(caller: Caller): Promise<CurrentUser> {
    const person = await this.people.one(caller, sql`u.id = ${caller.id}`, caller);
    if (!person) throw new Refused(refuseWire('unauthenticated'));
    return person;
  }

  async company(caller: Caller): Promise<CurrentCompany> {
    type Row = Pick<CurrentCompany, 'name' | 'version' | 'employee_count' | 'records_from'> & {
      login: object | null;
      is_new?: boolean;
    };
    const start = isPlain(caller) ? nothing : sql`, c.records_from, c.first_steps_over_at is null as is_new`;
    const [row] = await this.database.read<Row>(
      caller,
      sql`select c.name, c.version${start},
          (select s.value from company_settings s
            where s.company_id = c.id and s.feature = ${loginSettings.name}) as login,
          (select count(*)::int from users u where u.company_id = c.id and u.active) as employee_count
        from companies c where c.id = ${caller.company}`,
    );
    if (!row) throw new Refused(refuseWire('unauthenticated'));
    const { is_new, ...company } = row;
    const first = is_new && caller.role === 'admin' ? { first_steps: true as const } : {};
    const { company: id, permission, features, factorFrom } = caller;
    const factor = factorFrom === null ? {} : { factor_from: factorFrom };
    const leads = hasTeams(caller) && (await isLead(this.database, caller, this.clock.today()));
    const login = row.login && settingsOf(loginSettings, { ...row.login });
    const mail = this.installation.sendsLinks ? { mail: true as const } : {};
    return {
      id,
      ...company,
      ...first,
      login,
      permission,
      features,
      ...mail,
      ...(leads && { leads }),
      ...factor,
      now: this.clock.now().toISOString(),
    };
  }
}
