import { expect, it } from 'vitest';
import { installationOf } from '../../../test/installation.ts';
import { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { Secrets } from '../secrets.ts';
import { RequiredFactors } from './required-factors.ts';
import { Sessions } from './sessions.ts';
import { hashOf, Tokens } from './tokens.ts';

const row = {
  user_id: 1,
  company_id: 1,
  role: 1,
  global_admin: false,
  permission: '1111111000',
  features: [],
  has_factor: false,
  factor_from: null,
  kind: 'login',
  scopes: [],
  name: null,
};
const database = { call: async () => [row] } as unknown as Database;
const session = (n: number) => hashOf(`session ${n}`);

it('a full session cache evicts the least recently used session, not the oldest', async () => {
  const clock = Clock.fixed('2026-11-20T09:00:00Z');
  const required = new RequiredFactors(installationOf({}), new Secrets([]), clock);
  const sessions = new Sessions(database, new Tokens('x'.repeat(32)), clock, required);
  // A company of 5 000 with a phone and a desk each fits.
  for (let n = 0; n < 20_000; n++) await sessions.callerOf(session(n));
  expect(sessions.knownCaller(session(0))).not.toBeNull();
  await sessions.callerOf(session(20_000));
  expect([0, 1, 2, 20_000].map((n) => sessions.knownCaller(session(n)) !== null)).toEqual([
    true,
    false,
    true,
    true,
  ]);
});
