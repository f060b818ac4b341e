import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hasContainers, inContainer } from './containers.mjs';
import { lockFile, lockFolder, lockPath } from './folder-lock.mjs';

const module = fileURLToPath(new URL('./folder-lock.mjs', import.meta.url));
let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stundenbuch-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const script = (then) => `
  const { lockFolder } = await import(${JSON.stringify(module)});
  console.log(lockFolder(${JSON.stringify(folder)}).holder ?? 'ours');
  ${then}`;

function askElsewhere() {
  const [program, ...args] = inContainer(process.execPath, '--input-type=module', '-e', script(''));
  return spawnSync(program, args).stdout.toString().trim();
}

describe('the lock of a folder', () => {
  it('names the process that holds it and can be taken again after its release', () => {
    const first = lockFolder(folder);
    expect(lockFolder(folder).holder).toBe(`Prozess ${process.pid} auf ${hostname()}`);
    first.release();
    const again = lockFolder(folder);
    expect(again.holder).toBeUndefined();
    again.release();
  });

  it('belongs to the folder, not to a secret that a copy would share', () => {
    const other = mkdtempSync(join(tmpdir(), 'stundenbuch-lock-'));
    const locks = [lockFolder(folder), lockFolder(other)];
    expect(locks.map(({ holder }) => holder)).toEqual([undefined, undefined]);
    for (const lock of locks) lock.release();
    rmSync(other, { recursive: true });
  });

  it.runIf(hasContainers())('holds against another container', () => {
    const lock = lockFolder(folder);
    expect(askElsewhere()).toBe(`Prozess ${process.pid} auf ${hostname()}`);
    lock.release();
    expect(askElsewhere()).toBe('ours');
  });

  it('ends with its process, killed or not', async () => {
    const child = spawn(process.execPath, [
      '--input-type=module',
      '-e',
      script('setInterval(() => {}, 1000);'),
    ]);
    const [text] = await once(child.stdout, 'data');
    expect(text.toString().trim()).toBe('ours');
    expect(lockFolder(folder).holder).toContain(`Prozess ${child.pid} `);
    child.kill('SIGKILL');
    await once(child, 'exit');
    const lock = lockFolder(folder);
    expect(lock.holder).toBeUndefined();
    lock.release();
  });

  it('outlives its process in one that inherited the open file', async () => {
    const lock = lockFile(lockPath(folder));
    const heir = spawn('sleep', ['60'], { stdio: ['ignore', 'ignore', 'ignore', lock.fd] });
    lock.release();
    expect(lockFolder(folder).holder).toBeDefined();
    heir.kill('SIGKILL');
    await once(heir, 'exit');
    const again = lockFolder(folder);
    expect(again.holder).toBeUndefined();
    again.release();
  });
});
