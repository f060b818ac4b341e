import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import type { Person } from '../../../test/people.ts';
import { World } from '../../../test/world.ts';

interface Project {
  id: number;
  internal_id: string | null;
  project_name: string;
  customer: number | null;
  customer_name: string | null;
  category_name: string | null;
  status: number;
  sum_hours: number | null;
  sum_hours_current_year: number | null;
}

const FLAGS = ['projectbooking', 'projects', 'customer'] as const;

let world: World;
beforeAll(async () => {
  world = await World.start();
  await world.sql(`insert into categories (id, company_id, name) values (5, 1, 'Neubau'), (6, 2, 'Fremd')`);
  await world.sql(`insert into addresses (id, company_id, street, house_number, zip_code, city)
    values (71, 1, 'Seestraße', '4', '88045', 'Friedrichshafen')`);
  await world.sql(`insert into customers (id, company_id, customer_name, address_id) values
    (31, 1, 'Zimmerei Kunz', 71), (32, 2, 'Geheim AG', null)`);
  await world.sql(
    `update projects set customer_id = 31, category_id = 5, notes = 'Kran bestellt' where id = 1001`,
  );
  await world.sql(`update projects set customer_id = 32, category_id = 6 where id = 1003`);
  await world.sql(`insert into entries (company_id, user_id, day, project_id, hours, booking_text, created_at) values
    (1, 11, '2025-12-30', 1001, 4, 'Letztes Jahr', '2025-12-30'),
    (1, 11, '2026-11-18', 1001, 2.25, 'Latten gelegt', '2026-11-18'),
    (1, 12, '2026-11-18', 1001, 7.5, 'Ziegel gedeckt', '2026-11-18'),
    (2, 21, '2026-11-18', 1003, 8, 'Geheime Arbeit', '2026-11-18')`);
});
afterAll(() => world.close());
beforeEach(() => world.setFlags('alpha', FLAGS));

const list = async (query = '', who: Person = 'anna') =>
  (await world.get<Project[]>(who, `/project${query}`)).body.map(({ project_name }) => project_name);

describe('GET /project', () => {
  it('[API-37] [PROJ-13] [AMB-63] shows the projects of the company with their sums, and no others', async () => {
    const { status, body } = await world.get<Project[]>('anna', '/project');
    expect(status).toBe(200);
    expect(body.map(({ id }) => id)).toEqual([1002, 1001]);
    expect(body[1]).toMatchObject({
      internal_id: '100001',
      customer: 31,
      customer_name: 'Zimmerei Kunz',
      category_name: 'Neubau',
      notes: 'Kran bestellt',
      sum_hours: 13.75,
      sum_hours_current_year: 9.75,
      start_date: null,
      version: 1,
    });
    expect(body[0]).toMatchObject({ sum_hours: 0, sum_hours_current_year: 0, customer: null });
  });

  it('[PROJ-01] [PROJ-05] [CONST-58] filters by status; 100 and none mean all', async () => {
    expect(await list('?status=1')).toEqual(['Dach Nord']);
    expect(await list('?status=3')).toEqual(['Altbau']);
    expect(await list('?status=0')).toEqual([]);
    expect(await list('?status=100')).toEqual(['Altbau', 'Dach Nord']);
    expect(refused(await world.get('anna', '/project?status=7'))).toEqual([400, 'invalid_input', 'status']);
  });

  it('[PROJ-01] searches what the screen shows', async () => {
    expect(await list('?search=nord')).toEqual(['Dach Nord']);
    expect(await list('?search=neubau')).toEqual(['Dach Nord']);
    expect(await list('?search=100002')).toEqual(['Altbau']);
    expect(await list('?search=abgeschlossen')).toEqual(['Altbau']);
    expect(await list('?search=zimmerei')).toEqual(['Dach Nord']);
    expect(await list('?search=geheim')).toEqual([]);
    expect(await list('?search=100%25')).toEqual([]);
  });

  it('[PROJ-01] [SHR-01] returns pages with the total number', async () => {
    const { body, headers } = await world.get<Project[]>('anna', '/project?page=2&size=1');
    expect(body.map(({ project_name }) => project_name)).toEqual(['Dach Nord']);
    expect(headers.get('x-total-count')).toBe('2');
  });

  it('[PROJ-01] [PROJ-19] sums the hours of all pages and of a search, but not without the flag', async () => {
    const sum = async (query: string) =>
      (await world.get('anna', `/project?page=1&size=1${query}`)).headers.get('x-total-hours');
    expect(await sum('')).toBe('13.75');
    expect(await sum('&search=altbau')).toBe('0');
    await world.setFlags('alpha', ['projects']);
    expect(await sum('')).toBeNull();
  });

  it('sorts by listed columns only', async () => {
    expect(await list('?sort=-sum_hours')).toEqual(['Dach Nord', 'Altbau']);
    expect(await list('?sort=customer_name')).toEqual(['Dach Nord', 'Altbau']);
    expect(await list('?sort=-status')).toEqual(['Altbau', 'Dach Nord']);
    expect(refused(await world.get('anna', '/project?sort=company_id'))).toEqual([
      400,
      'invalid_input',
      'sort',
    ]);
  });
});

