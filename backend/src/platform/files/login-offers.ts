import { Injectable } from '@nestjs/common';
import type { DemoAccount, LoginOptions } from '@stundenbuch/domain/sides/session/factor-contract';
import { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import { Installation } from '../installation.ts';
import { Secrets } from '../secrets.ts';

/** What the login page offers beside e-mail and password: nothing, as long as nothing was switched on. */
@Injectable()
export class LoginOffers {
  constructor(
    private readonly database: Database,
    private readonly installation: Installation,
    private readonly secrets: Secrets,
  ) {}

  async options(): Promise<LoginOptions> {
    const passkeys = (await this.passkeyHost()) !== null;
    return { mail: this.mail, passkeys, sso: await this.sso(), names: await this.names() };
  }

  /** Accounts of the demo that may be entered by a tap. */
  get demo(): readonly DemoAccount[] {
    return this.installation.demo;
  }

  /** The host of passkeys, as soon as anybody has one. */
  async passkeyHost(): Promise<string | null> {
    const { passkeyHost } = this.installation;
    if (passkeyHost === null) return null;
    const [row] = await this.database.call<{ some: boolean }>(sql`select has_passkeys() as some`);
    return row?.some ? passkeyHost : null;
  }

  /** Whether the provider of any company signs people on. */
  async sso(): Promise<boolean> {
    if (this.installation.publicUrl === null || !this.secrets.isOn) return false;
    const [row] = await this.database.call<{ some: boolean }>(sql`select has_sso() as some`);
    return row?.some ?? false;
  }

  /** Whether anybody fetches a calendar, which the page about data says. */
  async feeds(): Promise<boolean> {
    const [row] = await this.database.call<{ some: boolean }>(sql`select has_feeds() as some`);
    return row?.some ?? false;
  }

  /** Whether in any company people log in without an e-mail. */
  async names(): Promise<boolean> {
    const [row] = await this.database.call<{ some: boolean }>(sql`select has_login_names() as some`);
    return row?.some ?? false;
  }

  /** Whether a session needs a cookie, which the page about data says. */
  get cookie(): boolean {
    return this.installation.sessionBinding;
  }

  get mail(): boolean {
    return this.installation.sendsLinks;
  }
}
