import type { InventoryItem } from '@stundenbuch/domain/sides/inventory/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import type { Person } from '../../../test/people.ts';
import { World } from '../../../test/world.ts';

const EVERYTHING = [
  'timebooking',
  'projectbooking',
  'absences',
  'customer',
  'projects',
  'inventory',
] as const;
const OWN_CATEGORY = 501;
const FOREIGN_CATEGORY = 502;

let world: World;
let ladder: InventoryItem;

beforeAll(async () => {
  world = await World.start();
  await world.sql(
    `insert into categories (id, company_id, name) values ($1, 1, 'Werkzeug'), ($2, 2, 'Fremd')`,
    [OWN_CATEGORY, FOREIGN_CATEGORY],
  );
});
afterAll(() => world?.close());

beforeEach(async () => {
  await world.sql('delete from inventory_items');
  ladder = (await world.post<InventoryItem>('anna', '/inventory', full)).body;
});

const full = {
  name: 'Leiter',
  manufacture: 'Hymer',
  notes: '• im Lager',
  licence_plate: 'M-AB 12',
  quantity: 3,
  serial_number: 'SN-1',
  buy_date: '2020-02-29',
  tuv_date: '2026-12-01',
  category: OWN_CATEGORY,
};

const stored = () => world.sql('select id, company_id, name, notes from inventory_items order by id');

describe('the inventory', () => {
  it('[INV-02] [API-55] stores every field of an item', async () => {
    const { id, version, ...fields } = ladder;
    expect(fields).toEqual({ ...full, category_name: 'Werkzeug' });
    expect([Number.isInteger(id), version]).toEqual([true, 1]);
    expect((await world.get('anna', `/inventory/${id}`)).body).toEqual(ladder);
  });

  it('[INV-03] [API-55] needs a name and nothing else', async () => {
    const { status, body } = await world.post<InventoryItem>('anna', '/inventory', { name: ' Eimer ' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: 'Eimer',
      quantity: null,
      category: null,
      category_name: null,
      tuv_date: null,
    });
    for (const name of [undefined, null, '', '  ']) {
      expect(refused(await world.post('anna', '/inventory', { ...full, name }))).toEqual([
        400,
        'fields_missing',
        'name',
      ]);
    }
    expect(await stored()).toHaveLength(2);
  });

  it('[API-51] [INV-01] lists the company’s items by name, in pages and by search', async () => {
    for (const name of ['Akku', 'ähre', 'Bohrer', 'Zange']) await world.post('anna', '/inventory', { name });
    const names = async (query: string) => {
      const { body, headers } = await world.get<InventoryItem[]>('anna', `/inventory${query}`);
      return [body.map(({ name }) => name), headers.get('x-total-count')];
    };
    expect(await names('')).toEqual([['ähre', 'Akku', 'Bohrer', 'Leiter', 'Zange'], null]);
    expect(await names('?page=2&size=2')).toEqual([['Bohrer', 'Leiter'], '5']);
    expect(await names('?sort=-name&size=1')).toEqual([['Zange'], '5']);
    expect((await names('?sort=quantity&size=1'))[0]).toEqual(['Leiter']);
    for (const found of ['hYm', 'werkz', 'M-AB', 'sn-1', '01.12.2026']) {
      expect((await names(`?search=${encodeURIComponent(found)}`))[0]).toEqual(['Leiter']);
    }
    expect(refused(await world.get('anna', '/inventory?sort=notes'))).toEqual([400, 'invalid_input', 'sort']);
  });

  it('[API-53] changes the given fields only', async () => {
    const { body } = await world.put<InventoryItem>('bert', `/inventory/${ladder.id}`, {
      id: 99,
      company: 2,
      name: 'Stehleiter',
      quantity: null,
      version: ladder.version,
    });
    expect(body).toEqual({ ...ladder, name: 'Stehleiter', quantity: null, version: 2 });
    expect(refused(await world.put('anna', `/inventory/${ladder.id}`, { quantity: 5 }))).toEqual([
      400,
      'fields_missing',
      'name',
    ]);
  });

  it('[API-56] [INV-07] changes the notes alone', async () => {
    const notes = (body: unknown) => world.put<InventoryItem>('anna', `/inventory/notes/${ladder.id}`, body);
    expect((await notes({ notes: ' → neu 😀 ', name: 'x' })).body).toEqual({
      ...ladder,
      notes: '→ neu 😀',
      version: 2,
    });
    expect((await notes({ notes: '' })).body.notes).toBeNull();
    expect(refused(await notes({}))).toEqual([400, 'fields_missing', 'notes']);
    expect(refused(await notes({ notes: 'x'.repeat(10_001) }))).toEqual([400, 'text_too_long', 'notes']);
    expect(refused(await notes({ notes: 'alt', version: 1 }))).toEqual([409, 'stale']);
  });

  it('[API-54] deletes an item, once', async () => {
    expect((await world.delete('anna', `/inventory/${ladder.id}`)).body).toEqual({ id: ladder.id });
    expect(refused(await world.delete('anna', `/inventory/${ladder.id}`))).toEqual([404, 'not_found']);
    expect(await stored()).toEqual([]);
  });
});

