import { setTimeout as pause } from 'node:timers/promises';
import type { LawRow } from '@stundenbuch/domain/accounts/lawguide/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { store, work } from '../../../test/entries.ts';
import { switchOn } from '../../../test/switch-on.ts';
import { World } from '../../../test/world.ts';
import { LawFactsService } from './law-facts.service.ts';

const REPORT = '/law/company/2026-01-01/2026-11-20';

let world: World;
beforeAll(async () => {
  world = await World.start();
  for (const company of [1, 2]) await switchOn(world, company, ['calendar', 'law'], '2026-01-01');
  await store(world, work('2026-11-19', 11));
  for (const who of ['chef', 'olga', 'anna'] as const) await world.token(who);
});
afterAll(() => world?.close());

/** How many reports are made at a time, each held until it is let go. */
function held() {
  const facts = LawFactsService.prototype.of;
  const seen = { running: 0, most: 0 };
  const { promise, resolve: release } = Promise.withResolvers<void>();
  const spy = vi.spyOn(LawFactsService.prototype, 'of').mockImplementation(async function (
    this: LawFactsService,
    ...asked
  ) {
    seen.most = Math.max(seen.most, ++seen.running);
    await promise;
    try {
      return await facts.apply(this, asked);
    } finally {
      seen.running--;
    }
  });
  return { seen, release, spy };
}

it('of a whole company two reports are made at a time, whoever asks, and short calls go past them', async () => {
  const { seen, release, spy } = held();
  try {
    const asked = (['chef', 'olga'] as const).flatMap((who) =>
      Array.from({ length: 4 }, () => world.get<LawRow[]>(who, REPORT)),
    );
    await expect.poll(() => seen.running).toBe(2);
    // Behind them it would wait for their release, which comes later.
    expect((await world.get('anna', '/timesheet/workingtime')).status).toBe(200);
    await pause(50);
    expect(seen.running).toBe(2);
    release();
    const answers = await Promise.all(asked);
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(answers[0]?.body.map(({ code }) => code)).toContain('day10');
    expect(answers.at(-1)?.body).toEqual([]);
    expect(seen.most).toBe(2);
  } finally {
    spy.mockRestore();
  }
});

it('who would have to wait behind thirty is sent away at once, and nobody else', async () => {
  const { release, spy } = held();
  try {
    const asked = Array.from({ length: 33 }, () => world.get('chef', REPORT));
    const late = await Promise.race(asked);
    expect([refused(late), late.headers.get('retry-after')]).toEqual([[503, 'unavailable'], '5']);
    release();
    const statuses = (await Promise.all(asked)).map(({ status }) => status).toSorted();
    expect(statuses).toEqual([...Array(32).fill(200), 503]);
    expect((await world.get('chef', REPORT)).status).toBe(200);
  } finally {
    spy.mockRestore();
  }
});

it('who has waited for longer than a connection may be silent for is sent away, and whoever comes next is answered', async () => {
  const { seen, release, spy } = held();
  const now = performance.now();
  const clock = vi.spyOn(performance, 'now');
  try {
    const running = Array.from({ length: 2 }, () => world.get('chef', REPORT));
    await expect.poll(() => seen.running).toBe(2);
    const waiting = world.get('chef', REPORT);
    await pause(300);
    clock.mockReturnValue(now + 60_000);
    release();
    expect((await Promise.all(running)).map(({ status }) => status)).toEqual([200, 200]);
    expect(refused(await waiting)).toEqual([503, 'unavailable']);
    clock.mockRestore();
    expect((await world.get('chef', REPORT)).status).toBe(200);
  } finally {
    clock.mockRestore();
    spy.mockRestore();
  }
});
