import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Day } from '@stundenbuch/domain/time/day';
import { Clock } from '../../platform/clock.ts';
import { Erasing } from './erasing.ts';
import { Seals } from './seals.service.ts';

const EVERY_MS = 60_000;

/**
 * Seals every minute and erases once a day, in every process that answers the calls of the log. A failure is logged, and the
 * next minute tries again.
 */
@Injectable()
export class Sealing implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Sealing');
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private erasedOn: Day | null = null;

  constructor(
    private readonly seals: Seals,
    private readonly erasing: Erasing,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.running = this.running.then(() => this.round());
    }, EVERY_MS);
    this.timer.unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  /** The log of one company that cannot be sealed does not keep the others waiting. */
  private async sealOne(company: number): Promise<void> {
    try {
      await this.seals.seal(company);
    } catch (error) {
      this.logger.error(error);
    }
  }

  private async round(): Promise<void> {
    try {
      for (const company of await this.seals.waiting()) await this.sealOne(company);
      const today = this.clock.today();
      if (this.erasedOn !== today) await this.erasing.eraseAll();
      this.erasedOn = today;
    } catch (error) {
      this.logger.error(error);
    }
  }
}
