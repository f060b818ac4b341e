import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { emailOf, type Person } from '../../../test/people.ts';
import { World } from '../../../test/world.ts';

const PUBLIC_URL = 'https://zeiten.beispiel.example';
const LATER = '2026-12-04T08:59:59Z';
const anna = emailOf('anna');

interface Made {
  code: string;
  link: string;
  expires_at: string;
}

let world: World;
beforeAll(async () => {
  world = await World.start('2026-11-20T09:00:00Z', { PUBLIC_URL });
});
beforeEach(async () => {
  world.setClock('2026-11-20T09:00:00Z');
  await world.sql('truncate login_failures, codes');
  await world.sql('delete from company_settings');
  await world.sql('update users set password_hash = null, active = true');
  await world.sql(`update companies set features = '{}'`);
});
afterAll(() => world?.close());

const invite = (who: Person, id: number) => world.post<Made>(who, `/user/${id}/invite`);
const codeFor = async (id = 11) => (await invite('chef', id)).body.code;
const look = (code: string) => world.post(null, '/user/code', { code });
const register = (email: string, code?: string, password = 'Abc123') =>
  world.post(null, '/user/register', { email, password, ...(code !== undefined && { code }) });
const onlyInvited = (registration = 'invited') =>
  world.put('chef', '/company/settings/login', { value: { registration } });
const stored = async () =>
  (await world.sql('select password_hash from users where id = 11'))[0]?.password_hash;

