import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.start();
  await world.sql(`insert into addresses (id, company_id, street, house_number, zip_code, city) values
    (900, 1, 'Werkstraße', '1', '89073', 'Ulm')`);
  await world.sql('update companies set address_id = 900 where id = 1');
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.setFlags('alpha', ['customer']);
  await world.sql('delete from customers; delete from addresses where id <> 900');
  await world.sql(`insert into addresses (id, company_id, street, city) values
    (901, 1, 'Seestraße', 'Ulm'), (902, 2, 'Geheimweg', 'Bonn'), (903, 1, 'Am Hang', 'Lindau')`);
  await world.sql(`insert into customers (id, company_id, customer_name, address_id, address2, address2_id) values
    (901, 1, 'Zimmerei Kunz', 901, true, 903), (902, 2, 'Geheim AG', 902, false, null),
    (903, 1, 'Ohne Adresse', null, false, null)`);
});

const seestrasse = { id: 901, street: 'Seestraße', house_number: null, zip_code: null, city: 'Ulm' };

describe('the company’s own address', () => {
  it('[API-79] [ADDR-02] [AMB-71] is shown to its admins, or null', async () => {
    const { body } = await world.get('chef', '/address');
    expect(body).toEqual({
      id: 900,
      street: 'Werkstraße',
      house_number: '1',
      zip_code: '89073',
      city: 'Ulm',
    });
    expect((await world.get('olga', '/address')).body).toBeNull();
    for (const who of ['anna', 'lena'] as const)
      expect(refused(await world.get(who, '/address'))).toEqual([403, 'forbidden']);
    expect(refused(await world.get(null, '/address'))).toEqual([401, 'unauthenticated']);
  });

  it('[API-79] needs no flag', async () => {
    await world.setFlags('alpha', []);
    expect((await world.get('chef', '/address')).status).toBe(200);
  });
});

describe('the addresses of all customers', () => {
  it('[API-80] [ADDR-02] [AMB-63] are shown to admins, both of each customer', async () => {
    const { body } = await world.get('chef', '/address/company/customers');
    expect(body).toEqual([
      { ...seestrasse, customer: 901, customer_name: 'Zimmerei Kunz', number: 1 },
      {
        ...seestrasse,
        id: 903,
        street: 'Am Hang',
        city: 'Lindau',
        customer: 901,
        customer_name: 'Zimmerei Kunz',
        number: 2,
      },
    ]);
    expect(refused(await world.get('anna', '/address/company/customers'))).toEqual([403, 'forbidden']);
    expect(refused(await world.get('lena', '/address/company/customers'))).toEqual([403, 'forbidden']);
  });

  it('[API-80] are empty without the customer flag, on a page as well', async () => {
    await world.setFlags('alpha', ['projectbooking']);
    expect((await world.get('chef', '/address/company/customers')).body).toEqual([]);
    const { body, headers } = await world.get('chef', '/address/company/customers?page=1&size=8&search=kunz');
    expect([body, headers.get('x-total-count')]).toEqual([[], '0']);
  });

  it('[ADDR-02] are searched, sorted and paged', async () => {
    const { body, headers } = await world.get<{ id: number }[]>(
      'chef',
      '/address/company/customers?size=1&sort=-street',
    );
    expect([body.map(({ id }) => id), headers.get('x-total-count')]).toEqual([[901], '2']);
    expect((await world.get<object[]>('chef', '/address/company/customers?search=lindau')).body).toHaveLength(
      1,
    );
  });
});

describe('the address of one customer', () => {
  it('[API-81] [API-82] first and second are shown to every role, or null', async () => {
    for (const who of ['anna', 'chef', 'lena'] as const) {
      expect((await world.get(who, '/address/customer/901')).body).toEqual(seestrasse);
      expect((await world.get(who, '/address/customersecond/901')).body).toMatchObject({
        id: 903,
        city: 'Lindau',
      });
      expect((await world.get(who, '/address/customer/903')).body).toBeNull();
      expect((await world.get(who, '/address/customersecond/903')).body).toBeNull();
    }
  });

  it('[API-77] [API-78] [AMB-70] are changed or created; the second sets the flag', async () => {
    const { body } = await world.put<{ id: number }>('chef', '/address/customer/901', {
      ...seestrasse,
      id: 7,
      city: 'Kiel',
    });
    expect(body).toEqual({ ...seestrasse, city: 'Kiel' });
    await world.put('chef', '/address/customer/903', {
      street: 'Neu',
      house_number: '1',
      zip_code: '1',
      city: 'Hof',
    });
    await world.put('chef', '/address/customersecond/903', { city: 'Wien' });
    expect((await world.get('anna', '/customer/903')).body).toMatchObject({
      customer_street: 'Neu',
      customer_city: 'Hof',
      address2: 1,
      customer_city2: 'Wien',
    });
  });

  it('[ADDR-01] [ADDR-03] [API-76] is created and returned with its id twice', async () => {
    const sent = { street: 'Hafenweg', house_number: '3', zip_code: '89073', city: 'Ulm' };
    const { body } = await world.post<{ id: number; insertId: number }>('chef', '/address', sent);
    expect(body).toEqual({ ...sent, id: body.insertId, insertId: body.insertId });
    expect(await world.sql('select company_id from addresses where id = $1', [body.id])).toEqual([
      { company_id: 1 },
    ]);
  });

  it.each([
    ['POST', '/address'],
    ['PUT', '/address/customer/901'],
    ['PUT', '/address/customersecond/901'],
  ])(
    '[API-76] [API-77] [API-78] [ACC-45] %s %s is allowed to admins with the flag; refused, nothing changes',
    async (method, path) => {
      expect(refused(await world.call(null, method, path, {}))).toEqual([401, 'unauthenticated']);
      expect(refused(await world.call('anna', method, path, {}))).toEqual([403, 'forbidden']);
      expect(refused(await world.call('lena', method, path, {}))).toEqual([403, 'forbidden']);
      expect(refused(await world.call('chef', method, path, { city: 'x'.repeat(51) }))).toEqual([
        400,
        'text_too_long',
        'city',
      ]);
      await world.setFlags('alpha', ['projects']);
      expect(refused(await world.call('chef', method, path, {}))).toEqual([403, 'module_off']);
      expect(await world.sql('select count(*)::int as n from addresses')).toEqual([{ n: 4 }]);
    },
  );

  it.each(['customer/902', 'customersecond/902', 'customer/0', 'customersecond/x'])(
    '[AMB-62] [AMB-63] [API-81] [API-82] %s is not found',
    async (path) => {
      expect(refused(await world.get('chef', `/address/${path}`))).toEqual([404, 'not_found']);
      expect(refused(await world.put('chef', `/address/${path}`, { city: 'x'.repeat(51) }))).toEqual([
        404,
        'not_found',
      ]);
    },
  );

  it('[API-81] [API-82] need the customer flag', async () => {
    await world.setFlags('alpha', ['projectbooking']);
    expect(refused(await world.get('chef', '/address/customer/901'))).toEqual([403, 'module_off']);
    expect(refused(await world.get('chef', '/address/customersecond/901'))).toEqual([403, 'module_off']);
  });
});
