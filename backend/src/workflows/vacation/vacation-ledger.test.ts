import type { LedgerFigure, WireStoredPosting } from '@stundenbuch/domain/accounts/vacation/contract';
import { FIGURES } from '@stundenbuch/domain/accounts/vacation/figures';
import type { CurrentUser } from '@stundenbuch/domain/sides/session/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { switchOn } from '../../../test/switch-on.ts';
import { World } from '../../../test/world.ts';

// Friday 20 November 2026
let world: World;
beforeAll(async () => {
  world = await World.start();
  await switchOn(world, 1, ['calendar', 'contracts', 'ledger'], '2026-01-01');
  await world.sql('update contracts set vacation = 30 where company_id = 1');
});
afterAll(() => world?.close());
beforeEach(async () => {
  await world.sql('truncate vacation_postings');
  await world.sql('delete from entries');
  await world.sql(`insert into vacation_postings (company_id, user_id, year, day, kind, days, text, created_at)
    select 1, id, 2025, '2026-01-01', 'opening', 5, 'Rest aus 2025', now() from users where company_id = 1`);
});

const request = (day: string, end?: string, project = 10) =>
  world.post<{ id: number; remaining: number; message: string }>('anna', '/timesheet/absence', {
    project,
    day,
    end,
  });
const why = async (figure: string, asOf?: string) =>
  (
    await world.get<LedgerFigure>(
      'anna',
      `/vacation/ledger/11?figure=${figure}${asOf ? `&asOf=${asOf}` : ''}`,
    )
  ).body;
const EXTRA = { user: 11, year: 2026, day: '2026-11-02', kind: 'extra', days: 2, text: 'Jubiläum' };
const post = (changes: object = {}, who: 'chef' | 'anna' | 'lena' = 'chef') =>
  world.post<WireStoredPosting>(who, '/vacation/posting', { ...EXTRA, ...changes });
const reverse = (id: number, text = 'Doppelt gebucht') =>
  world.post<WireStoredPosting>('chef', `/vacation/posting/${id}/reverse`, { text });
const account = async () => (await world.get<CurrentUser>('anna', '/user/current')).body;

