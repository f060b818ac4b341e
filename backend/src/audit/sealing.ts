import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Seals } from './seals.service.ts';

const EVERY_MS = 60_000;

/** Seals every minute, in every process that answers the calls of the log; what fails is tried again the next minute. */
@Injectable()
export class Sealing implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Sealing');
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();

  constructor(private readonly seals: Seals) {}

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

  async round(): Promise<void> {
    try {
      for (const company of await this.seals.waiting()) await this.seals.seal(company);
    } catch (error) {
      this.logger.error(error);
    }
  }
}
