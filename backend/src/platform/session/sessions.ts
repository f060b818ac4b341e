import { Injectable } from '@nestjs/common';
import { flagsOf } from '@stundenbuch/domain/access/flags';
import { roleOf } from '@stundenbuch/domain/access/roles';
import { Session } from '../../tables/session.ts';
import { Clock } from '../clock.ts';
import { Database, rowsOf, type Tenant } from '../database/database.ts';
import { Proof } from '../database/proof.ts';
import { type Sql, sql } from '../database/sql.ts';
import { Remembered } from '../remembered.ts';
import type { Caller } from './caller.ts';
import { hashOf, Tokens } from './tokens.ts';

const LIFETIME_DAYS = 7;

@Injectable()
export class Sessions {
  /** Some hundred bytes each. */
  private readonly known = new Remembered<SessionRow>();

  constructor(
    private readonly database: Database,
    private readonly tokens: Tokens,
    private readonly clock: Clock,
  ) {}

  /** One indexed read: the person, the role, the company and its flags, as they are now. */
  async callerOf(tokenHash: Buffer): Promise<Caller | null> {
    const [row] = await this.database.call<SessionRow>(this.look(tokenHash));
    if (!row) return null;
    this.known.set(tokenHash.toString('base64'), row);
    return callerFrom(row, tokenHash);
  }

  /**
   * Who came with this token last time. That it still holds has to be proven before anything is answered; the look can
   * travel with the first statement of the call instead of going ahead of it. Decision 0050.
   */
  recall(tokenHash: Buffer): Caller | null {
    const row = this.known.get(tokenHash.toString('base64'));
    if (!row) return null;
    return { ...callerFrom(row, tokenHash), proof: new Proof(this.same(tokenHash, row)) };
  }

  /** Does nothing where it has been done on the way. */
  async prove({ proof }: Caller): Promise<void> {
    if (proof?.isDue) proof.hold(await this.database.call(proof.query));
  }

  forget({ tokenHash }: Caller): void {
    this.known.delete(tokenHash.toString('base64'));
  }

  private look(tokenHash: Buffer): Sql {
    return sql`select user_id, company_id, role, global_admin, permission from session_of(${tokenHash}, ${this.clock.now()})`;
  }

  private same(tokenHash: Buffer, row: SessionRow): Sql {
    const { user_id, company_id, role, global_admin, permission } = row;
    return sql`from session_of(${tokenHash}, ${this.clock.now()}) where user_id = ${user_id} and company_id = ${company_id}
      and role = ${role} and global_admin = ${global_admin} and permission = ${permission}`;
  }

  /** null where the password that was verified is no longer the person's, or the person is no longer active. */
  async open(person: number, verifiedHash: string | null): Promise<string | null> {
    const token = this.tokens.issue(person);
    const now = this.clock.now();
    const expires = new Date(now.getTime() + LIFETIME_DAYS * 86_400_000);
    const [row] = await this.database.call<{ done: boolean }>(
      sql`select open_session(${person}, ${verifiedHash}, ${hashOf(token)}, ${now}, ${expires}) as done`,
    );
    return row?.done ? token : null;
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

function callerFrom(row: SessionRow, tokenHash: Buffer): Caller {
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
