import { createHash } from 'node:crypto';
import { checkPackage } from '@stundenbuch/domain/sides/inspection/check';
import { PACKAGE } from '@stundenbuch/domain/sides/inspection/file-names';
import { readSums } from '@stundenbuch/domain/sides/inspection/sums';
import type { Change } from '@stundenbuch/domain/sides/log/contract';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { close, workedMonth } from '../../../test/month.ts';
import type { Person } from '../../../test/people.ts';
import { switchOn } from '../../../test/switch-on.ts';
import { World } from '../../../test/world.ts';

// Tuesday 3 November 2026. October is closed for Anna and Bert.
const NOW = new Date().toISOString();
let world: World;
type Packed = Map<string, Uint8Array>;

const OCTOBER = { from: '2026-10-01', to: '2026-10-31' };
const ask = (who: Person, body: object) => world.post<string>(who, '/audit/package', body);

async function packed(body: object): Promise<Packed> {
  const { status, body: zip } = await ask('chef', body);
  expect(status, world.log.join('')).toBe(200);
  return new Map(Object.entries(unzipSync(Buffer.from(zip, 'latin1'))));
}

const text = (files: Packed, name: string) => Buffer.from(files.get(name) as Uint8Array).toString('utf8');
const texts = (files: Packed) =>
  [...files]
    .filter(([name]) => !name.endsWith('.pdf'))
    .map(([name]) => text(files, name))
    .join('\n');

beforeAll(async () => {
  world = await World.start('2026-11-03T09:00:00Z');
  const features = ['audit', 'calendar', 'contracts', 'ledger', 'overtime', 'closing'];
  await switchOn(world, 1, features, '2026-10-01');
  await workedMonth(world, 11, '2026-10', ['2026-10-05']);
  await workedMonth(world, 12);
  await world.sql(`update users set name = 'Größöß' where id = 11`);
  await world.sql(`insert into time_postings (company_id, user_id, day, minutes, kind, text, created_at, created_by) values
    (1, 11, '2026-10-01', 300, 'opening', '=1+1', now(), 13), (1, 12, '2026-10-01', 60, 'opening', 'Von Bert', now(), 13)`);
  await close(world, [11, 12], { reason: 'Jahresabschluss' });
  await world.post('anna', '/timesheet/booking', {
    day: '2026-11-02',
    project: 1001,
    hours: 1,
    booking_text: 'Novemberarbeit',
  });
  // The database has a clock of its own. One change was made long before the month, but about it.
  await world.sql(`update changes set at = case after ->> 'day' when '2026-10-02' then '2026-08-01T10:00:00Z'
    else '2026-11-03T08:00:00Z' end::timestamptz`);
  for (const who of ['anna', 'lena', 'otto', 'olga'] as const) await world.token(who);
});
afterAll(() => world?.close());

describe('[AUD-07] the package of a person', () => {
  let files: Packed;
  const SHEET = `${PACKAGE.sheets}2026-10/Stundenzettel 2026-10 Größöß, Anna`;
  beforeAll(async () => {
    files = await packed({ ...OCTOBER, people: [11] });
  });

  it('holds every file, with the sums of all in the last', () => {
    expect([...files.keys()]).toEqual([
      ...[PACKAGE.readMe, PACKAGE.checker, PACKAGE.about, `${SHEET}.pdf`, `${SHEET}.json`],
      ...[PACKAGE.vacation, PACKAGE.overtime, PACKAGE.log, PACKAGE.seals, PACKAGE.lineSums, PACKAGE.sums],
    ]);
    const sums = readSums(text(files, PACKAGE.sums));
    const known = [...files].filter(([name]) => name !== PACKAGE.sums);
    expect([...sums]).toEqual(
      known.map(([name, bytes]) => [name, createHash('sha256').update(bytes).digest('hex')]),
    );
  });

  it('is found whole, with the sheet confirmed by the log and the chain to the last seal', async () => {
    const { about, ...found } = await checkPackage(files, NOW);
    expect(found).toMatchObject({ findings: [], closed: 1, confirmed: 1, drafts: 0, files: 11 });
    const [log] = await world.sql<{ rows: number; seals: number }>(
      'select sum(rows)::int as rows, max(no) as seals from seals where company_id = 1',
    );
    expect([found.rows, found.seals]).toEqual([log?.rows, log?.seals]);
    expect(about).toMatchObject({ company: { name: 'Alpha GmbH' }, everybody: false, people: [{ id: 11 }] });
  });

  it('tells nothing of anybody else: of their changes nothing but the hash', async () => {
    const all = texts(files);
    expect(all).not.toMatch(/Bert|Beta|"person":12|"user_id":12|"person":13|Novemberarbeit/);
    const lines = text(files, PACKAGE.log).trim().split('\n');
    const hidden = lines.filter((line) => /^\{"seal":\d+,"row_hash":"[0-9a-f]{64}","id":\d+\}$/.test(line));
    const shown = lines.filter((line) => line.includes('"person":11') || line.includes('"person":null'));
    expect(hidden.length).toBeGreaterThan(20);
    expect(hidden.length + shown.length).toBe(lines.length);
  });

  it('holds what was changed of the days, whenever that was', () => {
    const shown = text(files, PACKAGE.log).split('\n');
    const days = shown.filter((line) => line.includes('"table":"entries"'));
    expect(days).toHaveLength(21);
    expect(days.find((line) => line.includes('"day":"2026-10-02"'))).toContain('2026-08-01T10:00:00.000Z');
  });

  it('has the accounts as German CSV, in which nothing is computed', () => {
    const hours = text(files, PACKAGE.overtime).split('\r\n');
    expect(hours.slice(0, 3)).toEqual([
      '\ufeffPersonalnummer;Nachname;Vorname;Tag;Soll;Ist;Angerechnet;Differenz;Buchung;Saldo;Grund',
      expect.stringMatching(
        /^P11;Größöß;Anna;01\.10\.2026;8,00;8,00;0,00;0,00;5,00;5,00;.*Eröffnung: =1\+1"?$/,
      ),
      expect.stringContaining('P11;Größöß;Anna;02.10.2026;8,00;8,00;0,00;0,00;;5,00;'),
    ]);
    expect(hours).toHaveLength(33);
    expect(text(files, PACKAGE.vacation).split('\r\n')[1]).toMatch(
      /^P11;Größöß;Anna;01\.10\.2026;Stand zu Beginn;;;/,
    );
  });

  it('explains itself in German', () => {
    const read = text(files, PACKAGE.readMe);
    expect(read).toContain('Zeitraum 01.10.2026 bis 31.10.2026');
    expect(read).toContain('Größöß, Anna (Personalnummer P11)');
    expect(read).toContain('SO WIRD GEPRÜFT');
    expect(Buffer.from(files.get(`${SHEET}.pdf`) as Uint8Array).toString('latin1', 0, 5)).toBe('%PDF-');
  });
});

