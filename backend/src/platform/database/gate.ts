import { availableParallelism } from 'node:os';

/** Milliseconds after which somebody no longer counts: who is slow, or waits for a lock, keeps nobody out. */
const PATIENCE = 20;

/**
 * Lets a few through at once; the others follow in the order in which they came. Where the database runs beside us, more
 * of its processes at work only take the processor from each other and from us (docs/performance.md).
 */
export class Gate {
  private free: number;
  private readonly waiting: (() => void)[] = [];

  constructor(places = 2 * availableParallelism()) {
    this.free = places;
  }

  async pass<T>(work: () => Promise<T>): Promise<T> {
    if (this.free > 0) this.free--;
    else await new Promise<void>((enter) => this.waiting.push(enter));
    const leave = this.takePlace();
    try {
      return await work();
    } finally {
      leave();
    }
  }

  private takePlace(): () => void {
    let isTaken = true;
    const leave = () => {
      if (!isTaken) return;
      isTaken = false;
      clearTimeout(timer);
      const next = this.waiting.shift();
      if (next) next();
      else this.free++;
    };
    const timer = setTimeout(leave, PATIENCE);
    return leave;
  }
}
