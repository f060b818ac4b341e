import { Logger } from '@nestjs/common';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { installationOf } from '../../test/installation.ts';
import { Rounds } from './rounds.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const started = (env: NodeJS.ProcessEnv, ...works: ((stopping: AbortSignal) => Promise<void>)[]): Rounds => {
  const rounds = new Rounds(installationOf(env));
  for (const [n, work] of works.entries()) rounds.register(`work ${n}`, 1_000, work);
  rounds.onApplicationBootstrap();
  return rounds;
};

describe('[OPS-26] a round', () => {
  it('begins at each interval, and a failure is logged and stops none that follows', async () => {
    const error = vi.spyOn(Logger.prototype, 'error').mockReturnValue();
    const work = vi.fn().mockRejectedValueOnce(new Error('broken')).mockResolvedValue(undefined);
    const rounds = started({}, work);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(work).toHaveBeenCalledTimes(3);
    expect(error).toHaveBeenCalledExactlyOnceWith(new Error('broken'));
    await rounds.onModuleDestroy();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(work).toHaveBeenCalledTimes(3);
  });

  it('that takes longer than its interval is not begun again before it ends, nor made up for', async () => {
    const work = vi.fn(() => new Promise<void>((done) => setTimeout(done, 3_500)));
    started({}, work);
    await vi.advanceTimersByTimeAsync(4_400);
    expect(work).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(600);
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('that hangs keeps no other from its time', async () => {
    const other = vi.fn().mockResolvedValue(undefined);
    started({}, () => new Promise<void>(() => undefined), other);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(other).toHaveBeenCalledTimes(3);
  });

  it('never begins where the process does nothing in the background', async () => {
    const work = vi.fn().mockResolvedValue(undefined);
    started({ WORKER: 'off' }, work);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(work).not.toHaveBeenCalled();
  });
});

describe('[OPS-26] a process that is told to stop', () => {
  it('tells all rounds at once and waits until they have ended', async () => {
    const ended: string[] = [];
    const work = (name: string) => (stopping: AbortSignal) =>
      new Promise<void>((done) => {
        stopping.addEventListener('abort', () =>
          setTimeout(() => {
            ended.push(name);
            done();
          }, 4_000),
        );
      });
    const rounds = started({}, work('one'), work('other'));
    await vi.advanceTimersByTimeAsync(1_000);
    const stopped = rounds.onModuleDestroy().then(() => [...ended]);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(await stopped).toEqual(['one', 'other']);
  });

  it('waits five seconds for one that does not end, and names it', async () => {
    const warn = vi.spyOn(Logger.prototype, 'warn').mockReturnValue();
    const rounds = started({}, () => new Promise<void>(() => undefined));
    await vi.advanceTimersByTimeAsync(1_000);
    let isOver = false;
    const stopped = rounds.onModuleDestroy().then(() => {
      isOver = true;
    });
    await vi.advanceTimersByTimeAsync(4_999);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await stopped;
    expect(warn).toHaveBeenCalledExactlyOnceWith('not waited for: work 0');
  });
});
