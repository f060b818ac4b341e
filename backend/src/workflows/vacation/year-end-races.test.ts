import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { World } from '../../../test/world.ts';
import { postings, preview, storedNotice, withAccounts } from '../../../test/year-end.ts';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world?.close());
beforeEach(async () => {
  world.setClock('2026-04-02T09:00:00Z');
  await withAccounts(world, { 11: 5, 12: 4 });
});

const TIMES = 8;
const close = (hash: string, body: object = {}) =>
  world.post<{ posted: number; code?: string }>('chef', '/vacation/closing', { year: 2025, hash, ...body });
const sum = async (user: number) =>
  (await postings(world, user)).reduce((days, posting) => days + posting.days, 0);

describe('at the same moment', () => {
  it('[LED-14] two admins who close a year post it once', async () => {
    await world.sql('update users set role = 2 where id = 12');
    await storedNotice(world, 11, 2025);
    const { hash } = await preview(world, 2025);
    const answers = await Promise.all(
      Array.from({ length: TIMES }, (_, i) =>
        world.post<{ posted: number }>(i % 2 ? 'chef' : 'bert', '/vacation/closing', { year: 2025, hash }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(TIMES).fill(200));
    expect(answers.map(({ body }) => body.posted).sort()).toEqual([...Array(TIMES - 1).fill(0), 1]);
    expect(await sum(11)).toBe(-5);
    expect(await world.sql('select from vacation_closings')).toHaveLength(1);
    await world.sql('update users set role = 1 where id = 12');
  });

  it('[LED-13] a request and a closing end in one of the two orders', async () => {
    await storedNotice(world, 11, 2025);
    for (let i = 0; i < TIMES; i++) {
      const { hash } = await preview(world, 2025);
      const before = await sum(11);
      const day = `2026-04-${String(6 + i).padStart(2, '0')}`;
      const [requested, closed] = await Promise.all([
        world.post('anna', '/timesheet/absence', { project: 10, day, hours: 8 }),
        close(hash),
      ]);
      expect([200, 400]).toContain(requested.status);
      expect([200, 409]).toContain(closed.status);
      if (closed.status === 409) {
        expect(closed.body.code).toBe('basis_changed');
        expect(await sum(11)).toBe(before);
      } else expect(await sum(11)).toBe(-5);
    }
    // Whoever came later looks again: then it is true.
    await close((await preview(world, 2025)).hash);
    expect(await sum(11)).toBe(-5);
  });

  it('[LED-11] a notice that is read while a year is closed was read before or after', async () => {
    world.setClock('2026-03-20T09:00:00Z');
    const sent = await world.post('chef', '/vacation/notice', { year: 2025, channel: 'app', users: [11] });
    expect(sent.status).toBe(200);
    const [notice] = (await world.get<{ id: number }[]>('anna', '/vacation/notice')).body;
    await world.sql(`update company_settings set value = '{"expiry": "03-31"}' where feature = 'ledger'`);
    // Read in time, recorded at the moment of the closing.
    const { hash } = await preview(world, 2025);
    const [read, closed] = await Promise.all([
      world.post('anna', `/vacation/notice/${notice?.id}/read`),
      close(hash),
    ]);
    expect(read.status).toBe(200);
    expect([200, 409]).toContain(closed.status);
    expect(await sum(11)).toBe(0);
    world.setClock('2026-04-02T09:00:00Z');
    expect((await close((await preview(world, 2025)).hash)).body.posted).toBe(1);
    expect(await sum(11)).toBe(-5);
  });

  it('[LED-11] pressing ‘Gelesen’ ten times reads once', async () => {
    const id = await storedNotice(world, 11, 2025, { read: null });
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        world.post<{ read_at: string }>('anna', `/vacation/notice/${id}/read`),
      ),
    );
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.read_at}`)).size).toBe(1);
  });

  it('[LED-14] applying and undoing leave no half of either', async () => {
    await storedNotice(world, 11, 2025);
    const { hash } = await preview(world, 2025);
    const { body } = await world.post<{ id: number }>('chef', '/vacation/closing', { year: 2025, hash });
    const answers = await Promise.all([
      world.post('chef', `/vacation/closing/${body.id}/undo`),
      world.post('chef', `/vacation/closing/${body.id}/undo`),
      close(hash),
    ]);
    expect(
      answers
        .slice(0, 2)
        .map(({ status }) => status)
        .sort(),
    ).toEqual([200, 409]);
    expect(answers[2]?.status).toBe(200);
    const open = await world.sql('select from vacation_closings where undone_at is null');
    expect(await sum(11)).toBe(open.length === 1 ? -5 : 0);
  });
});
