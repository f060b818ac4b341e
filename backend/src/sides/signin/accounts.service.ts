import { Injectable } from '@nestjs/common';
import type { LoginInput, RegisterInput } from '@stundenbuch/domain/sides/session/contract';
import { refuseSession } from '@stundenbuch/domain/sides/session/messages';
import { passwordRefusal } from '@stundenbuch/domain/sides/session/rules';
import type { FastifyRequest } from 'fastify';
import { Clock } from '../../platform/clock.ts';
import { Database } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { Refused, refuseIf } from '../../platform/refused.ts';
import { sessionHash } from '../../platform/session/binding.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { codeHash } from '../../platform/session/codes.ts';
import { admitted, hashPassword, isPassword } from '../../platform/session/passwords.ts';
import { SecurityLog } from '../../platform/session/security-log.ts';
import { Sessions } from '../../platform/session/sessions.ts';
import { Tokens } from '../../platform/session/tokens.ts';
import { Attempts, type OutsideAttempt, orRelease, UNCOUNTED } from './attempts.ts';
import { BoundLogins } from './bound-logins.ts';
import { Devices } from './devices.ts';
import { networkOf } from './network.ts';
import { NewPasswords } from './new-passwords.service.ts';
import { SecondStep } from './second-step.service.ts';
import { SignOnOnly } from './sign-on-only.ts';

/** Login and logout. Wrong, unknown and inactive are indistinguishable. */
@Injectable()
export class Accounts {
  constructor(
    private readonly database: Database,
    private readonly sessions: Sessions,
    private readonly tokens: Tokens,
    private readonly attempts: Attempts,
    private readonly devices: Devices,
    private readonly newPasswords: NewPasswords,
    private readonly bound: BoundLogins,
    private readonly signOnOnly: SignOnOnly,
    private readonly second: SecondStep,
    private readonly log: SecurityLog,
    private readonly clock: Clock,
  ) {}

  /** `half`: see Binding. */
  async login({ email, password }: LoginInput, address: string, half: string | null = null): Promise<string> {
    const network = networkOf(address);
    const device = this.devices.keyOf(email, network);
    const [account] = await this.database.call<Account>(
      sql`select user_id, company_id, password_hash, is_known, has_factor from login_from(${email}, ${device})`,
    );
    const isKnown = account?.is_known ?? false;
    const attempt = { kind: 'login', email, network, isKnown } as const;
    const token = await this.log.watch(
      { kind: 'login', email },
      admitted(isKnown, () => this.tokenFor(account, password, attempt, half)),
    );
    await this.devices.remember(device);
    return token;
  }

  private async tokenFor(
    account: Account | undefined,
    password: string,
    sender: OutsideAttempt,
    half: string | null,
  ): Promise<string> {
    const attempt = await this.attempts.admit(sender);
    const { isKnown } = sender;
    const right = await orRelease(attempt, isPassword(password, account?.password_hash ?? null, isKnown));
    if (right && account) {
      const { company_id: company, user_id: id } = account;
      await orRelease(attempt, this.bound.require({ company, id }, half));
      await orRelease(attempt, this.signOnOnly.require({ company, id }));
      if (account.has_factor) {
        // Neither failed nor done: earlier failures stay counted until the second step.
        await attempt.release();
        throw await this.second.begin(account);
      }
    }
    const token =
      right && account ? await this.sessions.open(account.user_id, account.password_hash, half) : null;
    if (!token) throw new Refused(refuseSession('login_failed'));
    await attempt.succeed();
    return token;
  }

  logout(caller: Caller): Promise<void> {
    return this.sessions.close(caller);
  }

  /** An admin has created the account; its e-mail, or the invitation, sets the first password, once. */
  async register(input: RegisterInput, address: string): Promise<void> {
    refuseIf(passwordRefusal(input.password));
    const sender = {
      kind: 'register',
      email: input.email,
      network: networkOf(address),
      isKnown: false,
    } as const;
    await admitted(false, () => this.firstPassword(input, sender));
  }

  private async firstPassword(
    { email, password, code }: RegisterInput,
    sender: OutsideAttempt,
  ): Promise<void> {
    const secret = code === undefined ? null : codeHash(code);
    // A right code is good whatever others in the same network have tried: nobody guesses 100 bits.
    const invited = secret
      ? await this.database.call(sql`select from registration_of(${email}, ${secret}, ${this.clock.now()})`)
      : [];
    const attempt = invited.length > 0 ? UNCOUNTED : await this.attempts.admit(sender);
    await orRelease(attempt, this.newPasswords.check(password, { email, secret }));
    const hash = await orRelease(attempt, hashPassword(password));
    const [result] = await this.database.call<{ done: boolean }>(
      sql`select register_person(${email}, ${hash}, ${secret}, ${this.clock.now()}) as done`,
    );
    if (!result?.done) throw new Refused(refuseSession('registration_failed'));
    await attempt.succeed();
  }

  async isValid(token: unknown, request: FastifyRequest): Promise<boolean> {
    if (typeof token !== 'string' || !this.tokens.isOurs(token)) return false;
    return (await this.sessions.callerOf(sessionHash(token, request))) !== null;
  }
}

interface Account {
  user_id: number;
  company_id: number;
  password_hash: string | null;
  is_known: boolean;
  has_factor: boolean;
}
