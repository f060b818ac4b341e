import type { ActiveProject } from '@stundenbuch/domain/sides/projects/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.start();
  await world.sql(`insert into customers (id, company_id, customer_name) values (5, 1, 'Kundin')`);
  await world.sql('update projects set customer_id = 5 where id = 1001');
});
beforeEach(() => world.setFlags('alpha', ['projectbooking', 'customer']));
afterAll(() => world?.close());

const active = async (who: 'anna' | 'otto' | 'lena' = 'anna') =>
  (await world.get<ActiveProject[]>(who, '/project/active')).body;

it('[API-38] lists the company’s projects in progress', async () => {
  expect((await active()).map(({ id, project_name }) => [id, project_name])).toEqual([[1001, 'Dach Nord']]);
  expect((await active('otto')).map(({ id }) => id)).toEqual([1003]);
  expect((await active('lena')).map(({ id }) => id)).toEqual([1001]);
});

it('[API-38] names the customer only where the company manages customers', async () => {
  expect(await active()).toMatchObject([{ customer: 5, customer_name: 'Kundin' }]);
  await world.setFlags('alpha', ['projectbooking']);
  expect(await active()).toMatchObject([{ customer: null, customer_name: null }]);
});

it('[API-38] needs projectbooking or projects', async () => {
  await world.setFlags('alpha', ['projects']);
  expect(await active()).toHaveLength(1);
  await world.setFlags('alpha', ['timebooking', 'customer']);
  expect(refused(await world.get('anna', '/project/active'))).toEqual([403, 'module_off']);
});
