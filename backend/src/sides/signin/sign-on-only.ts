import { Injectable } from '@nestjs/common';
import { refuseSignOn } from '@stundenbuch/domain/sides/signon/messages';
import { Database, type Tenant, type Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { Installation } from '../../platform/installation.ts';
import { Refused } from '../../platform/refused.ts';
import { Secrets } from '../../platform/secrets.ts';

/**
 * Where a company's people sign on at its provider alone: admins with a second factor still come in when that one is down, and
 * whoever has a login name has no account there (IMP-13).
 */
@Injectable()
export class SignOnOnly {
  constructor(
    private readonly database: Database,
    private readonly installation: Installation,
    private readonly secrets: Secrets,
  ) {}

  /** Asked once the person is known to be right, it says nothing to others. */
  async require(person: Tenant, tx?: Tx): Promise<void> {
    if (this.installation.publicUrl === null || !this.secrets.isOn) return;
    const { company, id } = person;
    const refused = sql`select from sso s join users u on u.company_id = s.company_id and u.id = ${id}
      join companies c on c.id = s.company_id and 'security' = any (c.features)
      where s.company_id = ${company} and s.mode = 'only' and u.email like '%@%.%' and not (u.role = 2 and u.has_factor)`;
    const [rows] = await this.database.readAll(person, [refused], tx);
    if (rows?.length) throw new Refused(refuseSignOn('use_sso'));
  }
}
