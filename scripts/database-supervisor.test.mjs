import { EventEmitter } from 'node:events';
import { expect, it, vi } from 'vitest';
import { DatabaseError } from './database-place.mjs';
import { superviseDatabase } from './database-supervisor.mjs';

class Child extends EventEmitter {
  exitCode = null;
  signalCode = null;
  pid = 2 ** 30;

  end() {
    this.signalCode = 'SIGKILL';
    this.emit('exit', null, 'SIGKILL');
  }
}

function supervised(again) {
  const children = [new Child()];
  const start = again ?? (async () => children[children.push(new Child()) - 1]);
  const calls = { log: vi.fn(), onLost: vi.fn(), wait: vi.fn(async () => undefined) };
  superviseDatabase(children[0], { again: start, ...calls });
  return { children, ...calls };
}

it('is restarted five times, each logged, and then given up', async () => {
  const { children, log, onLost } = supervised();
  for (let ended = 1; ended <= 5; ended++) {
    children.at(-1).end();
    await expect.poll(() => children).toHaveLength(ended + 1);
    await expect.poll(() => log).toHaveBeenLastCalledWith('PostgreSQL läuft wieder.');
  }
  expect(log.mock.calls[0][0]).toContain('SIGKILL) und wird neu gestartet (1 von höchstens 5 Malen');
  expect(onLost).not.toHaveBeenCalled();
  children.at(-1).end();
  expect(onLost).toHaveBeenCalledExactlyOnceWith(expect.any(DatabaseError));
  expect(children).toHaveLength(6);
});

it('counts only the restarts of the last ten minutes', async () => {
  const now = vi.spyOn(performance, 'now');
  const { children, log, onLost } = supervised();
  for (let ended = 1; ended <= 8; ended++) {
    now.mockReturnValue(ended * 150_000);
    children.at(-1).end();
    await expect.poll(() => children).toHaveLength(ended + 1);
    await expect.poll(() => log).toHaveBeenCalledTimes(ended * 2);
  }
  expect(onLost).not.toHaveBeenCalled();
  now.mockRestore();
});

it('waits longer after each failed try, and counts it', async () => {
  const again = vi.fn().mockRejectedValue(new DatabaseError('No space left on device'));
  const { children, log, onLost, wait } = supervised(again);
  children[0].end();
  await expect.poll(() => onLost).toHaveBeenCalled();
  expect(again).toHaveBeenCalledTimes(5);
  expect(wait.mock.calls).toEqual([[0], [1_000], [2_000], [3_000], [4_000]]);
  expect(log).toHaveBeenCalledWith('No space left on device');
});
