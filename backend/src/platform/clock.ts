import { berlinDay, type Day } from '@stundenbuch/domain/time/day';

/** The only place in the backend that reads the time. */
export class Clock {
  constructor(private readonly source: () => number) {}

  static system(): Clock {
    return new Clock(() => Date.now());
  }

  static fixed(instant: string): Clock {
    return new Clock(() => Date.parse(instant));
  }

  now(): Date {
    return new Date(this.source());
  }

  /** The calendar day in Germany. */
  today(): Day {
    return berlinDay(this.source());
  }
}
