import { Injectable, Logger } from '@nestjs/common';
import { auditFeature } from '@stundenbuch/domain/sides/log/features';
import type { Day } from '@stundenbuch/domain/time/day';
import { Clock } from '../../platform/clock.ts';
import { Database, rowsOf } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { Rounds } from '../../platform/rounds.ts';

const EVERY_MS = 60_000;

/**
 * The content of changes goes when it need not be there any more; the company says after how many years. Once a day, in every process
 * that works in the background and answers the calls of the log: whichever comes first leaves nothing to the others.
 */
@Injectable()
export class Erasing {
  private readonly logger = new Logger('Erasing');
  private doneOn: Day | null = null;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    rounds: Rounds,
  ) {
    rounds.register('erasing', EVERY_MS, (stopping) => this.round(stopping));
  }

  async round(stopping?: AbortSignal): Promise<void> {
    const today = this.clock.today();
    if (this.doneOn === today) return;
    await this.prepareYears();
    await this.eraseAll(stopping);
    if (!stopping?.aborted) this.doneOn = today;
  }

  /** Where something is due, and nowhere else; a company that fails stops no other. */
  async eraseAll(stopping?: AbortSignal): Promise<void> {
    const { keep_years: unlessSaid } = auditFeature.settings.parse({});
    const due = await this.database.call<{ company_id: number; keep_years: number }>(
      sql`select company_id, keep_years from companies_to_erase(${unlessSaid})`,
    );
    for (const { company_id, keep_years } of due) {
      if (stopping?.aborted) return;
      try {
        await this.erase(company_id, keep_years);
      } catch (error) {
        this.logger.error(error);
      }
    }
  }

  /** The partition of the next year is there a year early; while somebody keeps the log for long it is tried again tomorrow. */
  private async prepareYears(): Promise<void> {
    try {
      await this.database.call(sql`select prepare_log_years(${this.clock.now()})`);
    } catch (error) {
      this.logger.error(error);
    }
  }

  private async erase(company: number, years: number): Promise<void> {
    await this.database.write({ company, id: 0 }, (tx) =>
      rowsOf(tx, sql`select erase_changes(now() - make_interval(years => ${years}))`),
    );
  }
}
