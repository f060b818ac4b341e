import { LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { AccessRow } from '@stundenbuch/domain/access/access';
import { adminCalls } from '@stundenbuch/domain/admin/access';
import { codeRefusal } from '@stundenbuch/domain/admin/rules';
import type { MadeCode } from '@stundenbuch/domain/session/code-contract';
import { type LinkKind, pathWithCode } from '@stundenbuch/domain/session/codes';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import { Clock } from '../platform/clock.ts';
import { Database, rowsOf } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import { Installation } from '../platform/installation.ts';
import { Refused, refuseIf } from '../platform/refused.ts';
import type { Caller } from '../platform/session/caller.ts';
import { Sessions } from '../platform/session/sessions.ts';
import { stillAllowed } from '../platform/session/still-allowed.ts';
import { User } from '../tables/user.ts';
import { codeHash, newCode } from '../users/codes.ts';
import { CompanyOfUser } from './company-of-user.ts';

interface Made {
  kind: LinkKind;
  minutes: number;
  access: AccessRow;
}

const INVITATION: Made = { kind: 'invite', minutes: 14 * 24 * 60, access: adminCalls.invite };

const RESET: Made = { kind: 'reset', minutes: 60, access: adminCalls.resetLink };

/** Codes that an admin hands over: told once, and only their hash is stored. */
@Injectable()
export class Invitations {
  constructor(
    private readonly database: Database,
    private readonly sessions: Sessions,
    private readonly clock: Clock,
    private readonly installation: Installation,
    private readonly companies: CompanyOfUser,
  ) {}

  invite(who: Caller, id: number): Promise<MadeCode> {
    return this.make(who, id, INVITATION);
  }

  resetLink(who: Caller, id: number): Promise<MadeCode> {
    return this.make(who, id, RESET);
  }

  private async make(asking: Caller, id: number, { kind, minutes, access }: Made): Promise<MadeCode> {
    const tenant = await this.companies.of(asking, id);
    const { company } = tenant;
    const code = newCode();
    const now = this.clock.now();
    const expires = new Date(now.getTime() + minutes * 60_000);
    await this.database.write(tenant, async (tx) => {
      const who = await stillAllowed(tx, this.sessions, asking, access, company);
      const person = await tx.findOne(
        User,
        { company, id },
        { lockMode: LockMode.PESSIMISTIC_WRITE, populate: ['password_hash'] },
      );
      if (!person) throw new Refused(refuseWire('not_found'));
      refuseIf(codeRefusal(kind, who, { ...person, registered: Boolean(person.password_hash) }));
      await rowsOf(
        tx,
        sql`insert into codes (company_id, user_id, kind, secret_hash, address, expires_at, created_at, created_by)
          values (${company}, ${id}, ${kind}, ${codeHash(code)}, ${person.email}, ${expires}, ${now}, ${who.id})
          on conflict (company_id, user_id, kind) do update set secret_hash = excluded.secret_hash,
            address = excluded.address, expires_at = excluded.expires_at, used_at = null,
            created_at = excluded.created_at, created_by = excluded.created_by`,
      );
    });
    const { publicUrl } = this.installation;
    const link = publicUrl && publicUrl + pathWithCode(kind, code);
    return { code, link, expires_at: expires.toISOString() };
  }
}
