import { randomUUID } from 'node:crypto';
import type {
  AtTerminal,
  MadeTerminal,
  PinState,
  Terminal,
} from '@stundenbuch/domain/records/punch/terminal-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { quickHash } from '../../../test/quick-hash.ts';
import { switchOn } from '../../../test/switch-on.ts';
import { World } from '../../../test/world.ts';

const PIN = '471108';
let world: World;
let code: string;
beforeAll(async () => {
  world = await World.start();
  for (const company of [1, 2]) await switchOn(world, company, ['calendar', 'law', 'clock']);
  await world.sql(`update users set personnel_number = '10' || id`);
  code = (await world.post<MadeTerminal>('chef', '/clock/terminal', { name: 'Werkstatt' })).body.code;
  for (const who of ['anna', 'bert', 'otto'] as const) {
    expect((await world.put<PinState>(who, '/clock/pin', { pin: PIN })).body.is_set).toBe(true);
  }
  await world.sql('update terminal_pins set pin_hash = $1', [quickHash(PIN)]);
});
beforeEach(async () => {
  world.setClock('2026-11-20T07:00:00Z');
  for (const table of ['entries', 'work_intervals', 'clock_taps', 'login_failures'])
    await world.sql(`delete from ${table}`);
});
afterAll(() => world?.close());

const at = (path: string, body: object, terminal = code) =>
  world.call<AtTerminal>(null, 'POST', `/terminal/${path}`, body, { headers: { terminal } });
const look = (number: string, pin = PIN, terminal = code) => at('look', { number, pin }, terminal);
const punch = (kind: string, number = '1011', client_id: string = randomUUID()) =>
  at('tap', { number, pin: PIN, tap: kind, client_id });
const WRONG = [401, 'terminal_wrong', 'pin'];

