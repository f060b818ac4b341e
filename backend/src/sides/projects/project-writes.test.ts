import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { World } from '../../../test/world.ts';

interface Project {
  id: number;
  project_name: string;
  internal_id: string | null;
  customer: number | null;
  version: number;
}

const FLAGS = ['projectbooking', 'projects', 'customer'] as const;

let world: World;
beforeAll(async () => {
  world = await World.start();
  await world.sql(`select setval(pg_get_serial_sequence('projects', 'id'), 2000)`);
  await world.sql(`insert into categories (id, company_id, name) values (5, 1, 'Neubau'), (6, 2, 'Fremd')`);
  await world.sql(
    `insert into jobs (id, company_id, job_title) values (41, 1, 'Meister'), (42, 2, 'Fremder')`,
  );
  await world.sql(
    `insert into customers (id, company_id, customer_name) values (31, 1, 'Kunz'), (32, 2, 'Geheim AG')`,
  );
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.setFlags('alpha', FLAGS);
  await world.sql('delete from hourly_rates; delete from projects where id > 1003');
});

const create = (body: object, who: 'chef' | 'olga' = 'chef') =>
  world.post<Project>(who, '/project', { project_name: 'Halle', ...body });
const count = async (table: string) =>
  (await world.sql<{ n: number }>(`select count(*)::int as n from ${table}`))[0]?.n;

describe('POST /project', () => {
  it('[API-44] [PROJ-04] stores it in the company, by default in progress', async () => {
    const { status, body } = await create({ company: 2, company_id: 2, id: 7, version: 9 });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      project_name: 'Halle',
      status: 1,
      sum_hours: 0,
      internal_id: null,
      version: 1,
    });
    expect(body.id).toBeGreaterThan(1003);
    expect(await world.sql('select company_id from projects where id = $1', [body.id])).toEqual([
      { company_id: 1 },
    ]);
  });

  it('[PROJ-13] [PROJ-14] stores every field; dates up to 1 January 2010 count as none', async () => {
    const { body } = await create({
      internal_id: ' H-1 ',
      start_date: '2010-01-01',
      end_date: '2026-12-24',
      customer: 31,
      status: 2,
      notes: ' Kran ',
      category: 5,
    });
    expect(body).toMatchObject({
      internal_id: 'H-1',
      start_date: null,
      end_date: '2026-12-24',
      customer_name: 'Kunz',
      status: 2,
      notes: 'Kran',
      category_name: 'Neubau',
    });
  });

  it.each([
    ['PROJ-09', { project_name: ' ' }, [400, 'fields_missing', 'project_name']],
    ['PROJ-08', { internal_id: 'x'.repeat(21) }, [400, 'text_too_long', 'internal_id']],
    ['PROJ-10', { start_date: '2026-11-21', end_date: '2026-11-20' }, [400, 'project_dates', 'end_date']],
    ['AMB-68', { status: 100 }, [400, 'invalid_input', 'status']],
    ['AMB-68', { category: 9999 }, [400, 'project_category', 'category']],
    ['AMB-63', { category: 6 }, [400, 'project_category', 'category']],
    ['AMB-63', { customer: 32 }, [400, 'project_customer', 'customer']],
    ['AMB-63', { rates: [{ job: 42, hourly_rate: 80 }] }, [400, 'rate_job', 'rates']],
    ['AMB-38', { rates: [{ job: 41 }] }, [400, 'fields_missing', 'rates']],
    ['PROJ-11', { internal_id: '100001' }, [409, 'project_internal_id_taken', 'internal_id']],
  ])('[%s] refuses %o and stores nothing', async (_, body, expected) => {
    expect(refused(await create(body))).toEqual(expected);
    expect(await count('projects')).toBe(3);
    expect(await count('hourly_rates')).toBe(0);
  });

  it('[AMB-62] answers with the first failing rule', async () => {
    const wrong = {
      start_date: '2026-11-21',
      end_date: '2026-11-20',
      customer: 32,
      category: 6,
      internal_id: '100001',
    };
    const codes = async (body: object) => refused(await create(body))[1];
    expect(await codes({ ...wrong, project_name: '', status: 9 })).toBe('fields_missing');
    expect(await codes(wrong)).toBe('project_dates');
    expect(await codes({ ...wrong, start_date: null })).toBe('project_customer');
    expect(await codes({ ...wrong, start_date: null, customer: 31 })).toBe('project_category');
    expect(await codes({ ...wrong, start_date: null, customer: null, category: null })).toBe(
      'project_internal_id_taken',
    );
  });

  it.each(['', 'null', '[]', '"x"', '{', '{"project_name":{"$gt":""}}', '{"project_name":["x"]}'])(
    '[AMB-62] malformed %s stores nothing',
    async (raw) => {
      expect((await world.call('chef', 'POST', '/project', undefined, { raw })).status).toBe(400);
      expect(await count('projects')).toBe(3);
    },
  );

  it('[PROJ-11] [AMB-67] requires an internal id that is unique per company regardless of case; an empty one is no id', async () => {
    expect((await create({ internal_id: 'Aß-ü' })).status).toBe(200);
    expect(refused(await create({ internal_id: ' aß-Ü ' }))[1]).toBe('project_internal_id_taken');
    expect((await create({ internal_id: 'Aß-ü' }, 'olga')).status).toBe(200);
    expect((await create({ internal_id: '' })).status).toBe(200);
    expect((await create({ internal_id: '' })).status).toBe(200);
  });

  it('[AMB-66] gives the id to one of ten equal concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => create({ internal_id: 'R-1' })));
    const codes = answers.map(({ status }) => status).sort();
    expect(codes).toEqual([200, ...Array(9).fill(409)]);
    expect(await count('projects')).toBe(4);
  });

  it('[RATE-01] [PROJ-07] stores the hourly rates in the same step', async () => {
    const { body } = await create({ rates: [{ job: 41, hourly_rate: 87.5 }] });
    expect((await world.get('anna', `/project/hourlyrate/${body.id}`)).body).toEqual([
      { id: expect.any(Number), job: 41, job_title: 'Meister', project: body.id, hourly_rate: 87.5 },
    ]);
  });

  it('[PROJ-06] neither sets nor checks a customer without the customer flag', async () => {
    await world.setFlags('alpha', ['projects']);
    const { body } = await create({ customer: 31 });
    expect(body.customer).toBeNull();
    expect(await world.sql('select customer_id from projects where id = $1', [body.id])).toEqual([
      { customer_id: null },
    ]);
    expect((await create({ customer: 32 })).status).toBe(200);
  });
});

