import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from './paths.mjs';

const bin = (name) => join(root, 'node_modules/.bin', name);
let tree;

beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'stundenbuch-tree-'));
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
});

afterEach(() => rmSync(tree, { recursive: true }));

function write(files) {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    writeFileSync(join(tree, file), content);
  }
}

const layers = await extractDepcruiseOptions(join(root, '.dependency-cruiser.mjs'));
const floors = await extractDepcruiseOptions(join(root, '.floors.mjs'));

/** The names of the rules that this small tree violates. */
async function broken(rules, files) {
  write(files);
  const folders = [...new Set(Object.keys(files).map((file) => file.split('/')[0]))];
  const { output } = await cruise(folders, { ...rules, baseDir: tree });
  return [...new Set(output.summary.violations.map((violation) => violation.rule.name))].sort();
}

const one = 'export const one = 1;';
const uses = (path) => `import { one } from '${path}'; export const two = one + 1;`;
const usesType = (path) => `import type { One } from '${path}'; export type Two = One;`;

describe('layers', () => {
  it.each([
    [
      'a circle',
      { 'backend/src/a/a.ts': uses('./b.ts'), 'backend/src/a/b.ts': `${uses('./a.ts')} ${one}` },
      'no-circular',
    ],
    [
      'a circle in a folder called data',
      { 'backend/src/data/a.ts': uses('./b.ts'), 'backend/src/data/b.ts': `${uses('./a.ts')} ${one}` },
      'no-circular',
    ],
    [
      'a circle of types in the shared package',
      {
        'packages/web/src/data/a.ts': usesType('./b.ts'),
        'packages/web/src/data/b.ts': usesType('./a.ts'),
      },
      'no-circular',
    ],
    ['a missing file', { 'backend/src/a/a.ts': uses('./gone.ts') }, 'not-resolvable'],
    ['a framework in the domain', { 'packages/domain/src/a/a.ts': `import 'react';` }, 'domain-is-pure'],
    [
      'a remote that uses another one',
      { 'remotes/a/src/a.ts': uses('../../b/src/b.ts'), 'remotes/b/src/b.ts': one },
      'remote-alone',
    ],
    [
      'a remote that uses only a type of the shell',
      {
        'remotes/a/src/a.ts': usesType('../../../shell/src/b.ts'),
        'shell/src/b.ts': 'export interface One { a: 1 }',
      },
      'remote-alone',
    ],
    [
      'a shell that knows a remote',
      { 'shell/src/a.tsx': uses('../../remotes/a/src/b.ts'), 'remotes/a/src/b.ts': one },
      'shell-knows-no-remote',
    ],
    [
      'a page that reaches into the server',
      { 'shell/src/a.ts': uses('../../backend/src/a/b.ts'), 'backend/src/a/b.ts': one },
      'web-side-knows-no-server',
    ],
    [
      'a server that uses the interface',
      { 'backend/src/a/a.ts': uses('../../../packages/web/src/b/b.ts'), 'packages/web/src/b/b.ts': one },
      'server-knows-no-web-side',
    ],
    [
      'a shared package that knows its user',
      { 'packages/web/src/a/a.ts': uses('../../../../shell/src/b.ts'), 'shell/src/b.ts': one },
      'web-knows-no-user',
    ],
    [
      'antd outside of the kit',
      { 'remotes/a/src/a.tsx': `import { Table } from 'antd'; export const T = Table;` },
      'kit-only',
    ],
    ['echarts outside of the chart', { 'packages/web/src/kit2/a.ts': `import 'echarts/core';` }, 'kit-only'],
    [
      'a product that needs a test',
      { 'backend/src/a/a.ts': uses('./a.test.ts'), 'backend/src/a/a.test.ts': one },
      'product-knows-no-test',
    ],
  ])('refuse %s', async (_what, files, rule) => {
    expect(await broken(layers, files)).toEqual([rule]);
  });

  it('allow the regular directions', async () => {
    const files = {
      'packages/domain/src/a/rules.ts': `import { z } from 'zod'; export const one = z.int();`,
      'packages/web/src/kit/index.ts': `export { Button } from 'antd';`,
      'packages/web/src/chart/index.ts': `import * as echarts from 'echarts/core'; export const chart = echarts;`,
      'remotes/a/src/a.ts': uses('./b.ts'),
      'remotes/a/src/b.ts': uses('../../../packages/domain/src/a/rules.ts').replace('two', 'one: number'),
    };
    expect(await broken(layers, files)).toEqual([]);
  });
});

