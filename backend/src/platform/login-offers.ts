import { Injectable } from '@nestjs/common';
import type { LoginOptions } from '@stundenbuch/domain/session/factor-contract';
import { Database } from './database/database.ts';
import { sql } from './database/sql.ts';
import { Installation } from './installation.ts';

/** What the login page offers beside e-mail and password: nothing, as long as nothing was switched on. */
@Injectable()
export class LoginOffers {
  constructor(
    private readonly database: Database,
    private readonly installation: Installation,
  ) {}

  async options(): Promise<LoginOptions> {
    const passkeys = (await this.passkeyHost()) !== null;
    const demo = this.isDemo && { demo: [...this.installation.demo] };
    return { mail: this.mail, passkeys, sso: false, ...demo };
  }

  /** Whether accounts of the demo may be entered by a tap. */
  get isDemo(): boolean {
    return this.installation.demo.length > 0;
  }

  /** The host of passkeys, as soon as anybody has one. */
  async passkeyHost(): Promise<string | null> {
    const { passkeyHost } = this.installation;
    if (passkeyHost === null) return null;
    const [row] = await this.database.call<{ some: boolean }>(sql`select has_passkeys() as some`);
    return row?.some ? passkeyHost : null;
  }

  get mail(): boolean {
    return this.installation.sendsLinks;
  }
}