describe('access to the inventory', () => {
  const calls = (id: number | string): [string, string, unknown?][] => [
    ['GET', `/inventory/${id}`],
    ['PUT', `/inventory/${id}`, { name: 'x' }],
    ['PUT', `/inventory/notes/${id}`, { notes: 'x' }],
    ['DELETE', `/inventory/${id}`],
  ];
  const answers = (who: Person | null, id: number | string) =>
    Promise.all(calls(id).map(async (call) => refused(await world.call(who, ...call))));

  it('[API-52] [AMB-63] treats an item of another company as unknown', async () => {
    const before = await stored();
    for (const id of [ladder.id, 2_147_483_647, 0, -1, 'abc', '1.5', 2_147_483_648]) {
      expect(await answers('olga', id)).toEqual(Array(4).fill([404, 'not_found']));
    }
    expect((await world.get('olga', '/inventory')).body).toEqual([]);
    expect(await stored()).toEqual(before);
  });

  it('[API-53] [API-54] [API-55] [API-56] is read-only for readers', async () => {
    expect((await world.get('lena', '/inventory')).status).toBe(200);
    expect((await world.get('lena', `/inventory/${ladder.id}`)).status).toBe(200);
    for (const call of calls(ladder.id).slice(1)) {
      expect(refused(await world.call('lena', ...call))).toEqual([403, 'forbidden']);
    }
    expect(refused(await world.post('lena', '/inventory', full))).toEqual([403, 'forbidden']);
    expect(await stored()).toHaveLength(1);
  });

  it('[API-51] is refused without a session and without the module', async () => {
    expect(await answers(null, ladder.id)).toEqual(Array(4).fill([401, 'unauthenticated']));
    await world.setFlags('alpha', EVERYTHING.slice(0, -1));
    try {
      expect(await answers('chef', ladder.id)).toEqual(Array(4).fill([403, 'module_off']));
      expect(refused(await world.get('chef', '/inventory'))).toEqual([403, 'module_off']);
      expect(refused(await world.post('chef', '/inventory', full))).toEqual([403, 'module_off']);
    } finally {
      await world.setFlags('alpha', EVERYTHING);
    }
  });
});

describe('a refused change stores nothing', () => {
  it.each([
    ['inventory_quantity', 'quantity', -1],
    ['inventory_quantity', 'quantity', '3'],
    ['inventory_category', 'category', FOREIGN_CATEGORY],
    ['inventory_category', 'category', 9999],
    ['invalid_input', 'category', '501'],
    ['invalid_input', 'tuv_date', '20.11.2026'],
    ['text_too_long', 'serial_number', 'x'.repeat(51)],
  ])('[AMB-63] [AMB-68] %s: %s %j', async (code, field, value) => {
    const before = await stored();
    const sent = { ...full, name: 'neu', [field]: value };
    expect(refused(await world.post('anna', '/inventory', sent))).toEqual([400, code, field]);
    expect(refused(await world.put('anna', `/inventory/${ladder.id}`, sent))).toEqual([400, code, field]);
    expect(await stored()).toEqual(before);
  });

  it('[API-53] when the body is no JSON, after the item is found', async () => {
    const broken = { raw: '{"name":' };
    const put = (id: number) => world.call('anna', 'PUT', `/inventory/${id}`, undefined, broken);
    expect(refused(await put(ladder.id))).toEqual([400, 'invalid_input']);
    expect(refused(await put(2_000_000))).toEqual([404, 'not_found']);
  });

  it('[AMB-66] when it is the second of two changes to one version', async () => {
    const change = (name: string) =>
      world.put('anna', `/inventory/${ladder.id}`, { name, version: ladder.version });
    const answered = await Promise.all([change('eins'), change('zwei')]);
    expect(answered.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(refused(await change('drei'))).toEqual([409, 'stale']);
    expect((await world.put('anna', `/inventory/${ladder.id}`, { name: 'vier' })).status).toBe(200);
  });

  it('[AMB-68] when its category is deleted at the same moment', async () => {
    await world.sql(`insert into categories (id, company_id, name) values (503, 1, 'Kurz')`);
    const [created] = await Promise.all([
      world.post('anna', '/inventory', { ...full, category: 503 }),
      world.sql(`delete from categories where id = 503`).catch(() => undefined),
    ]);
    if (created.status !== 200) expect(refused(created)).toEqual([400, 'inventory_category', 'category']);
    expect((await world.sql('select from inventory_items where category_id = 503')).length).toBe(
      created.status === 200 ? 1 : 0,
    );
  });
});
