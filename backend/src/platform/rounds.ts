import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Installation } from './installation.ts';

/** Ends early, with what it has begun finished or given back, once it is told to stop. */
export type RoundOfWork = (stopping: AbortSignal) => Promise<void>;

interface Round {
  name: string;
  everyMs: number;
  work: RoundOfWork;
}

/** How long a process that was told to stop waits for its rounds: the other half of ten seconds is for the requests. */
const PATIENCE_MS = 5_000;

/**
 * What a process does again and again beside its requests, unless `WORKER=off`. A round that takes longer than its interval is not begun
 * twice. All are told to stop at once; what does not end in time loses its connection, and with it its transaction.
 */
@Injectable()
export class Rounds implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Rounds');
  private readonly rounds: Round[] = [];
  private readonly timers: NodeJS.Timeout[] = [];
  private readonly running = new Map<Round, Promise<void>>();
  private readonly stop = new AbortController();

  constructor(private readonly installation: Installation) {}

  register(name: string, everyMs: number, work: RoundOfWork): void {
    this.rounds.push({ name, everyMs, work });
  }

  onApplicationBootstrap(): void {
    if (!this.installation.works) return;
    for (const round of this.rounds) {
      this.timers.push(setInterval(() => this.begin(round), round.everyMs).unref());
    }
  }

  async onModuleDestroy(): Promise<void> {
    this.stop.abort();
    this.timers.forEach(clearInterval);
    const patience = new Promise((done) => setTimeout(done, PATIENCE_MS).unref());
    await Promise.race([Promise.all(this.running.values()), patience]);
    if (this.running.size > 0)
      this.logger.warn(`not waited for: ${[...this.running.keys()].map(({ name }) => name).join(', ')}`);
  }

  private begin(round: Round): void {
    if (this.running.has(round)) return;
    const ended = round
      .work(this.stop.signal)
      .catch((error: unknown) => this.logger.error(error))
      .finally(() => this.running.delete(round));
    this.running.set(round, ended);
  }
}
