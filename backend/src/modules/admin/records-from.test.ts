import type { CompanyDetail } from '@stundenbuch/domain/sides/people/company-contract';
import type { CurrentUser } from '@stundenbuch/domain/sides/session/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { store, work } from '../../../test/entries.ts';
import { Hiring } from '../../../test/hiring.ts';
import { switchOn } from '../../../test/switch-on.ts';
import type { World } from '../../../test/world.ts';

let hiring: Hiring;
let world: World;
beforeAll(async () => {
  hiring = await Hiring.start();
  world = hiring.world;
});
beforeEach(async () => {
  // Monday
  world.setClock('2026-11-23T09:00:00Z');
  await world.setFeatures('alpha', []);
  await world.sql('update companies set records_from = null where id = 1');
});
afterAll(() => world?.close());

const company = { name: 'Neu', features: ['calendar', 'contracts', 'ledger', 'overtime'] };
const found = (fields: object) => world.post<CompanyDetail>('gero', '/company', { ...company, ...fields });
const begin = async (day: string) => {
  await switchOn(world, 1, ['calendar'], '2026-11-01');
  await world.sql('update companies set records_from = $1 where id = 1', [day]);
};
const change = (id: number, fields: object) => world.put<CurrentUser>('chef', `/user/${id}`, fields);

describe('[START-01] [SET-30] [SET-31] where a company begins', () => {
  it('is today for a call that says nothing, and its features count from that month on', async () => {
    expect((await found({ id: 501 })).body.records_from).toBe('2026-11-23');
    expect((await found({ id: 502, records_from: '2025-11-01' })).body.records_from).toBe('2025-11-01');
    expect((await found({ id: 503, records_from: '2027-02-01' })).body.records_from).toBe('2027-02-01');
    const since = await world.sql(
      `select company_id as id, min(since)::text as first, max(since)::text as last from company_settings
        where feature = any($1) and company_id > 500 group by 1 order by 1`,
      [company.features],
    );
    expect(since).toEqual([
      { id: 501, first: '2026-11-01', last: '2026-11-01' },
      { id: 502, first: '2025-11-01', last: '2025-11-01' },
      { id: 503, first: '2027-02-01', last: '2027-02-01' },
    ]);
    expect(refused(await found({ id: 504, records_from: '2025-10-31' }))).toEqual([
      400,
      'records_from_range',
      'records_from',
    ]);
  });

  it('is unknown and unsaid without a calendar', async () => {
    const { body } = await found({ id: 505, features: [], records_from: '2026-11-01' });
    expect(body).not.toHaveProperty('records_from');
    expect((await world.get('anna', '/company/current')).body).not.toHaveProperty('records_from');
    const person = await hiring.created({ records_from: '2026-11-01', records: false });
    expect(person).not.toHaveProperty('records_from');
    expect(person).not.toHaveProperty('records');
    expect(await hiring.stored(person.id)).toMatchObject({ records_from: null, records: true });
  });

  it('moves nobody when it changes', async () => {
    await begin('2026-11-23');
    const { id } = await hiring.created();
    const moved = await world.put<CompanyDetail>('gero', '/company/1', { records_from: '2026-12-01' });
    expect(moved.body.records_from).toBe('2026-12-01');
    const changed = await change(id, { vacation: 30, records_from: '2026-11-23' });
    expect(changed.body).toMatchObject({ vacation: 30, records_from: '2026-11-23' });
    const nothing = await world.put('gero', '/company/1', { records_from: null });
    expect(refused(nothing)).toEqual([400, 'fields_missing', 'records_from']);
  });
});

