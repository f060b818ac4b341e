import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { World } from '../../../test/world.ts';

interface Customer {
  id: number;
  customer_name: string;
  address: number | null;
  address2: number;
  city: string | null;
  customer_street2: string | null;
  version: number;
}

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.setFlags('alpha', ['customer']);
  await world.sql('delete from customers; delete from addresses');
  await world.sql(`insert into addresses (id, company_id, street, city) values
    (901, 1, 'Seestraße', 'Ulm'), (902, 2, 'Geheimweg', 'Bonn')`);
  await world.sql(`insert into customers (id, company_id, customer_name, address_id, internal_id, phone) values
    (901, 1, 'Zimmerei Kunz', 901, 'K-1', '0731 1'), (902, 2, 'Geheim AG', 902, 'K-1', '030 1')`);
});

const create = (body: object, who: 'chef' | 'olga' = 'chef') =>
  world.post<Customer>(who, '/customer', { customer_name: 'Dachbau Süd', ...body });
const change = (id: number | string, body: object) => world.put<Customer>('chef', `/customer/${id}`, body);
const count = async (table: string) =>
  (await world.sql<{ n: number }>(`select count(*)::int as n from ${table}`))[0]?.n;

const both = {
  customer_street: 'Hafenweg',
  customer_house_number: '3a',
  customer_zip: '89073',
  customer_city: 'Ulm',
  address2: 1,
  customer_street2: 'Am Hang',
  customer_house_number2: '7',
  customer_zip2: '88045',
  customer_city2: 'Lindau',
};

describe('GET /customer', () => {
  it('[API-46] [CUST-02] [AMB-63] shows the customers of the company to every role', async () => {
    for (const who of ['anna', 'chef', 'lena'] as const) {
      const { status, body } = await world.get<Customer[]>(who, '/customer');
      expect(status).toBe(200);
      expect(body).toEqual([
        {
          id: 901,
          customer_name: 'Zimmerei Kunz',
          internal_id: 'K-1',
          external_id: null,
          phone: '0731 1',
          mobile: null,
          email: null,
          address: 901,
          address2: 0,
          notes: null,
          city: 'Ulm',
          version: 1,
        },
      ]);
    }
  });

  it('[CUST-01] searches, sorts and pages', async () => {
    await create({ customer_name: 'Ärztehaus', phone: '0731 2', customer_city: 'Bonn' });
    const names = async (query: string) => {
      const { body, headers } = await world.get<Customer[]>('anna', `/customer?${query}`);
      return [body.map(({ customer_name }) => customer_name), headers.get('x-total-count')];
    };
    expect(await names('')).toEqual([['Ärztehaus', 'Zimmerei Kunz'], null]);
    expect(await names('search=ärzte&size=8')).toEqual([['Ärztehaus'], '1']);
    expect(await names('search=0731&size=1&page=2')).toEqual([['Zimmerei Kunz'], '2']);
    expect(await names('search=bonn')).toEqual([['Ärztehaus'], null]);
    expect(await names('sort=-city')).toEqual([['Zimmerei Kunz', 'Ärztehaus'], null]);
    expect(refused(await world.get('anna', '/customer?sort=notes'))).toEqual([400, 'invalid_input', 'sort']);
  });
});

describe('POST /customer', () => {
  it('[API-49] [CUST-03] [CUST-07] [AMB-70] stores the customer and both addresses in one call', async () => {
    const { status, body } = await create({ ...both, email: 'info@dach.example', company: 2 });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...both,
      customer_name: 'Dachbau Süd',
      city: 'Ulm',
      email: 'info@dach.example',
    });
    expect((await world.get('lena', `/customer/${body.id}`)).body).toEqual(body);
    expect(await world.sql('select company_id from customers where id = $1', [body.id])).toEqual([
      { company_id: 1 },
    ]);
  });

  it('[AMB-70] accepts an address created by POST /address, once', async () => {
    const { body: address } = await world.post<{ insertId: number }>('chef', '/address', { city: 'Kiel' });
    const { body } = await create({ address: address.insertId });
    expect(body).toMatchObject({ address: address.insertId, city: 'Kiel', address2: 0 });
    expect(refused(await create({ address: address.insertId }))).toEqual([
      400,
      'customer_address',
      'address',
    ]);
  });

  it.each([
    ['AMB-38', { customer_name: ' ' }, [400, 'fields_missing', 'customer_name']],
    ['SHR-13', { customer_zip: 'x'.repeat(51) }, [400, 'text_too_long', 'customer_zip']],
    ['CUST-02', { email: 'kein' }, [400, 'customer_email', 'email']],
    ['AMB-60', { address2: 'ja' }, [400, 'invalid_input', 'address2']],
    ['AMB-70', { address: 901 }, [400, 'customer_address', 'address']],
    ['AMB-63', { address: 902 }, [400, 'customer_address', 'address']],
    ['AMB-70', { address: 2147483647 }, [400, 'customer_address', 'address']],
  ])('[%s] refuses %o and stores nothing', async (_, body, expected) => {
    expect(refused(await create({ ...both, ...body }))).toEqual(expected);
    expect([await count('customers'), await count('addresses')]).toEqual([2, 2]);
  });

  it.each(['', 'null', '[]', '{', '{"customer_name":{}}'])(
    '[AMB-62] malformed %s stores nothing',
    async (raw) => {
      expect((await world.call('chef', 'POST', '/customer', undefined, { raw })).status).toBe(400);
      expect([await count('customers'), await count('addresses')]).toEqual([2, 2]);
    },
  );

  it('[AMB-66] gives an address to one of ten concurrent requests, and the others leave nothing behind', async () => {
    const { body: address } = await world.post<{ insertId: number }>('chef', '/address', { city: 'Kiel' });
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => create({ ...both, address: address.insertId })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(400)]);
    expect([await count('customers'), await count('addresses')]).toEqual([3, 4]);
  });
});

