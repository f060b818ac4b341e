import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { switchOn } from '../../../test/switch-on.ts';
import { World } from '../../../test/world.ts';

interface Rate {
  id: number;
  job: number;
  project: number;
  hourly_rate: number;
}

let world: World;
beforeAll(async () => {
  world = await World.start();
  await world.sql(`insert into jobs (id, company_id, job_title) values
    (41, 1, 'Meister'), (42, 2, 'Fremder'), (43, 1, 'Azubi')`);
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.setFlags('alpha', ['projectbooking']);
  await world.sql('delete from hourly_rates');
  await world.sql(`insert into hourly_rates (id, company_id, job_id, project_id, hourly_rate) values
    (901, 1, 41, 1001, 87.5), (902, 2, 42, 1003, 99)`);
});

const rate = { job: 43, project: 1001, hourly_rate: 35.5 };

describe('hourly rates', () => {
  it('[API-43] [RATE-01] are created', async () => {
    const { status, body } = await world.post<Rate>('chef', '/project/hourlyrate', { ...rate, company: 2 });
    expect(status).toBe(200);
    expect(body).toEqual({ id: body.id, job: 43, job_title: 'Azubi', project: 1001, hourly_rate: 35.5 });
  });

  it('[API-41] [PROJ-20] are listed by job, for everyone', async () => {
    await world.post('chef', '/project/hourlyrate', rate);
    const { body } = await world.get<Rate[]>('anna', '/project/hourlyrate/1001');
    expect(body.map(({ job, hourly_rate }) => [job, hourly_rate])).toEqual([
      [43, 35.5],
      [41, 87.5],
    ]);
    const page = await world.get<Rate[]>('lena', '/project/hourlyrate/1001?size=1&sort=-hourly_rate');
    expect(page.body.map(({ id }) => id)).toEqual([901]);
    expect(page.headers.get('x-total-count')).toBe('2');
  });

  it('[API-42] [RATE-04] are changed and read again', async () => {
    expect((await world.put('chef', '/project/hourlyrate/901', { hourly_rate: 90 })).body).toMatchObject({
      job: 41,
      project: 1001,
      hourly_rate: 90,
    });
    await world.put('chef', '/project/hourlyrate/901', { job: 43, project: 1002, hourly_rate: 12.34 });
    expect((await world.get('anna', '/project/hourlyrate/1002')).body).toEqual([
      { id: 901, job: 43, job_title: 'Azubi', project: 1002, hourly_rate: 12.34 },
    ]);
    expect((await world.get('anna', '/project/hourlyrate/1001')).body).toEqual([]);
  });

  it.each([
    [{ job: undefined }, [400, 'fields_missing', 'job']],
    [{ project: undefined }, [400, 'fields_missing', 'project']],
    [{ hourly_rate: undefined }, [400, 'fields_missing', 'hourly_rate']],
    [{ hourly_rate: -1 }, [400, 'invalid_input', 'hourly_rate']],
    [{ hourly_rate: 1.005 }, [400, 'invalid_input', 'hourly_rate']],
    [{ hourly_rate: '35,5' }, [400, 'invalid_input', 'hourly_rate']],
    [{ job: 42 }, [400, 'rate_job', 'job']],
    [{ job: 9999 }, [400, 'rate_job', 'job']],
    [{ project: 1003 }, [400, 'rate_project', 'project']],
    [{ job: 42, project: 1003 }, [400, 'rate_job', 'job']],
  ])('[AMB-38] [AMB-63] POST refuses %o and stores nothing', async (change, expected) => {
    expect(refused(await world.post('chef', '/project/hourlyrate', { ...rate, ...change }))).toEqual(
      expected,
    );
    expect(await world.sql('select id from hourly_rates order by id')).toEqual([{ id: 901 }, { id: 902 }]);
  });

  it.each([
    [{ job: 42 }, [400, 'rate_job', 'job']],
    [{ project: 1003 }, [400, 'rate_project', 'project']],
    [{ hourly_rate: null }, [400, 'fields_missing', 'hourly_rate']],
  ])('[AMB-63] PUT refuses %o and changes nothing', async (change, expected) => {
    expect(
      refused(await world.put('chef', '/project/hourlyrate/901', { hourly_rate: 1, ...change })),
    ).toEqual(expected);
    expect((await world.get<Rate[]>('anna', '/project/hourlyrate/1001')).body[0]).toMatchObject({
      hourly_rate: 87.5,
    });
  });

  it('[AMB-62] [AMB-63] are not found outside the company', async () => {
    expect(refused(await world.put('chef', '/project/hourlyrate/902', {}))).toEqual([404, 'not_found']);
    expect(refused(await world.put('chef', '/project/hourlyrate/0', {}))).toEqual([404, 'not_found']);
    expect(refused(await world.get('anna', '/project/hourlyrate/1003'))).toEqual([404, 'not_found']);
  });
});