describe('[AUD-07] the package of everybody', () => {
  it('has all sheets, those of an open month as drafts, and is found whole', async () => {
    const files = await packed({ from: '2026-10-01', to: '2026-11-03' });
    const names = [...files.keys()].filter(
      (name) => name.endsWith('.json') && name.startsWith(PACKAGE.sheets),
    );
    expect(names.filter((name) => !name.includes('Entwurf'))).toHaveLength(2);
    expect(names).toContain(`${PACKAGE.sheets}2026-11/Stundenzettel 2026-11 Größöß, Anna (Entwurf).json`);
    const found = await checkPackage(files, NOW);
    expect(found).toMatchObject({ findings: [], closed: 2, confirmed: 2 });
    expect(found.drafts).toBeGreaterThan(2);
    expect(texts(files)).toContain('Von Bert');
    // Who logged in is nobody's business.
    expect(texts(files)).not.toContain('"table":"sessions"');
  });

  it('is found whole whatever names were stored, and no two files have the same name anywhere', async () => {
    const names = { 11: 'Gr\u2028\u00fc', 12: 'GR\u2029u\u0308', 13: 'Zei\r\nle\u000b\u0085\ufffe\u{1f600}' };
    for (const [id, name] of Object.entries(names))
      await world.sql(`update users set first_name = 'A', name = $2 where id = $1`, [id, name]);
    const files = await packed({ from: '2026-10-01', to: '2026-11-03' });
    const { findings } = await checkPackage(files, NOW);
    expect(findings).toEqual([]);
    const sheets = [...files.keys()].filter(
      (name) => name.endsWith('.json') && name.startsWith(PACKAGE.sheets),
    );
    expect(
      sheets.filter((name) => /2026-11 gr_ü, a( \(1[12]\))? \(Entwurf\)\.json$/i.test(name)),
    ).toHaveLength(2);
    expect(new Set(sheets.map((name) => name.normalize('NFC').toLowerCase())).size).toBe(sheets.length);
    expect(text(files, PACKAGE.readMe).split('\r\n')).toContain(
      '  Zei le \ufffe\u{1f600}, A (Personalnummer P13)',
    );
  });

  it('is recorded, sealed, and seen in the log', async () => {
    await packed({ ...OCTOBER, people: [11] });
    const { body } = await world.get<Change[]>('chef', '/audit/company');
    const made = body.find(({ table }) => table === 'inspection_packages');
    expect(made).toMatchObject({ actor: 13, person: 11, op: 'I', after: { ...OCTOBER, people: [11] } });
    expect(made?.seal).not.toBeNull();
    const own = await world.get<Change[]>('anna', '/audit/mine');
    expect(own.body.map(({ table }) => table)).toContain('inspection_packages');
  });

  it('has neither sheets nor accounts where the company has none', async () => {
    await world.sql(`update companies set features = '{audit}' where id = 2`);
    const { body } = await ask('olga', OCTOBER);
    const files = new Map(Object.entries(unzipSync(Buffer.from(body, 'latin1'))));
    expect([...files.keys()]).toEqual([
      ...[PACKAGE.readMe, PACKAGE.checker, PACKAGE.about, PACKAGE.log, PACKAGE.seals],
      ...[PACKAGE.lineSums, PACKAGE.sums],
    ]);
    expect(texts(files)).not.toContain('Alpha GmbH');
    expect((await checkPackage(files, NOW)).findings).toEqual([]);
  });
});

it.each([
  ['anna', OCTOBER, [403, 'forbidden']],
  ['lena', OCTOBER, [403, 'forbidden']],
  ['chef', { ...OCTOBER, people: [11, 21] }, [404, 'not_found', 'people']],
  ['chef', { ...OCTOBER, people: [] }, [400, 'package_people', 'people']],
  ['chef', { from: '2024-10-01', to: '2026-10-31' }, [400, 'package_period', 'to']],
  ['chef', { from: '2026-11-04', to: '2026-11-30' }, [400, 'package_future', 'from']],
  ['chef', { from: '2026-10-31', to: '2026-10-01' }, [400, 'period_reversed', 'to']],
] as const)('[AUD-07] [FND-13] %s is refused %j', async (who, body, answer) => {
  expect(refused(await ask(who, body))).toEqual(answer);
});

it('[AUD-07] [FND-02] is refused where the company records nothing', async () => {
  await world.sql(`update companies set features = '{}' where id = 2`);
  expect(refused(await ask('olga', OCTOBER))).toEqual([403, 'feature_off']);
});
