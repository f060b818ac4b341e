import { createHash } from 'node:crypto';
import type {
  DueNotice,
  NoticePerson,
  PersonExpiryOnWire,
  SentNotices,
  VacationNotice,
} from '@stundenbuch/domain/workflows/yearend/notice-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { World } from '../../../test/world.ts';
import { preview, storedNotice, vacation, withAccounts } from '../../../test/year-end.ts';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world?.close());
beforeEach(async () => {
  world.setClock('2026-01-12T09:00:00Z');
  await withAccounts(world, { 11: 5, 12: 4 });
});

const send = (body: object) =>
  world.post<SentNotices>('chef', '/vacation/notice', { channel: 'app', ...body });
const own = async () => (await world.get<VacationNotice[]>('anna', '/vacation/notice')).body;
const read = (id: number) => world.post<VacationNotice>('anna', `/vacation/notice/${id}/read`);
const people = async (year: number) =>
  (await world.get<NoticePerson[]>('chef', `/vacation/notice/company/${year}`)).body;
const due = async () => (await world.get<DueNotice[]>('chef', '/vacation/notice/due')).body;
const stored = () => world.sql('select * from vacation_notices order by id');

describe('a notice', () => {
  it('[LED-10] tells everybody who has days of the year left, in a text that is stored with its hash', async () => {
    await vacation(world, 11, '2026-03-02');
    const { body } = await send({ year: 2025 });
    expect(body).toEqual({
      sent: 2,
      skipped: [{ user: 13, first_name: 'Chef', name: 'Muster', reason: 'Aus 2025 ist kein Urlaub übrig.' }],
    });
    const [notice] = await own();
    expect(notice).toMatchObject({
      year: 2025,
      days: 4,
      deadline: '2026-03-31',
      channel: 'app',
      read_at: null,
      text: 'Ihnen stehen aus 2025 noch 4 Urlaubstage zu. Bitte beantragen Sie diese so, dass Sie sie bis zum 31.03.2026 nehmen können. Urlaub, den Sie bis dahin nicht nehmen, obwohl Sie es könnten, verfällt am 31.03.2026.',
    });
    const hash = createHash('sha256')
      .update((notice as VacationNotice).text)
      .digest('hex');
    expect((await stored())[0]).toMatchObject({ sha256: hash, sent_by: 13 });
  });

  it('[LED-11] goes to chosen people, and says who could not be told and why', async () => {
    expect((await send({ year: 2025, users: [12] })).body).toEqual({ sent: 1, skipped: [] });
    expect((await send({ year: 2024, users: [12] })).body).toMatchObject({
      sent: 0,
      skipped: [{ reason: 'Die Frist 31.03.2025 ist vorbei.' }],
    });
    expect((await send({ year: 2027, users: [12] })).body).toMatchObject({
      skipped: [{ reason: 'Das Jahr 2027 hat noch nicht begonnen.' }],
    });
    await world.put('chef', '/vacation/expiry/12', { expiry: 'never' });
    expect((await send({ year: 2025, users: [12] })).body).toMatchObject({
      skipped: [{ reason: 'Urlaub aus 2025 verfällt nicht.' }],
    });
    expect((await send({ year: 2025, users: [12, 21] })).status).toBe(404);
  });

  it('[LED-11] is read once, by the person alone', async () => {
    await send({ year: 2025 });
    const [notice] = (await own()) as [VacationNotice];
    expect((await world.post('bert', `/vacation/notice/${notice.id}/read`)).status).toBe(404);
    const first = await read(notice.id);
    expect(first.body.read_at).toBe('2026-01-12T09:00:00Z');
    world.setClock('2026-03-30T09:00:00Z');
    expect((await read(notice.id)).body).toEqual(first.body);
  });

  it('[LED-11] unread ones come first', async () => {
    const old = await storedNotice(world, 11, 2024, { read: null });
    await send({ year: 2025 });
    const [newest] = (await own()) as [VacationNotice];
    await read(newest.id);
    expect((await own()).map(({ id }) => id)).toEqual([old, newest.id]);
  });

  it('[LED-11] on paper counts as read on the day on which it was handed over', async () => {
    await send({ year: 2025, channel: 'paper', day: '2026-01-05', note: 'im Büro' });
    const [notice] = await own();
    expect(notice).toMatchObject({ channel: 'paper', read_at: '2026-01-05T11:00:00Z' });
    expect((await stored())[0]).toMatchObject({ note: 'im Büro' });
    for (const day of [undefined, '2026-01-13']) {
      expect(await send({ year: 2025, channel: 'paper', day })).toMatchObject({
        status: 400,
        body: { code: 'notice_handed_over', field: 'day' },
      });
    }
  });

  it('[LED-11] no later contract, posting or template changes the text, and nobody can', async () => {
    await send({ year: 2025 });
    const before = await own();
    await world.sql('update contracts set vacation = 3');
    await world.put('chef', '/company/settings/ledger', {
      value: { expiry: '06-30', notice: 'Noch {tage} Tage bis {frist}.' },
    });
    expect(await own()).toEqual(before);
    await expect(world.sql(`update vacation_notices set text = 'anders'`)).rejects.toThrow('does not change');
    await read((before[0] as VacationNotice).id);
    await expect(
      world.sql('update vacation_notices set read_at = now() where read_at is not null'),
    ).rejects.toThrow('does not change');
  });

  it('[LED-09] only one that was read in time lets days expire', async () => {
    world.setClock('2026-03-20T09:00:00Z');
    await send({ year: 2025 });
    const expiring = async () => {
      world.setClock('2026-04-02T09:00:00Z');
      return (await preview(world, 2025)).people.map(({ expires }) => expires);
    };
    expect(await expiring()).toEqual([0, 0, 0]);
    // Seven working days are left for five days; later, four.
    world.setClock('2026-03-20T09:00:00Z');
    await read(((await own()) as [VacationNotice])[0].id);
    expect(await expiring()).toEqual([5, 0, 0]);
  });
});

