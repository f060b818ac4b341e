import { isAddress } from '@stundenbuch/domain/wire/login-name';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from '../../src/platform/database/sql.ts';
import { Rules } from './compare.ts';

let rules: Rules;
beforeAll(async () => {
  rules = await Rules.start();
});
afterAll(() => rules?.close());

it('[IMP-13] mails can be sent to the same in both', async () => {
  const logins = ['a@muster', 'a.b@muster', 'a@firma.de', 'a.b@firma.de', 'anonym-5@invalid', 'a@[10.0.0.1]'];
  const rows = await rules.rows<{ login: string; address: boolean }>(
    sql`select login, login like '%@%.%' as address from unnest(${logins}::text[]) login`,
  );
  expect(rows).toEqual(logins.map((login) => ({ login, address: isAddress(login) })));
  expect(rows.filter(({ address }) => address)).toHaveLength(3);
});
