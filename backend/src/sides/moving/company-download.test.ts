import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, refused } from '../../../test/answers.ts';
import { connect } from '../../../test/database.ts';
import { FEATURES, fillBoth, SECRET } from '../../../test/every-call/companies.ts';
import { World } from '../../../test/world.ts';
import { CompanyFiles, textInFile } from './company-files.fixture.ts';

let world: World;
const files = new CompanyFiles();
beforeAll(async () => {
  world = await World.start();
  await fillBoth(world);
  await world.setFeatures('alpha', [...FEATURES, 'security', 'audit']);
});
afterAll(async () => {
  files.remove();
  await world?.close();
});

const ask = (path = '/company/export') => world.get<string>('chef', path);
const textOf = ({ status, body }: Answer<string>) => {
  expect(status, world.log.join('')).toBe(200);
  return gunzipSync(Buffer.from(body, 'latin1')).toString();
};
const withoutMoment = (text: string) => text.replace(/"at":"[^"]*","migrations"/, '"migrations"');

describe('[GDPR-05] what an admin downloads', () => {
  it('is what the operator exports, to the byte, and nothing of another company', async () => {
    const text = textOf(await ask());
    expect(withoutMoment(text)).toBe(withoutMoment(textInFile(await files.export(world))));
    expect(text.split('\n').at(-2)).toBe('#end');
    expect(text).not.toContain(SECRET);
  });

  it('has a name with the day, and says in the log who took it', async () => {
    const { headers } = await ask();
    expect(headers.get('content-type')).toBe('application/gzip');
    expect(headers.get('content-disposition')).toContain('filename="Unternehmen 2026-');
    const noted = await world.sql(
      `select actor_id, actor_kind, after from changes where company_id = 1 and table_name = 'company_exports' order by id desc limit 1`,
    );
    expect(noted).toEqual([{ actor_id: 13, actor_kind: 'admin', after: { module: null } }]);
  });

  it('is one module alone where that is asked for', async () => {
    const text = textOf(await ask('/company/export?modules=inventory'));
    expect(text.match(/^#\w+/gm)).toEqual(['#categories', '#inventory_items', '#end']);
    expect(withoutMoment(text)).toBe(withoutMoment(textInFile(await files.export(world, 1, 'inventory'))));
    expect(refused(await ask('/company/export?modules=absences'))).toEqual([400, 'invalid_input', 'modules']);
  });
});

describe('[GDPR-05] who downloads it', () => {
  it('an admin, with a proof, where the company has it', async () => {
    expect(refused(await world.get('anna', '/company/export'))).toEqual([403, 'forbidden']);
    const token = await world.newToken('chef');
    await world.sql('update sessions set proved_at = null where user_id = 13');
    const headers = { authorize: token };
    const unproved = await world.call(null, 'GET', '/company/export', undefined, { headers });
    expect(refused(unproved)).toEqual([403, 'proof_needed']);
    await world.sql('update sessions set proved_at = now() where user_id = 13');
    await world.setFeatures('alpha', []);
    expect(refused(await ask())).toEqual([403, 'feature_off']);
    await world.setFeatures('alpha', [...FEATURES, 'security', 'audit']);
  });

  it('once at a time: the second one waits until the first has all of it', async () => {
    const other = await connect(world.databaseUrl);
    try {
      await other.query('begin');
      await other.query('lock table seals in access exclusive mode');
      const first = ask();
      const waits = `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%from "seals"%'`;
      await expect.poll(async () => (await world.sql(waits)).length).toBe(1);
      expect(refused(await ask())).toEqual([409, 'export_running']);
      await other.query('rollback');
      expect(textOf(await first)).toMatch(/#end\n$/);
    } finally {
      await other.end();
    }
    expect((await ask()).status).toBe(200);
  });

  it('one that breaks off is no whole file, and the next can begin', async () => {
    const other = await connect(world.databaseUrl);
    try {
      await other.query('begin');
      await other.query('lock table seals in access exclusive mode');
      const broken = ask().catch((error: Error) => error);
      const waits = `select pid from pg_stat_activity where wait_event_type = 'Lock' and query like '%from "seals"%'`;
      await expect.poll(async () => (await world.sql(waits)).length).toBe(1);
      await world.sql(`select pg_terminate_backend(pid) from (${waits}) w`);
      expect(await broken).toBeInstanceOf(Error);
      await other.query('rollback');
    } finally {
      await other.end();
    }
    expect(textOf(await ask())).toMatch(/#end\n$/);
  });
});
