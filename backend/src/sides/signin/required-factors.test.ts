import type { CurrentCompany } from '@stundenbuch/domain/sides/session/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { World } from '../../../test/world.ts';

let world: World;
afterAll(() => world?.close());

describe('an operator who asks global admins for a second factor', () => {
  beforeAll(async () => {
    world = await World.start('2026-11-20T09:00:00Z', { GLOBAL_ADMIN_SECOND_FACTOR: 'required' });
  });

  it('[MFA-06] limits them alone, and they find what they need whatever is switched on', async () => {
    expect(refused(await world.get('gero', '/company/all'))).toEqual([403, 'second_factor_setup']);
    expect((await world.get('chef', '/user')).status).toBe(200);
    const { body } = await world.get<CurrentCompany>('gero', '/company/current');
    expect([body.features, body.factor_from]).toEqual([['security'], '2026-11-20']);
    expect((await world.get('gero', '/user/factor')).status).toBe(200);
    expect(refused(await world.get('chef', '/user/factor'))).toEqual([403, 'feature_off']);
    await world.sql('update users set has_factor = true where id = 91');
    expect((await world.get('gero', '/company/all')).status).toBe(200);
  });
});

describe('an installation without SECRETS_KEY', () => {
  beforeAll(async () => {
    await world.close();
    world = await World.start('2026-11-20T09:00:00Z', { SECRETS_KEY: '' });
    await world.setFeatures('alpha', ['security']);
  });

  it('[MFA-06] [DCN-08] cannot ask for one, and asks nobody where it could before', async () => {
    const value = { second_factor: 'all', second_factor_from: '2026-12-24' };
    const answer = await world.put('chef', '/company/settings/login', { value });
    expect(refused(answer)).toEqual([409, 'second_factor_keyless', 'second_factor']);
    await world.sql("update sessions set factor_from = '2026-11-01'");
    expect((await world.get('chef', '/user')).status).toBe(200);
    expect((await world.get<CurrentCompany>('chef', '/company/current')).body.factor_from).toBeUndefined();
  });
});
