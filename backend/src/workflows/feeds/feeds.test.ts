import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Feed, MadeFeed } from '@stundenbuch/domain/workflows/feeds/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { PEOPLE, type Person } from '../../../test/people.ts';
import { World } from '../../../test/world.ts';

const NOON = '2026-12-11T11:00:00Z';
const { anna, bert, chef } = PEOPLE;

let world: World;
beforeAll(async () => {
  world = await World.start(NOON);
});
afterAll(() => world?.close());
afterEach(() => world.setClock(NOON));
beforeEach(async () => {
  for (const table of [
    'entries',
    'feeds',
    'company_settings',
    'login_failures',
    'team_leads',
    'team_members',
    'teams',
  ])
    await world.sql(`delete from ${table}`);
  await world.sql('update users set active = true');
  await world.setFlags('alpha', ['absences', 'vacationcalendar']);
  await world.setFeatures('alpha', ['feeds']);
});

const make = async (who: Person, body: object = { kind: 'own' }) =>
  (await world.post<MadeFeed>(who, '/calendar/feed', body)).body;
const fetchOf = (address: string, headers: Record<string, string> = {}) =>
  fetch(`${world.url}${address}`, { headers });
const textOf = async (address: string) => (await fetchOf(address)).text();
const events = (text: string, name: string) =>
  text
    .split('\r\n')
    .flatMap((line) => (line.startsWith(`${name}`) ? [line.slice(line.indexOf(':') + 1)] : []));
async function away(
  day: string,
  type = 10,
  { status = 1, who = 'anna' as Person, id = 0, half = false } = {},
) {
  const { id: user, company } = PEOPLE[who];
  await world.sql(
    `insert into entries (${id ? 'id, ' : ''}company_id, user_id, day, type, hours, status, second_half, created_at)
      values (${id ? `${id}, ` : ''}$1, $2, $3, $4, 8, $5, $6, now())`,
    [company, user, day, type, status, !half],
  );
}

