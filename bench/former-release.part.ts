import { Client } from 'pg';
import { compare } from './compare.ts';
import { buildFormer, FORMER } from './former.ts';
import { tokenAt } from './judge.ts';
import type { Requests } from './load.ts';
import type { Context, Row } from './part.ts';
import { startProduct } from './programs.ts';
import { switchedOn } from './switched-on.ts';
import { bookingAt, clearNewEntries, writesToday } from './writing.ts';

export const name = 'former-release';
export const builds = ['backend'];

/** How many times as long as then: what nobody switched on costs hardly anything, all of it at most half more. */
const MOST_WITHOUT = 1.1;
const MOST_WITH_ALL = 1.5;

/** Creating a booking, in turns with the release before all features, on a database of its own with the same rows. */
export async function run({ size }: Context): Promise<Row[]> {
  const dist = buildFormer();
  const [sized, former] = [await size('M'), await size('M', dist)];
  const owners = [sized, former].map(({ ownerUrl }) => new Client({ connectionString: ownerUrl }));
  await Promise.all(owners.map((owner) => owner.connect()));
  const clear = async () => {
    await Promise.all(owners.map((owner) => clearNewEntries(owner, sized)));
  };
  const [owner] = owners as [Client];
  const before = await startProduct(sized);
  const all = await switchedOn(sized, owner, before.port);
  await before.stop();
  const ours = await startProduct(sized, { FIXED_TODAY: writesToday });
  const theirs = await startProduct(former, { FIXED_TODAY: writesToday, DIST: dist });
  const switchTo = (features: readonly string[]) =>
    owner.query('update companies set features = $2 where id = $1', [sized.company, features]);
  try {
    await clear();
    const requests: Requests = (n) => {
      const token = tokenAt(sized, n);
      return { method: 'POST', path: '/timesheet/booking', token, body: bookingAt(n) };
    };
    const rows: Row[] = [];
    for (const [features, most] of [
      [[], MOST_WITHOUT],
      [all, MOST_WITH_ALL],
    ] as const) {
      await switchTo(features);
      const pace = { rounds: 15, slice: 300, after: clear };
      const compared = await compare(ours, theirs, 1, requests, pace);
      const ratio = 1 / compared.ratio;
      rows.push({
        work: `create a booking, M, ${features.length === 0 ? 'nothing' : 'every recommended feature'} switched on, beside ${FORMER}`,
        target: `at most ${most} times as long`,
        measured: `${(1_000 / compared.ours.perSecond).toFixed(2)} ms`,
        limit: `${(1_000 / compared.limit.perSecond).toFixed(2)} ms`,
        ratio,
        met: ratio <= most,
      });
    }
    return rows;
  } finally {
    await switchTo([]);
    await Promise.all([ours.stop(), theirs.stop()]);
    await Promise.all(owners.map((one) => one.end()));
  }
}
