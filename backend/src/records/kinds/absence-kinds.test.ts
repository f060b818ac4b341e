import type { AbsenceKind } from '@stundenbuch/domain/records/kinds/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { away, store } from '../../../test/entries.ts';
import { NEW_KIND, storeKind } from '../../../test/kinds.ts';
import { World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world?.close());
beforeEach(async () => {
  await world.sql('delete from entries');
  await world.sql('delete from absence_kinds');
  await world.setFeatures('alpha', ['kinds']);
});

const kinds = async (who: 'chef' | 'anna' = 'chef') =>
  (await world.get<AbsenceKind[]>(who, '/absence-kind')).body;
const create = async (changes: object = {}) =>
  (await world.post<AbsenceKind>('chef', '/absence-kind', { ...NEW_KIND, ...changes })).body;
const change = ({ id, version }: AbsenceKind, changes: object) =>
  world.put<AbsenceKind>('chef', `/absence-kind/${id}`, {
    ...NEW_KIND,
    archived: false,
    version,
    ...changes,
  });

describe('kinds of absence', () => {
  it('[ART-01] [ART-06] are listed by name, the archived ones last, and of the own company alone', async () => {
    await create({ name: 'Umzug' });
    const care = await create({ name: 'Pflege', base: 20, own_sickness: false });
    await create({ name: 'Archiv' }).then((kind) => change(kind, { name: 'Archiv', archived: true }));
    await storeKind(world, { name: 'Zebra' }, 2);
    expect((await kinds()).map(({ name, archived }) => [name, archived])).toEqual([
      ['Pflege', false],
      ['Umzug', false],
      ['Archiv', true],
    ]);
    expect(care).toMatchObject({ base: 20, used: false, archived: false, version: 1 });
    expect(await kinds('anna')).toHaveLength(3);
  });

  it('[ART-01] names are unique whatever their case, and a change of an older version is refused', async () => {
    const kind = await create();
    const again = await world.post('chef', '/absence-kind', { ...NEW_KIND, name: ' UMZUG ' });
    expect(refused(again)).toEqual([409, 'kind_taken', 'name']);
    expect((await change(kind, { short: 'U' })).body).toMatchObject({ short: 'U', version: 2 });
    expect(refused(await change(kind, {}))).toEqual([409, 'stale']);
  });

  it('[ART-01] base and credit are fixed by the first absence, the rest may change', async () => {
    const kind = await create();
    await store(world, away('2026-12-01', 60, 3, { kind_id: kind.id, credit: 'neutral' }));
    expect(refused(await change(kind, { base: 100 }))).toEqual([409, 'kind_fixed', 'base']);
    expect(refused(await change(kind, { credit: 'lowering' }))).toEqual([409, 'kind_fixed', 'credit']);
    expect((await change(kind, { name: 'Hochzeit', paid: 'no' })).body).toMatchObject({
      name: 'Hochzeit',
      used: true,
    });
  });

  it('[ART-01] the database itself keeps base and credit of what is stored', async () => {
    const id = await storeKind(world);
    const stored = { kind_id: id, credit: 'neutral' };
    await store(world, away('2026-12-01', 60, 1, stored));
    await expect(world.sql('update absence_kinds set credit = $1', ['lowering'])).rejects.toThrow(
      /entries_absence_kind/,
    );
    await expect(store(world, away('2026-12-02', 20, 1, stored))).rejects.toThrow(/entries_absence_kind/);
    await expect(store(world, away('2026-12-02', 60, 1, { kind_id: id }))).rejects.toThrow(/entries_credit/);
    await expect(
      store(world, away('2026-12-02', 60, 1, { ...stored, company_id: 2, user_id: 21 })),
    ).rejects.toThrow(/entries_absence_kind/);
  });

  it('[SET-45] what a base does not allow is refused at its field', async () => {
    const post = (changes: object) => world.post('chef', '/absence-kind', { ...NEW_KIND, ...changes });
    expect(refused(await post({ base: 10, credit: 'zero_target' }))).toEqual([
      400,
      'kind_vacation',
      'credit',
    ]);
    expect(refused(await post({ own_sickness: true }))).toEqual([400, 'kind_sickness', 'own_sickness']);
    for (const base of [40, 50, 70, 1001])
      expect(refused(await post({ base }))).toEqual([400, 'invalid_input', 'base']);
  });

  it('[ART-01] nobody but an admin puts them down, and nobody sees them where the feature is off', async () => {
    const kind = await create();
    expect((await world.post('anna', '/absence-kind', NEW_KIND)).status).toBe(403);
    expect((await world.get('anna', `/absence-kind/${kind.id}`)).status).toBe(403);
    await world.setFeatures('alpha', ['teams']);
    expect((await world.get('chef', '/absence-kind')).status).toBe(403);
  });
});
