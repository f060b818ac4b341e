import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';

/** Paths of programs by the Debian package that brings each; where one is missing, a sentence with the command that installs them all. */
export function needPackages(programs) {
  const missing = Object.keys(programs).filter((name) => !existsSync(programs[name]));
  if (missing.length === 0) return;
  throw new Error(
    `Missing: ${missing.map((name) => `${name} (${programs[name]})`).join(', ')}. Install with: ` +
      `apt-get install --no-install-recommends ${Object.keys(programs).join(' ')}`,
  );
}

/** Installed from Debian's packages where missing, without starting its service. */
export function installed(name, path) {
  if (existsSync(path)) return path;
  const policy = '/usr/sbin/policy-rc.d';
  const isOurs = !existsSync(policy);
  if (isOurs) writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const script = `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${name}`;
    const done = spawnSync('/bin/sh', ['-c', script], { env, encoding: 'utf8' });
    if (done.status !== 0 || !existsSync(path))
      throw new Error(`${name} cannot be installed: ${done.stderr}`);
  } finally {
    if (isOurs) rmSync(policy);
  }
  return path;
}
