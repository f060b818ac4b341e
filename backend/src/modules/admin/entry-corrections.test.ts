import type { ContractPreview, WireContract } from '@stundenbuch/domain/day/contracts/contract';
import type { CurrentUser } from '@stundenbuch/domain/sides/session/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { switchOn } from '../../../test/switch-on.ts';
import { World } from '../../../test/world.ts';

// Friday 20 November 2026
let world: World;
beforeAll(async () => {
  world = await World.start();
});
beforeEach(async () => {
  world.setClock('2026-11-20T09:00:00Z');
  await switchOn(world, 1, ['calendar', 'contracts', 'overtime', 'closing', 'audit'], '2026-01-01');
  for (const table of ['month_closings', 'time_postings', 'entries', 'contracts'])
    await world.sql(`delete from ${table} where company_id = 1`);
  await world.sql(`update users set worker_since = null, weeklyhours = 40 where company_id = 1`);
  await world.sql(`select add_first_contract(u, '1900-01-01') from users u where company_id = 1`);
});
afterAll(() => world?.close());

const line = async () => (await world.get<WireContract[]>('chef', '/contract/user/11')).body;
const only = async () => (await line())[0] as WireContract;
const balance = async () =>
  (await world.get<{ overtime: { minutes: number } }>('anna', '/overtime/balance')).body.overtime.minutes;
const shown = (row: WireContract, changes: object | null) => {
  const { id, user, last: _, place: __, version: ___, ...terms } = row;
  return world.post<ContractPreview>('chef', '/contract/preview', {
    user,
    id,
    row: changes && { ...terms, ...changes },
  });
};
const change = (row: WireContract, changes: object) => {
  const { id, user: _, last: __, place: ___, ...terms } = row;
  return world.put<WireContract>('chef', `/contract/${id}`, { ...terms, ...changes });
};
const close = (month: string) =>
  world.sql(
    `insert into month_closings (company_id, user_id, month, state, version, sha256, closed_at, created_at, created_by)
      values (1, 11, $1, 'closed', 1, repeat('0', 64), now(), now(), 13)`,
    [`${month}-01`],
  );

describe('an entry that was typed wrong', () => {
  it.each([
    ['forgotten', '1900-01-01', '2026-11-02'],
    ['too early', '2026-03-02', '2026-11-02'],
    ['too late', '2026-11-16', '2026-11-02'],
  ])('[SET-22] %s is put right with a reason, as the preview has said', async (_, from, right) => {
    await world.sql(`update contracts set valid_from = $1 where user_id = 11`, [from]);
    await world.sql(`update users set worker_since = null where id = 11`);
    const { body } = await shown(await only(), { valid_from: right });
    expect(body.corrected_from ?? null).toBe(from < '2026-11-01' ? from : null);
    expect(body.balance).toEqual({ before: await balance(), after: -14 * 480 });
    const before = await balance();
    if (body.corrected_from) {
      expect(refused(await change(await only(), { valid_from: right }))).toEqual([
        ...[400, 'correction_reason', 'reason'],
      ]);
      expect(await balance()).toBe(before);
    }
    expect((await change(await only(), { valid_from: right, reason: 'Eintritt vertippt' })).status).toBe(200);
    expect(await balance()).toBe(-14 * 480);
    const { worker_since } = (await world.get<CurrentUser>('anna', '/user/current')).body;
    expect(worker_since).toBe(right);
  });

  it('[SET-22] the reason is in the log', async () => {
    await change(await only(), { valid_from: '2026-11-03', reason: 'Laut Vertrag' });
    expect(
      await world.sql(`select reason from changes where company_id = 1 and table_name = 'contracts' and op = 'U'
        order by id desc limit 1`),
    ).toEqual([{ reason: 'Laut Vertrag' }]);
  });

  it('[SET-22] the first row is deleted with a reason, and a right one begins', async () => {
    const row = await only();
    expect((await shown(row, null)).body).toMatchObject({
      corrected_from: '1900-01-01',
      balance: { after: 0 },
    });
    const path = `/contract/${row.id}?version=${row.version}`;
    expect(refused(await world.delete('chef', path))).toEqual([400, 'correction_reason', 'reason']);
    expect((await world.delete('chef', `${path}&reason=Falsche%20Person`)).status).toBe(200);
    const { weeklyhours, minutes, vacation } = row;
    const anew = { user: 11, weeklyhours, minutes, vacation, valid_from: '2026-11-02', reason: 'Neu' };
    expect((await world.post('chef', '/contract', anew)).status).toBe(200);
    expect((await line()).map(({ valid_from }) => valid_from)).toEqual(['2026-11-02']);
  });

  it('[SET-22] no row begins from the beginning again', async () => {
    await world.sql(`update contracts set valid_from = '2026-11-02' where user_id = 11`);
    const answer = await change(await only(), { valid_from: '1900-01-01', reason: 'Zurück' });
    expect(refused(answer)).toEqual([400, 'contract_period', 'valid_from']);
  });

  it('[SET-22] [CON-09] names the closed month that is in the way, and no other', async () => {
    await close('2026-08');
    const right = { valid_from: '2026-04-01', reason: 'Eintritt vertippt' };
    const closed = await change(await only(), right);
    expect(closed).toMatchObject({
      status: 409,
      body: { code: 'contract_closed', message: 'Der Monat August 2026 ist abgeschlossen.' },
    });
    expect(refused(await shown(await only(), right))).toEqual([409, 'contract_closed', 'valid_from']);
    // What comes after it is open, however long ago.
    expect((await shown(await only(), { ends_on: '2026-09-14' })).body.corrected_from).toBe('2026-09-15');
    await world.sql(`update month_closings set state = 'open' where company_id = 1`);
    expect((await change(await only(), right)).status).toBe(200);
  });
});
