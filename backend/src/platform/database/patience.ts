import { setTimeout as pause } from 'node:timers/promises';
import { ConfigError } from '../config.ts';
import { isOutage } from './conflicts.ts';

const PAUSE_MS = 1_000;

/** Repeats what a start asks of the database, while a failover or a restart of it may be going on. */
export class Patience {
  private readonly end: number;
  private hasSaid = false;

  constructor(
    private readonly seconds: number,
    private readonly print: (line: string) => void,
  ) {
    this.end = performance.now() + seconds * 1000;
  }

  async until<T>(work: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (!mayPass(error)) throw error;
        if (performance.now() + PAUSE_MS > this.end) throw inASentence(error);
        this.say(inASentence(error).message);
        await pause(PAUSE_MS);
      }
    }
  }

  private say(sentence: string): void {
    if (!this.hasSaid) this.print(`${sentence} Es wird ${this.seconds} Sekunden lang weiter versucht.`);
    this.hasSaid = true;
  }
}

/** Also as the cause of what a migration, or the sentence of a setting, says of it. */
function mayPass(error: unknown): boolean {
  return isOutage(error) || (error instanceof Error && error.cause !== undefined && mayPass(error.cause));
}

function inASentence(error: unknown): ConfigError {
  if (error instanceof ConfigError) return error;
  const { message, code } = error as { message: string; code?: string };
  return new ConfigError(`Die Datenbank ist nicht erreichbar oder nur lesbar (${message || code}).`, {
    cause: error,
  });
}
