import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { keepPrevious } from '../packages/federation/src/keep-previous.mjs';

const root = mkdtempSync(join(tmpdir(), 'keep-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Several builds into the same folder, each with these files. */
function build(folder, ...files) {
  const next = join(root, 'next');
  const dist = join(root, folder);
  mkdirSync(join(next, 'assets'), { recursive: true });
  for (const file of ['index.html', ...files]) writeFileSync(join(next, file), file);
  keepPrevious(next, dist);
  rmSync(dist, { recursive: true, force: true });
  renameSync(next, dist);
  return readdirSync(dist, { recursive: true })
    .filter((file) => file !== 'assets' && file !== '.release.json')
    .sort();
}

const one = ['assets/a.1111111111.js', 'assets/a.1111111111.js.br'];
const two = ['assets/a.2222222222.js'];
const three = ['assets/a.3333333333.js'];
const same = 'assets/icon.9999999999.svg';

it('preserves the hashed files of the previous release, and no older ones', () => {
  expect(build('dist', ...one, same, 'assets/old-name.js')).toEqual([
    ...one,
    same,
    'assets/old-name.js',
    'index.html',
  ]);
  expect(build('dist', ...two, same)).toEqual([...one, ...two, same, 'index.html']);
  expect(build('dist', ...three)).toEqual([...two, ...three, same, 'index.html']);
});

it('preserves them when the same release is built again', () => {
  build('again', ...one);
  const first = build('again', ...two);
  expect(build('again', ...two)).toEqual(first);
  expect(build('again', ...three)).toEqual([...two, ...three, 'index.html']);
});