describe('floors', () => {
  const D = 'packages/domain/src';
  const B = 'backend/src';

  it.each([
    [
      'time that asks for the shape of a call',
      { [`${D}/time/a.ts`]: uses('../wire/b.ts'), [`${D}/wire/b.ts`]: one },
      'domain-time-looks-down',
    ],
    [
      'access that knows the day',
      { [`${D}/access/a.ts`]: uses('../day/calendar/b.ts'), [`${D}/day/calendar/b.ts`]: one },
      'domain-wire-access-features-looks-down',
    ],
    [
      'a day that asks for what was recorded, by a type alone',
      {
        [`${D}/day/workday/a.ts`]: usesType('../../records/entries/b.ts'),
        [`${D}/records/entries/b.ts`]: 'export interface One { a: 1 }',
      },
      'domain-day-looks-down',
    ],
    [
      'a record that asks for an account',
      { [`${D}/records/absences/a.ts`]: uses('../../accounts/law/b.ts'), [`${D}/accounts/law/b.ts`]: one },
      'domain-records-looks-down',
    ],
    [
      'an account that asks for a workflow',
      { [`${D}/accounts/law/a.ts`]: uses('../../workflows/month/b.ts'), [`${D}/workflows/month/b.ts`]: one },
      'domain-accounts-looks-down',
    ],
    [
      'a workflow that knows a side',
      { [`${D}/workflows/month/a.ts`]: uses('../../sides/people/b.ts'), [`${D}/sides/people/b.ts`]: one },
      'domain-workflows-looks-down',
    ],
    [
      'folders that form a circle, though no file does',
      {
        [`${D}/sides/a/a.ts`]: uses('../b/b.ts'),
        [`${D}/sides/b/b.ts`]: one,
        [`${D}/sides/b/c.ts`]: uses('../a/d.ts'),
        [`${D}/sides/a/d.ts`]: one,
      },
      'no-circle-of-folders',
    ],
    [
      'a platform that knows a noun',
      { [`${B}/platform/a.ts`]: uses('../mail/b.ts'), [`${B}/mail/b.ts`]: one },
      'server-platform-looks-down',
    ],
    [
      'mail that reads days',
      { [`${B}/mail/a.ts`]: uses('../day/b.ts'), [`${B}/day/b.ts`]: one },
      'server-features-mail-looks-down',
    ],
    [
      'days that read entries',
      { [`${B}/day/a.ts`]: uses('../records/entries/b.ts'), [`${B}/records/entries/b.ts`]: one },
      'server-day-looks-down',
    ],
    [
      'entries that read an account',
      { [`${B}/records/entries/a.ts`]: uses('../../accounts/law/b.ts'), [`${B}/accounts/law/b.ts`]: one },
      'server-records-looks-down',
    ],
    [
      'an account that decides',
      { [`${B}/accounts/law/a.ts`]: uses('../../workflows/times/b.ts'), [`${B}/workflows/times/b.ts`]: one },
      'server-accounts-looks-down',
    ],
    [
      'a workflow that knows the forms of people',
      { [`${B}/workflows/times/a.ts`]: uses('../../sides/people/b.ts'), [`${B}/sides/people/b.ts`]: one },
      'server-workflows-looks-down',
    ],
    [
      'a side that knows calls',
      { [`${B}/sides/people/a.ts`]: uses('../../modules/admin/b.ts'), [`${B}/modules/admin/b.ts`]: one },
      'server-sides-looks-down',
    ],
    [
      'a module that knows another',
      { [`${B}/modules/a/a.ts`]: uses('../b/b.ts'), [`${B}/modules/b/b.ts`]: one },
      'modules-alone',
    ],
    [
      'calls outside of the modules',
      { [`${B}/sides/people/a.controller.ts`]: uses('./b.ts'), [`${B}/sides/people/b.ts`]: one },
      'calls-in-modules',
    ],
  ])('refuse %s', async (_what, files, rule) => {
    expect(await broken(floors, files)).toEqual([rule]);
  });

  it('let tests look anywhere, and everything look down', async () => {
    const files = {
      [`${D}/day/workday/a.test.ts`]: uses('../../workflows/month/b.ts'),
      [`${D}/workflows/month/b.ts`]: `export { one } from '../../time/c.ts';`,
      [`${D}/time/c.ts`]: one,
      [`${B}/modules/a/a.controller.ts`]: uses('../../sides/people/b.ts'),
      [`${B}/sides/people/b.ts`]: `export { one } from '../../workflows/times/c.ts';`,
      [`${B}/workflows/times/c.ts`]: one,
    };
    expect(await broken(floors, files)).toEqual([]);
  });
});