describe('[CLK-07] a terminal at the door', () => {
  it('says when it was last used: by a right PIN, once an hour, and the log has nothing of it', async () => {
    await switchOn(world, 1, ['audit']);
    await world.sql('truncate changes');
    const used = async () => (await world.get<Terminal[]>('chef', '/clock/terminal')).body[0]?.used_at;
    await look('1011', '999999');
    expect(await used()).toBeNull();
    await look('1011');
    expect(await used()).toBe('2026-11-20T07:00:00.000Z');
    world.setClock('2026-11-20T07:59:59Z');
    await punch('come');
    expect(await used()).toBe('2026-11-20T07:00:00.000Z');
    world.setClock('2026-11-20T08:00:00Z');
    await punch('go', '1012');
    expect(await used()).toBe('2026-11-20T08:00:00.000Z');
    expect(await world.sql(`select from changes where table_name = 'terminals'`)).toEqual([]);
    await world.sql(`update companies set features = array_remove(features, 'audit') where id = 1`);
  });

  it('comes, breaks, resumes and goes with number and PIN, as the person and recorded as the terminal', async () => {
    await switchOn(world, 1, ['audit']);
    await world.sql('truncate changes');
    expect((await look('1011')).body).toEqual({
      first_name: 'Anna',
      state: 'idle',
      since: null,
      notes: [],
      missing_break: null,
      balance: null,
    });
    const kinds = ['come', 'break', 'resume', 'go'];
    const states = [];
    for (const [at, kind] of kinds.entries()) {
      world.setClock(`2026-11-20T${String(7 + 3 * at).padStart(2, '0')}:00:00Z`);
      states.push((await punch(kind)).body.state);
    }
    expect(states).toEqual(['work', 'break', 'work', 'idle']);
    const [entry] = await world.sql(
      'select user_id, hours::float8 as hours, break_hours::float8 as pause from entries',
    );
    expect(entry).toEqual({ user_id: 11, hours: 6, pause: 3 });
    const intervals = await world.sql('select distinct source, user_id, created_by from work_intervals');
    expect(intervals).toEqual([{ source: 'terminal', user_id: 11, created_by: 11 }]);
    const actors = await world.sql(
      `select distinct actor_id, actor_kind from changes where table_name = 'entries'`,
    );
    expect(actors).toEqual([{ actor_id: 11, actor_kind: 'terminal' }]);
    await world.sql(`update companies set features = array_remove(features, 'audit') where id = 1`);
  });

  it('the person’s own clock goes on: come at the door, go on the phone', async () => {
    await punch('come');
    expect((await world.get<{ state: string }>('anna', '/clock')).body.state).toBe('work');
    world.setClock('2026-11-20T11:00:00Z');
    await world.post('anna', '/clock/go', { client_id: randomUUID() });
    expect((await look('1011')).body.state).toBe('idle');
    expect(await world.sql('select distinct source from work_intervals')).toEqual([{ source: 'terminal' }]);
  });

  it('20 punches at once leave one interval, and the same client_id is one punch', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => punch('come')));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(answers.map(({ body }) => body.state))).toEqual(new Set(['work']));
    expect(await world.sql('select from work_intervals')).toHaveLength(1);
    const id = randomUUID();
    const again = await Promise.all(Array.from({ length: 5 }, () => punch('break', '1012', id)));
    expect(new Set(again.map(({ body }) => body.state))).toEqual(new Set(['idle']));
    expect(await world.sql(`select from clock_taps where client_id = '${id}'`)).toHaveLength(1);
  });

  it('20 wrong PINs at once: five are told so, and then the number is locked for 15 minutes', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => look('1011', '000000')));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(5).fill(401), ...Array(15).fill(429)]);
    expect(refused(await look('1011'))).toEqual([429, 'too_many_attempts']);
    expect((await look('1012')).status).toBe(200);
    world.setClock('2026-11-20T07:14:59Z');
    expect((await look('1011')).status).toBe(429);
    world.setClock('2026-11-20T07:15:00Z');
    expect((await look('1011')).status).toBe(200);
  });

  it('locks from the fifth on, however slowly they came, and a right one before it forgets them', async () => {
    for (let n = 0; n < 4; n += 1) expect(refused(await look('1011', '000000'))).toEqual(WRONG);
    expect((await look('1011')).status).toBe(200);
    for (let n = 0; n < 5; n += 1) {
      world.setClock(`2026-11-20T07:${10 + 3 * n}:00Z`);
      expect(refused(await look('1011', '000000'))).toEqual(WRONG);
    }
    world.setClock('2026-11-20T07:36:00Z');
    expect((await look('1011')).status).toBe(429);
    world.setClock('2026-11-20T07:37:00Z');
    expect((await look('1011')).status).toBe(200);
  });

  it('an unknown number is answered and locked like a wrong PIN', async () => {
    const [unknown, wrong] = [await look('99', '000000'), await look('1011', '000000')];
    expect(unknown.body).toEqual(wrong.body);
    expect(unknown.status).toBe(wrong.status);
    expect(unknown.body).toMatchObject({ message: 'Personalnummer oder PIN ist falsch.' });
    for (let n = 0; n < 4; n += 1) expect(refused(await look('99', '000000'))).toEqual(WRONG);
    expect(refused(await look('99'))).toEqual([429, 'too_many_attempts']);
  });

  it('guessing one PIN for many numbers is slowed down for the terminal, and for the company at all of them', async () => {
    const { body: gate } = await world.post<MadeTerminal>('chef', '/clock/terminal', { name: 'Tor' });
    const { body: store } = await world.post<MadeTerminal>('chef', '/clock/terminal', { name: 'Lager' });
    const guess = async (from: number, times: number, terminal: string) => {
      let looked = 0;
      for (let n = 0; n < times; n += 1)
        if ((await look(`${from + n}`, '000000', terminal)).status === 401) looked += 1;
      return looked;
    };
    await world.sql('update users set personnel_number = $1 where id = 11', ['1011']);
    expect(await guess(5000, 33, gate.code)).toBe(30);
    const answer = await look('1011', PIN, gate.code);
    expect([...refused(answer), answer.headers.get('retry-after')]).toEqual([429, 'too_many_attempts', '10']);
    // Other doors, and after a pause the same one, let people in; a right PIN does not forget the wrong ones.
    expect((await look('1011', PIN, store.code)).status).toBe(200);
    world.setClock('2026-11-20T07:00:10Z');
    expect((await look('1011', PIN, gate.code)).status).toBe(200);
    expect(await guess(6000, 2, gate.code)).toBe(1);
    expect(await guess(7000, 33, store.code)).toBe(29);
    expect((await look('1011')).headers.get('retry-after')).toBe('5');
    world.setClock('2026-11-20T07:00:15Z');
    expect((await look('1011')).status).toBe(200);
    await world.delete('chef', `/clock/terminal/${gate.id}`);
    await world.delete('chef', `/clock/terminal/${store.id}`);
    await world.sql('delete from terminals where revoked_at is not null');
  });

  it('of a locked company is locked, and goes on when that is over', async () => {
    await punch('come');
    await world.sql('update companies set locked_at = now() where id = 1');
    const paths = {
      tap: { tap: 'go', client_id: randomUUID() },
      look: {},
      'missing-break': { day: '2026-11-19', minutes: 30 },
    };
    for (const [path, body] of Object.entries(paths))
      expect(refused(await at(path, { number: '1011', pin: PIN, ...body }))).toEqual([403, 'company_locked']);
    expect(refused(await look('1011', '000000'))).toEqual([403, 'company_locked']);
    const late =
      world.sql(`insert into clock_taps (company_id, user_id, client_id, tap, answer, created_at, created_by)
      values (1, 11, gen_random_uuid(), 'come', '{}', now(), 11)`);
    await expect(late).rejects.toThrow('company 1 is locked');
    await world.sql('update companies set locked_at = null where id = 1');
    expect((await look('1011')).body.state).toBe('work');
  });

  it('knows nobody of another company, nobody who was switched off, and no reader', async () => {
    expect(refused(await look('1021'))).toEqual(WRONG);
    await world.sql('update users set active = false where id = 12');
    expect(refused(await look('1012'))).toEqual(WRONG);
    await world.sql('update users set active = true, role = 4 where id = 12');
    expect(refused(await look('1012'))).toEqual(WRONG);
    await world.sql('update users set role = 1 where id = 12');
    expect((await look('1012')).status).toBe(200);
  });

  it('nobody is meant by a number that two have', async () => {
    await world.sql(`update users set personnel_number = '1011' where id = 12`);
    expect(refused(await look('1011'))).toEqual(WRONG);
    expect(refused(await world.put('bert', '/clock/pin', { pin: PIN }))).toEqual([409, 'terminal_number']);
    await world.sql(`update users set personnel_number = '1012' where id = 12`);
  });

  it('shows the time account where the company wants it', async () => {
    await switchOn(world, 1, ['contracts', 'overtime']);
    const show = (value: boolean) =>
      world.sql(`update company_settings set value = $1 where company_id = 1 and feature = 'clock'`, [
        JSON.stringify({ terminal_balance: value }),
      ]);
    await show(true);
    expect((await look('1011')).body.balance).toBeLessThan(0);
    await show(false);
    expect((await look('1011')).body.balance).toBeNull();
  });
});

