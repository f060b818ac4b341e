import { createHash } from 'node:crypto';
import { hashOfSeal, LEAST_KEEP_YEARS, NO_SEAL } from '@stundenbuch/domain/sides/log/chain';
import {
  FACTOR_POLICIES,
  type FactorPolicy,
  factorDay,
} from '@stundenbuch/domain/sides/session/factor-policy';
import { addDays } from '@stundenbuch/domain/time/day';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from '../../src/platform/database/sql.ts';
import { Rules, rowsOf, same } from './compare.ts';

let rules: Rules;
beforeAll(async () => {
  rules = await Rules.start();
  await rules.rows(sql`insert into companies (id, name, created_at) values (1, 'Eins', now())`);
});
afterAll(() => rules?.close());

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

it('[AUD-03] the database chains seals as the domain follows them, in whatever order it is given their rows', async () => {
  await rules.rows(sql`select set_config('app.company', '1', false)`);
  const seals = fc.array(fc.array(fc.integer().map(String), { minLength: 1, maxLength: 12 }), {
    minLength: 1,
    maxLength: 6,
  });
  await fc.assert(
    fc.asyncProperty(seals, async (groups) => {
      await rules.rows(sql`delete from seals`);
      await rules.rows(sql`delete from changes`);
      await rules.rows(sql`delete from unsealed_changes`);
      let prev = NO_SEAL;
      const expected: object[] = [];
      for (const [at, texts] of groups.entries()) {
        const hashes = texts.map((text) => sha256(text));
        const rows = await rules.rows<{ id: string }>(
          sql`insert into changes (company_id, actor_kind, table_name, record_id, op)
            select 1, 'system', 'entries', n, 'I' from generate_series(1, ${hashes.length}) n returning id`,
        );
        const ids = rows.map(({ id }) => id);
        await rules.rows(
          sql`select seal_changes(${ids.toReversed()}::bigint[], ${hashes.toReversed()}::text[])`,
        );
        const hash = hashOfSeal(prev, hashes, sha256);
        expected.push({ no: at + 1, rows: ids.length, first_id: ids[0], last_id: ids.at(-1), prev, hash });
        prev = hash;
      }
      const stored = await rules.rows(
        sql`select no, rows, first_id, last_id, prev, hash from seals order by no`,
      );
      expect(stored).toEqual(expected);
    }),
    { numRuns: 15 },
  );
});

it('[AUD-05] neither erases what is younger than it must be kept', async () => {
  const [row] = await rules.rows<{ text: string }>(
    sql`select pg_get_functiondef('erase_changes'::regproc) as text`,
  );
  expect(row?.text).toContain(`at < least(until, now() - interval '${LEAST_KEEP_YEARS} years')`);
});

const ROLES = { employee: 1, admin: 2, reader: 4 } as const;

it('[MFA-06] from which day on somebody needs a second factor', async () => {
  const day = fc.option(
    fc.integer({ min: 0, max: 30 }).map((n) => addDays('2026-12-20', n)),
    { freq: 4 },
  );
  const asked = fc.record({
    second_factor: fc.constantFrom(...FACTOR_POLICIES),
    second_factor_from: day,
    second_factor_admins_from: day,
    role: fc.constantFrom('employee', 'admin', 'reader'),
    isOn: fc.boolean(),
  });
  await same(
    asked,
    ({ role, isOn, ...policy }) => (isOn ? factorDay(policy as FactorPolicy, role) : null),
    async (batch) => {
      await rules.rows(sql`delete from company_settings`);
      await rules.rows(sql`delete from companies where id > 1000`);
      const companies = batch.map(({ role, isOn, ...value }) => ({ value, role: ROLES[role], isOn }));
      const input = rowsOf('value jsonb, "isOn" boolean, role smallint', companies);
      await rules.rows(sql`insert into companies (id, name, features, created_at)
        select 1001 + at, 'Firma', case when e."isOn" then '{security}' else '{}' end::text[], now() from ${input} e`);
      await rules.rows(sql`insert into company_settings (company_id, feature, value, created_at, created_by)
        select 1001 + at, 'login', e.value, now(), 0 from ${input} e`);
      return rules.answers(sql`factor_day(1001 + e.at, e.role)`, 'role smallint', companies);
    },
  );
});
