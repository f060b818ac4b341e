import { Injectable } from '@nestjs/common';
import type { LoginInput, PasswordInput, RegisterInput } from '@stundenbuch/domain/session/contract';
import { refuseSession } from '@stundenbuch/domain/session/messages';
import { passwordRefusal } from '@stundenbuch/domain/session/rules';
import { Database, rowsOf } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import { Refused, refuseIf } from '../platform/refused.ts';
import type { Caller } from '../platform/session/caller.ts';
import { Sessions } from '../platform/session/sessions.ts';
import { Tokens } from '../platform/session/tokens.ts';
import { Attempts } from './attempts.ts';
import { hashPassword, isPassword } from './passwords.ts';

/** Getting in and out. Wrong, unknown and inactive can't be told apart. */
@Injectable()
export class Accounts {
  constructor(
    private readonly database: Database,
    private readonly sessions: Sessions,
    private readonly tokens: Tokens,
    private readonly attempts: Attempts,
  ) {}

  async login({ email, password }: LoginInput, address: string): Promise<string> {
    const forgive = await this.attempts.take('login', email, address);
    const [account] = await this.database.call<Account>(
      sql`select user_id, company_id, password_hash from login_of(${email})`,
    );
    const right = await isPassword(password, account?.password_hash ?? null);
    if (!account || !right) throw new Refused(refuseSession('login_failed'));
    await forgive();
    return this.sessions.open({ company: account.company_id, id: account.user_id });
  }

  logout(caller: Caller): Promise<void> {
    return this.sessions.close(caller);
  }

  /** An admin has made the account; whoever has the e-mail sets the first password, once. */
  async register({ email, password }: RegisterInput, address: string): Promise<void> {
    refuseIf(passwordRefusal(password));
    const forgive = await this.attempts.take('register', email, address);
    const hash = await hashPassword(password);
    const [result] = await this.database.call<{ done: boolean }>(
      sql`select register_user(${email}, ${hash}) as done`,
    );
    if (!result?.done) throw new Refused(refuseSession('registration_failed'));
    await forgive();
  }

  async isValid(token: unknown): Promise<boolean> {
    const hash = typeof token === 'string' ? this.tokens.verified(token) : null;
    return hash !== null && (await this.sessions.callerOf(hash)) !== null;
  }

  /** The session that changes the password goes on; all others of the person end. */
  async changePassword(caller: Caller, { password }: PasswordInput): Promise<void> {
    refuseIf(passwordRefusal(password));
    const hash = await hashPassword(password);
    await this.database.write(caller, async (tx) => {
      await rowsOf(
        tx,
        sql`update users set password_hash = ${hash}
        where company_id = ${caller.company} and id = ${caller.id}`,
      );
      await rowsOf(
        tx,
        sql`delete from sessions where company_id = ${caller.company} and user_id = ${caller.id}
        and token_hash <> ${caller.tokenHash}`,
      );
    });
  }
}

interface Account {
  user_id: number;
  company_id: number;
  password_hash: string | null;
}