describe('[START-01] where a person begins', () => {
  it('is the later of company, entry and today for a call that says nothing', async () => {
    await begin('2026-11-01');
    expect((await world.get('anna', '/company/current')).body).toMatchObject({ records_from: '2026-11-01' });
    expect(await hiring.created({ worker_since: '2024-03-01' })).toMatchObject({
      records_from: '2026-11-23',
      records: true,
    });
    expect(await hiring.created({ worker_since: '2027-02-01' })).toMatchObject({
      records_from: '2027-02-01',
    });
    expect(await hiring.created({ records_from: '2026-11-01' })).toMatchObject({
      records_from: '2026-11-01',
    });
    const before = await world.post('chef', '/user', hiring.newcomer({ records_from: '2026-10-31' }));
    expect(refused(before)).toEqual([400, 'records_from_company', 'records_from']);
    expect((await world.get('anna', '/user/current')).body).toMatchObject({
      records_from: null,
      records: true,
    });
  });

  it('changes with a reason, which the log knows, and never to nothing', async () => {
    await begin('2026-11-01');
    await switchOn(world, 1, ['audit']);
    const { id } = await hiring.created();
    expect(refused(await change(id, { records_from: '2026-12-01' }))).toEqual([
      400,
      'correction_reason',
      'reason',
    ]);
    const reason = 'Kommt erst im Dezember';
    expect(refused(await change(id, { records_from: null, reason }))).toEqual([
      400,
      'fields_missing',
      'records_from',
    ]);
    expect((await change(id, { records_from: '2026-12-01', reason })).body).toMatchObject({
      records_from: '2026-12-01',
    });
    const [row] = await world.sql(
      `select reason, after ->> 'records_from' as day from changes where table_name = 'users' and record_id = $1
        order by id desc limit 1`,
      [id],
    );
    expect(row).toEqual({ reason, day: '2026-12-01' });
  });
});

describe('[START-04] [SET-34] an admin', () => {
  const contracts = (id: number) =>
    world.sql(
      'select valid_from::text, weeklyhours::float8 as hours from contracts where company_id = 1 and user_id = $1',
      [id],
    );

  it('has no contract until "erfasst selbst" is ticked and hours are given', async () => {
    await begin('2026-11-01');
    await switchOn(world, 1, ['contracts']);
    const { id, ...admin } = await hiring.created({ setAdmin: 1, weeklyhours: 40 });
    expect(admin).toMatchObject({ records: false, records_from: '2026-11-23' });
    expect(await contracts(id)).toEqual([]);
    const reason = 'Arbeitet mit';
    expect(refused(await change(id, { records: true, reason }))).toEqual([
      400,
      'contract_hours',
      'weeklyhours',
    ]);
    world.setClock('2026-11-30T09:00:00Z');
    const ticked = await change(id, { records: true, weeklyhours: 32, reason });
    expect(ticked.body).toMatchObject({ records: true, records_from: '2026-11-30', weeklyhours: 32 });
    expect(await contracts(id)).toEqual([{ valid_from: '2026-11-30', hours: 32 }]);
  });

  it('that is ticked at once has one, and becoming admin takes nothing away', async () => {
    await begin('2026-11-01');
    const { id, records } = await hiring.created({ setAdmin: 1, records: true });
    expect(records).toBe(true);
    expect(await contracts(id)).toHaveLength(1);
    const other = await hiring.created();
    expect((await change(other.id, { setAdmin: 1 })).body.records).toBe(true);
    expect(await contracts(other.id)).toHaveLength(1);
  });

  it('of a company without a calendar goes on recording when one is switched on, and who never did has no target', async () => {
    const [busy, idle] = [await hiring.created({ setAdmin: 1 }), await hiring.created({ setAdmin: 1 })];
    await store(world, { ...work('2026-11-19'), user_id: busy.id });
    const on = { feature: 'calendar', on: true };
    expect((await world.post('chef', '/company/features', on)).status).toBe(200);
    expect(await contracts(busy.id)).toHaveLength(1);
    expect(await contracts(idle.id)).toEqual([]);
    const people = (await world.get<CurrentUser[]>('chef', '/user')).body;
    const recorded = people.filter(({ id }) => [busy.id, idle.id].includes(id));
    expect(recorded.map(({ id, records, openVacation }) => [id, records, openVacation])).toEqual([
      [busy.id, true, 25],
      [idle.id, false, 0],
    ]);
    await world.sql('delete from entries');
  });
});