describe('an answer without fields that the company may not see', () => {
  it('[PROJ-19] [AMB-40] has no hours without projectbooking, in list and detail, and does not reveal them by sorting', async () => {
    await world.setFlags('alpha', ['projects', 'customer']);
    const { body } = await world.get<Project[]>('chef', '/project');
    expect(body.map((project) => [project.sum_hours, project.sum_hours_current_year])).toEqual([
      [null, null],
      [null, null],
    ]);
    expect(await list('?sort=-sum_hours')).toEqual(await list('?sort=sum_hours'));
    expect((await world.get('chef', '/project/id/1001')).body).toMatchObject({ sum_hours: null });
    expect(refused(await world.get('chef', '/timesheet/project/1001'))).toEqual([403, 'module_off']);
    expect(refused(await world.get('chef', '/project/employees/1001'))).toEqual([403, 'module_off']);
  });

  it('[PROJ-18] [AMB-72] has no customer without the customer flag, in list and detail, and does not reveal it by searching', async () => {
    await world.setFlags('alpha', ['projectbooking']);
    const { body } = await world.get<Project[]>('chef', '/project');
    expect(body.map(({ customer, customer_name }) => [customer, customer_name])).toEqual([
      [null, null],
      [null, null],
    ]);
    expect(await list('?search=zimmerei')).toEqual([]);
    expect(await list('?sort=-customer_name')).toEqual(await list('?sort=customer_name'));
    const detail = await world.get('chef', '/project/id/1001');
    expect(detail.body).toMatchObject({
      customer: null,
      customer_name: null,
      customer_street: null,
      customer_city: null,
    });
    expect(JSON.stringify(detail.body)).not.toMatch(/Zimmerei|Seestraße/);
  });
});

describe('GET /project/id/{id}', () => {
  it('[API-39] [PROJ-17] [PROJ-18] shows one project with the address of its customer', async () => {
    const { body } = await world.get('lena', '/project/id/1001');
    expect(body).toMatchObject({
      id: 1001,
      customer_name: 'Zimmerei Kunz',
      customer_street: 'Seestraße',
      customer_house_number: '4',
      customer_zip: '88045',
      customer_city: 'Friedrichshafen',
      sum_hours: 13.75,
    });
  });

  it.each(['1003', '99999', '0', '-1', 'abc', '2147483648'])(
    '[PROJ-24] [AMB-62] the id %s is not found',
    async (id) => expect(refused(await world.get('anna', `/project/id/${id}`))).toEqual([404, 'not_found']),
  );
});

describe('GET /project/active', () => {
  it('[API-38] [AMB-69] shows the bookable projects', async () => {
    const { body } = await world.get<Project[]>('anna', '/project/active');
    expect(body.map(({ project_name }) => project_name)).toEqual(['Dach Nord']);
    expect(body[0]).not.toHaveProperty('sum_hours');
  });
});

describe('GET /project/customer/{id}', () => {
  it('[API-40] [CUST-10] shows the projects of a customer', async () => {
    await world.setFlags('alpha', ['customer']);
    const { body } = await world.get('anna', '/project/customer/31');
    expect(body).toEqual([{ id: 1001, internal_id: '100001', project_name: 'Dach Nord', status: 1 }]);
  });

  it('[API-40] [AMB-63] does not find another company’s customer, and needs the flag', async () => {
    expect(refused(await world.get('anna', '/project/customer/32'))).toEqual([404, 'not_found']);
    await world.setFlags('alpha', ['projectbooking']);
    expect(refused(await world.get('anna', '/project/customer/31'))).toEqual([403, 'module_off']);
  });
});

describe('access', () => {
  const reads = ['/project', '/project/active', '/project/id/1001', '/project/hourlyrate/1001'];

  it.each(reads)(
    '[API-37] [API-38] [API-39] [API-41] GET %s is allowed to everyone with one of the two flags',
    async (path) => {
      for (const who of ['anna', 'chef', 'lena'] as const) {
        await world.setFlags('alpha', ['projects']);
        expect((await world.get(who, path)).status).toBe(200);
        await world.setFlags('alpha', ['timebooking', 'customer']);
        expect(refused(await world.get(who, path))).toEqual([403, 'module_off']);
      }
      expect(refused(await world.get(null, path))).toEqual([401, 'unauthenticated']);
    },
  );

  it.each([
    ['POST', '/project'],
    ['PUT', '/project/1001'],
    ['POST', '/project/hourlyrate'],
    ['PUT', '/project/hourlyrate/1'],
  ])(
    '[API-42] [API-43] [API-44] [API-45] [ACC-45] %s %s is allowed to admins only, the role checked before the flag',
    async (method, path) => {
      expect(refused(await world.call('anna', method, path, {}))).toEqual([403, 'forbidden']);
      expect(refused(await world.call('lena', method, path, {}))).toEqual([403, 'forbidden']);
      expect(refused(await world.call(null, method, path, {}))).toEqual([401, 'unauthenticated']);
      await world.setFlags('alpha', ['customer']);
      expect(refused(await world.call('chef', method, path, {}))).toEqual([403, 'module_off']);
      expect(refused(await world.call('anna', method, path, {}))).toEqual([403, 'forbidden']);
    },
  );
});