describe('[CLK-07] a device', () => {
  const place = (terminal: string | undefined) =>
    world.call<{ name: string | null }>(null, 'GET', '/terminal', undefined, {
      headers: terminal === undefined ? {} : { terminal },
    });

  it('has a code that is stored as a hash alone', async () => {
    expect((await place(code)).body).toEqual({ name: 'Werkstatt' });
    expect((await place(code.toLowerCase().replace(/(.{4})/g, '$1-'))).body).toEqual({ name: 'Werkstatt' });
    expect((await place(undefined)).body).toEqual({ name: null });
    const rows = JSON.stringify(await world.sql('select * from terminals'));
    expect(rows).not.toContain(code);
    expect(JSON.stringify((await world.get('chef', '/clock/terminal')).body)).not.toContain(code);
  });

  it('works no longer once it is revoked, and only admins of the company revoke it', async () => {
    const { body: made } = await world.post<MadeTerminal>('chef', '/clock/terminal', { name: 'Tor' });
    expect((await look('1011', PIN, made.code)).status).toBe(200);
    expect((await world.delete('olga', `/clock/terminal/${made.id}`)).status).toBe(404);
    expect(refused(await world.delete('anna', `/clock/terminal/${made.id}`))).toEqual([403, 'forbidden']);
    expect((await world.delete('chef', `/clock/terminal/${made.id}`)).status).toBe(200);
    expect((await world.delete('chef', `/clock/terminal/${made.id}`)).status).toBe(200);
    expect(refused(await look('1011', PIN, made.code))).toEqual([401, 'terminal_unknown']);
    expect((await place(made.code)).body).toEqual({ name: null });
    const { body: list } = await world.get<Terminal[]>('chef', '/clock/terminal');
    expect(list.map(({ name, revoked_at }) => [name, revoked_at !== null])).toEqual([
      ['Werkstatt', false],
      ['Tor', true],
    ]);
    expect((await world.get<Terminal[]>('olga', '/clock/terminal')).body).toEqual([]);
  });

  it('is no session, and a session is no device', async () => {
    const authorize = await world.token('anna');
    expect(
      refused(await world.call(null, 'GET', '/clock', undefined, { headers: { authorize: code } })),
    ).toEqual([401, 'unauthenticated']);
    const other = await world.call(
      null,
      'POST',
      '/terminal/look',
      { number: '1011', pin: PIN },
      {
        headers: { terminal: authorize },
      },
    );
    expect(refused(other)).toEqual([401, 'terminal_unknown']);
  });

  it('is refused while the company has no clock', async () => {
    await world.sql(`update companies set features = array_remove(features, 'clock') where id = 1`);
    expect(refused(await look('1011'))).toEqual([403, 'feature_off']);
    expect((await place(code)).body).toEqual({ name: null });
    expect(refused(await world.get('chef', '/clock/terminal'))).toEqual([403, 'feature_off']);
    expect(refused(await world.put('anna', '/clock/pin', { pin: PIN }))).toEqual([403, 'feature_off']);
    await switchOn(world, 1, ['clock']);
    await world.setFlags('alpha', []);
    expect(refused(await look('1011'))).toEqual([403, 'module_off']);
    await world.setFlags('alpha', ['timebooking']);
  });
});