/** What biome's lint says about each file, with the project's settings. */
function lint(files) {
  write(files);
  symlinkSync(join(root, 'biome.json'), join(tree, 'biome.json'));
  mkdirSync(join(tree, 'scripts'), { recursive: true });
  for (const rule of ['clock.grit', 'antd.grit'])
    symlinkSync(join(root, 'scripts', rule), join(tree, 'scripts', rule));
  const names = Object.keys(files);
  const args = ['lint', '--vcs-enabled=false', '--reporter=json', '--max-diagnostics=50', ...names];
  const { stdout, stderr } = spawnSync(bin('biome'), args, { cwd: tree, encoding: 'utf8' });
  if (!stdout.startsWith('{')) throw new Error(stderr);
  const { diagnostics } = JSON.parse(stdout);
  const of = (file) => diagnostics.filter(({ location }) => location.path === file);
  return Object.fromEntries(names.map((file) => [file, of(file).map(({ category }) => category)]));
}

describe('lint', () => {
  const clocks = [
    'new Date()',
    'new Date',
    'Date()',
    'Date.now()',
    'globalThis.Date.now()',
    'Temporal.Now.instant()',
    'dayjs()',
  ];
  const calendar = [
    'new Date(5)',
    "Date.parse('2024-02-29')",
    "dayjs('2024-02-29')",
    'new Date(Date.UTC(2024, 1, 29))',
  ];
  const insides = [
    '@rc-component/select',
    '@rc-component/picker/generate/dayjs',
    'antd/es/button/style',
    'antd/lib/button',
  ];
  /** A file for each of these lines. */
  const files = (folder, lines) => Object.fromEntries(lines.map((line, i) => [`${folder}/${i}.ts`, line]));
  const allSay = (found, ...categories) =>
    expect(found).toEqual(Object.fromEntries(Object.keys(found).map((file) => [file, categories])));

  it('refuses to read the clock, however that is written', () => {
    const asked = clocks.map((clock) => `export const now = ${clock};\n`);
    allSay(lint(files('remotes/a/src', asked)), 'plugin');
  });

  it('allows the calendar, and two files to ask the clock', () => {
    const calculated = calendar.map((calculation) => `export const day = ${calculation};\n`);
    const asks = 'export const now = new Date();\n';
    const found = lint({
      ...files('remotes/a/src', calculated),
      'backend/src/platform/clock.ts': asks,
      'packages/web/src/clock/index.ts': asks,
    });
    expect(Object.keys(found)).toHaveLength(calendar.length + 2);
    allSay(found);
  });

  it('refuses antd’s internals', () => {
    const imports = insides.map((inside) => `export { default } from '${inside}';\n`);
    allSay(lint(files('packages/web/src', imports)), 'lint/style/noRestrictedImports');
  });

  it("refuses a rule on antd's markup, and allows one on a class of ours", () => {
    const found = lint({
      'remotes/a/src/a.css': '.a .ant-btn {\n  color: red;\n}\n',
      'remotes/a/src/b.css': '.a .b {\n  color: red;\n}\n',
    });
    expect(found).toEqual({ 'remotes/a/src/a.css': ['plugin'], 'remotes/a/src/b.css': [] });
  });

  it('refuses a file of more than 300 lines', () => {
    const lines = (count) =>
      Array.from({ length: count }, (_, index) => `export const a${index} = ${index};\n`).join('');
    expect(lint({ 'backend/src/a/a.ts': lines(300), 'backend/src/a/b.ts': lines(301) })).toEqual({
      'backend/src/a/a.ts': [],
      'backend/src/a/b.ts': ['lint/style/noExcessiveLinesPerFile'],
    });
  });
});
