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

  it('refuses a file of more than 250 lines', () => {
    const lines = (count) =>
      Array.from({ length: count }, (_, index) => `export const a${index} = ${index};\n`).join('');
    expect(lint({ 'backend/src/a/a.ts': lines(250), 'backend/src/a/b.ts': lines(251) })).toEqual({
      'backend/src/a/a.ts': [],
      'backend/src/a/b.ts': ['lint/style/noExcessiveLinesPerFile'],
    });
  });
});
