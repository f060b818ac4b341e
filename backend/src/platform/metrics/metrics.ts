import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { RELEASE } from '../release.ts';
import { backupAge, fullestIds, jobAges, waitingIn } from './measures.ts';

/**
 * What an operator watches. Labels are patterns of paths, statuses and names of the program: never a company, a person or
 * what somebody typed.
 */
export class Metrics {
  readonly registry = new Registry();
  private readonly requests = new Counter({
    name: 'stundenbuch_requests_total',
    help: 'Answered requests by method, pattern of the path and status',
    labelNames: ['method', 'route', 'status'] as const,
    registers: [this.registry],
  });
  private readonly seconds = new Histogram({
    name: 'stundenbuch_request_seconds',
    help: 'How long requests took, by method and pattern of the path',
    labelNames: ['method', 'route'] as const,
    buckets: [0.01, 0.05, 0.25, 1, 5, 25],
    registers: [this.registry],
  });
  private readonly pool = this.gauge('pool_connections', 'Connections of the pool', 'state');
  private readonly poolWaiting = this.gauge('pool_waiting', 'Requests that wait for a connection');
  private readonly standby = this.gauge('standby_reads', 'Reads that a standby may answer, by who did', 'by');
  private readonly isUp = this.gauge('database_up', 'Whether the database answered when this was asked');
  private readonly mails = this.gauge('outbox_mails', 'Mails that wait, and that are held', 'state');
  private readonly oldestMail = this.gauge('outbox_oldest_seconds', 'How long the first mail is overdue');
  private readonly jobs = this.gauge('job_age_seconds', 'Since each job was last done for a company', 'job');
  private readonly unsealed = this.gauge('unsealed_changes', 'Changes of the log without a seal');
  private readonly oldestUnsealed = this.gauge('unsealed_oldest_seconds', 'Age of the first of them');
  private readonly ids = this.gauge('ids_used_ratio', 'Of the table whose ids are used up first', 'table');
  private readonly backup = this.gauge('backup_age_seconds', 'Age of the last backup in BACKUP_DIR');

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly backupDir: string | undefined,
  ) {
    this.gauge('release', 'The release that runs', 'release').set({ release: RELEASE }, 1);
    collectDefaultMetrics({ register: this.registry });
  }

  count(fastify: FastifyInstance): void {
    fastify.addHook('onResponse', (request, reply, done) => {
      const { method, routeOptions } = request;
      // What matches no route has no pattern, and its path may be anything.
      const route = routeOptions.url ?? 'none';
      this.requests.inc({ method, route, status: reply.statusCode });
      this.seconds.observe({ method, route }, reply.elapsedTime / 1000);
      done();
    });
  }

  /** As Prometheus reads it. What cannot be asked is left out, not repeated. */
  async text(): Promise<string> {
    const { open, idle, waiting } = this.database.connections();
    this.pool.set({ state: 'busy' }, open - idle);
    this.pool.set({ state: 'idle' }, idle);
    this.poolWaiting.set(waiting);
    const reads = this.database.standbyReads();
    if (reads) for (const [by, count] of Object.entries(reads)) this.standby.set({ by }, count);
    await this.askDatabase();
    await this.askBackups();
    return this.registry.metrics();
  }

  private async askDatabase(): Promise<void> {
    for (const labelled of [this.mails, this.jobs, this.ids]) labelled.reset();
    for (const single of [this.oldestMail, this.unsealed, this.oldestUnsealed]) single.remove();
    try {
      const waiting = await waitingIn(this.database, this.clock);
      const jobs = await jobAges(this.database, this.clock);
      const fullest = await fullestIds(this.database);
      this.mails.set({ state: 'waiting' }, waiting.outbox_waiting);
      this.mails.set({ state: 'held' }, waiting.outbox_held);
      this.oldestMail.set(waiting.outbox_seconds ?? 0);
      this.unsealed.set(waiting.unsealed);
      this.oldestUnsealed.set(waiting.unsealed_seconds ?? 0);
      for (const { name, seconds } of jobs) this.jobs.set({ job: name }, seconds);
      if (fullest) this.ids.set({ table: fullest.name }, fullest.used);
      this.isUp.set(1);
    } catch {
      // Being away is what the figure says; requests that fail are in the log.
      this.isUp.set(0);
    }
  }

  private async askBackups(): Promise<void> {
    if (this.backupDir === undefined) return this.backup.remove();
    // A folder that cannot be read is no backup at all: older than any limit.
    const age = await backupAge(this.backupDir, this.clock).catch(() => null);
    this.backup.set(age ?? Number.POSITIVE_INFINITY);
  }

  private gauge<Label extends string = never>(name: string, help: string, ...labelNames: Label[]) {
    return new Gauge({ name: `stundenbuch_${name}`, help, labelNames, registers: [this.registry] });
  }
}
