import { Injectable } from '@nestjs/common';
import { roleOf } from '@stundenbuch/domain/access/access';
import { flagsOf } from '@stundenbuch/domain/access/flags';
import type { Day } from '@stundenbuch/domain/time/day';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import { LRUCache } from 'lru-cache';
import { Clock } from '../clock.ts';
import { notBegun } from '../database/conflicts.ts';
import { Database, rowsOf, type Tx } from '../database/database.ts';
import { type Sql, sql } from '../database/sql.ts';
import { Refused } from '../refused.ts';
import type { Caller } from './caller.ts';
import { RequiredFactors } from './required-factors.ts';
import { Session } from './session.entity.ts';
import { hashOf, LIFETIME_DAYS, Tokens } from './tokens.ts';

const TOKEN = 'token';
const PROVED_MINUTES = 10;
const A_DAY = 86_400_000;

/** What was set without a proof since then proves nothing yet. */
export const dayBefore = (now: Date): Date => new Date(now.getTime() - A_DAY);
export const dayAfter = (now: Date): Date => new Date(now.getTime() + A_DAY);

@Injectable()
export class Sessions {
  /** A few hundred bytes each, enough for a company of 5 000 with two devices each. */
  private readonly known = new LRUCache<string, SessionRow>({ max: 20_000 });

  constructor(
    private readonly database: Database,
    private readonly tokens: Tokens,
    private readonly clock: Clock,
    private readonly required: RequiredFactors,
  ) {}

  get hasStandby(): boolean {
    return this.database.hasStandby;
  }

  /** One indexed read: the person, the role, the company and its flags. */
  async callerOf(tokenHash: Buffer): Promise<Caller | null> {
    const [row] = await this.beforeAll(this.database.call<SessionRow>(this.sessionQuery(tokenHash)));
    if (row) {
      this.known.set(keyOf(tokenHash), row);
      return this.callerFrom(row, tokenHash);
    }
    this.known.delete(keyOf(tokenHash));
    await this.database.call(sql`select end_session_if_expired(${tokenHash}, ${this.clock.now()})`);
    return null;
  }

  /** A call begins with it: while it fails nothing can have been stored. */
  private async beforeAll<T>(reading: Promise<T>): Promise<T> {
    try {
      return await reading;
    } catch (error) {
      throw notBegun(error);
    }
  }

  /** The same inside a transaction. */
  async callerIn(tx: Tx, tokenHash: Buffer): Promise<Caller | null> {
    const [row] = await rowsOf<SessionRow>(tx, this.sessionQuery(tokenHash));
    return row ? this.callerFrom(row, tokenHash) : null;
  }

  /** The caller of this token's last request; every read of this caller checks that it is still current. Decision 0060. */
  knownCaller(tokenHash: Buffer): Caller | null {
    const row = this.known.get(keyOf(tokenHash));
    return row ? { ...this.callerFrom(row, tokenHash), sessionCheck: this.same(tokenHash, row) } : null;
  }

  async isAsKnown({ sessionCheck }: Caller): Promise<boolean> {
    return !sessionCheck || (await this.database.call(sql`select ${sessionCheck}`)).length > 0;
  }

  private callerFrom(row: SessionRow, tokenHash: Buffer): Caller {
    return {
      id: row.user_id,
      company: row.company_id,
      role: roleOf(row.role),
      // A token is never more than its person is in the own company.
      globalAdmin: row.global_admin && row.kind !== TOKEN,
      permission: row.permission,
      flags: flagsOf(row.permission),
      features: this.required.featuresOf(row),
      factorFrom: this.required.dayOf(row),
      scopes: row.kind === TOKEN ? row.scopes : null,
      ...(row.kind === TOKEN && { token: row.name ?? '' }),
      tokenHash,
    };
  }

  private sessionQuery(tokenHash: Buffer): Sql {
    return sql`select user_id, company_id, role, global_admin, permission, features, has_factor, factor_from,
        kind, scopes, name
      from session_of(${tokenHash}, ${this.clock.now()})`;
  }