describe('[CLK-07] a PIN', () => {
  it('has six digits and is stored as a hash', async () => {
    for (const pin of ['000000', '123456', '001011'])
      expect(refused(await world.put('anna', '/clock/pin', { pin }))).toEqual([
        ...[400, 'terminal_pin_simple', 'pin'],
      ]);
    for (const pin of ['12345', '1234567', '12345a', '', null])
      expect(refused(await world.put('anna', '/clock/pin', { pin }))).toEqual([400, 'terminal_pin', 'pin']);
    expect((await world.get<PinState>('anna', '/clock/pin')).body).toEqual({ number: '1011', is_set: true });
    const [row] = await world.sql<{ pin_hash: string }>(
      'select pin_hash from terminal_pins where user_id = 11',
    );
    expect(row?.pin_hash).toMatch(/^\$argon2id\$/);
  });

  it('is replaced by an admin, which ends the lock', async () => {
    for (let n = 0; n < 6; n += 1) await look('1011', '000000');
    expect((await look('1011')).status).toBe(429);
    expect(refused(await world.put('bert', '/clock/pin/11', { pin: '275839' }))).toEqual([403, 'forbidden']);
    expect((await world.put('olga', '/clock/pin/11', { pin: '275839' })).status).toBe(404);
    expect((await world.put('chef', '/clock/pin/11', { pin: '275839' })).status).toBe(200);
    expect((await look('1011', '275839')).status).toBe(200);
    expect(refused(await look('1011'))).toEqual(WRONG);
    await world.put('anna', '/clock/pin', { pin: PIN });
  });

  it('needs a number of digits', async () => {
    await world.sql(`update users set personnel_number = 'P 14' where id = 13`);
    expect((await world.get<PinState>('chef', '/clock/pin')).body).toEqual({ number: null, is_set: false });
    expect(refused(await world.put('chef', '/clock/pin', { pin: PIN }))).toEqual([409, 'terminal_number']);
    expect((await world.put('chef', '/clock/pin/14', { pin: PIN })).status).toBe(404);
  });

  it('leaves no trace of itself in the log', async () => {
    await switchOn(world, 1, ['audit']);
    await world.sql('truncate changes');
    await world.put('anna', '/clock/pin', { pin: PIN });
    await world.post('chef', '/clock/terminal', { name: 'Lager' });
    const rows = await world.sql('select table_name, op, before, after from changes');
    expect(rows.map(({ table_name }) => table_name)).toEqual(['terminal_pins', 'terminals']);
    expect(JSON.stringify(rows)).not.toMatch(/argon2|hash/);
    const lines = world.log.join('');
    for (const secret of [PIN, code]) expect(lines).not.toContain(secret);
  });
});
