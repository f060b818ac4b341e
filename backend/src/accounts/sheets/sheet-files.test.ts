import type { Sheet, SheetCheck } from '@stundenbuch/domain/accounts/sheets/contract';
import { checkCode } from '@stundenbuch/domain/accounts/sheets/sheet-data';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { away, store, work } from '../../../test/entries.ts';
import type { Person } from '../../../test/people.ts';
import { switchOn } from '../../../test/switch-on.ts';
import { World } from '../../../test/world.ts';
import { sheetHash } from './sheet-hash.ts';

// Friday 20 November 2026. October is closed for Anna.
let world: World;
let closed: Sheet;

const read = (who: Person, path: string) => world.get<Sheet>(who, `/sheet/${path}`);
const pdf = (who: Person, path: string) => world.get<string>(who, `/sheet/${path}`);
const check = async (who: Person, code: string) =>
  (await world.get<SheetCheck>(who, `/sheet/check/${code}`)).body;

/** As the month is closed. */
async function close(user: number, month: string, version: number): Promise<Sheet> {
  const { data } = (await read('chef', `${user}/${month}`)).body;
  const sha256 = sheetHash(data);
  const day = `${month}-01`;
  await world.sql(
    `insert into month_closings (company_id, user_id, month, state, version, sha256, closed_at, created_at, created_by)
      values (1, $1, $2, 'closed', $3, $4, now(), now(), 13)
      on conflict (company_id, user_id, month) do update set state = 'closed', version = $3, sha256 = $4`,
    [user, day, version, sha256],
  );
  await world.sql(
    `insert into month_sheets (company_id, user_id, month, version, data, sha256, created_at, created_by)
      values (1, $1, $2, $3, $4, $5, '2026-11-05T10:00:00Z', 13)`,
    [user, day, version, JSON.stringify(data), sha256],
  );
  return { data, sha256 };
}

beforeAll(async () => {
  world = await World.start();
  await switchOn(world, 1, ['calendar', 'contracts', 'overtime', 'closing'], '2026-10-01');
  await store(world, work('2026-10-05', 9), away('2026-10-06', 10), work('2026-11-02', 8));
  for (const who of ['anna', 'bert', 'chef', 'lena'] as const) await world.token(who);
  closed = await close(11, '2026-10', 1);
});
afterAll(() => world?.close());

