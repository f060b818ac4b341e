// Runs on every Node from 20 on and before anything is installed: only Node's own modules here.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

/** Installs what the lock file lists, unless exactly that is already installed. */
export function ensureInstalled(root) {
  if (isInstalled(root)) return;
  console.log('Abhängigkeiten werden installiert (einmalig, dauert etwa eine Minute) …');
  const bin = dirname(process.execPath);
  const [program, ...first] = npm(bin);
  const env = { ...process.env, PATH: [bin, process.env.PATH ?? '/usr/bin:/bin'].join(delimiter) };
  const args = [...first, 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const done = spawnSync(program, args, { cwd: root, env, stdio: 'inherit' });
  if (done.status === 0) return;
  console.error(`npm ci ist gescheitert (${done.error?.message ?? done.signal ?? `Status ${done.status}`}).`);
  process.exit(1);
}

/** npm writes the inner lock file last: an interrupted installation is detected, a manual one is accepted. */
function isInstalled(root) {
  const inner = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(inner) || !existsSync(projectNode(root))) return false;
  const wanted = readPackages(join(root, 'package-lock.json'));
  const present = readPackages(inner);
  return Object.entries(wanted).every(
    ([path, { version, optional, devOptional }]) =>
      !path.includes('node_modules/') ||
      (present[path] && present[path].version === version) ||
      (!present[path] && (optional || devOptional)),
  );
}

const readPackages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

export function projectNode(root) {
  return join(root, 'node_modules/node/bin/node');
}

function npm(bin) {
  const candidates = [process.env.npm_execpath, join(bin, '../lib/node_modules/npm/bin/npm-cli.js')];
  const script = candidates.find((file) => file && /npm-cli\.js$/.test(file) && existsSync(file));
  return script ? [process.execPath, script] : ['npm'];
}
