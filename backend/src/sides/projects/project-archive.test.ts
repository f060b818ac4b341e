import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { BudgetWorld } from '../../../test/budgets.ts';
import type { Person } from '../../../test/people.ts';
import { switchOn } from '../../../test/switch-on.ts';
import type { World } from '../../../test/world.ts';

let on: BudgetWorld;
let world: World;
beforeAll(async () => {
  on = await BudgetWorld.start();
  world = on.world;
});
afterAll(() => world?.close());
beforeEach(() => on.reset());

describe('[BUD-04] the archive', () => {
  const change = (fields: object, who: Person = 'chef') =>
    world.put<{ archived: boolean; status: number }>(who, '/project/1001', fields);
  const listed = async (query = '') =>
    (await world.get<{ id: number }[]>('anna', `/project${query}`)).body.map(({ id }) => id);

  it('[SET-55] takes projects that are over, and gives back what is worked on again', async () => {
    expect(refused(await change({ archived: true }))).toEqual([409, 'project_open', 'archived']);
    expect(refused(await change({ archived: true, status: 2 }))).toEqual([409, 'project_open', 'archived']);
    for (const over of [0, 3]) {
      expect((await change({ archived: true, status: over })).body).toMatchObject({
        archived: true,
        status: over,
      });
      expect(refused(await change({ archived: true, status: 1 }))).toEqual([409, 'project_open', 'archived']);
      for (const open of [1, 2]) {
        expect((await change({ status: open })).body).toMatchObject({ archived: false });
        await change({ archived: true, status: over });
      }
    }
    expect((await change({ archived: false })).body).toMatchObject({ archived: false, status: 3 });
  });

  it('hides them from the overview alone: calls answer them and say so', async () => {
    await world.sql('update projects set customer_id = null');
    await change({ status: 3 });
    expect(await listed('?archived=0')).toContain(1001);
    await change({ archived: true });
    expect(await listed('?archived=0')).not.toContain(1001);
    expect(await listed()).toContain(1001);
    const { body, headers } = await world.get<{ id: number }[]>('anna', '/project?archived=0&page=1&size=50');
    expect(headers.get('x-total-count')).toBe(String(body.length));
    expect((await world.get('anna', '/project/id/1001')).body).toMatchObject({ archived: true });
    expect((await on.budget()).figures).toBeDefined();
    expect(refused(await on.book(1))).toEqual([400, 'booking_project', 'project']);
  });

  it('a process of the last release that works on one again takes it out of the archive', async () => {
    await change({ archived: true, status: 3 });
    await world.sql('update projects set status = 1, version = version + 1 where id = 1001');
    expect((await world.get('anna', '/project/id/1001')).body).toMatchObject({ archived: false });
  });
});

describe('[DCN-01] without the feature', () => {
  it('no call answers a budget or an archive, and nothing is refused', async () => {
    await on.setBudget({ budget_hours: 1 });
    await world.sql('update projects set status = 3, archived = true where id = 1002');
    await on.settings({ budget_over: 'block' });
    const rows = async () => (await world.get<object[]>('chef', '/project?archived=0')).body;
    await world.sql(`update companies set features = '{}' where id = 1`);
    try {
      expect(refused(await world.get('chef', '/project/1001/budget'))).toEqual([403, 'feature_off']);
      for (const row of await rows())
        expect(Object.keys(row)).not.toEqual(expect.arrayContaining(['budget']));
      expect(JSON.stringify(await rows())).not.toMatch(/archived|budget|warn_at/);
      expect(await rows()).toHaveLength(2);
      expect((await on.book(5)).status).toBe(200);
      const { body } = await world.put<object>('chef', '/project/1001', { archived: true, status: 3 });
      expect(body).not.toHaveProperty('archived');
    } finally {
      await switchOn(world, 1, ['budgets', 'notices']);
    }
    expect((await world.get('anna', '/project/id/1001')).body).toMatchObject({ archived: false });
  });
});

describe('[BUD-01] rates where the company hides them', () => {
  it('are for admins and readers alone', async () => {
    await on.rate(41, 100);
    await on.settings({ rates_visible: false });
    const asked = async (who: Person) => (await world.get(who, '/project/hourlyrate/1001')).status;
    expect([await asked('anna'), await asked('lena'), await asked('chef')]).toEqual([403, 200, 200]);
    await on.settings({});
    expect(await asked('anna')).toBe(200);
  });
});