describe('an invitation', () => {
  it('[ACCT-02] [ACCT-03] is told once, with a link for 14 days, and only its hash is stored', async () => {
    await world.setFeatures('alpha', ['audit']);
    const { status, body } = await invite('chef', 11);
    expect(status).toBe(200);
    expect(body.code).toMatch(/^[0-9A-HJKMNP-TV-Z]{20}$/);
    expect(body).toEqual({
      code: body.code,
      link: `${PUBLIC_URL}/register#einladung=${body.code}`,
      expires_at: '2026-12-04T09:00:00.000Z',
    });
    const rows = await world.sql(
      `select c::text from codes c union all select h::text from changes h where table_name = 'codes'`,
    );
    expect(rows).toHaveLength(2);
    const all = JSON.stringify(rows) + world.log.join('');
    expect(all).not.toContain(body.code);
    const log = await world.sql(`select after from changes where table_name = 'codes'`);
    expect(log).toEqual([{ after: expect.not.objectContaining({ secret_hash: expect.anything() }) }]);
  });

  it('[ACCT-02] [DCN-09] [DCN-10] has its link from PUBLIC_URL, whatever host a request names', async () => {
    const headers = { host: 'boese.example', 'x-forwarded-host': 'boese.example' };
    const { body } = await world.call<Made>('chef', 'POST', '/user/11/invite', undefined, { headers });
    expect(body.link).toMatch(/^https:\/\/zeiten\.beispiel\.example\/register#/);
  });

  it('[ACCT-02] ends the one before', async () => {
    const first = await codeFor();
    const second = await codeFor();
    expect(refused(await look(first))).toEqual([400, 'code_invalid']);
    expect((await look(second)).status).toBe(200);
  });

  it('[ACCT-02] is refused for somebody who has registered', async () => {
    await register(anna);
    expect(refused(await invite('chef', 11))).toEqual([409, 'registered']);
  });

  it.each([
    ['an employee', 'anna', 12, [403, 'forbidden']],
    ['a reader', 'lena', 11, [403, 'forbidden']],
    ['an admin, for another company', 'chef', 21, [404, 'not_found']],
    ['an admin, for nobody', 'chef', 4711, [404, 'not_found']],
    ['a global admin, for an employee elsewhere', 'gero', 11, [403, 'forbidden']],
  ] as const)('[ACCT-02] is not for %s', async (_, who, id, answer) => {
    expect(refused(await invite(who, id))).toEqual(answer);
    expect(await world.sql('select from codes')).toEqual([]);
  });

  it('[ACCT-02] lets a global admin bring in the first admin of a company, and protects global admins', async () => {
    expect((await invite('gero', 22)).status).toBe(200);
    await world.sql('update users set global_admin = true where id = 12');
    expect(refused(await invite('chef', 12))).toEqual([403, 'global_admin_protected']);
    await world.sql('update users set global_admin = false where id = 12');
  });

  it('[ACCT-02] is shown in the list of people until they have registered', async () => {
    await invite('chef', 11);
    const listed = async () => {
      const { body } = await world.get<{ id: number }[]>('chef', '/user');
      return body.find(({ id }) => id === 11);
    };
    expect(await listed()).toMatchObject({
      registered: false,
      invited_at: '2026-11-20T09:00:00.000Z',
      invited_until: '2026-12-04T09:00:00.000Z',
    });
    await register(anna);
    expect(await listed()).toMatchObject({ registered: true, invited_at: null, invited_until: null });
  });
});

describe('a code', () => {
  it('[ACCT-03] tells whose it is as often as it is asked, and uses nothing up', async () => {
    const code = await codeFor();
    const owner = { kind: 'invite', email: anna, first_name: 'Anna', company: 'Alpha GmbH' };
    for (let i = 0; i < 12; i++)
      expect((await look(code)).body).toEqual({ ...owner, expires_at: '2026-12-04T09:00:00.000Z' });
    expect((await look(` ${code.toLowerCase().replace(/.{4}/g, '$&-')} `)).status).toBe(200);
  });

  it('[ACCT-03] opens one registration, and is then like an unknown one', async () => {
    await onlyInvited();
    const code = await codeFor();
    world.setClock(LATER);
    expect(await register(anna, code)).toMatchObject({ status: 200, body: true });
    const unknown = await look('00000000000000000000');
    expect(await look(code)).toMatchObject({ status: 400, body: unknown.body });
    await world.sql('update users set password_hash = null where id = 11');
    expect(refused(await register(anna, code))).toEqual([400, 'registration_failed']);
  });

  it.each([
    ['after 14 days', () => Promise.resolve(world.setClock('2026-12-04T09:00:00Z'))],
    ['of a person who is inactive', () => world.sql('update users set active = false where id = 11')],
    ['of another e-mail', () => world.sql(`update users set email = 'anne@beispiel.example' where id = 11`)],
  ])('[ACCT-03] %s is worth nothing', async (_, change) => {
    const code = await codeFor();
    await change();
    expect(refused(await look(code))).toEqual([400, 'code_invalid']);
    for (const email of [anna, 'anne@beispiel.example'])
      expect(refused(await register(email, code))).toEqual([400, 'registration_failed']);
    await world.sql('update users set email = $1 where id = 11', [anna]);
  });

  it('[ACCT-03] is for its own e-mail only, in an open company too', async () => {
    const code = await codeFor();
    expect(refused(await register(emailOf('bert'), code))).toEqual([400, 'registration_failed']);
    expect((await register(anna, code)).status).toBe(200);
  });

  it('[ACCT-03] lets one of twenty equal requests win', async () => {
    await onlyInvited();
    const code = await codeFor();
    const answers = await Promise.all(Array.from({ length: 20 }, () => register(anna, code)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    // More than ten failures at once are not even looked at.
    expect(statuses.filter((status) => ![200, 400, 429].includes(status))).toEqual([]);
  });

  it('[ACCT-03] cannot be guessed: ten failures end the wrong attempts, and right ones of a whole office pass', async () => {
    const code = await codeFor();
    for (let i = 0; i < 10; i++) {
      expect(refused(await look(`X${i}`))).toEqual([400, 'code_invalid']);
      if (i < 9) expect((await look(code)).status).toBe(200);
    }
    expect(refused(await look('X11'))).toEqual([429, 'too_many_attempts']);
    expect((await look(code)).status).toBe(200);
    expect((await register(anna, code)).status).toBe(200);
  });
});

describe('registration', () => {
  it('[ACCT-01] [DCN-01] is open by default, as specified', async () => {
    const { body } = await world.get<{ login: object | null }>('anna', '/company/current');
    expect(body.login).toBeNull();
    expect((await register(anna)).status).toBe(200);
  });

  it('[ACCT-01] by invitation answers a stranger byte for byte as an unknown e-mail', async () => {
    await onlyInvited();
    await invite('chef', 12);
    const raw = async (body: object) => {
      const answer = await fetch(`${world.url}/api/user/register`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ password: 'Abc123', ...body }),
      });
      return [answer.status, await answer.text()];
    };
    const unknown = await raw({ email: 'niemand@beispiel.example' });
    expect(unknown[0]).toBe(400);
    for (const email of [anna, emailOf('bert')])
      for (const code of [undefined, 'FALSCH', '0'.repeat(20)])
        expect(await raw({ email, code })).toEqual(unknown);
    expect(await stored()).toBeNull();
  });

  /** Before it every e-mail takes the same way, whose longest part is the hash of the password. */
  it('[ACCT-01] by invitation is decided as quickly for an unknown e-mail as for a person', async () => {
    await onlyInvited();
    const one = async (email: string) => {
      const begun = performance.now();
      const sent = [email, 'hash', null, '2026-11-20'];
      expect(await world.sql('select register_person($1, $2, $3, $4) as done', sent)).toEqual([
        { done: false },
      ]);
      return performance.now() - begun;
    };
    const [known, unknown]: [number[], number[]] = [[], []];
    // In turns, so that a busy moment meets both.
    for (let i = 0; i < 101; i++) {
      known.push(await one(anna));
      unknown.push(await one('niemand@beispiel.example'));
    }
    expect(Math.abs(median(known) - median(unknown))).toBeLessThan(5);
  });

  it('[ACCT-01] is a setting of the company, which every session reads with it', async () => {
    await onlyInvited();
    expect((await world.get('anna', '/company/current')).body).toMatchObject({
      login: { registration: 'invited' },
    });
    const { body } = await world.get<Record<string, unknown>>('chef', '/company/settings');
    expect(body.login).toMatchObject({
      value: { registration: 'invited' },
      version: 1,
      since: null,
      recommended_on: null,
    });
    expect(refused(await onlyInvited('closed'))).toEqual([400, 'invalid_input', 'registration']);
    expect(refused(await world.put('anna', '/company/settings/login', { value: {} }))).toEqual([
      403,
      'forbidden',
    ]);
  });
});

