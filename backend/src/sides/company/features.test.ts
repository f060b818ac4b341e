import type { FeatureSettings } from '@stundenbuch/domain/features/contract';
import type { CurrentCompany } from '@stundenbuch/domain/sides/session/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { useTestFeatures } from '../../../test/features.ts';
import type { Person } from '../../../test/people.ts';
import { World } from '../../../test/world.ts';
import type { FeatureEffect } from '../../features/feature-effects.ts';
import { rowsOf } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';

let world: World;

/** An effect that can be seen from outside: the vacation of everybody in the company. */
const effectOf = (feature: string, days: number): FeatureEffect => ({
  feature,
  figures: async (tx, { company }) => {
    const people = await rowsOf<{ user: number; value: number }>(
      tx,
      sql`select id as user, vacation::float8 as value from users where company_id = ${company} order by id`,
    );
    const figures = people.map((one) => ({ ...one, figure: 'Urlaub (Tage)' }));
    return [...figures, { user: 11, figure: 'bleibt gleich', value: 1 }];
  },
  apply: async (tx, { company }, { on, since }) => {
    await rowsOf(
      tx,
      sql`update users set vacation = vacation + ${on ? days : -days} where company_id = ${company}`,
    );
    return { warnings: [`${feature} ${on} ${since}`], figures: [] };
  },
});

beforeAll(async () => {
  world = await World.start();
  useTestFeatures([effectOf('ground', 1), effectOf('roof', 2)]);
});
beforeEach(async () => {
  world.setClock('2026-11-20T09:00:00Z');
  await world.sql(`update companies set features = '{}', permission = '1111111000' where id < 9`);
  await world.sql('delete from company_settings');
  await world.sql('update users set vacation = 25');
});
afterAll(async () => {
  vi.restoreAllMocks();
  await world?.close();
});

const post = (path: string, body: unknown, who: Person = 'chef') =>
  world.post<FeatureSettings>(who, `/company/features${path}`, body);
const on = (feature: string, since?: string) => post('', { feature, on: true, since });
const off = (feature: string) => post('', { feature, on: false });
const featuresOf = async (who: Person = 'anna') =>
  (await world.get<CurrentCompany>(who, '/company/current')).body.features;
const vacations = async () =>
  (await world.sql('select distinct vacation::int from users where company_id = 1')).map(
    ({ vacation }) => vacation,
  );

