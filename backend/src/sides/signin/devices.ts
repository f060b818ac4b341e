import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.ts';
import { Database } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { Tokens } from '../../platform/session/tokens.ts';

/** A known device is a network with a login to the account within the last 180 days. */
@Injectable()
export class Devices {
  constructor(
    private readonly database: Database,
    private readonly tokens: Tokens,
    private readonly clock: Clock,
  ) {}

  /** A keyed hash, so that e-mails and addresses cannot be found by brute force. */
  keyOf(email: string, network: string): Buffer {
    return createHmac('sha256', this.tokens.key).update(`${email}\0${network}`).digest();
  }

  async remember(device: Buffer): Promise<void> {
    await this.database.call(sql`select remember_device(${device}, ${this.clock.now()})`);
  }
}
