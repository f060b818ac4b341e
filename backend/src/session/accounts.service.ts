import { Injectable } from '@nestjs/common';
import type { LoginInput, PasswordInput, RegisterInput } from '@stundenbuch/domain/session/contract';
import { refuseSession } from '@stundenbuch/domain/session/messages';
import { passwordRefusal } from '@stundenbuch/domain/session/rules';
import { loginSettings } from '@stundenbuch/domain/session/setting-groups';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import type { FastifyRequest } from 'fastify';
import { SettingsService } from '../features/settings.service.ts';
import { Clock } from '../platform/clock.ts';
import { Database } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import { Refused, refuseIf } from '../platform/refused.ts';
import { Binding, sessionHash } from '../platform/session/binding.ts';
import type { Caller } from '../platform/session/caller.ts';
import { Sessions } from '../platform/session/sessions.ts';
import { Tokens } from '../platform/session/tokens.ts';
import { codeHash } from '../users/codes.ts';
import { type AdmittedAttempt, Attempts, type OutsideAttempt, orRelease } from './attempts.ts';
import { Devices } from './devices.ts';
import { networkOf } from './network.ts';
import { NewPasswords } from './new-passwords.service.ts';
import { OwnPassword } from './own-password.service.ts';
import { admitted, hashPassword, isPassword } from './passwords.ts';

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
    private readonly own: OwnPassword,
    private readonly binding: Binding,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
  ) {}

  /** `half`: see Binding. */
  async login({ email, password }: LoginInput, address: string, half: string | null = null): Promise<string> {
    const network = networkOf(address);
    const device = this.devices.keyOf(email, network);
    const [account] = await this.database.call<Account>(
      sql`select user_id, company_id, password_hash, is_known from login_from(${email}, ${device})`,
    );
    const isKnown = account?.is_known ?? false;
    const attempt = { kind: 'login', email, network, isKnown } as const;
    const token = await admitted(isKnown, () => this.tokenFor(account, password, attempt, half));
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
    if (right && account) await this.requireHalf(account, half, attempt);
    const token =
      right && account ? await this.sessions.open(account.user_id, account.password_hash, half) : null;
    if (!token) throw new Refused(refuseSession('login_failed'));
    await attempt.succeed();
    return token;
  }

  /** Where the company lets people in from the login page alone. Asked once the password is right, it says nothing to others. */
  private async requireHalf(account: Account, half: string | null, attempt: AdmittedAttempt): Promise<void> {
    if (!this.binding.isOn || half !== null) return;
    const tenant = { company: account.company_id, id: account.user_id };
    const { value } = await orRelease(attempt, this.settings.of(tenant, loginSettings));
    if (!value.bound_only) return;
    await attempt.release();
    throw new Refused(refuseSession('binding_needed'));
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
    const attempt = await this.attempts.admit(sender);
    const secret = code === undefined ? null : codeHash(code);
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

  async prove(who: Caller, password: string): Promise<void> {
    await this.own.verify(who, password, 'password');
    await this.sessions.prove(who);
  }

  /** The session that changes the password continues, all others of the person end. Nothing changes if it has ended itself. */
  async changePassword(who: Caller, { password, old_password }: PasswordInput): Promise<void> {
    refuseIf(passwordRefusal(password));
    await this.newPasswords.checkOwn(who, password, old_password);
    const { tokenHash } = who;
    const hash = await hashPassword(password, true);
    const [result] = await this.database.call<{ done: boolean }>(
      sql`select change_password(${tokenHash}, ${this.clock.now()}, ${hash}) as done`,
    );
    if (!result?.done) throw new Refused(refuseWire('unauthenticated'));
  }
}

interface Account {
  user_id: number;
  company_id: number;
  password_hash: string | null;
  is_known: boolean;
}
