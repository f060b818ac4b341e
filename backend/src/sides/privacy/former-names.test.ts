import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { switchOn } from '../../../test/switch-on.ts';
import { World } from '../../../test/world.ts';

let world: World;

beforeAll(async () => {
  world = await World.start();
  await switchOn(world, 1, ['audit']);
});
afterAll(() => world?.close());

const kept = () =>
  world.sql<{ first_name: string; name: string; email: string }>(
    'select first_name, name, email from former_names where user_id = 11 order by name, first_name, email',
  );

it('[GDPR-02] former names are kept whoever renames, each once, and nothing else', async () => {
  const { body } = await world.get<Record<string, unknown>>('chef', '/user/11');
  const renamed = await world.put('chef', '/user/11', { ...body, name: 'Berger' });
  expect(renamed.status).toBe(200);
  await world.sql(`update users set first_name = 'Annabell', email = 'anna@berger.example' where id = 11`);
  await world.sql(`update users set first_name = 'Anna', email = 'anna@beispiel.example' where id = 11`);
  await world.sql(`update users set first_name = 'Annabell', email = 'anna@berger.example' where id = 11`);
  await world.sql(`update users set name = 'Adler' where id = 11`);
  await world.sql(`update users set vacation = 28, version = version + 1 where id = 11`);
  expect(await kept()).toEqual([
    { first_name: 'Anna', name: 'Berger', email: 'anna@beispiel.example' },
    { first_name: 'Annabell', name: 'Berger', email: 'anna@berger.example' },
    { first_name: 'Anna', name: 'Muster', email: 'anna@beispiel.example' },
  ]);
});

it('[GDPR-02] of those who were renamed before, the log says how they were called', async () => {
  const before = await kept();
  await world.sql('delete from former_names');
  const file = join(import.meta.dirname, '../../../migrations/0316_names_from_the_log.sql');
  for (let times = 0; times < 2; times++) await world.sql(readFileSync(file, 'utf8'));
  expect(await kept()).toEqual(before);
  expect(await world.sql('select user_id from former_names where user_id <> 11')).toEqual([]);
});
