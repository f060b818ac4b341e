import type { Day } from '../../time/day.ts';

/** A rate of one project: what an hour of the job is sold for from a day on; null is always. */
export interface DatedRate {
  id: number;
  job: number;
  hourly_rate: number;
  valid_from: Day | null;
}

/** The rate of a job on a day: of those that hold the latest, of two from the same day the one recorded last. */
export function rateOn<Rate extends DatedRate>(rates: readonly Rate[], job: number, day: Day): Rate | null {
  const holds = rates.filter((rate) => rate.job === job && (rate.valid_from ?? '') <= day);
  return holds.reduce<Rate | null>((best, rate) => (best && !isLater(rate, best) ? best : rate), null);
}

function isLater(rate: DatedRate, than: DatedRate): boolean {
  const [from, before] = [rate.valid_from ?? '', than.valid_from ?? ''];
  return from === before ? rate.id > than.id : from > before;
}

/** Hours at a price per hour; null where there is none. */
export interface PricedHours {
  hours: number;
  rate: number | null;
}

export interface Amount {
  /** In euro. */
  money: number;
  /** Hours without a price: never counted as 0 without a word. */
  unpriced: number;
}

/**
 * What hours are worth: the sum of hundredths of hours times cents is exact, and rounded once. So 3 × 0.25 h at 33.33 are
 * 25.00, and not three times 8.33.
 */
export function amountOf(lines: readonly PricedHours[]): Amount {
  let exact = 0n;
  let unpriced = 0n;
  for (const { hours, rate } of lines) {
    if (rate === null) unpriced += hundredths(hours);
    else exact += hundredths(hours) * hundredths(rate);
  }
  return { money: Number((exact + 50n) / 100n) / 100, unpriced: Number(unpriced) / 100 };
}

const hundredths = (value: number): bigint => BigInt(Math.round(value * 100));
