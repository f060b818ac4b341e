import 'reflect-metadata';
import { MODULE_METADATA } from '@nestjs/common/internal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseModules, modules } from '../src/modules.ts';
import { ConfigError } from '../src/platform/config.ts';
import { routesOf } from '../src/platform/openapi/routes.ts';
import { routes } from './answers.ts';
import { World } from './world.ts';

const names = (chosen: readonly { name: string }[]) => chosen.map(({ name }) => name);

describe('the modules of a process', () => {
  it('are all of them by default', () => {
    expect(names(modules)).toEqual(['PlatformModule', ...names(chooseModules(undefined))]);
    expect(names(modules)).toEqual(expect.arrayContaining(['TimesheetModule', 'SessionModule']));
  });

  it('answer every call once when two processes share them', () => {
    const one = chooseModules(['timesheet', 'absences']);
    const other = chooseModules(['projects', 'customers', 'inventory', 'admin', 'audit', 'notices']);
    const calls = (chosen: typeof one) =>
      routesOf(chosen)
        .filter(({ module }) => module !== 'session')
        .map(({ method, path }) => `${method} ${path}`);
    const all = routes.filter(({ module }) => module !== 'session' && module !== 'platform');
    expect([...calls(one), ...calls(other)].sort()).toEqual(
      all.map(({ method, path }) => `${method} ${path}`).sort(),
    );
    for (const chosen of [one, other]) expect(names(chosen)).toContain('SessionModule');
  });

  it.each([
    [['absence'], 'MODULES kennt absence nicht. Es gibt: absences, admin, audit, customers,'],
    [['timesheet', 'session', 'users'], 'MODULES kennt session, users nicht.'],
    [['timesheet', ''], 'MODULES kennt  nicht.'],
  ])('are refused in one clear line when unknown: %j', (wanted, line) => {
    expect(() => chooseModules(wanted)).toThrow(ConfigError);
    expect(() => chooseModules(wanted)).toThrow(line);
  });

  it('import no calls of others: shared services are in modules without calls', () => {
    for (const module of modules) {
      const imported = Reflect.getMetadata(MODULE_METADATA.IMPORTS, module) ?? [];
      expect([module.name, routesOf(imported)]).toEqual([module.name, []]);
    }
  });
});

describe('a process with MODULES=timesheet,absences', () => {
  let world: World;
  beforeAll(async () => {
    world = await World.start(undefined, { MODULES: 'timesheet, absences' });
  });
  afterAll(() => world?.close());

  it('answers these, the session and its health, and no other call', async () => {
    const statuses = async (paths: string[]) =>
      Promise.all(paths.map(async (path) => (await world.get('anna', path)).status));
    expect(await statuses(['/timesheet/current', '/timesheet/absences', '/company/current'])).toEqual([
      200, 200, 200,
    ]);
    expect((await world.get(null, '/health')).status).toBe(200);
    expect(await statuses(['/project', '/customer', '/inventory', '/job'])).toEqual([404, 404, 404, 404]);
  });

  it('describes the whole program, because behind one proxy it is one', async () => {
    const { body } = await world.get<{ paths: object }>(null, '/openapi.json');
    const described = Object.values(body.paths).flatMap((methods) => Object.keys(methods));
    expect(described).toHaveLength(routes.length);
  });
});

it('a process with an unknown module does not start', async () => {
  await expect(World.start(undefined, { MODULES: 'zeiten' })).rejects.toThrow('MODULES kennt zeiten nicht.');
});
