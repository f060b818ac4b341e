import type { FeatureSettings } from '@stundenbuch/domain/features/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { useTestFeatures } from '../../../test/features.ts';
import type { Person } from '../../../test/people.ts';
import { World } from '../../../test/world.ts';

let world: World;
const change = vi.fn(async () => undefined);
const effect = { feature: 'ground', preview: vi.fn(), apply: vi.fn(), change };

beforeAll(async () => {
  world = await World.start();
  useTestFeatures([effect]);
});
beforeEach(async () => {
  change.mockClear();
  await world.sql('delete from company_settings');
});
afterAll(async () => {
  vi.restoreAllMocks();
  await world?.close();
});

const read = async (who: Person, path = '/company/settings') =>
  (await world.get<FeatureSettings>(who, path)).body;
const put = (who: Person, body: unknown, path = '/company/settings/ground') => world.put(who, path, body);
const nothing = { version: 0, since: null, recommended_on: null };

describe('the settings of a company', () => {
  it('[FND-03] [FND-04] are told to every session, and without a row they are the defaults', async () => {
    for (const who of ['anna', 'chef', 'lena', 'otto'] as const)
      expect(await read(who)).toEqual({
        ground: { value: { depth: 2, soil: 'sand', word: '' }, ...nothing },
        roof: { value: {}, ...nothing },
        garden: { value: {}, ...nothing },
        shed: { value: {}, ...nothing },
        login: {
          ...{
            value: {
              registration: 'open',
              password_old: false,
              proof_admin: false,
              strong_passwords: false,
              email_confirm: false,
              bound_only: false,
              second_factor: 'voluntary',
              second_factor_from: null,
              second_factor_admins_from: null,
            },
          },
          ...nothing,
        },
        privacy: {
          value: { absences_months: 0, bookings_months: 0, payroll_months: 0, times_months: 0 },
          ...nothing,
        },
      });
  });

  it('[FND-03] [FND-04] are stored as the schema has them, for the own company', async () => {
    const { body } = await put('chef', { value: { depth: 7, worms: 12 }, version: 0 });
    expect(body).toEqual(await read('anna'));
    expect(await read('anna')).toMatchObject({ ground: { value: { depth: 7, soil: 'sand' }, version: 1 } });
    expect(await read('otto')).toMatchObject({ ground: { value: { depth: 2, soil: 'sand' }, version: 0 } });
    const stored = await world.sql(
      'select company_id, feature, value, created_by, created_at from company_settings',
    );
    expect(stored).toEqual([
      {
        company_id: 1,
        feature: 'ground',
        value: { depth: 7, soil: 'sand', word: '' },
        created_by: 13,
        created_at: new Date('2026-11-20T09:00:00Z'),
      },
    ]);
    expect(change).toHaveBeenCalledWith(
      expect.anything(),
      expect.objectContaining({ company: 1 }),
      { depth: 7, soil: 'sand', word: '' },
      { depth: 2, soil: 'sand', word: '' },
    );
  });

  it('[FND-04] of two admins the second is told, and nothing of theirs is stored', async () => {
    await put('chef', { value: { depth: 3 }, version: 0 });
    const stale = [409, 'stale'];
    expect(refused(await put('chef', { value: { depth: 4 }, version: 0 }))).toEqual(stale);
    expect(refused(await put('chef', { value: { depth: 4 }, version: 7 }))).toEqual(stale);
    expect(await read('anna')).toMatchObject({ ground: { value: { depth: 3 }, version: 1 } });
    await put('chef', { value: { depth: 5 } });
    expect(await read('anna')).toMatchObject({ ground: { value: { depth: 5 }, version: 2 } });
  });

  it('[FND-04] of twenty at once one is stored', async () => {
    const race = await Promise.all(
      Array.from({ length: 20 }, (_, i) => put('chef', { value: { depth: i + 1 }, version: 0 })),
    );
    expect(race.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)]);
    expect(await read('anna')).toMatchObject({ ground: { version: 1 } });
  });

  it.each([
    [{ value: { depth: 0 } }, [400, 'invalid_input', 'depth']],
    [{ value: { depth: 'x' } }, [400, 'invalid_input', 'depth']],
    [{ value: { soil: 'rock' } }, [400, 'invalid_input', 'soil']],
    [{ value: [] }, [400, 'invalid_input', 'value']],
    [{}, [400, 'fields_missing', 'value']],
    [{ value: {}, version: 'x' }, [400, 'invalid_input', 'version']],
  ])('[FND-04] %j is refused', async (body, answer) => {
    expect(refused(await put('chef', body))).toEqual(answer);
    expect(await world.sql('select from company_settings')).toEqual([]);
  });

  it('[FND-04] [FND-13] are changed by admins alone', async () => {
    for (const who of ['anna', 'lena', 'gero'] as const)
      expect(refused(await put(who, { value: {} }))).toEqual([403, 'forbidden']);
    expect(refused(await put('chef', { value: {} }, '/company/settings/rockets'))).toEqual([
      404,
      'not_found',
    ]);
  });

  it('[FND-04] [FND-13] of any company are read and changed by the global admin', async () => {
    const path = '/company/2/settings';
    await put('gero', { value: { depth: 9 }, version: 0 }, `${path}/ground`);
    expect(await read('gero', path)).toMatchObject({ ground: { value: { depth: 9 }, version: 1 } });
    expect(await read('otto')).toMatchObject({ ground: { value: { depth: 9 } } });
    expect(await read('anna')).toMatchObject({ ground: { value: { depth: 2 } } });
    expect(refused(await put('gero', { value: {}, version: 0 }, `${path}/ground`))).toEqual([409, 'stale']);
    const [closed, none] = [
      [403, 'forbidden'],
      [404, 'not_found'],
    ];
    for (const [who, toRead, toChange] of [
      ['anna', closed, closed],
      ['lena', none, closed],
      ['chef', none, none],
    ] as const) {
      expect(refused(await world.get(who, path))).toEqual(toRead);
      expect(refused(await put(who, { value: {} }, `${path}/ground`))).toEqual(toChange);
    }
    expect(refused(await world.get('gero', '/company/77/settings'))).toEqual([404, 'not_found']);
    expect(refused(await put('gero', { value: {} }, '/company/77/settings/ground'))).toEqual([
      404,
      'not_found',
    ]);
    expect(refused(await put('gero', { value: {} }, `${path}/rockets`))).toEqual([404, 'not_found']);
  });
});
