import type { FirstSteps } from '@stundenbuch/domain/sides/people/first-steps-contract';
import type { CurrentCompany } from '@stundenbuch/domain/sides/session/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world?.close());

const open = async () =>
  (await world.get<FirstSteps>('chef', '/company/first-steps')).body.steps
    .filter(({ done }) => !done)
    .map(({ name }) => name);
const shown = async (who: 'anna' | 'chef' | 'lena') =>
  (await world.get<CurrentCompany>(who, '/company/current')).body.first_steps;

it('[START-04] first steps are those of an admin of a company with a calendar', async () => {
  expect(await shown('chef')).toBeUndefined();
  expect(refused(await world.get('chef', '/company/first-steps'))).toEqual([403, 'feature_off']);
  expect(await world.setFeatures('alpha', ['calendar', 'contracts'])).toBeUndefined();
  expect([await shown('chef'), await shown('anna'), await shown('lena')]).toEqual([
    true,
    undefined,
    undefined,
  ]);
  for (const who of ['anna', 'lena'] as const)
    for (const call of [world.get(who, '/company/first-steps'), world.delete(who, '/company/first-steps')])
      expect(refused(await call)).toEqual([403, 'forbidden']);
});

it('[START-04] they tick themselves off, and once all are done they are over for good', async () => {
  await world.sql(`update users set password_hash = 'x' where company_id = 1 and id <> 11`);
  expect(await open()).toEqual(['land', 'invitations']);
  await world.post('chef', '/calendar/place', { name: 'Werkstatt', land: 'BY' });
  expect(await open()).toEqual(['invitations']);
  expect(await shown('chef')).toBe(true);
  await world.post('chef', '/user/11/invite', {});
  const { body } = await world.get<FirstSteps>('chef', '/company/first-steps');
  expect(body.steps.map(({ done }) => done)).toEqual(Array(5).fill(true));
  expect(body.place).toMatchObject({ name: 'Werkstatt', land: 'BY' });
  expect(await shown('chef')).toBeUndefined();
  await world.sql('update users set password_hash = null where id = 12');
  expect((await world.get<FirstSteps>('chef', '/company/first-steps')).body.steps).toEqual([]);
});

it('[START-04] one admin dismisses them for all of the company, and for no other', async () => {
  await world.setFeatures('beta', ['calendar']);
  await world.sql('update companies set first_steps_over_at = null');
  expect(await shown('chef')).toBe(true);
  expect((await world.delete('chef', '/company/first-steps')).body).toEqual({ steps: [], place: null });
  expect(await shown('chef')).toBeUndefined();
  expect(await open()).toEqual([]);
  expect(await world.sql('select id from companies where first_steps_over_at is null order by id')).toEqual([
    { id: 2 },
    { id: 9 },
  ]);
});