  private same(tokenHash: Buffer, row: SessionRow): Sql {
    const { user_id, company_id, role, global_admin, permission, features, has_factor, factor_from } = row;
    const { kind, scopes } = row;
    return sql`from session_of(${tokenHash}, ${this.clock.now()}) where user_id = ${user_id} and company_id = ${company_id}
      and role = ${role} and global_admin = ${global_admin} and permission = ${permission}
      and array_to_string(features, ',') = ${features.join()} and has_factor = ${has_factor}
      and factor_from is not distinct from ${factor_from}::date
      and kind = ${kind} and array_to_string(scopes, ',') = ${scopes.join()}`;
  }

  /**
   * null where the verified password has been changed meanwhile, or the person is no longer active. `half`: what the
   * token is worthless without, see Binding.
   */
  async open(
    person: number,
    verifiedHash: string | null,
    half: string | null = null,
  ): Promise<string | null> {
    const token = this.tokens.issue(person, half);
    const now = this.clock.now();
    const [row] = await this.database.call<{ done: boolean }>(
      sql`select open_session(${person}, ${verifiedHash}, ${hashOf(token, half)}, ${now}, ${endOf(now)}) as done`,
    );
    return row?.done ? token : null;
  }

  /** For a person who has proved a second factor in this transaction; null where the person is no longer active. */
  async openProved(tx: Tx, person: number, half: string | null): Promise<string | null> {
    const token = this.tokens.issue(person, half);
    const now = this.clock.now();
    const [row] = await rowsOf<{ done: boolean }>(
      tx,
      sql`select open_proved_session(${person}, ${hashOf(token, half)}, ${now}, ${endOf(now)}) as done`,
    );
    return row?.done ? token : null;
  }

  /** For a person whom the provider of the company has signed on; null where the person is inactive or has a second factor. */
  async openSignedOn(tx: Tx, person: number, half: string | null): Promise<string | null> {
    const token = this.tokens.issue(person, half);
    const now = this.clock.now();
    const [row] = await rowsOf<{ done: boolean }>(
      tx,
      sql`select open_signed_on_session(${person}, ${hashOf(token, half)}, ${now}, ${endOf(now)}) as done`,
    );
    return row?.done ? token : null;
  }

  /** From now on, for a few minutes. */
  async prove({ company, id, tokenHash }: Caller): Promise<void> {
    await this.database.write({ company, id }, (tx) =>
      tx.nativeUpdate(Session, { company, token_hash: tokenHash }, { proved_at: this.clock.now() }),
    );
  }

  async requireProof(who: Caller, tx?: Tx): Promise<void> {
    // Where somebody has to be there a program can't be.
    if (who.scopes) throw new Refused(refuseWire('scope_missing'));
    if (!(await this.hasProof(who, tx))) throw new Refused(refuseWire('proof_needed'));
  }

  async hasProof({ company, id, tokenHash }: Caller, tx?: Tx): Promise<boolean> {
    const after = new Date(this.clock.now().getTime() - PROVED_MINUTES * 60_000);
    const asked = sql`select from sessions
      where company_id = ${company} and token_hash = ${tokenHash} and proved_at > ${after}`;
    const proved = await (tx ? rowsOf(tx, asked) : this.database.read({ company, id }, asked));
    return proved.length > 0;
  }

  /** Whether somebody has just logged in here, with a password that proves. */
  async isFresh({ company, tokenHash }: Caller, tx: Tx): Promise<boolean> {
    const after = new Date(this.clock.now().getTime() - PROVED_MINUTES * 60_000);
    const fresh = await rowsOf(
      tx,
      sql`select from sessions s where s.company_id = ${company} and s.token_hash = ${tokenHash} and s.created_at > ${after}
        and s.kind <> ${TOKEN}
        and not exists (select from former_passwords f where f.company_id = s.company_id and f.user_id = s.user_id
          and f.created_at > ${dayBefore(this.clock.now())})`,
    );
    return fresh.length > 0;
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
  features: string[];
  has_factor: boolean;
  factor_from: Day | null;
  kind: string;
  scopes: string[];
  name: string | null;
}

const endOf = (begin: Date) => new Date(begin.getTime() + LIFETIME_DAYS * 86_400_000);

const keyOf = (tokenHash: Buffer) => tokenHash.toString('base64');