describe('the address of a calendar', () => {
  it('[ICS-01] is shown once, of it only a hash is stored, and five are enough', async () => {
    const made = await make('anna', { kind: 'own', show_type: true });
    expect(made.address).toMatch(/^\/api\/calendar\/[\w-]{43}\.ics$/);
    const { body } = await world.get<Feed[]>('anna', '/calendar/feed');
    expect(body).toEqual([
      { id: made.id, kind: 'own', show_type: true, created_at: NOON.replace('Z', '.000Z') },
    ]);
    const secret = made.address.slice(14, 57);
    const stored =
      JSON.stringify(await world.sql('select * from feeds')) +
      JSON.stringify(await world.sql('select * from changes'));
    expect(stored).not.toContain(secret);
    for (let n = 0; n < 4; n++)
      expect((await world.post('anna', '/calendar/feed', { kind: 'team' })).status).toBe(200);
    const both = await Promise.all([1, 2].map(() => world.post('anna', '/calendar/feed', { kind: 'own' })));
    expect(both.map(refused)).toEqual([
      [409, 'feed_limit'],
      [409, 'feed_limit'],
    ]);
    expect((await make('bert')).kind).toBe('own');
  });

  it('[ICS-01] is one’s own: neither listed for nor revoked by anybody else', async () => {
    const { id, address } = await make('anna');
    expect((await world.get('bert', '/calendar/feed')).body).toEqual([]);
    expect(refused(await world.delete('chef', `/calendar/feed/${id}`))).toEqual([403, 'forbidden']);
    expect(refused(await world.delete('otto', `/calendar/feed/${id}`))).toEqual([403, 'feature_off']);
    expect((await fetchOf(address)).status).toBe(200);
    expect((await world.delete('anna', `/calendar/feed/${id}`)).status).toBe(200);
    expect((await fetchOf(address)).status).toBe(404);
  });

  it('[ICS-01] opens nothing once the right is lost, the person inactive, the password new or the feature off', async () => {
    const mine = await make('anna');
    const ours = await make('anna', { kind: 'team' });
    const states = async () => [(await fetchOf(mine.address)).status, (await fetchOf(ours.address)).status];
    expect(await states()).toEqual([200, 200]);
    await world.setFlags('alpha', ['absences']);
    expect(await states()).toEqual([200, 404]);
    await world.setFlags('alpha', ['vacationcalendar']);
    expect(await states()).toEqual([404, 200]);
    await world.setFlags('alpha', ['absences', 'vacationcalendar']);
    await world.sql('update users set role = 4 where id = $1', [anna.id]);
    expect(await states()).toEqual([404, 200]);
    await world.sql('update users set role = 1, active = false where id = $1', [anna.id]);
    expect(await states()).toEqual([404, 404]);
    await world.sql('update users set active = true where id = $1', [anna.id]);
    await world.setFeatures('alpha', []);
    expect(await states()).toEqual([404, 404]);
    await world.setFeatures('alpha', ['feeds']);
    await world.sql('update companies set locked_at = now() where id = 1');
    expect(await states()).toEqual([404, 404]);
    await world.sql('update companies set locked_at = null where id = 1');
    expect(await states()).toEqual([200, 200]);
    await world.sql(`update users set password_hash = 'x' where id = $1`, [anna.id]);
    expect(await states()).toEqual([404, 404]);
    expect(await world.sql('select from feeds')).toEqual([]);
  });

  it('[ICS-01] of the own absences is nothing for a reader', async () => {
    expect(refused(await world.post('lena', '/calendar/feed', { kind: 'own' }))).toEqual([403, 'forbidden']);
    const { address } = await make('lena', { kind: 'team' });
    expect((await fetchOf(address)).status).toBe(200);
    for (const path of ['x', 'A'.repeat(43), '2026'])
      expect((await fetchOf(`/api/calendar/${path}.ics`)).status).toBe(404);
  });

  it('[ICS-02] answers 304 to who has it, and 429 above 120 fetches an hour', async () => {
    const { address } = await make('anna');
    const first = await fetchOf(address);
    expect(first.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(first.headers.get('cache-control')).toBe('private, max-age=900');
    const etag = first.headers.get('etag') ?? '';
    const again = await fetchOf(address, { 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    await away('2026-12-14');
    expect((await fetchOf(address, { 'if-none-match': etag })).status).toBe(200);
    for (let n = 3; n < 120; n++) expect((await fetchOf(address)).status).toBe(200);
    const refusedNow = await fetchOf(address);
    expect([refusedNow.status, refusedNow.headers.get('retry-after')]).toEqual([429, '3600']);
    expect(await refusedNow.json()).toMatchObject({ code: 'feed_too_often' });
    world.setClock('2026-12-11T12:00:01Z');
    expect((await fetchOf(address)).status).toBe(200);
  });

  it('[ICS-02] stands in no log: the guide masks it for nginx', () => {
    const guide = readFileSync(join(import.meta.dirname, '../../../../docs/operations.md'), 'utf8');
    const format = guide.match(/^log_format stundenbuch (.*)$/m)?.[1] ?? '';
    expect(format).toContain('$stundenbuch_logged');
    expect(format).not.toMatch(/\$(uri|request_uri|request|args)\b/);
    const mask = guide.match(/map \$uri \$stundenbuch_logged \{[^}]*~(\S+) (\S+);/s) ?? [];
    const address = `/api/calendar/${'aB-_'.repeat(10)}aBc.ics`;
    expect(address.replace(new RegExp(mask[1] ?? ''), mask[2] ?? '')).toBe('/api/calendar/-.ics');
    for (const other of ['/api/calendar/2026', '/api/calendar/feed'])
      expect(other).not.toMatch(new RegExp(mask[1] ?? ''));
    const silent = guide.match(/location ~ (\S+) \{\s+error_log \/dev\/null;/)?.[1] ?? 'none';
    expect(address).toMatch(new RegExp(silent));
    expect('/api/calendar/2026').not.toMatch(new RegExp(silent));
  });

  it('[ICS-01] [AUD-02] stands not even as a hash in the log of the company', async () => {
    await world.setFeatures('alpha', ['feeds', 'audit']);
    await world.sql('delete from changes');
    await make('anna');
    const recorded = await world.sql<{ after: object }>(
      `select after from changes where table_name = 'feeds'`,
    );
    expect(recorded.map(({ after }) => Object.keys(after).sort())).toEqual([
      ['company_id', 'created_at', 'created_by', 'id', 'kind', 'show_type', 'user_id'],
    ]);
  });
});

describe('a calendar', () => {
  it('[ICS-03] of one’s own has what is asked for and approved, 60 days back and 400 ahead, each half by itself', async () => {
    const { address } = await make('anna', { kind: 'own', show_type: true });
    for (const day of ['2026-12-14', '2026-12-15', '2026-12-16', '2026-12-17', '2026-12-18', '2026-12-21'])
      await away(day);
    await away('2026-12-22', 20, { status: 0 });
    await away('2026-12-23', 10, { status: 2 });
    await away('2026-12-24', 10, { half: true });
    await away('2026-12-28', 10, { who: 'bert' });
    for (const day of ['2026-10-11', '2026-10-12', '2028-01-15', '2028-01-16']) await away(day, 60);
    const text = await textOf(address);
    expect(events(text, 'DTSTART')).toEqual([
      '20261012',
      '20261214',
      '20261221',
      '20261222',
      '20261224',
      '20280115',
    ]);
    expect(events(text, 'DTEND').slice(1, 3)).toEqual(['20261219', '20261222']);
    expect(events(text, 'SUMMARY').slice(2, 5)).toEqual(['Urlaub', 'Abwesend', 'Urlaub (Vormittag)']);
    expect(events(text, 'STATUS').slice(2, 5)).toEqual(['CONFIRMED', 'TENTATIVE', 'CONFIRMED']);
  });

  it('[ICS-04] of the team is byte-equal for sickness and vacation, whatever may be seen', async () => {
    await world.setFeatures('alpha', ['feeds', 'visibility', 'teams']);
    await world.sql(
      `insert into teams (id, company_id, name, created_at, created_by) values (1, 1, 'Dach', now(), 13)`,
    );
    await world.sql(`insert into team_members (company_id, team_id, user_id, valid_from, home, created_at, created_by)
      values (1, 1, 11, '2026-01-01', true, now(), 13)`);
    await world.sql(`insert into team_leads (company_id, team_id, user_id, valid_from, rights, created_at, created_by)
      values (1, 1, 12, '2026-01-01', '{absences}', now(), 13)`);
    const addresses: string[] = [];
    for (const who of ['bert', 'chef', 'lena', 'anna'] as const)
      addresses.push((await make(who, { kind: 'team', show_type: true })).address);
    const read = async (type: number) => {
      await world.sql('delete from entries');
      await away('2026-12-14', type, { id: 501 });
      await away('2026-12-15', type, { id: 502, status: 0 });
      await away('2026-12-16', type, { id: 503, who: 'otto' });
      return Promise.all(addresses.map(textOf));
    };
    const asVacation = await read(10);
    for (const text of asVacation) expect(events(text, 'SUMMARY')).toEqual(['Anna M. – abwesend']);
    for (const type of [20, 30, 60, 90, 100]) expect(await read(type)).toEqual(asVacation);
  });

  it('[ICS-04] [VIS-02] of the team has nothing of whom colleagues see nothing', async () => {
    await world.setFeatures('alpha', ['feeds', 'visibility']);
    await away('2026-12-14', 20);
    await away('2026-12-15', 10);
    const { address } = await make('bert', { kind: 'team' });
    expect(events(await textOf(address), 'DTSTART')).toEqual(['20261214']);
    expect(events(await textOf(address), 'DTEND')).toEqual(['20261216']);
    await world.put('chef', '/company/settings/visibility', {
      value: { matrix: { colleague: { 10: 'nothing' } } },
    });
    expect(events(await textOf(address), 'SUMMARY')).toEqual([]);
    expect([bert.id, chef.id]).not.toContain(anna.id);
  });
});
