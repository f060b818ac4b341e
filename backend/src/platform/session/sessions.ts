import { Injectable } from '@nestjs/common';
import { flagsOf } from '@stundenbuch/domain/access/flags';
import { roleOf } from '@stundenbuch/domain/access/roles';
import { Session } from '../../tables/session.ts';
import { Clock } from '../clock.ts';
import { Database, rowsOf, type Tenant } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import type { Caller } from './caller.ts';
import { hashOf, Tokens } from './tokens.ts';

const LIFETIME_DAYS = 7;

@Injectable()
export class Sessions {
  constructor(
    private readonly database: Database,
    private readonly tokens: Tokens,
    private readonly clock: Clock,
  ) {}

  /** One indexed read: the person, the role, the company and its flags, as they are now. */
  async callerOf(tokenHash: Buffer): Promise<Caller | null> {
    const [row] = await this.database.call<SessionRow>(
      sql`select user_id, company_id, role, global_admin, permission from session_of(${tokenHash}, ${this.clock.now()})`,
    );
    if (!row) return null;
    return {
      id: row.user_id,
      company: row.company_id,
      role: roleOf(row.role),
      globalAdmin: row.global_admin,
      permission: row.permission,
      flags: flagsOf(row.permission),
      tokenHash,
    };
  }

  async open(person: Tenant): Promise<string> {
    const token = this.tokens.issue(person.id);
    const now = this.clock.now();
    const expires = new Date(now.getTime() + LIFETIME_DAYS * 86_400_000);
    await this.database.write(person, async (tx) => {
      await rowsOf(
        tx,
        sql`delete from sessions where company_id = ${person.company} and user_id = ${person.id}
        and expires_at <= ${now}`,
      );
      tx.create(Session, {
        token_hash: hashOf(token),
        company: person.company,
        user: person.id,
        created_at: now,
        expires_at: expires,
      });
    });
    return token;
  }

  async close(caller: Caller): Promise<void> {
    await this.database.write(caller, (tx) =>
      tx.nativeDelete(Session, { company: caller.company, token_hash: caller.tokenHash }),
    );
  }
}

interface SessionRow {
  user_id: number;
  company_id: number;
  role: number;
  global_admin: boolean;
  permission: string;
}
