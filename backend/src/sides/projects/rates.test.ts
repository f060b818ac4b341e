import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
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
