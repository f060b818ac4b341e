import type { CompanyDetail } from '@stundenbuch/domain/sides/people/company-contract';
import type { CurrentCompany, CurrentUser } from '@stundenbuch/domain/sides/session/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.start();
  await world.sql('alter table users alter column id restart with 1000');
});
afterAll(() => world?.close());

const first = { first_name: 'Erste', name: 'Chefin', email: 'erste@beispiel.example', setAdmin: true };

describe('companies', () => {
  it('[API-72] [COMP-05] [COMP-12] [AMB-91] are listed with the number of active people', async () => {
    await world.sql('update users set active = false where id = 12');
    expect((await world.get('gero', '/company/all')).body).toEqual([
      { id: 1, name: 'Alpha GmbH', permission: '1111111000', features: [], employee_count: 3, version: 1 },
      { id: 2, name: 'Beta GmbH', permission: '1111111000', features: [], employee_count: 2, version: 1 },
      { id: 9, name: 'Verwaltung', permission: '0000000000', features: [], employee_count: 1, version: 1 },
    ]);
    const page = await world.get('gero', '/company/all?sort=-name&size=2&search=gmbh');
    expect(page.body).toMatchObject([{ id: 2 }, { id: 1 }]);
    expect(page.headers.get('x-total-count')).toBe('2');
    await world.sql('update users set active = true where id = 12');
  });

  it('[API-72] [API-74] [API-75] [ACC-50] [AMB-24] are for global admins', async () => {
    for (const who of ['anna', 'lena', 'chef'] as const) {
      expect(refused(await world.get(who, '/company/all'))).toEqual([403, 'forbidden']);
      expect(refused(await world.post(who, '/company', { id: 5, name: 'Neu' }))).toEqual([403, 'forbidden']);
      expect(refused(await world.put(who, '/company/1', { permission: '1111111' }))).toEqual([
        403,
        'forbidden',
      ]);
    }
    expect(refused(await world.get(null, '/company/all'))).toEqual([401, 'unauthenticated']);
  });

  it('[API-73] [COMP-15] can be read one by one by global admins and by their own admins and readers', async () => {
    expect((await world.get('gero', '/company/2')).body).toEqual({
      id: 2,
      name: 'Beta GmbH',
      permission: '1111111000',
      features: [],
      employee_count: 2,
      version: 1,
      address: null,
      jobs: [],
    });
    for (const who of ['chef', 'lena'] as const) {
      expect((await world.get(who, '/company/1')).body).toMatchObject({ employee_count: 4 });
      expect(refused(await world.get(who, '/company/2'))).toEqual([404, 'not_found']);
    }
    expect(refused(await world.get('anna', '/company/1'))).toEqual([403, 'forbidden']);
    for (const id of ['77', '0', 'x', '2147483648']) {
      expect(refused(await world.get('gero', `/company/${id}`))).toEqual([404, 'not_found']);
    }
  });
});

