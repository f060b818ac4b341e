import type { WireNotice } from '@stundenbuch/domain/sides/notices/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { close, confirm, reopen, requestTime, withMonthClose, workedMonth } from '../../../test/month.ts';
import type { Person } from '../../../test/people.ts';
import { switchOn } from '../../../test/switch-on.ts';
import { World } from '../../../test/world.ts';

// Friday 20 November 2026: October is closed for Anna.
let world: World;
beforeAll(async () => {
  world = await World.start(undefined, {
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'stundenbuch@beispiel.example',
  });
});
afterAll(() => world?.close());
beforeEach(async () => {
  await world.sql('truncate notices, outbox');
  await world.setFeatures('alpha', []);
  await withMonthClose(world);
  await workedMonth(world, 11);
  await confirm(world, 'anna');
  await close(world, [11]);
});

const wish = () => requestTime(world, '2026-10-05', { start_time: '07:00', end_time: '18:00', break: 1 });
const answer = (id: number, accept: boolean) =>
  world.put('chef', `/correction/${id}`, { accept, ...(!accept && { answer: 'Laut Bautagebuch frei' }) });
const toldOf = async (who: Person) =>
  (await world.get<WireNotice[]>(who, '/notice')).body.map(({ text, path }) => [text, path]);
const queued = () => world.sql('select user_id, kind from outbox order by id');

describe('with notices', () => {
  beforeEach(() => switchOn(world, 1, ['notices']));

  it('[MAIL-01] [MON-06] admins learn of a wish, once', async () => {
    await wish();
    expect((await wish()).status).toBe(409);
    const told = ['Anna Muster beantragt eine Korrektur für den 05.10.2026.', '/month?month=2026-10'];
    expect(await toldOf('chef')).toEqual([told]);
    expect(await toldOf('anna')).toEqual([]);
    expect(await toldOf('bert')).toEqual([]);
    expect(await queued()).toEqual([{ user_id: 13, kind: 'correction_received' }]);
  });

  it.each([
    ['accepted', true, 'angenommen'],
    ['declined', false, 'abgelehnt'],
  ])('[MAIL-01] [MON-06] the person learns that it was %s', async (_, accept, word) => {
    const { id } = (await wish()).body;
    expect((await answer(id, accept)).status).toBe(200);
    expect((await answer(id, accept)).status).toBe(409);
    const told = [`Ihre Korrektur für den 05.10.2026 wurde ${word}.`, '/month?user=11&month=2026-10'];
    expect(await toldOf('anna')).toEqual([told]);
    expect((await queued())[1]).toEqual({ user_id: 11, kind: 'correction_decided' });
  });

  it('[MAIL-01] [MON-05] the person learns that the month is open again', async () => {
    expect((await reopen(world)).status).toBe(200);
    expect((await reopen(world)).status).toBe(409);
    expect(await toldOf('anna')).toEqual([
      [
        'Ihr Monat Oktober 2026 ist wieder offen. Bitte prüfen und bestätigen Sie ihn erneut.',
        '/month?user=11&month=2026-10',
      ],
    ]);
    expect(await queued()).toEqual([{ user_id: 11, kind: 'month_reopened' }]);
  });
});

it('[MAIL-01] without notices nothing is written', async () => {
  const { id } = (await wish()).body;
  await answer(id, true);
  await reopen(world);
  expect(await queued()).toEqual([]);
  expect(await world.sql('select from notices')).toEqual([]);
});