describe('‘Warum diese Zahl?’', () => {
  beforeEach(async () => {
    await request('2026-02-02', '2026-02-03', 70);
    await request('2026-03-16', '2026-03-20');
    await request('2026-12-07', '2026-12-11');
    await request('2027-02-01', '2027-02-02');
    await post();
  });

  it('[LED-06] every figure of the account is the sum of its postings', async () => {
    const own = await account();
    const values = Object.fromEntries(
      await Promise.all(FIGURES.map(async (name) => [name, (await why(name)).value] as const)),
    );
    expect(values).toEqual({ entitlement: 32, last_year: 5, taken: -5, planned: -5, open: 25, expiring: 0 });
    expect(own).toMatchObject({
      ...{
        vacation_lastyear: 5,
        usedVacation: 5,
        plannedVacation: 5,
        openVacation: 25,
        usedVacationLastYear: 2,
      },
      ledger: { entitlement: 32 },
      nextYear: { year: 2027, requested: 2, available: 55 },
    });
    for (const asOf of ['2026-01-01', '2026-03-17', '2026-11-20', '2027-02-01', '2027-12-31']) {
      for (const name of FIGURES) {
        const { value, postings } = await why(name, asOf);
        expect(postings.reduce((sum, { days }) => sum + days, 0)).toBeCloseTo(value, 9);
      }
    }
    expect((await why('open', '2027-12-31')).value).toBe(own.nextYear.available - own.nextYear.requested);
  });

  it('[LED-06] names where each posting comes from and what the law says', async () => {
    const { postings, begins } = await why('open');
    expect(begins).toBe(2026);
    expect(postings.slice(0, 3)).toMatchObject([
      {
        day: '2026-01-01',
        year: 2025,
        kind: 'opening',
        days: 5,
        text: 'Rest aus 2025',
        source: { kind: 'posting' },
      },
      { day: '2026-01-01', year: 2026, kind: 'entitlement', days: 30, law: '§§ 3 bis 5 BUrlG' },
      { day: '2026-02-02', year: 2025, kind: 'taken', days: -1, project: 70, source: { kind: 'entry' } },
    ]);
    const [contract] = await world.sql<{ id: number }>('select id from contracts where user_id = 11');
    expect(postings[1]?.source).toEqual({ kind: 'contract', id: contract?.id });
    const [entry] = await world.sql<{ id: number }>(`select id from entries where day = '2026-02-02'`);
    expect(postings[2]?.source?.id).toBe(entry?.id);
    expect(postings.filter(({ reversible }) => reversible)).toMatchObject([
      { kind: 'extra', text: 'Jubiläum' },
    ]);
    // Last year's days are used up first: two as such, three more in March.
    const used = (year: number) => postings.filter((one) => one.kind === 'taken' && one.year === year).length;
    expect([used(2025), used(2026)]).toEqual([5, 7]);
  });

  it('[FND-13] is for the person, admins and readers, where the ledger is on', async () => {
    const path = '/vacation/ledger/11';
    for (const who of ['anna', 'chef', 'lena'] as const)
      expect((await world.get(who, path)).status).toBe(200);
    expect(refused(await world.get('bert', path))).toEqual([403, 'forbidden']);
    expect(refused(await world.get('chef', '/vacation/ledger/21'))).toEqual([404, 'not_found']);
    expect(refused(await world.get('otto', '/vacation/ledger/21'))).toEqual([403, 'feature_off']);
    expect(refused(await world.get('anna', `${path}?figure=all`))).toEqual([400, 'invalid_input', 'figure']);
    expect(refused(await world.get('anna', `${path}?asOf=heute`))).toEqual([400, 'invalid_input', 'asOf']);
    const early = await world.get<{ message: string }>('anna', `${path}?asOf=2025-12-31`);
    expect(early.body.message).toBe('Das Urlaubskonto reicht vom 01.01.2026 bis zum 31.12.2027.');
    expect(refused(await world.get('anna', `${path}?asOf=2028-01-01`))).toEqual([
      400,
      'ledger_period',
      'asOf',
    ]);
  });
});

