import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ModuleRegistry } from './registry.ts';

const root = mkdtempSync(join(tmpdir(), 'registry-'));
const put = (path: string, content: unknown) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content));
};
const register = (...modules: object[]) => put('registry.json', { modules });
const description = (name: string, changes: object = {}) => ({
  name,
  contract: 1,
  version: '1.3.4',
  flags: [],
  navigation: [],
  routes: [],
  slots: [],
  ...changes,
});

// Another server, whose answers the test sets.
let answer: (path: string) => string | null = () => null;
let asked: string[] = [];
let other: Server;
let origin: string;
beforeAll(async () => {
  other = createServer((request, response) => {
    asked.push(request.url ?? '');
    const text = answer(request.url ?? '');
    // Without an answer it hangs.
    if (text !== null) response.end(text);
  });
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
});
afterAll(() => {
  other.closeAllConnections();
  other.close();
  rmSync(root, { recursive: true, force: true });
});

let log: string[];
let registry: ModuleRegistry;
beforeEach(() => {
  log = [];
  asked = [];
  registry = new ModuleRegistry(root, (line) => log.push(line));
  put('remotes/timesheet/dist/module.json', description('timesheet'));
});
afterEach(() => {
  vi.useRealTimers();
});

const live = async () =>
  ((await registry.compose()) as { name: string; address: string; version: string; manifest: object }[]).map(
    ({ name, version, manifest }) => `${name} ${version}${manifest ? '' : ' without a description'}`,
  );
const hours = { name: 'timesheet', address: '/remotes/timesheet/' };

describe('the registry', () => {
  it('[NAV-01] lists the registered modules with their descriptions', async () => {
    register({ ...hours, version: '1.3.4' });
    expect(await registry.compose()).toEqual([
      { ...hours, version: '1.3.4', manifest: description('timesheet') },
    ]);
  });

  it('[DAY-10] takes what the palette finds, and no description with something else in its place', async () => {
    const access = { login: true };
    const given = (changes: object) => ({
      commands: [{ label: 'Woche', path: '/timesheet', icon: 'week', key: 'w', access }],
      records: [
        {
          ...{
            kind: 'Projekt',
            icon: 'project',
            label: ['project_name'],
            hint: [],
            path: '/project?id=',
            by: 'id',
          },
          call: { method: 'GET', path: 'project', access, reads: ['Project'] },
        },
      ],
      pageKeys: [{ page: 'Inbox', access, keys: [['G', 'Genehmigen']] }],
      ...changes,
    });
    register(hours);
    const answers: string[][] = [];
    for (const changes of [
      {},
      { commands: [{ label: 'Woche' }] },
      { records: [{ kind: 'Projekt' }] },
      { pageKeys: ['G'] },
    ]) {
      put('remotes/timesheet/dist/module.json', description('timesheet', given(changes)));
      answers.push(await live());
    }
    expect(answers.map(([line]) => line?.endsWith('without a description'))).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });

  it('rolls forward and back by one line, while the server runs', async () => {
    put('releases/timesheet/1.4.0/module.json', description('timesheet', { version: '1.4.0' }));
    register(hours);
    expect(await live()).toEqual(['timesheet 1.3.4']);
    register({ ...hours, address: '/releases/timesheet/1.4.0/', version: '1.4.0' });
    expect(await live()).toEqual(['timesheet 1.4.0']);
    register(hours);
    expect(await live()).toEqual(['timesheet 1.3.4']);
    expect(log).toEqual([]);
  });

  it.each([
    ['half written', '{ "modules": [{ "name": "ti'],
    ['of another shape', { modules: [{ name: 'timesheet' }] }],
    ['with an address outside of the program', { modules: [{ ...hours, address: '/../etc/' }] }],
    [
      'with an address that has no slash at its end',
      { modules: [{ ...hours, address: 'https://x.example/a' }] },
    ],
    ['with an address that is a script', { modules: [{ ...hours, address: "https://x'; script-src *//" }] }],
  ])('that is %s changes nothing, and says so once', async (_, content) => {
    register(hours);
    await live();
    put('registry.json', content);
    expect(await live()).toEqual(['timesheet 1.3.4']);
    expect(await registry.origins()).toEqual([]);
    expect(log).toEqual([expect.stringContaining('registry.json is not readable')]);
  });

  it('that was never readable has no modules', async () => {
    rmSync(join(root, 'registry.json'));
    expect([await live(), await registry.origins()]).toEqual([[], []]);
    expect(log).toHaveLength(1);
  });
});