describe('switching a feature', () => {
  it('[FND-01] [FND-05] tells every session of the company, and nobody else', async () => {
    await world.get('anna', '/company/current');
    const { body } = await on('ground', '2026-12-01');
    expect(body.ground).toMatchObject({ since: '2026-12-01', recommended_on: null, version: 0 });
    expect(await featuresOf('anna')).toEqual(['ground']);
    expect(await featuresOf('otto')).toEqual([]);
    expect(await vacations()).toEqual([26]);
    expect(await world.sql('select distinct vacation::int from users where company_id = 2')).toEqual([
      { vacation: 25 },
    ]);
  });

  it('[FND-05] counts from the current month on, unless said otherwise', async () => {
    expect((await on('ground')).body.ground).toMatchObject({ since: '2026-11-01' });
  });

  it.each(['2026-10-01', '2026-11-20', '2020-01-01'])('[FND-05] is refused from %s on', async (since) => {
    for (const path of ['', '/preview'])
      expect(refused(await post(path, { feature: 'ground', on: true, since }))).toEqual([
        400,
        'feature_since',
        'since',
      ]);
    for (const path of ['/recommended', '/recommended/preview'])
      expect(refused(await post(path, { on: true, since }))).toEqual([400, 'feature_since', 'since']);
    expect(await featuresOf()).toEqual([]);
  });

  it('[FND-05] knows the first of the month by the day in Germany', async () => {
    world.setClock('2026-11-30T23:30:00Z');
    expect(refused(await on('ground', '2026-11-01'))).toEqual([400, 'feature_since', 'since']);
    expect((await on('ground')).body.ground).toMatchObject({ since: '2026-12-01' });
  });

  it('[FND-06] needs the features that it builds on, and stays on while others build on it', async () => {
    expect((await on('roof')).body).toEqual({
      code: 'feature_requires',
      field: 'feature',
      message: 'Zuerst „Boden“ einschalten.',
    });
    await world.sql(`update companies set permission = '1111110000' where id = 1`);
    expect((await on('garden')).body).toMatchObject({ message: 'Zuerst „Inventar“ einschalten.' });
    await on('ground');
    await on('roof');
    expect(await featuresOf()).toEqual(['ground', 'roof']);
    const refusal = await off('ground');
    expect([refusal.status, refusal.body]).toEqual([
      409,
      { code: 'feature_requires', field: 'feature', message: 'Zuerst „Dach“ ausschalten.' },
    ]);
    await off('roof');
    await off('ground');
    expect(await featuresOf()).toEqual([]);
  });

  it('[FND-06] off returns the figures and keeps what was set', async () => {
    await on('ground');
    await world.put('chef', '/company/settings/ground', { value: { depth: 7 }, version: 0 });
    expect(await vacations()).toEqual([26]);
    expect((await off('ground')).body.ground).toEqual({
      value: { depth: 7, soil: 'sand', word: '' },
      version: 1,
      since: null,
      recommended_on: null,
    });
    expect(await vacations()).toEqual([25]);
    expect((await on('ground')).body.ground).toMatchObject({ value: { depth: 7 }, since: '2026-11-01' });
  });

  it('twice does no harm, and of two admins with two days the second is told', async () => {
    await off('ground');
    await on('ground', '2026-12-01');
    await on('ground', '2026-12-01');
    await on('ground');
    expect(await vacations()).toEqual([26]);
    expect(refused(await on('ground', '2027-01-01'))).toEqual([409, 'stale']);
    const race = await Promise.all(Array.from({ length: 10 }, () => off('ground')));
    expect(race.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await vacations()).toEqual([25]);
  });

  it('[FND-13] is for admins of the company', async () => {
    for (const who of ['anna', 'lena', 'gero'] as const)
      for (const [path, body] of [
        ['', { feature: 'ground', on: true }],
        ['/preview', { feature: 'ground', on: true }],
        ['/recommended', { on: true }],
        ['/recommended/preview', { on: true }],
      ] as const)
        expect(refused(await post(path, body, who))).toEqual([403, 'forbidden']);
    expect(await featuresOf()).toEqual([]);
  });

  it('refuses what nobody has registered', async () => {
    for (const path of ['', '/preview'])
      expect(refused(await post(path, { feature: 'rockets', on: true }))).toEqual([
        400,
        'invalid_input',
        'feature',
      ]);
  });
});

describe('a preview', () => {
  it('[FND-05] names every figure that would change, and changes none', async () => {
    const { body } = await post('/preview', { feature: 'ground', on: true, since: '2026-12-01' });
    const figure = { figure: 'Urlaub (Tage)', before: 25, after: 26, name: 'Muster' };
    expect(body).toEqual({
      requires: [],
      warnings: ['ground true 2026-12-01'],
      figures: [
        { ...figure, user: 11, first_name: 'Anna' },
        { ...figure, user: 12, first_name: 'Bert' },
        { ...figure, user: 13, first_name: 'Chef' },
        { ...figure, user: 14, first_name: 'Lena' },
      ],
    });
    expect(await vacations()).toEqual([25]);
    expect(await featuresOf()).toEqual([]);
  });

  it('[FND-05] [FND-06] says what is missing, and nothing when nothing would change', async () => {
    const empty = { warnings: [], figures: [] };
    expect((await post('/preview', { feature: 'roof', on: true })).body).toEqual({
      requires: ['ground'],
      ...empty,
    });
    expect((await post('/preview', { feature: 'ground', on: false })).body).toEqual({
      requires: [],
      ...empty,
    });
    await on('ground');
    await on('roof');
    expect((await post('/preview', { feature: 'ground', on: false })).body).toEqual({
      requires: ['roof'],
      ...empty,
    });
  });

  it('[FND-15] of the recommended ones is one for all of them', async () => {
    await world.sql(`update companies set permission = '1111110000' where id = 1`);
    const { body } = await post('/recommended/preview', { on: true });
    expect(body).toMatchObject({
      warnings: [
        '„Garten“ bleibt aus, weil „Inventar“ nicht eingeschaltet ist.',
        'ground true 2026-11-01',
        'roof true 2026-11-01',
      ],
      figures: [11, 12, 13, 14].map((user) => ({ user, figure: 'Urlaub (Tage)', before: 25, after: 28 })),
    });
    expect(await vacations()).toEqual([25]);
    expect(await featuresOf()).toEqual([]);
    expect(await world.sql('select from company_settings')).toEqual([]);
  });
});

