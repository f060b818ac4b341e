import { logSize } from './log-size.ts';
import type { Context, Row } from './part.ts';
import { TODAYS } from './product.ts';

export const name = 'log';
export const builds = ['backend'];

/** What a booking costs on disk where the log is on: rows of it, their indexes and seals, as they lie there after sealing. */
export async function run({ empty }: Context): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [eachSeal, most] of [
    [40, 1_000],
    [1, 1_450],
  ] as const) {
    const { log, booking } = await logSize(await empty('log'), TODAYS, eachSeal);
    rows.push({
      work: `log of a booking on disk, ${eachSeal} in a seal; the booking itself ${Math.round(booking)} bytes`,
      target: `at most ${most} bytes`,
      measured: `${Math.round(log)} bytes`,
      ratio: log / most,
      met: log <= most,
    });
  }
  return rows;
}