describe('a description', () => {
  it.each([
    ['that is missing', null],
    ['that is cut off', '{ "name": "inv'],
    ['of another module', description('timesheet')],
    ['without routes', description('inventory', { routes: undefined })],
    ['whose navigation nobody can read', description('inventory', { navigation: [{ label: 'Inventar' }] })],
  ])('%s affects its own module only, and is logged once', async (_, content) => {
    rmSync(join(root, 'remotes/inventory'), { recursive: true, force: true });
    if (content) put('remotes/inventory/dist/module.json', content);
    register(hours, { name: 'inventory', address: '/remotes/inventory/' });
    const expected = ['timesheet 1.3.4', 'inventory null without a description'];
    expect([await live(), await live()]).toEqual([expected, expected]);
    expect(log).toEqual([expect.stringContaining('module inventory has no description')]);
  });

  it('of another version than the registered one is logged', async () => {
    register({ ...hours, version: '1.4.0' });
    expect(await live()).toEqual(['timesheet 1.4.0']);
    expect(log).toEqual(['module timesheet is 1.3.4, registry.json says 1.4.0']);
  });
});

describe('a release that needs something from the shell', () => {
  const newer = { ...hours, address: '/releases/timesheet/2.0.0/', version: '2.0.0' };
  const needs = ['@stundenbuch/web/kit: Button', '@stundenbuch/web/kit: Map'];
  const offer = (...names: string[]) => put('shell/dist/offer.json', names);
  beforeEach(() =>
    put('releases/timesheet/2.0.0/module.json', description('timesheet', { version: '2.0.0', needs })),
  );
  afterEach(() => rmSync(join(root, 'shell'), { recursive: true, force: true }));

  it('goes live when the shell provides it', async () => {
    offer(...needs, '@stundenbuch/web/kit: Icon');
    register(newer);
    expect(await live()).toEqual(['timesheet 2.0.0']);
    expect(await registry.compose()).toEqual([
      { ...newer, manifest: description('timesheet', { version: '2.0.0' }) },
    ]);
  });

  it('waits when the shell does not, the previous one stays live, and this is logged once', async () => {
    offer('@stundenbuch/web/kit: Button');
    register(hours);
    await live();
    register(newer);
    expect([await live(), await live()]).toEqual([['timesheet 1.3.4'], ['timesheet 1.3.4']]);
    expect(log).toEqual(['module timesheet 2.0.0 waits for a shell with @stundenbuch/web/kit: Map']);
    offer(...needs);
    expect(await live()).toEqual(['timesheet 2.0.0']);
  });

  it('waits under the content policy of the previous one', async () => {
    offer('@stundenbuch/web/kit: Button');
    answer = () => JSON.stringify(description('timesheet', { version: '1.9.0' }));
    register({ ...hours, address: `${origin}/timesheet/` });
    await live();
    register(newer);
    await live();
    expect(await registry.origins()).toEqual([origin]);
  });

  it('is served when no other one has been live since the start', async () => {
    offer('@stundenbuch/web/kit: Button');
    register(newer);
    expect(await live()).toEqual(['timesheet 2.0.0']);
    expect(log).toHaveLength(1);
  });
});

describe('a module on another server', () => {
  const away = (version?: string) => ({
    name: 'away',
    address: `${origin}/away/`,
    ...(version && { version }),
  });

  it('is described by that server, whose origin is part of the policy', async () => {
    answer = () => JSON.stringify(description('away', { version: '2.0.0' }));
    register(hours, away());
    expect(await live()).toEqual(['timesheet 1.3.4', 'away 2.0.0']);
    expect(await registry.origins()).toEqual([origin]);
    expect(asked).toEqual(['/away/module.json']);
  });

  it('is not requested for every page, but immediately for another version', async () => {
    answer = () => JSON.stringify(description('away', { version: '2.0.0' }));
    register(away('2.0.0'));
    await Promise.all([live(), live()]);
    await live();
    expect(asked).toHaveLength(1);
    answer = () => JSON.stringify(description('away', { version: '2.0.10' }));
    register(away('2.0.10'));
    expect(await live()).toEqual(['away 2.0.10']);
    expect(asked).toHaveLength(2);
  });

  it('stays in the navigation while its server is down for a while', async () => {
    const start = performance.now();
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => start);
    answer = () => JSON.stringify(description('away', { version: '2.0.0' }));
    register(away());
    await live();
    answer = () => 'Wartung';
    clock.mockImplementation(() => start + 31_000);
    expect(await live()).toEqual(['away 2.0.0']);
    await expect.poll(() => log.length).toBe(1);
    expect(await live()).toEqual(['away 2.0.0']);
    answer = () => JSON.stringify(description('away', { version: '2.1.0' }));
    clock.mockImplementation(() => start + 40_000);
    await live();
    await expect.poll(live).toEqual(['away 2.1.0']);
    clock.mockRestore();
  });

  it('that hangs delays a page for at most three seconds, and the next one not at all', async () => {
    answer = () => null;
    register(hours, away());
    const begun = performance.now();
    expect(await live()).toEqual(['timesheet 1.3.4', 'away null without a description']);
    const took = performance.now() - begun;
    expect(took).toBeLessThan(10_000);
    const again = performance.now();
    await live();
    expect(performance.now() - again).toBeLessThan(took / 2);
  });
});