describe('PUT /customer/{id}', () => {
  it('[API-48] changes the given fields only', async () => {
    const { body } = await change(901, { id: 902, phone: '', mobile: '0170 1', customer_house_number: '9' });
    expect(body).toMatchObject({
      id: 901,
      customer_name: 'Zimmerei Kunz',
      phone: null,
      mobile: '0170 1',
      address: 901,
      customer_street: 'Seestraße',
      customer_house_number: '9',
      city: 'Ulm',
    });
  });

  it('[CUST-07] [AMB-70] adds a second address, preserves it, and removes it with the flag', async () => {
    const second = { customer_street2: 'Am Hang', customer_city2: 'Lindau' };
    expect((await change(901, second)).body).toMatchObject({ ...second, address2: 1 });
    expect((await change(901, { mobile: '1' })).body).toMatchObject({ ...second, address2: 1 });
    expect((await change(901, { address2: 0 })).body).toMatchObject({ address2: 0, customer_street2: null });
    expect(await count('addresses')).toBe(2);
  });

  it('[AMB-70] removes an empty address, and replaces one by another', async () => {
    const { body: address } = await world.post<{ insertId: number }>('chef', '/address', { city: 'Kiel' });
    expect((await change(901, { address: address.insertId })).body).toMatchObject({ city: 'Kiel' });
    expect((await change(901, { address: address.insertId })).status).toBe(200);
    expect((await change(901, { customer_city: '' })).body).toMatchObject({ address: null, city: null });
    expect(await count('addresses')).toBe(1);
  });

  it.each([
    [{ customer_name: '' }, [400, 'fields_missing', 'customer_name']],
    [{ email: 'x' }, [400, 'customer_email', 'email']],
    [{ address: 902 }, [400, 'customer_address', 'address']],
  ])('[AMB-62] refuses %o and changes nothing, neither customer nor address', async (body, expected) => {
    const before = (await world.get('anna', '/customer/901')).body;
    expect(refused(await change(901, { ...both, phone: '9', ...body }))).toEqual(expected);
    expect((await world.get('anna', '/customer/901')).body).toEqual(before);
    expect(await count('addresses')).toBe(2);
  });

  it('refuses a stale version, even when only an address has changed since', async () => {
    const { body: read } = await world.get<Customer>('anna', '/customer/901');
    await change(901, { customer_city: 'Köln', version: read.version });
    expect(refused(await change(901, { phone: '1', version: read.version }))).toEqual([409, 'stale']);
    const { body: newer } = await world.get<Customer>('anna', '/customer/901');
    await world.put('chef', '/address/customersecond/901', { city: 'Bonn' });
    expect(refused(await change(901, { phone: '1', version: newer.version }))).toEqual([409, 'stale']);
    expect((await change(901, { phone: '1' })).status).toBe(200);
  });
});

describe('PUT /customer/notes/{id}', () => {
  it('[API-50] [CUST-08] [CUST-09] is allowed to every employee, but not to readers', async () => {
    const { body } = await world.put('anna', '/customer/notes/901', {
      notes: '• Kran\n→ Montag',
      phone: 'x',
    });
    expect(body).toMatchObject({ notes: '• Kran\n→ Montag', phone: '0731 1' });
    expect((await world.put('chef', '/customer/notes/901', { notes: '' })).body).toMatchObject({
      notes: null,
    });
    expect(refused(await world.put('lena', '/customer/notes/901', { notes: 'x' }))).toEqual([
      403,
      'forbidden',
    ]);
    expect(refused(await world.put('anna', '/customer/notes/902', { notes: 'x' }))).toEqual([
      404,
      'not_found',
    ]);
    expect(refused(await world.put('anna', '/customer/notes/901', { notes: 'x'.repeat(10_001) }))).toEqual([
      400,
      'text_too_long',
      'notes',
    ]);
    expect(refused(await world.put('anna', '/customer/notes/901', { notes: 'x', version: 1 }))).toEqual([
      409,
      'stale',
    ]);
  });
});

describe('access', () => {
  it.each([
    ['GET', '/customer/902'],
    ['GET', '/customer/0'],
    ['GET', '/customer/abc'],
    ['PUT', '/customer/902'],
    ['PUT', '/customer/7777'],
  ])('[AMB-62] [AMB-63] %s %s is not found, before the fields', async (method, path) => {
    const body = method === 'PUT' ? { customer_name: '' } : undefined;
    expect(refused(await world.call('chef', method, path, body))).toEqual([404, 'not_found']);
  });

  it.each([
    ['GET', '/customer', true],
    ['GET', '/customer/901', true],
    ['PUT', '/customer/901', false],
    ['POST', '/customer', false],
  ])(
    '[API-46] [API-47] [API-48] [API-49] [ACC-45] %s %s needs the flag, and for changes an admin',
    async (method, path, open) => {
      const body = method === 'GET' ? undefined : { customer_name: 'Neu' };
      expect(refused(await world.call(null, method, path, body))).toEqual([401, 'unauthenticated']);
      for (const who of ['anna', 'lena'] as const)
        expect((await world.call(who, method, path, body)).status).toBe(open ? 200 : 403);
      await world.setFlags('alpha', ['projectbooking']);
      expect(refused(await world.call('chef', method, path, body))).toEqual([403, 'module_off']);
      expect(refused(await world.call('anna', method, path, body))).toEqual([
        403,
        open ? 'module_off' : 'forbidden',
      ]);
    },
  );
});
