// npm run check: types, lint, layers, unused code. Runs every step and fails when one does.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { root } from './paths.mjs';

const layers = ['packages', 'shell', 'remotes', 'backend', 'e2e', 'bench'];
const steps = [
  ['Typen: domain', 'tsc', '-p', 'packages/domain'],
  ['Typen: backend', 'tsc', '-p', 'backend'],
  ['Typen: web', 'tsc', '-p', 'tsconfig.web.json'],
  ['Stil, Zeilen je Datei, eine Uhr', 'biome', 'ci', '--error-on-warnings', '--max-diagnostics=50'],
  ['Schichten und Kreise', 'depcruise', '--config', '.dependency-cruiser.mjs', ...layers],
  ['Stockwerke', 'depcruise', '--config', '.floors.mjs', 'packages', 'backend/src', 'shell', 'remotes'],
  ['Vertrag der letzten Version', 'node', 'scripts/contract.mjs'],
  ['Ungenutztes', 'knip', '--no-progress', '--treat-config-hints-as-errors'],
];

ensureInstalled(root);
const failed = steps.filter((step) => !passes(step));
console.log(
  failed.length === 0
    ? 'Alle Prüfungen bestanden.'
    : `Gescheitert: ${failed.map(([title]) => title).join('; ')}`,
);
process.exit(failed.length === 0 ? 0 : 1);

function passes([title, program, ...args]) {
  console.log(`\n▸ ${title}`);
  // The project's Node first: dependency-cruiser and knip refuse older ones.
  const bin = join(root, 'node_modules/.bin');
  const env = { ...process.env, PATH: `${bin}:${process.env.PATH ?? ''}` };
  return spawnSync(join(bin, program), args, { cwd: root, env, stdio: 'inherit' }).status === 0;
}
