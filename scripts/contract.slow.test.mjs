// At a release: what e2e/skew.slow.test.ts and backend/test/last-release.slow.test.ts read of it.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { unpackRemotes } from './contract-remotes.mjs';
import { remotes, root } from './paths.mjs';

const folder = mkdtempSync(join(tmpdir(), 'contract-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const script = join(root, 'scripts/contract.mjs');

it('npm run contract stores the contract, the remotes and the answers of a release, which then passes', () => {
  const [contracts, packed, answers] = ['contracts', 'remotes', 'answers'].map((one) => join(folder, one));
  execFileSync(process.execPath, [script, '--renew', contracts, packed, answers]);
  expect(readdirSync(answers)).toEqual([
    expect.stringMatching(/^[\d.]+\.answers\.json\.br$/),
    expect.stringMatching(/^[\d.]+\.backup\.gz$/),
  ]);
  expect(readdirSync(contracts)).toEqual([expect.stringMatching(/^[\d.]+\.json$/)]);
  expect(readdirSync(packed)).toEqual([expect.stringMatching(/^[\d.]+\.remotes\.br$/)]);
  const unpacked = unpackRemotes(join(packed, readdirSync(packed)[0]), join(folder, 'unpacked'));
  expect(unpacked.map(({ name }) => name).sort()).toEqual(remotes().sort());
  for (const { name, version } of unpacked) {
    const own = JSON.parse(readFileSync(join(root, 'remotes', name, 'dist/.release.json'), 'utf8'));
    const files = readdirSync(join(folder, 'unpacked', name, version), { recursive: true });
    const hashed = own.filter((file) => !/\.(br|gz)$/.test(file));
    expect(files.sort()).toEqual(
      [...hashed, 'assets', 'licenses.txt', 'module.json', 'remoteEntry.js'].sort(),
    );
  }
  expect(execFileSync(process.execPath, [script, contracts], { encoding: 'utf8' })).toContain('gilt');
});
