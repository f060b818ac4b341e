import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { checkPackage } from '@stundenbuch/domain/sides/inspection/check';
import { PACKAGE } from '@stundenbuch/domain/sides/inspection/file-names';
import { linesOf } from '@stundenbuch/domain/sides/inspection/sums';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSeals } from '../../../test/audit.ts';
import { World } from '../../../test/world.ts';
import { Database } from '../../platform/database/database.ts';
import { tables } from '../../platform/database/entities.ts';
import { zipped } from '../../platform/http/zip.ts';
import type { Inspected } from './inspected.ts';
import { logParts, sealParts } from './log-files.ts';
import { summed } from './summed.ts';

const ROWS = 20_000;

let world: World;
let database: Database;
beforeAll(async () => {
  world = await World.start();
  database = await Database.open(world.databaseUrl, 2, tables);
  await world.sql(`update companies set features = '{audit}' where id = 1`);
  await world.sql('truncate changes');
  await world.sql(
    `insert into changes (company_id, at, actor_id, actor_kind, table_name, record_id, person_id, op, before, after)
      select 1, '2026-11-02T08:00:00Z', 13, 'admin', 'entries', n, 11 + n % 2, 'U', '{"hours": 8.00}',
        jsonb_build_object('hours', n / 100.0, 'booking_text', repeat('Dach gedeckt ', 20))
      from generate_series(1, $1) n`,
    [ROWS],
  );
  const sealing = await openSeals(world.databaseUrl);
  await sealing.seals.seal(1);
  await sealing.close();
});
afterAll(async () => {
  await database?.onApplicationShutdown();
  await world?.close();
});

it('[AUD-07] a log of 20 000 rows passes in parts: none is larger than a thousand rows', async () => {
  const tenant = { company: 1, id: 13 };
  const inspected: Inspected = {
    from: '2026-11-01',
    to: '2026-11-30',
    everybody: false,
    people: [{ id: 11, first_name: 'Anna', name: 'Muster', personnel_number: null }],
  };
  const [{ last } = { last: 0 }] = await world.sql<{ last: number }>('select max(no) as last from seals');
  const span = { first: 1, last };
  const sizes: number[] = [];
  async function* files() {
    const date = new Date('2026-11-20T09:00:00Z');
    const measured = async function* (parts: AsyncIterable<string>) {
      for await (const part of parts) {
        sizes.push(linesOf(part).length);
        yield part;
      }
    };
    const head = await world.sql('select no, hash from seals order by no desc limit 1');
    yield { name: PACKAGE.about, date, parts: [JSON.stringify({ format: 1, first: 1, head: head[0] })] };
    yield { name: PACKAGE.log, date, parts: measured(logParts(database, tenant, inspected, span)) };
    yield { name: PACKAGE.seals, date, parts: sealParts(database, tenant, span) };
  }
  const stream = Readable.from(zipped(summed(files(), new Date('2026-11-20T09:00:00Z'))));
  // Asked for one part, it does not make the others.
  await new Promise((resolve) => stream.once('readable', resolve));
  expect(sizes.length).toBeLessThan(10);
  const packed = new Map(Object.entries(unzipSync(await buffer(stream))));
  expect(Math.max(...sizes)).toBeLessThanOrEqual(1_000);
  expect(await checkPackage(packed, new Date().toISOString())).toMatchObject({
    findings: [],
    shown: ROWS / 2,
    rows: ROWS,
  });
});
