import { Injectable, Logger } from '@nestjs/common';
import { type Flag, flagsOf } from '@stundenbuch/domain/access/flags';
import { noticesFeature } from '@stundenbuch/domain/sides/notices/features';
import { Clock } from '../platform/clock.ts';
import { Database, rowsOf, type Tenant, type Tx } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import { Rounds } from '../platform/rounds.ts';

/** A company in which something is due. */
export interface CompanyToday extends Tenant {
  flags: readonly Flag[];
  features: readonly string[];
}

export interface ScheduledTask {
  name: string;
  /** Of companies with this feature; by default those with notices. */
  feature?: string;
  /** Of which period it is due at this time; null: not now. */
  period: (now: number) => string | null;
  work: (tx: Tx, company: CompanyToday, period: string) => Promise<void>;
}

interface Due {
  task: ScheduledTask;
  company: CompanyToday;
  period: string;
}

const EVERY_MS = 60_000;
/** Held by the process that works, for one piece of work; `due_jobs` asks for the same. */
const RUNNER = 5_307_316;

/**
 * What is due at a time, in companies with the task's feature: once for each period, by whichever process comes first. What has been
 * claimed and what is written are one transaction, so that a process that is killed leaves it to another. Decision 0140.
 */
@Injectable()
export class Schedule {
  private readonly logger = new Logger('Jobs');
  private readonly tasks: ScheduledTask[] = [];

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    rounds: Rounds,
  ) {
    rounds.register('jobs', EVERY_MS, (stopping) => this.round(stopping));
  }

  register(task: ScheduledTask): void {
    this.tasks.push(task);
  }

  /** One process at a time, whichever comes first; a company that fails stops no other. One that ends finishes the work it is at. */
  async round(stopping?: AbortSignal): Promise<void> {
    try {
      for (const { task, company, period } of await this.due()) {
        if (stopping?.aborted) return;
        if (!(await this.once(task, company, period))) return;
      }
    } catch (error) {
      this.logger.error(error);
    }
  }

  /** Asked at once for all companies and tasks of a feature: a minute in which nothing is due costs one statement, which writes nothing. */
  private async due(): Promise<Due[]> {
    const now = this.clock.now().getTime();
    const tasks = this.tasks.flatMap((task) => {
      const period = task.period(now);
      return period === null ? [] : [{ task, period }];
    });
    const byFeature = Map.groupBy(tasks, ({ task }) => task.feature ?? noticesFeature.name);
    const due: Due[] = [];
    for (const [feature, some] of byFeature) due.push(...(await this.dueWith(feature, some)));
    return due;
  }

  private async dueWith(feature: string, tasks: readonly Omit<Due, 'company'>[]): Promise<Due[]> {
    const rows = await this.database.call<{
      id: number;
      permission: string;
      features: string[];
      nth: number;
    }>(
      sql`select id, permission, features, nth from due_jobs(${feature},
        ${tasks.map(({ task }) => task.name)}::text[], ${tasks.map(({ period }) => period)}::text[])`,
    );
    return rows.flatMap(({ id, permission, features, nth }) => {
      const due = tasks[nth - 1];
      const company = { company: id, id: 0, features, flags: flagsOf(permission) };
      return due ? [{ ...due, company }] : [];
    });
  }

  /** False where another process is at work: it goes on with what is due, from the state that we leave. */
  private async once({ name, work }: ScheduledTask, company: CompanyToday, period: string): Promise<boolean> {
    try {
      return await this.database.write(company, async (tx) => {
        const [turn] = await rowsOf<{ ours: boolean }>(
          tx,
          sql`select pg_try_advisory_xact_lock(${RUNNER}) as ours`,
        );
        if (!turn?.ours) return false;
        const claimed = await rowsOf(
          tx,
          sql`insert into job_runs (company_id, name, period, created_at, created_by)
            values (${company.company}, ${name}, ${period}, ${this.clock.now()}, 0)
            on conflict (company_id, name, period) do nothing returning name`,
        );
        if (claimed.length > 0) await work(tx, company, period);
        return true;
      });
    } catch (error) {
      this.logger.error(error);
      return true;
    }
  }
}
