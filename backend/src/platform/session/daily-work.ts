import { Injectable } from '@nestjs/common';
import type { Day } from '@stundenbuch/domain/time/day';
import { Clock } from '../clock.ts';
import type { Tenant } from '../database/database.ts';
import type { Caller } from './caller.ts';

type Work = (tenant: Tenant) => Promise<void>;

/**
 * What must be done in a company before the first request of a day is answered. Doing it twice does no harm: every process
 * does it for itself.
 */
@Injectable()
export class DailyWork {
  private readonly works = new Map<string, Work>();
  private readonly done = new Map<string, { day: Day; work: Promise<void> }>();

  constructor(private readonly clock: Clock) {}

  /** For companies that have the feature. */
  register(feature: string, work: Work): void {
    this.works.set(feature, work);
  }

  async before({ company, id, features }: Caller): Promise<void> {
    for (const feature of features) {
      const work = this.works.get(feature);
      if (work) await this.once(`${feature} ${company}`, () => work({ company, id }));
    }
  }

  /** Anyone who comes while it is being done waits for it. */
  private async once(key: string, work: () => Promise<void>): Promise<void> {
    const day = this.clock.today();
    const known = this.done.get(key);
    if (known?.day === day) return known.work;
    const begun = work();
    this.done.set(key, { day, work: begun });
    try {
      await begun;
    } catch (error) {
      this.done.delete(key);
      throw error;
    }
  }
}
