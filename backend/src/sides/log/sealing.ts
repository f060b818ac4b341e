import { Injectable, Logger } from '@nestjs/common';
import type { Day } from '@stundenbuch/domain/time/day';
import { Clock } from '../../platform/clock.ts';
import { Rounds } from '../../platform/rounds.ts';
import { Erasing } from './erasing.ts';
import { Seals } from './seals.service.ts';

const EVERY_MS = 60_000;

/**
 * Seals every minute and erases once a day, in every process that works in the background and answers the calls of the log. A failure is
 * logged, and the next minute tries again.
 */
@Injectable()
export class Sealing {
  private readonly logger = new Logger('Sealing');
  private erasedOn: Day | null = null;

  constructor(
    private readonly seals: Seals,
    private readonly erasing: Erasing,
    private readonly clock: Clock,
    rounds: Rounds,
  ) {
    rounds.register('seals', EVERY_MS, (stopping) => this.round(stopping));
  }

  /** The log of one company that cannot be sealed does not keep the others waiting. */
  private async sealOne(company: number, stopping: AbortSignal): Promise<void> {
    try {
      await this.seals.seal(company, stopping);
    } catch (error) {
      this.logger.error(error);
    }
  }

  private async round(stopping: AbortSignal): Promise<void> {
    try {
      for (const company of await this.seals.waiting()) {
        if (stopping.aborted) return;
        await this.sealOne(company, stopping);
      }
      const today = this.clock.today();
      if (this.erasedOn === today) return;
      await this.erasing.eraseAll(stopping);
      if (!stopping.aborted) this.erasedOn = today;
    } catch (error) {
      this.logger.error(error);
    }
  }
}