describe('a new company', () => {
  it('[API-74] [COMP-06] [AMB-90] has its id and no module', async () => {
    const { body } = await world.post('gero', '/company', { id: 40, name: ' Gamma ', permission: '1111111' });
    expect(body).toMatchObject({ id: 40, name: 'Gamma', permission: '0000000000', employee_count: 0 });
  });

  it.each([
    ['COMP-07', { name: '', id: 41 }, [400, 'company_name_missing', 'name']],
    ['COMP-08', { name: 'Neu' }, [400, 'company_id_missing', 'id']],
    ['COMP-09', { name: 'Neu', id: 'x' }, [400, 'invalid_input', 'id']],
    ['AMB-90', { name: 'Neu', id: 1 }, [409, 'company_id_taken', 'id']],
    ['SHR-13', { name: 'x'.repeat(51), id: 41 }, [400, 'text_too_long', 'name']],
  ])('[%s] %j is refused', async (_, body, answer) => {
    expect(refused(await world.post('gero', '/company', body))).toEqual(answer);
    expect(await world.sql('select from companies where id = 41')).toEqual([]);
  });

  it('[AMB-90] is created once by 20 equal requests', async () => {
    const body = { id: 42, name: 'Gleich' };
    const race = await Promise.all(Array.from({ length: 20 }, () => world.post('gero', '/company', body)));
    expect(race.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('[AMB-90] is proposed a free number, which a race closes: all get one of their own', async () => {
    const next = async () => (await world.get<{ id: number }>('gero', '/company/next-id')).body.id;
    const count = Number((await world.sql('select count(*)::int as n from companies'))[0]?.n);
    expect(await next()).toBe(count + 1);
    await world.sql(`insert into companies (id, name, permission, created_at)
      select n, 'Belegt', '0000000000', now() from generate_series(${count + 1}, ${count + 3}) n`);
    const id = await next();
    // 9 is taken as well.
    expect(id).toBe(10);
    expect(refused(await world.get('chef', '/company/next-id'))).toEqual([403, 'forbidden']);
    const body = { id, name: 'Vorgeschlagen', id_is_proposed: true };
    const race = await Promise.all(
      Array.from({ length: 8 }, () => world.post<CompanyDetail>('gero', '/company', body)),
    );
    expect(race.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(new Set(race.map((made) => made.body.id)).size).toBe(8);
    expect(refused(await world.post('gero', '/company', { id, name: 'Getippt' }))).toEqual([
      409,
      'company_id_taken',
      'id',
    ]);
  });

  it('[START-04] [SET-34] begins in its Land, whether or not the calendar is on', async () => {
    const made = await world.post('gero', '/company', { id: 60, name: 'Berliner', land: 'BE' });
    expect(made.status).toBe(200);
    const stored =
      await world.sql(`select p.name, p.land, s.value -> 'place' = to_jsonb(p.id) as usual, c.features
      from companies c join places p on p.company_id = c.id
      join company_settings s on s.company_id = c.id and s.feature = 'calendar' where c.id = 60`);
    expect(stored).toEqual([{ name: 'Hauptsitz', land: 'BE', usual: true, features: [] }]);
    const odd = await world.post('gero', '/company', { id: 61, name: 'Anderswo', land: 'XX' });
    expect(refused(odd)).toEqual([400, 'invalid_input', 'land']);
  });

  it('[SET-35] has its modules with its features, which need them', async () => {
    const body = { id: 62, name: 'Werkstatt', features: ['audit'], modules: ['timebooking', 'absences'] };
    expect((await world.post('gero', '/company', body)).body).toMatchObject({
      permission: '1010000000',
      features: ['audit'],
    });
    const odd = await world.post('gero', '/company', { ...body, id: 63, modules: ['kitchen'] });
    expect(refused(odd)).toEqual([400, 'invalid_input', 'modules']);
  });

  it('[AMB-25] [ACC-50] gets its first admin, who needs no job before there is one', async () => {
    const { body } = await world.post<CurrentUser>('gero', '/user', { ...first, company: 40 });
    expect(body).toMatchObject({ company: 40, role: 2, job: null });
    expect((await world.get('gero', '/company/40')).body).toMatchObject({ employee_count: 1 });
    const [job] = await world.sql(
      `insert into jobs (company_id, job_title) values (40, 'Büro') returning id`,
    );
    const second = { ...first, email: 'zweite@beispiel.example', company: 40 };
    expect(refused(await world.post('gero', '/user', second))).toEqual([400, 'fields_missing', 'job']);
    expect(
      (await world.post('gero', '/user', { ...second, job: job?.id, role: 4, setAdmin: 0 })).body,
    ).toMatchObject({
      role: 4,
      job_title: 'Büro',
    });
    expect((await world.get('gero', '/company/40')).body).toMatchObject({ jobs: [{ job_title: 'Büro' }] });
  });

  it('[AMB-25] must exist before anyone is created in it', async () => {
    const lost = { ...first, email: 'lost@beispiel.example', company: 777 };
    expect(refused(await world.post('gero', '/user', lost))).toEqual([400, 'company_unknown', 'company']);
  });

  it('[AMB-23] has people whom a global admin can make readers, without changing their own role', async () => {
    expect((await world.put('gero', '/user/21', { role: 4 })).body).toMatchObject({ role: 4, company: 2 });
    expect((await world.put('gero', '/user/21', { role: 1, setAdmin: 0 })).body).toMatchObject({ role: 1 });
    expect(refused(await world.put('gero', '/user/777', { role: 1 }))).toEqual([404, 'not_found']);
    expect((await world.put('olga', '/user/21', { role: 4 })).body).toMatchObject({ role: 1 });
  });
});

describe('a changed company', () => {
  it('[API-75] [COMP-10] [COMP-11] [COMP-17] [AMB-01] [AMB-64] switches modules for its people alone', async () => {
    expect((await world.put('gero', '/company/1', { permission: '0010000' })).body).toMatchObject({
      permission: '0010000000',
    });
    expect((await world.get('anna', '/company/current')).body).toMatchObject({ permission: '0010000000' });
    expect((await world.get('otto', '/company/current')).body).toMatchObject({ permission: '1111111000' });
    expect(refused(await world.get('anna', '/timesheet/workingtime'))).toEqual([403, 'module_off']);
    expect((await world.get('otto', '/timesheet/workingtime')).status).toBe(200);
    await world.put('gero', '/company/1', { permission: '1111111000' });
    expect((await world.get('anna', '/timesheet/workingtime')).status).toBe(200);
  });

  it('[API-75] switches features registered by a noun, and no others', async () => {
    expect(refused(await world.put('gero', '/company/1', { features: ['rockets'] }))).toEqual([
      400,
      'invalid_input',
      'features',
    ]);
    expect((await world.put('gero', '/company/1', { features: [] })).body).toMatchObject({ features: [] });
  });

  it('shows new features immediately in its own sessions and in no others', async () => {
    await world.get('anna', '/company/current');
    await world.sql(`update companies set features = '{clock}' where id = 1`);
    const of = async (who: 'anna' | 'otto') =>
      (await world.get<CurrentCompany>(who, '/company/current')).body;
    expect(await of('anna')).toMatchObject({ features: ['clock'] });
    expect(await of('otto')).toMatchObject({ features: [] });
    await world.sql(`update companies set features = '{}' where id = 1`);
    expect(await of('anna')).toMatchObject({ features: [] });
  });

  it('[API-75] [COMP-07] refuses malformed fields', async () => {
    for (const [body, code, field] of [
      [{ name: '' }, 'company_name_missing', 'name'],
      [{ permission: '101' }, 'invalid_input', 'permission'],
      [{ permission: 1111111 }, 'invalid_input', 'permission'],
      [{ address: 'Hauptstraße' }, 'invalid_input', 'address'],
      [{ address: { city: 'x'.repeat(51) } }, 'text_too_long', 'address'],
    ] as const) {
      expect(refused(await world.put('gero', '/company/2', body))).toEqual([400, code, field]);
    }
    expect(refused(await world.put('gero', '/company/77', { name: '' }))).toEqual([404, 'not_found']);
  });

  it('[AMB-71] [API-75] [ADDR-01] adds, changes and removes the address', async () => {
    const home = { street: 'Hauptstraße', house_number: '1 a', zip_code: '10115', city: 'Berlin' };
    const save = async (address: unknown, version?: number) =>
      (await world.put<CompanyDetail>('gero', '/company/2', { address, version })).body;
    const { version } = await save(home);
    expect(await save({ ...home, street: 'Gasse' })).toMatchObject({ address: { ...home, street: 'Gasse' } });
    expect(await save(home, version)).toMatchObject({ code: 'stale' });
    expect(await save({ street: '', city: null })).toMatchObject({ address: null });
    expect(await world.sql('select from addresses')).toEqual([]);
    expect(await save(null)).toMatchObject({ address: null });
  });

  it('[API-75] refuses the second of two global admins', async () => {
    const { body } = await world.get<CompanyDetail>('gero', '/company/2');
    const race = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        world.put('gero', '/company/2', { name: `Beta ${i}`, version: body.version }),
      ),
    );
    expect(race.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(race.filter((answer) => refused(answer)[1] === 'stale')).toHaveLength(19);
  });
});
