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

/** The names of the rules that this small tree violates. */
async function brokenLayers(files) {
  write(files);
  const folders = [...new Set(Object.keys(files).map((file) => file.split('/')[0]))];
  const { output } = await cruise(folders, { ...layers, baseDir: tree });
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
      "another module's columns",
      { 'backend/src/a/a.service.ts': uses('../b/columns.ts'), 'backend/src/b/columns.ts': one },
      'modules-through-services',
    ],
    [
      'a platform that knows a module',
      { 'backend/src/platform/a.ts': uses('../b/b.service.ts'), 'backend/src/b/b.service.ts': one },
      'platform-knows-no-module',
    ],
    [
      'a product that needs a test',
      { 'backend/src/a/a.ts': uses('./a.test.ts'), 'backend/src/a/a.test.ts': one },
      'product-knows-no-test',
    ],
  ])('refuse %s', async (_what, files, rule) => {
    expect(await brokenLayers(files)).toEqual([rule]);
  });

  it('allow the regular directions', async () => {
    const files = {
      'packages/domain/src/a/rules.ts': `import { z } from 'zod'; export const one = z.int();`,
      'packages/web/src/kit/index.ts': `export { Button } from 'antd';`,
      'packages/web/src/chart/index.ts': `import * as echarts from 'echarts/core'; export const chart = echarts;`,
      'remotes/a/src/a.ts': uses('./b.ts'),
      'remotes/a/src/b.ts': uses('../../../packages/domain/src/a/rules.ts').replace('two', 'one: number'),
      'backend/src/b/b.service.ts': one,
      'backend/src/b/b.module.ts': one,
      'backend/src/entries/columns.ts': one,
      'backend/src/a/a.module.ts': uses('../b/b.module.ts'),
      'backend/src/a/a.service.ts': `import '../b/b.service.ts'; import '../entries/columns.ts'; import '../platform/p.ts';`,
      'backend/src/platform/p.ts': one,
    };
    expect(await brokenLayers(files)).toEqual([]);
  });
});

/** The messages of biome's lint for one file, with the project's settings. */
function lint(file, content) {
  write({ [file]: content });
  symlinkSync(join(root, 'biome.json'), join(tree, 'biome.json'));
  mkdirSync(join(tree, 'scripts'), { recursive: true });
  for (const rule of ['clock.grit', 'antd.grit'])
    symlinkSync(join(root, 'scripts', rule), join(tree, 'scripts', rule));
  const args = ['lint', '--vcs-enabled=false', '--reporter=json', '--max-diagnostics=50', file];
  const { stdout, stderr } = spawnSync(bin('biome'), args, { cwd: tree, encoding: 'utf8' });
  if (!stdout.startsWith('{')) throw new Error(stderr);
  return JSON.parse(stdout).diagnostics;
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

  it.each(clocks)('refuses to read the clock by %s', (clock) => {
    const found = lint('remotes/a/src/a.ts', `export const now = ${clock};\n`);
    expect(found.map(({ category }) => category)).toEqual(['plugin']);
  });

  it.each(calendar)('allows the calendar: %s', (calculation) => {
    expect(lint('remotes/a/src/a.ts', `export const day = ${calculation};\n`)).toEqual([]);
  });

  it.each(['backend/src/platform/clock.ts', 'packages/web/src/clock/index.ts'])(
    'lets %s ask the clock',
    (file) => {
      expect(lint(file, 'export const now = new Date();\n')).toEqual([]);
    },
  );

  it.each([
    '@rc-component/select',
    '@rc-component/picker/generate/dayjs',
    'antd/es/button/style',
    'antd/lib/button',
  ])('refuses antd’s internals: %s', (inside) => {
    const found = lint('packages/web/src/a.ts', `export { default } from '${inside}';\n`);
    expect(found.map(({ category }) => category)).toEqual(['lint/style/noRestrictedImports']);
  });

  it("refuses a rule on antd's markup, and allows one on a class of ours", () => {
    const found = lint('remotes/a/src/a.css', '.a .ant-btn {\n  color: red;\n}\n');
    expect(found.map(({ category }) => category)).toEqual(['plugin']);
    rmSync(join(tree, 'biome.json'));
    rmSync(join(tree, 'scripts'), { recursive: true });
    expect(lint('remotes/a/src/a.css', '.a .b {\n  color: red;\n}\n')).toEqual([]);
  });

  it('refuses a file of more than 250 lines', () => {
    const lines = (count) =>
      Array.from({ length: count }, (_, index) => `export const a${index} = ${index};\n`).join('');
    expect(lint('backend/src/a/a.ts', lines(250))).toEqual([]);
    rmSync(join(tree, 'biome.json'));
    rmSync(join(tree, 'scripts'), { recursive: true });
    expect(lint('backend/src/a/a.ts', lines(251)).map(({ category }) => category)).toEqual([
      'lint/style/noExcessiveLinesPerFile',
    ]);
  });
});
