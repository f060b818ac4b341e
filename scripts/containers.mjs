import { spawnSync } from 'node:child_process';

const APART = ['-n', '-p', '-i', '-m', '-u', '--fork', '--mount-proc'];

/** The command as in a separate container that shares only the file system: `[program, ...arguments]`. */
export const inContainer = (...command) => ['unshare', ...APART, ...command];

/** Needs root, or a kernel that allows unprivileged namespaces. */
export function hasContainers() {
  const [program, ...args] = inContainer('true');
  return spawnSync(program, args).status === 0;
}