describe('[MON-09] the paper of a month', () => {
  it.each(['anna', 'chef', 'lena'] as const)('is a file for %s', async (who) => {
    const { status, body, headers } = await pdf(who, '11/2026-10.pdf');
    expect([status, body.slice(0, 8), body.trimEnd().slice(-5)]).toEqual([200, '%PDF-1.7', '%%EOF']);
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="Stundenzettel 2026-10 Muster, Anna.pdf"; filename*=UTF-8''Stundenzettel%202026-10%20Muster%2C%20Anna.pdf`,
    );
  });

  it('[FND-13] is refused to a colleague, and of another company nobody is there', async () => {
    expect(refused(await pdf('bert', '11/2026-10.pdf'))).toEqual([403, 'forbidden']);
    expect(refused(await pdf('chef', '21/2026-10.pdf'))).toEqual([404, 'not_found']);
    expect(refused(await pdf('chef', '11/2026-12.pdf'))).toEqual([400, 'invalid_input', 'month']);
    expect(refused(await pdf('chef', '11/2026-10.pdf?version=0'))).toEqual([400, 'invalid_input', 'version']);
  });
});

describe('[MON-10] a closed month', () => {
  it('is read from what was stored: equal bytes after contract, calendar, names and settings were changed', async () => {
    const before = (await pdf('anna', '11/2026-10.pdf')).body;
    // The trigger refuses most of it; what it would let through changes nothing, either.
    await world.sql('set session_replication_role = replica');
    await world.sql(
      `update contracts set weeklyhours = 20, minutes = '{240,240,240,240,240,0,0}' where user_id = 11`,
    );
    await world.sql(`update users set name = 'Anders', personnel_number = 'X' where id = 11`);
    await world.sql(`update companies set name = 'Omega GmbH' where id = 1`);
    await world.sql(`insert into company_days (company_id, day, name, kind, created_at, created_by)
      values (1, '2026-10-05', 'Inventur', 'free', now(), 13)`);
    await world.sql(`update company_settings set value = '{"type80": "neutral"}' where feature = 'overtime'`);
    await world.sql(`delete from entries where user_id = 11 and day < '2026-11-01'`);
    await world.sql('set session_replication_role = origin');
    expect((await pdf('anna', '11/2026-10.pdf')).body).toBe(before);
    expect((await read('anna', '11/2026-10')).body).toEqual(closed);
    expect(sheetHash(closed.data)).toBe(closed.sha256);
  });

  it('[MON-05] keeps its sheets when it is opened again', async () => {
    await world.sql(`update month_closings set state = 'open' where user_id = 11`);
    const { body } = await read('anna', '11/2026-10');
    expect([body.sha256, body.data.version, body.data.person.name]).toEqual([null, 2, 'Anders']);
    expect((await read('anna', '11/2026-10?version=1')).body).toEqual(closed);
    expect(refused(await read('anna', '11/2026-10?version=2'))).toEqual([404, 'not_found']);
    expect(refused(await read('bert', '11/2026-10?version=1'))).toEqual([403, 'forbidden']);
  });
});

describe('[MON-08] a code on a paper', () => {
  it('names the sheet, and says when another one counts', async () => {
    const code = checkCode(closed.sha256 as string);
    const known = await check('anna', code.toUpperCase());
    expect(known.sheet).toMatchObject({
      user: 11,
      month: '2026-10',
      version: 1,
      is_current: false,
      sha256: closed.sha256,
    });
    expect(known.text).toBe(
      'Stundenzettel Oktober 2026 von Anna Muster, Version 1 vom 05.11.2026. Er gilt nicht mehr: Der Monat wurde danach wieder geöffnet.',
    );
    const second = await close(11, '2026-10', 2);
    expect((await check('lena', checkCode(second.sha256 as string))).text).toBe(
      'Stundenzettel Oktober 2026 von Anna Anders, Version 2 vom 05.11.2026.',
    );
  });

  it('is unknown where there is none, to colleagues and to other companies', async () => {
    const code = checkCode(closed.sha256 as string);
    expect(await check('chef', '0123456789abcdef')).toEqual({ text: 'Unbekannt', sheet: null });
    expect(await check('bert', code)).toEqual({ text: 'Unbekannt', sheet: null });
    await switchOn(world, 2, ['closing']);
    expect(await check('olga', code)).toEqual({ text: 'Unbekannt', sheet: null });
    expect(refused(await world.get('chef', '/sheet/check/xyz'))).toEqual([400, 'invalid_input', 'code']);
  });

  it('finds out that what was stored has been changed', async () => {
    await world.sql(
      `update month_sheets set data = jsonb_set(data, '{sums,worked}', '9999') where version = 1`,
    );
    expect((await check('chef', checkCode(closed.sha256 as string))).text).toContain(
      'Die gespeicherten Angaben passen nicht mehr zum Prüfcode.',
    );
    await world.sql('update month_sheets set data = $1 where version = 1', [JSON.stringify(closed.data)]);
  });
});

describe('[MON-09] many months in one zip', () => {
  const zip = (who: Person, body: object) => world.post<string>(who, '/sheet/zip', body);
  const filesIn = ({ body }: { body: string }) => unzipSync(Buffer.from(body, 'latin1'));

  it('has a folder for each month and the paper of each person in it', async () => {
    const answer = await zip('chef', { from: '2026-10', to: '2027-01', users: [11, 12] });
    const files = filesIn(answer);
    expect(Object.keys(files)).toEqual([
      '2026-10/Stundenzettel 2026-10 Anders, Anna.pdf',
      '2026-10/Stundenzettel 2026-10 Muster, Bert.pdf',
      '2026-11/Stundenzettel 2026-11 Anders, Anna.pdf',
      '2026-11/Stundenzettel 2026-11 Muster, Bert.pdf',
    ]);
    const [first] = Object.values(files) as [Uint8Array];
    const alone = (await pdf('chef', '11/2026-10.pdf')).body;
    expect(Buffer.from(first).toString('latin1')).toBe(alone);
    expect(answer.headers.get('content-disposition')).toContain('Stundenzettel 2026-10 bis 2027-01.zip');
  });

  it('is the same file twice', async () => {
    const body = { from: '2026-10', to: '2026-10', users: [11] };
    expect((await zip('anna', body)).body).toBe((await zip('anna', body)).body);
  });

  it('tells two people of one name apart', async () => {
    await world.sql(`update users set first_name = 'Anna', name = 'Anders' where id = 12`);
    const files = filesIn(await zip('chef', { from: '2026-11', to: '2026-11', users: [11, 12] }));
    expect(Object.keys(files)).toEqual([
      '2026-11/Stundenzettel 2026-11 Anders, Anna.pdf',
      '2026-11/Stundenzettel 2026-11 Anders, Anna (12).pdf',
    ]);
  });

  it.each([
    ['bert', { from: '2026-10', to: '2026-10', users: [11] }, [403, 'forbidden']],
    ['chef', { from: '2026-10', to: '2026-10', users: [11, 21] }, [404, 'not_found']],
    ['chef', { from: '2026-12', to: '2026-12', users: [11] }, [400, 'invalid_input', 'from']],
    ['chef', { from: '2026-10', to: '2026-09', users: [11] }, [400, 'period_reversed', 'to']],
    ['chef', { from: '2020-10', to: '2026-10', users: [11] }, [400, 'invalid_input', 'to']],
    ['chef', { from: '2026-10', to: '2026-10', users: [] }, [400, 'invalid_input', 'users']],
  ] as const)('[FND-13] %s is refused %j', async (who, body, answer) => {
    expect(refused(await zip(who, body))).toEqual(answer);
  });
});
