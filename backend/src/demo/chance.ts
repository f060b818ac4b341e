/** Numbers that look random and are the same at every start (mulberry32). */
export class Chance {
  constructor(private seed: number) {}

  /** From 0 up to, not including, 1. */
  next(): number {
    this.seed = (this.seed + 0x6d2b79f5) | 0;
    let t = Math.imul(this.seed ^ (this.seed >>> 15), 1 | this.seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  }

  upTo(count: number): number {
    return Math.floor(this.next() * count);
  }

  of<T>(choices: readonly T[]): T {
    return choices[this.upTo(choices.length)] as T;
  }
}