describe('the template', () => {
  const save = (notice: string) =>
    world.put<{ code: string; field: string }>('chef', '/company/settings/ledger', {
      value: { expiry: '03-31', notice },
    });

  it('[LED-10] needs the number and the day', async () => {
    const refusal = { code: 'notice_template', field: 'notice' };
    expect(await save('Bitte bis {frist}.')).toMatchObject({ status: 400, body: refusal });
    expect(await save('Noch {tage} Tage.')).toMatchObject({ status: 400, body: refusal });
    expect((await save('Noch {tage} Tage bis {frist}.')).status).toBe(200);
    await send({ year: 2025 });
    expect(await own()).toMatchObject([{ text: 'Noch 5 Tage bis 31.03.2026.' }]);
  });

  it('[LED-08] the day of expiry is one of the following year', async () => {
    const value = { expiry: '02-30', notice: '{tage} {frist}' };
    const { status, body } = await world.put('chef', '/company/settings/ledger', { value });
    expect([status, body]).toMatchObject([400, { code: 'expiry_day', field: 'expiry' }]);
  });
});

describe('what an admin sees', () => {
  it('[LED-11] who has days left, what they were told, and whether it counts', async () => {
    expect(await people(2025)).toMatchObject([
      { user: 11, days: 5, deadline: '2026-03-31', sent_at: null, in_time: false, due: true },
      { user: 12, days: 4, sent_at: null },
    ]);
    await send({ year: 2025, users: [11] });
    await read(((await own()) as [VacationNotice])[0].id);
    expect(await people(2025)).toMatchObject([
      { user: 11, sent_at: '2026-01-12T09:00:00Z', channel: 'app', in_time: true, due: false },
      { user: 12, in_time: false, due: true },
    ]);
    expect((await world.get('lena', '/vacation/notice/company/2025')).status).toBe(200);
  });

  it.each([
    ['2026-01-12', 'january', 2],
    ['2026-02-03', 'deadline', 2],
  ])('[LED-11] on %s whom to tell of 2025: %s', async (day, occasion, count) => {
    world.setClock(`${day}T09:00:00Z`);
    expect(await due()).toContainEqual({ year: 2025, deadline: '2026-03-31', occasion, people: count });
    await send({ year: 2025 });
    expect((await due()).filter(({ year }) => year === 2025)).toEqual([]);
  });

  it('[LED-11] on 1 September of this year’s days, and in between of nothing', async () => {
    world.setClock('2026-09-01T09:00:00Z');
    expect(await due()).toEqual([{ year: 2026, deadline: '2027-03-31', occasion: 'september', people: 3 }]);
    world.setClock('2026-10-05T09:00:00Z');
    expect(await due()).toEqual([]);
  });
});

describe('the deadline of a person', () => {
  const path = '/vacation/expiry/11';

  it('[LED-08] is that of the company until an admin says otherwise', async () => {
    const like = {
      user: 11,
      first_name: 'Anna',
      name: 'Muster',
      expiry: null,
      suspended_until: null,
      company: '03-31',
      version: 0,
    };
    expect((await world.get<PersonExpiryOnWire>('chef', path)).body).toEqual(like);
    const { body } = await world.put('chef', path, { expiry: '12-31', version: 0 });
    expect(body).toEqual({ ...like, expiry: '12-31', version: 1 });
    expect(await world.put('chef', path, { expiry: null, version: 0 })).toMatchObject({ status: 409 });
    expect(await world.put('chef', path, { expiry: '31.03.' })).toMatchObject({ status: 400 });
    expect((await world.put('chef', path, { suspended_until: '2026-06-30', version: 1 })).status).toBe(200);
    expect((await people(2025))[0]).toMatchObject({ deadline: '2027-12-31' });
  });

  it('[FND-13] is not for colleagues, and 404 elsewhere', async () => {
    expect((await world.get('bert', path)).status).toBe(403);
    expect((await world.get('chef', '/vacation/expiry/21')).status).toBe(404);
    expect((await world.put('chef', '/vacation/expiry/21', { expiry: null })).status).toBe(404);
  });
});