describe('rates from a day on', () => {
  const dated = (fields: object) =>
    world.post<Rate & { valid_from: string | null }>('chef', '/project/hourlyrate', { ...rate, ...fields });
  const shown = async (who: 'anna' | 'chef', query = '') =>
    (
      await world.get<(Rate & { valid_from?: string | null })[]>(who, `/project/hourlyrate/1001${query}`)
    ).body.map(({ job, hourly_rate, ...more }) => [
      job,
      hourly_rate,
      ...('valid_from' in more ? [more.valid_from] : []),
    ]);
  beforeEach(() => switchOn(world, 1, ['budgets']));
  afterEach(() => world.sql(`update companies set features = '{}' where id = 1`));

  it("[SET-54] today's rate of each job is answered, and with all=1 every one", async () => {
    expect((await dated({ hourly_rate: 30 })).body.valid_from).toBeNull();
    await dated({ hourly_rate: 33, valid_from: '2026-03-01' });
    await dated({ hourly_rate: 36, valid_from: '2026-11-20' });
    await dated({ hourly_rate: 40, valid_from: '2027-01-01' });
    await dated({ job: 41, hourly_rate: 95, valid_from: '2027-01-01' });
    expect(await shown('anna')).toEqual([
      [43, 36, '2026-11-20'],
      [41, 87.5, null],
    ]);
    expect(await shown('anna', '?all=1')).toEqual([
      [43, 30, null],
      [43, 33, '2026-03-01'],
      [43, 36, '2026-11-20'],
      [43, 40, '2027-01-01'],
      [41, 87.5, null],
      [41, 95, '2027-01-01'],
    ]);
  });

  it('[SET-54] two of a job from one day are refused, also by a change and at the same moment', async () => {
    const { body } = await dated({ valid_from: '2026-03-01' });
    expect(refused(await dated({ valid_from: '2026-03-01' }))).toEqual([409, 'rate_taken', 'valid_from']);
    expect(refused(await dated({ job: 41 }))).toEqual([409, 'rate_taken', 'valid_from']);
    const change = (fields: object) => world.put('chef', `/project/hourlyrate/${body.id}`, fields);
    expect((await change({ hourly_rate: 50 })).status).toBe(200);
    expect(refused(await change({ job: 41, valid_from: null }))).toEqual([409, 'rate_taken', 'valid_from']);
    expect(await shown('chef', '?all=1')).toEqual([
      [43, 50, '2026-03-01'],
      [41, 87.5, null],
    ]);
    const both = await Promise.all([
      dated({ valid_from: '2026-04-01' }),
      dated({ valid_from: '2026-04-01' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('[DCN-01] without the feature a day is neither taken nor answered, and what holds is answered', async () => {
    await dated({ hourly_rate: 40, valid_from: '2027-01-01' });
    await dated({ hourly_rate: 38, valid_from: '2026-03-01' });
    await world.sql(`update companies set features = '{}' where id = 1`);
    expect(await shown('anna')).toEqual([
      [43, 38],
      [41, 87.5],
    ]);
    const { body } = await dated({ job: 41, hourly_rate: 1, valid_from: '2027-01-01' });
    expect(body).toEqual({ id: body.id, job: 41, job_title: 'Meister', project: 1001, hourly_rate: 1 });
    expect(await world.sql('select valid_from from hourly_rates where id = $1', [body.id])).toEqual([
      { valid_from: null },
    ]);
  });
});
