import type { CurrentUser } from '@stundenbuch/domain/sides/session/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { storeKind } from '../../../test/kinds.ts';
import { World } from '../../../test/world.ts';
import { postings, storedNotice, withAccounts } from '../../../test/year-end.ts';

// Thursday 2 April 2026: Anna read a notice in time, so that nothing of 2025 can be taken since yesterday; Bert read none.
let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world?.close());
beforeEach(async () => {
  world.setClock('2026-04-02T09:00:00Z');
  await withAccounts(world, { 11: 5, 12: 4 });
  await storedNotice(world, 11, 2025);
});

const posting = { user: 11, year: 2025, day: '2026-02-05', kind: 'correction', days: 2, text: 'Vergessen' };
const post = (changes: object = {}) =>
  world.post<{ id: number; message: string }>('chef', '/vacation/posting', { ...posting, ...changes });
const account = async () => (await world.get<CurrentUser>('anna', '/user/current')).body;
const LAPSED = [400, 'posting_lapsed', 'year'];

it('[SET-21] a posting into a year whose last day is over is refused with that day', async () => {
  const answer = await post();
  expect(refused(answer)).toEqual(LAPSED);
  expect(answer.body.message).toBe(
    'Urlaub aus 2025 konnte nur bis zum 31.03.2026 genommen werden. Bitte buchen Sie in ein späteres Jahr.',
  );
  expect(refused(await post({ kind: 'paid_out', days: 1 }))).toEqual(LAPSED);
  expect((await post({ year: 2026 })).status).toBe(200);
  expect((await post({ user: 12 })).status).toBe(200);
  expect(await account()).toMatchObject({ openVacation: 37 });
});

it('[SET-21] on its last day it is posted, for a day after it it is not', async () => {
  world.setClock('2026-03-31T09:00:00Z');
  expect(refused(await post({ day: '2026-04-01' }))).toEqual(LAPSED);
  expect((await post()).status).toBe(200);
});

it('[SET-21] [LED-12] a deadline that sickness moved is the last day', async () => {
  await world.sql(`insert into entries (company_id, user_id, day, type, status, hours, created_at)
    select 1, 11, d, 20, 1, 8, now() from generate_series(date '2026-02-02', '2026-05-29', interval '1 day') d
    where extract(isodow from d) < 6`);
  expect((await post()).status).toBe(200);
  world.setClock('2027-04-01T09:00:00Z');
  const { body } = await post({ day: '2027-02-05' });
  expect(body.message).toContain('bis zum 31.03.2027');
});

it('[SET-45] [LED-12] a kind moves the deadline where it is the person’s own sickness, a sick child does not', async () => {
  const id = await storeKind(world, { name: 'Kind krank', base: 20 });
  await world.sql(
    `insert into entries (company_id, user_id, day, type, status, hours, kind_id, credit, created_at)
     select 1, 11, d, 20, 1, 8, $1, 'neutral', now()
     from generate_series(date '2026-03-30', '2026-04-03', interval '1 day') d`,
    [id],
  );
  expect(refused(await post())).toEqual(LAPSED);
  await world.sql('update absence_kinds set own_sickness = true where id = $1', [id]);
  expect((await post()).status).toBe(200);
});

it('[SET-21] a reversal may take days out of it, and puts none into it', async () => {
  world.setClock('2026-03-02T09:00:00Z');
  const { body: more } = await post();
  const { body: less } = await post({ days: -1 });
  world.setClock('2026-04-02T09:00:00Z');
  const reverse = (id: number) => world.post('chef', `/vacation/posting/${id}/reverse`, { text: 'Falsch' });
  expect(refused(await reverse(less.id))).toEqual([400, 'posting_lapsed', undefined].slice(0, 2));
  expect((await reverse(more.id)).status).toBe(200);
});

it('[SET-21] [LED-07] last year’s remainder of a person’s form can become less, and not more', async () => {
  const { version } = (await world.get<CurrentUser>('chef', '/user/11')).body;
  const enter = (days: number) => world.put('chef', '/user/11', { vacation_lastyear: days, version });
  expect(refused(await enter(6))).toEqual([400, 'posting_lapsed', 'vacation_lastyear']);
  expect((await enter(5)).status).toBe(200);
  expect(await postings(world)).toEqual([]);
});

it('[SET-21] [LED-05] what was entered while the account was off goes on as days of this year, once', async () => {
  const turn = (on: boolean) =>
    world.post('chef', '/company/features', { feature: 'ledger', on, since: '2026-05-01' });
  await world.sql(
    'update users set vacation_lastyear = 8, vacation_lastyear_entered_in = 2026 where id = 11',
  );
  for (const on of [false, true, false, true]) expect((await turn(on)).status).toBe(200);
  expect(await postings(world)).toEqual([
    { kind: 'correction', days: 3, day: '2026-01-01', year: 2026, closing: false },
  ]);
  expect(await account()).toMatchObject({ openVacation: 38 });
});