describe('PUT /project/{id}', () => {
  const change = (id: number | string, body: object, who: 'chef' | 'olga' = 'chef') =>
    world.put<Project>(who, `/project/${id}`, body);

  it('[API-45] [AMB-69] changes the given fields only, and to any status', async () => {
    const { body: made } = await create({ internal_id: 'H-1', customer: 31, notes: 'alt' });
    const { body } = await change(made.id, {
      id: 1001,
      project_name: 'Halle Süd',
      status: 0,
      end_date: '2026-12-01',
    });
    expect(body).toMatchObject({
      id: made.id,
      project_name: 'Halle Süd',
      status: 0,
      internal_id: 'H-1',
      customer: 31,
      notes: 'alt',
      end_date: '2026-12-01',
    });
    expect((await change(made.id, { status: 1 })).body).toMatchObject({ status: 1 });
    expect((await world.get('anna', '/project/id/1001')).body).toMatchObject({ project_name: 'Dach Nord' });
  });

  it('[PROJ-11] accepts the project’s own internal id, and no taken one', async () => {
    const { body: made } = await create({ internal_id: 'H-1' });
    expect((await change(made.id, { internal_id: 'h-1', project_name: 'Halle' })).body.internal_id).toBe(
      'h-1',
    );
    expect(refused(await change(made.id, { internal_id: '100001' }))).toEqual([
      409,
      'project_internal_id_taken',
      'internal_id',
    ]);
  });

  it('[PROJ-10] checks the new end against the stored start', async () => {
    const { body: made } = await create({ start_date: '2026-11-20' });
    expect(refused(await change(made.id, { end_date: '2026-11-19' }))).toEqual([
      400,
      'project_dates',
      'end_date',
    ]);
    expect((await change(made.id, { end_date: '2026-11-20' })).status).toBe(200);
  });

  it.each([
    ['PROJ-09', { project_name: '' }, [400, 'fields_missing', 'project_name']],
    ['AMB-68', { status: 100 }, [400, 'invalid_input', 'status']],
    ['AMB-63', { customer: 32 }, [400, 'project_customer', 'customer']],
    ['AMB-63', { category: 6 }, [400, 'project_category', 'category']],
  ])('[%s] refuses %o and changes nothing', async (_, body, expected) => {
    const before = await world.sql('select * from projects where id = 1001');
    expect(refused(await change(1001, { notes: 'neu', ...body }))).toEqual(expected);
    expect(await world.sql('select * from projects where id = 1001')).toEqual(before);
  });

  it.each(['1003', '77777', '0', 'abc'])(
    '[AMB-62] [AMB-63] %s is not found, before the fields',
    async (id) => {
      expect(refused(await change(id, { project_name: '' }))).toEqual([404, 'not_found']);
    },
  );

  it('refuses a stale version, and overwrites without one', async () => {
    const { body: made } = await create({});
    const { body: newer } = await change(made.id, { notes: 'eins', version: made.version });
    expect(newer.version).toBeGreaterThan(made.version);
    expect(refused(await change(made.id, { notes: 'zwei', version: made.version }))).toEqual([409, 'stale']);
    expect((await change(made.id, { notes: 'drei' })).status).toBe(200);
  });

  it('[PROJ-06] does not touch the stored customer without the customer flag', async () => {
    const { body: made } = await create({ customer: 31 });
    await world.setFlags('alpha', ['projects']);
    expect((await change(made.id, { customer: null, notes: 'x' })).body.customer).toBeNull();
    await world.setFlags('alpha', FLAGS);
    expect((await world.get('chef', `/project/id/${made.id}`)).body).toMatchObject({
      customer: 31,
      notes: 'x',
    });
  });
});