describe('a new company', () => {
  const created = async (target: World, id: number, fields = {}) => {
    await target.post('gero', '/company', { name: 'Neu', id, ...fields });
    const rows = await target.sql(`select value from company_settings where company_id = $1`, [id]);
    return rows.map(({ value }) => (value as { registration: string }).registration);
  };

  it('[ACCT-01] is open without the field, and by invitation with it', async () => {
    expect(await created(world, 501)).toEqual([]);
    expect(await created(world, 502, { registration: 'invited' })).toEqual(['invited']);
    expect(await created(world, 503, { registration: 'open' })).toEqual(['open']);
  });

  it('[ACCT-01] is by invitation where the operator says so, and those before stay as they are', async () => {
    const other = await World.start(undefined, { REGISTRATION: 'invited' });
    try {
      expect(await created(other, 501)).toEqual(['invited']);
      expect(await created(other, 502, { registration: 'open' })).toEqual(['open']);
      const open = await other.post(null, '/user/register', { email: anna, password: 'Abc123' });
      expect(open.status).toBe(200);
      // Without PUBLIC_URL the code has no link.
      const { body } = await other.post<Made>('chef', '/user/12/invite');
      expect(body).toMatchObject({ link: null, code: expect.stringMatching(/^.{20}$/) });
    } finally {
      await other.close();
    }
  });
});

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] as number;