describe('the recommended features', () => {
  it('[FND-15] are switched on together, and that is undone together until midnight', async () => {
    await on('garden');
    const { body } = await post('/recommended', { on: true, since: '2026-12-01' });
    expect(await featuresOf()).toEqual(['garden', 'ground', 'roof']);
    expect(body).toMatchObject({
      garden: { since: '2026-11-01', recommended_on: null },
      ground: { since: '2026-12-01', recommended_on: '2026-11-20' },
      roof: { since: '2026-12-01', recommended_on: '2026-11-20' },
      shed: { since: null },
    });
    expect(await vacations()).toEqual([28]);

    world.setClock('2026-11-20T22:59:00Z');
    expect((await post('/recommended/preview', { on: false })).body).toMatchObject({
      figures: [{ user: 11, before: 28, after: 25 }, {}, {}, {}],
    });
    await post('/recommended', { on: false });
    expect(await featuresOf()).toEqual(['garden']);
    expect(await vacations()).toEqual([25]);
    expect(refused(await post('/recommended', { on: false }))).toEqual([409, 'feature_undo_over']);
  });

  it('[FND-15] stay when midnight has passed', async () => {
    await post('/recommended', { on: true });
    world.setClock('2026-11-20T23:01:00Z');
    for (const path of ['/recommended', '/recommended/preview'])
      expect(refused(await post(path, { on: false }))).toEqual([409, 'feature_undo_over']);
    expect(await featuresOf()).toEqual(['ground', 'roof', 'garden']);
  });

  it('[FND-15] one that was switched by hand since then is not undone', async () => {
    await post('/recommended', { on: true });
    await off('roof');
    await on('roof');
    await off('garden');
    expect(refused(await post('/recommended', { on: false }))).toEqual([409, 'feature_requires', 'feature']);
    await off('roof');
    await post('/recommended', { on: false });
    expect(await featuresOf()).toEqual([]);
  });
});

describe('the company form of the global admin', () => {
  const put = (body: object, id = 1) => world.put('gero', `/company/${id}`, body);

  it('[FND-04] switches by the same rules, from the current month on', async () => {
    expect((await put({ features: ['roof', 'ground', 'ground'] })).body).toMatchObject({
      features: ['ground', 'roof'],
      version: expect.any(Number),
    });
    expect(await vacations()).toEqual([28]);
    expect((await world.get('anna', '/company/settings')).body).toMatchObject({
      ground: { since: '2026-11-01' },
      roof: { since: '2026-11-01' },
    });
    expect(refused(await put({ features: ['roof'] }))).toEqual([409, 'feature_requires', 'features']);
    expect(refused(await put({ features: ['rockets'] }))).toEqual([400, 'invalid_input', 'features']);
    expect(await featuresOf()).toEqual(['ground', 'roof']);
    expect((await put({ features: [] })).body).toMatchObject({ features: [] });
    expect(await vacations()).toEqual([25]);
  });

  it('[FND-06] sees the modules that the same form switches on', async () => {
    await put({ permission: '1111110000' });
    expect((await put({ features: ['garden'] })).body).toMatchObject({
      message: 'Zuerst „Inventar“ einschalten.',
    });
    expect((await put({ permission: '1111111000', features: ['garden'] })).body).toMatchObject({
      features: ['garden'],
    });
  });

  it('[FND-04] a new company has none without being asked, and has those that are ticked', async () => {
    const create = (body: object) => world.post('gero', '/company', { name: 'Neu', ...body });
    expect((await create({ id: 60 })).body).toMatchObject({ features: [] });
    expect((await create({ id: 61, features: ['garden', 'roof', 'ground'] })).body).toMatchObject({
      features: ['ground', 'roof', 'garden'],
      permission: '0000000000',
    });
    expect(refused(await create({ id: 62, features: ['roof'] }))).toEqual([
      409,
      'feature_requires',
      'features',
    ]);
    expect(refused(await create({ id: 62, features: 'roof' }))).toEqual([400, 'invalid_input', 'features']);
    expect(await world.sql('select from companies where id = 62')).toEqual([]);
  });

  it('a change of the features by an admin makes the form of before stale', async () => {
    const { version } = (await world.get<{ version: number }>('gero', '/company/1')).body;
    await on('ground');
    expect(refused(await put({ features: [], version }))).toEqual([409, 'stale']);
    expect(await featuresOf()).toEqual(['ground']);
  });
});
