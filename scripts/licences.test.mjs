import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import {
  allWorkspaces,
  isPermissive,
  noticeOf,
  shippedPackages,
  writeLicences,
} from '../packages/federation/src/licences.mjs';
import { remotes, root } from './paths.mjs';

const folder = mkdtempSync(join(tmpdir(), 'stundenbuch-licences-'));
afterAll(() => rmSync(folder, { recursive: true }));
const shipped = shippedPackages(allWorkspaces());

it('everything shipped to browser or server has a permissive licence', () => {
  expect(allWorkspaces().length).toBe(remotes().length + 2);
  expect(shipped.filter(({ licence }) => !isPermissive(licence))).toEqual([]);
  const names = shipped.map(({ name }) => name);
  for (const name of ['react', 'antd', 'echarts', 'xlsx', 'workbox-routing', 'fastify', '@mikro-orm/core'])
    expect(names).toContain(name);
});

it('every package has its notice', () => {
  const installed = shipped.filter(({ path }) => existsSync(join(root, path)));
  expect(installed.length).toBeGreaterThan(150);
  const without = installed.filter((one) => !/licen[cs]e|permission|permitted/i.test(noticeOf(one)));
  expect(without).toEqual([]);
  writeLicences(folder, allWorkspaces());
  const text = readFileSync(join(folder, 'licenses.txt'), 'utf8');
  for (const { name, version, licence } of installed)
    expect(text).toContain(`\n${name} ${version} (${licence})\n`);
  expect(text).toContain('Copyright (c) Meta Platforms');
});

it.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0)', true],
  ['(MIT AND GPL-3.0)', false],
  ['MIT AND ISC', true],
  ['GPL-3.0', false],
  ['AGPL-3.0-only', false],
  ['SEE LICENSE IN LICENSE', false],
  ['UNLICENSED', false],
  ['', false],
  [undefined, false],
])('a package under %s may be shipped: %s', (licence, allowed) => {
  expect(isPermissive(licence)).toBe(allowed);
});

it('resolves dependencies like Node, the nested version first, and omits types and tools', () => {
  const lock = {
    shell: { dependencies: { a: '1', 'web-kit': '*' } },
    'packages/kit': { dependencies: { b: '2' }, devDependencies: { tool: '1' } },
    'node_modules/web-kit': { link: true, resolved: 'packages/kit' },
    'node_modules/a': { version: '1', license: 'MIT', dependencies: { b: '1', '@types/b': '1' } },
    'node_modules/a/node_modules/b': { version: '1', license: 'GPL-3.0' },
    'node_modules/b': { version: '2', license: 'ISC', peerDependencies: { c: '1', absent: '1' } },
    'node_modules/c': { version: '1' },
    'node_modules/tool': { version: '1', license: 'MIT' },
    'node_modules/@types/b': { version: '1', license: 'MIT' },
  };
  expect(shippedPackages(['shell'], lock).map(({ path, licence }) => [path, licence])).toEqual([
    ['node_modules/a', 'MIT'],
    ['node_modules/a/node_modules/b', 'GPL-3.0'],
    ['node_modules/b', 'ISC'],
    ['node_modules/c', undefined],
  ]);
});
