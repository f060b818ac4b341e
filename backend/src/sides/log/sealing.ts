import { Injectable, Logger } from '@nestjs/common';
import { Rounds } from '../../platform/rounds.ts';
import { NotSealed, Seals } from './seals.service.ts';

const EVERY_MS = 60_000;

/**
 * Seals every minute, in every process that works in the background and answers the calls of the log: they share the companies out.
 * A failure is logged, and the next minute tries again.
 */
@Injectable()
export class Sealing {
  private readonly logger = new Logger('Sealing');

  constructor(
    private readonly seals: Seals,
    rounds: Rounds,
  ) {
    rounds.register('seals', EVERY_MS, (stopping) => this.round(stopping));
  }

  async round(stopping?: AbortSignal): Promise<void> {
    for (let after: number | null = 0; after !== null && !stopping?.aborted; ) {
      after = await this.sealNext(after);
    }
  }

  /** The log of one company that cannot be sealed does not keep the others waiting. */
  private async sealNext(after: number): Promise<number | null> {
    try {
      const sealed = await this.seals.sealNext(after);
      if (sealed === null) return null;
      return sealed.isMore ? sealed.company - 1 : sealed.company;
    } catch (error) {
      if (!(error instanceof NotSealed)) throw error;
      this.logger.error(error.cause);
      return error.company;
    }
  }
}
