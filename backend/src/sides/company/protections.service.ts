import { Injectable } from '@nestjs/common';
import { ROLE_CODES } from '@stundenbuch/domain/access/access';
import type { FeatureDescription } from '@stundenbuch/domain/access/feature';
import { NoticeWriter } from '../../mail/notice-writer.service.ts';
import { Clock } from '../../platform/clock.ts';
import { rowsOf, type Tenant, type Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Sessions } from '../../platform/session/sessions.ts';

/** Of a global admin whose name another company does not know. */
const OPERATOR = 'Der Betreiber';

/** Switching off what protects people or figures: nobody at an open screen can, and admins are told. */
@Injectable()
export class Protections {
  constructor(
    private readonly sessions: Sessions,
    private readonly notices: NoticeWriter,
    private readonly clock: Clock,
  ) {}

  async beforeOff(tx: Tx, tenant: Tenant, by: Caller, feature: FeatureDescription): Promise<void> {
    if (!feature.isProtection) return;
    await this.sessions.requireProof(by);
    const { company } = tenant;
    const admins = await rowsOf<{ id: number; name: string }>(
      tx,
      sql`select id, first_name || ' ' || name as name from users
        where company_id = ${company} and role = ${ROLE_CODES.admin} and active`,
    );
    const name = admins.find(({ id }) => company === by.company && id === by.id)?.name ?? OPERATOR;
    await this.notices.write(tx, tenant, {
      kind: 'protection_off',
      data: { label: feature.label, by: name, at: this.clock.now().toISOString() },
      users: admins.map(({ id }) => id),
    });
  }
}
