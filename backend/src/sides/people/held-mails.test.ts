import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { MAILING } from '../../../test/mails.ts';
import { emailOf, type Person } from '../../../test/people.ts';
import { World } from '../../../test/world.ts';
import { Outbox } from '../../mail/outbox.service.ts';
import { Clock } from '../../platform/clock.ts';
import { Database } from '../../platform/database/database.ts';
import { tables } from '../../platform/database/entities.ts';

const NOW = '2026-11-20T09:00:00Z';
const anna = emailOf('anna');

let world: World;
let database: Database;
let outbox: Outbox;
beforeAll(async () => {
  world = await World.start(NOW, MAILING);
  database = await Database.open(world.databaseUrl, 2, tables);
  outbox = new Outbox(database, Clock.fixed(NOW));
});
beforeEach(() => world.sql('truncate outbox, refused_addresses'));
afterAll(async () => {
  await database?.onApplicationShutdown();
  await world?.close();
});

const queue = (state = 'waiting') =>
  world.sql(
    `insert into outbox (company_id, user_id, address, kind, data, due, state, created_at, created_by)
      values (1, 11, $1, 'new_login', '{}', $2, $3, $2, 0)`,
    [anna, NOW, state],
  );

/** Refused so often by the mail server, and one more mail that waits. */
async function refuse(times: number): Promise<void> {
  for (let time = 0; time < times; time++) {
    await queue();
    const [mail] = await outbox.take();
    if (mail) await outbox.refused(mail, 'No such person');
  }
  await queue(times < 3 ? 'waiting' : 'held');
}

const path = `/user/email/${encodeURIComponent(anna)}`;
const since = async (who: Person) =>
  (await world.get<{ mail_held_since?: string }>(who, path)).body.mail_held_since;
const release = (who: Person, id = 11) => world.delete<{ released: number }>(who, `/user/${id}/held`);

it('[MAIL-05] an address is held from the third refusal on, which admins and the person see, readers not', async () => {
  await refuse(2);
  expect(await since('chef')).toBeUndefined();
  await refuse(1);
  const held = '2026-11-20T09:00:00.000Z';
  expect([await since('chef'), await since('anna'), await since('lena')]).toEqual([held, held, undefined]);
});

it('[MAIL-05] an admin releases it: what was held is sent, and the address is good again', async () => {
  await refuse(3);
  expect((await release('chef')).body).toEqual({ released: 1 });
  expect(await since('chef')).toBeUndefined();
  expect((await outbox.take()).map(({ address, tries }) => ({ address, tries }))).toEqual([
    { address: anna, tries: 0 },
  ]);
  expect((await release('chef')).body).toEqual({ released: 0 });
});

it('[MAIL-05] [MAIL-09] what was held for another reason stays held', async () => {
  await queue('held');
  expect((await release('chef')).body).toEqual({ released: 0 });
  expect(await outbox.take()).toEqual([]);
});

it('[MAIL-05] nobody else releases it', async () => {
  await refuse(3);
  expect([refused(await release('anna')), refused(await release('lena'))]).toEqual([
    [403, 'forbidden'],
    [403, 'forbidden'],
  ]);
  expect(refused(await release('olga'))).toEqual([404, 'not_found']);
  expect(await since('chef')).toBeDefined();
});
