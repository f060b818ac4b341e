import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import type { SecurityKind } from '@stundenbuch/domain/sides/log/security-log';
import { Clock } from '../clock.ts';
import { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import { Refused } from '../refused.ts';

/** Where it failed: at the e-mail of a login, or at a person of a company; null: at a personnel number that nobody has. */
export type Door = { kind: SecurityKind } & (
  | { email: string }
  | { company: number; person: number | null; terminal?: number }
);

/** Refusals of somebody who does not know what the person knows. */
const FAILED: readonly string[] = [
  ...['login_failed', 'second_factor_wrong', 'passkey_wrong', 'old_password_wrong'],
  ...['password_too_new', 'factor_too_new', 'too_many_attempts'],
];
const WAIT_MS = 200;
/** Whoever guesses with more e-mails than that at once fills no memory. */
const MOST_WAITING = 2_000;

interface Waiting {
  times: number;
  first_at: Date;
  last_at: Date;
}

/**
 * What failed at the doors of accounts. It is counted in memory and written a moment after the answer, many at once, so that a login
 * pays nothing for it and takes as long for an e-mail that nobody has.
 */
@Injectable()
export class SecurityLog implements OnModuleDestroy {
  private readonly logger = new Logger('SecurityLog');
  private waiting = new Map<string, Waiting>();
  private timer: NodeJS.Timeout | undefined;
  private writing: Promise<void> = Promise.resolve();

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Notes where the work is refused because somebody does not know enough. */
  async watch<T>(door: Door, work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      if (error instanceof Refused && FAILED.includes(error.refusal.code)) this.note(door);
      throw error;
    }
  }

  note(door: Door): void {
    const key = JSON.stringify(door);
    const at = this.clock.now();
    const before = this.waiting.get(key);
    if (before) {
      before.times += 1;
      before.last_at = at;
    } else if (this.waiting.size < MOST_WAITING) {
      this.waiting.set(key, { times: 1, first_at: at, last_at: at });
    }
    this.timer ??= setTimeout(() => this.flush(), WAIT_MS).unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearTimeout(this.timer);
    this.flush();
    await this.writing;
  }

  private flush(): void {
    this.timer = undefined;
    const failures = [...this.waiting].map(([key, times]) => ({ ...JSON.parse(key), ...times }));
    this.waiting = new Map();
    if (failures.length > 0) this.writing = this.writing.then(() => this.write(failures));
  }

  private async write(failures: object[]): Promise<void> {
    try {
      await this.database.call(
        sql`select note_failures(${JSON.stringify(failures)}::jsonb, ${this.clock.now()})`,
      );
    } catch (error) {
      this.logger.warn(`failures could not be noted: ${error instanceof Error ? error.name : typeof error}`);
    }
  }
}