describe('postings', () => {
  it('[LED-07] change the account from their day on, each with its reason', async () => {
    const { body } = await post();
    expect(body).toMatchObject({ ...EXTRA, reverses_id: null });
    // Answers are compared byte for byte between builds.
    expect(Object.keys(body).join()).toBe('id,user,year,day,kind,days,text,reverses_id');
    expect(await account()).toMatchObject({ openVacation: 37, ledger: { entitlement: 32 } });
    await post({ kind: 'correction', days: -0.5, text: 'Falsch übernommen' });
    await post({ kind: 'paid_out', days: 3, text: 'Austritt zum Jahresende' });
    expect(await account()).toMatchObject({ openVacation: 33.5, ledger: { entitlement: 31.5 } });
    expect((await why('open')).postings.at(-1)).toMatchObject({
      kind: 'paid_out',
      days: -3,
      law: '§ 7 Abs. 4 BUrlG',
    });
  });

  it.each([
    [{ text: '' }, [400, 'posting_reason', 'text']],
    [{ text: undefined }, [400, 'posting_reason', 'text']],
    [{ text: 'ab' }, [400, 'posting_reason', 'text']],
    [{ text: 'x'.repeat(256) }, [400, 'text_too_long', 'text']],
    [{ days: 0, kind: 'correction' }, [400, 'posting_days', 'days']],
    [{ days: -1 }, [400, 'posting_days', 'days']],
    [{ days: -1, kind: 'paid_out' }, [400, 'posting_days', 'days']],
    [{ days: 0.001 }, [400, 'posting_days', 'days']],
    [{ kind: 'opening' }, [400, 'invalid_input', 'kind']],
    [{ day: '2025-12-31' }, [400, 'ledger_period', 'day']],
    [{ day: '2028-01-01' }, [400, 'ledger_period', 'day']],
    [{ year: 2027 }, [400, 'posting_bucket', 'year']],
    [{ year: 2024 }, [400, 'posting_bucket', 'year']],
    [{ user: 21 }, [404, 'not_found']],
  ] as const)('[LED-07] are refused: %j', async (changes, expected) => {
    expect(refused(await post(changes))).toEqual(expected);
    expect(await account()).toMatchObject({ openVacation: 35 });
  });

  it('[FND-13] are the admin’s', async () => {
    for (const who of ['anna', 'lena'] as const)
      expect(refused(await post({}, who))).toEqual([403, 'forbidden']);
  });

  it('[LED-01] are reversed once, and no sum of any day knows the two', async () => {
    const before = await account();
    const { body } = await post();
    const answers = await Promise.all(Array.from({ length: 6 }, () => reverse(body.id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    const reversal = answers.find(({ status }) => status === 200)?.body as WireStoredPosting;
    expect(reversal).toMatchObject({ ...EXTRA, days: -2, text: 'Doppelt gebucht', reverses_id: body.id });
    const { ledger: _, ...after } = await account();
    const { ledger: __, ...without } = before;
    expect(after).toEqual(without);
    expect(refused(await reverse(reversal.id))).toEqual([409, 'posting_not_reversible']);
    expect((await why('open')).postings.at(-1)?.text).toBe('Zurückgenommen: Doppelt gebucht');
    const [opening] = await world.sql<{ id: number }>(
      `select id from vacation_postings where kind = 'opening'`,
    );
    expect(refused(await reverse(opening?.id as number))).toEqual([409, 'posting_not_reversible']);
    expect(refused(await reverse(body.id, ''))).toEqual([400, 'posting_reason', 'text']);
    expect(refused(await reverse(999_999))).toEqual([404, 'not_found']);
  });

  it('[LED-01] can’t be changed or deleted by the program', async () => {
    const may = await world.sql(
      `select privilege_type as may from information_schema.role_table_grants
        where grantee = 'stundenbuch_app' and table_name = 'vacation_postings' order by 1`,
    );
    expect(may).toEqual([{ may: 'INSERT' }, { may: 'SELECT' }]);
    await expect(
      world.sql(`insert into vacation_postings (company_id, user_id, year, day, kind, days, created_at)
        values (1, 11, 2025, '2026-01-01', 'opening', 1, now())`),
    ).rejects.toThrow('vacation_postings_opening');
  });
});

describe('at the same moment', () => {
  it('[LED-15] of twenty requests for the last day one is accepted', async () => {
    await post({ kind: 'correction', days: -34, text: 'Nur ein Tag ist übrig' });
    const days = Array.from({ length: 20 }, (_, i) => `2026-${i < 10 ? '03' : '06'}-${10 + (i % 10)}`);
    const answers = await Promise.all(days.map((day) => request(day)));
    const accepted = answers.filter(({ status }) => status === 200);
    expect(accepted).toHaveLength(1);
    expect(await account()).toMatchObject({ openVacation: 0 });
  });

  it('[LED-07] two admins post one after the other, and a request sees both or none of a posting', async () => {
    await post({ kind: 'correction', days: -34, text: 'Nur ein Tag ist übrig' });
    const take = post({ kind: 'correction', days: -1, text: 'Auch der nicht' });
    const [posted, asked, other] = await Promise.all([take, request('2026-12-07'), post({ days: 0.5 })]);
    expect([posted.status, other.status]).toEqual([200, 200]);
    // Behind the posting the day is refused, before it the account is overdrawn by the admin, not by the person.
    const { openVacation } = await account();
    expect([asked.status, openVacation]).toEqual(asked.status === 200 ? [200, -0.5] : [409, 0.5]);
  });
});
