import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { type Flag, flagsOf } from '@stundenbuch/domain/access/flags';
import { noticesFeature } from '@stundenbuch/domain/sides/notices/features';
import { Clock } from '../platform/clock.ts';
import { Database, rowsOf, type Tenant, type Tx } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import { Installation } from '../platform/installation.ts';

/** A company in which something is due. */
export interface CompanyToday extends Tenant {
  flags: readonly Flag[];
  features: readonly string[];
}

export interface ScheduledTask {
  name: string;
  /** Of which period it is due at this time; null: not now. */
  period: (now: number) => string | null;
  work: (tx: Tx, company: CompanyToday, period: string) => Promise<void>;
}

const EVERY_MS = 60_000;

/**
 * What is due at a time, in companies with notices: once for each period, by whichever process comes first. What has been
 * claimed and what is written are one transaction, so that a process that is killed leaves it to another.
 */
@Injectable()
export class Schedule implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Jobs');
  private readonly tasks: ScheduledTask[] = [];
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly installation: Installation,
  ) {}

  register(task: ScheduledTask): void {
    this.tasks.push(task);
  }

  onApplicationBootstrap(): void {
    if (!this.installation.works) return;
    this.timer = setInterval(() => {
      this.running = this.running.then(() => this.round());
    }, EVERY_MS);
    this.timer.unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  /** A company that fails stops no other. */
  async round(): Promise<void> {
    try {
      const now = this.clock.now().getTime();
      const due = this.tasks.flatMap((task) => {
        const period = task.period(now);
        return period === null ? [] : [{ task: task, period }];
      });
      if (due.length === 0) return;
      for (const company of await this.companies()) {
        for (const { task, period } of due) await this.once(task, company, period);
      }
    } catch (error) {
      this.logger.error(error);
    }
  }

  private async once({ name, work }: ScheduledTask, company: CompanyToday, period: string): Promise<void> {
    try {
      await this.database.write(company, async (tx) => {
        const claimed = await rowsOf(
          tx,
          sql`insert into job_runs (company_id, name, period, created_at, created_by)
            values (${company.company}, ${name}, ${period}, ${this.clock.now()}, 0)
            on conflict (company_id, name, period) do nothing returning id`,
        );
        if (claimed.length > 0) await work(tx, company, period);
      });
    } catch (error) {
      this.logger.error(error);
    }
  }

  private async companies(): Promise<CompanyToday[]> {
    const rows = await this.database.read<{ id: number; permission: string; features: string[] }>(
      { company: 0, id: 0, scope: 'global' },
      sql`select id, permission, features from companies where ${noticesFeature.name} = any (features) and locked_at is null
        order by id`,
    );
    return rows.map(({ id, permission, features }) => ({
      company: id,
      id: 0,
      features,
      flags: flagsOf(permission),
    }));
  }
}
