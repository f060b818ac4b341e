import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { Hiring } from '../../../test/hiring.ts';
import { emailOf } from '../../../test/people.ts';
import type { World } from '../../../test/world.ts';

let hiring: Hiring;
let world: World;
beforeAll(async () => {
  hiring = await Hiring.start();
  world = hiring.world;
});
afterAll(() => world?.close());

describe('creating a worker', () => {
  it('[API-68] [WORK-12] [WORK-13] [VAC-03] [CONST-29] fills in the defaults', async () => {
    const body = await hiring.created({ email: ' NEU@Beispiel.Example ' });
    expect(body).toMatchObject({
      first_name: 'Paula',
      name: 'Neumann',
      email: 'neu@beispiel.example',
      job: hiring.job,
      job_title: 'Polier',
      company: 1,
      active: 1,
      weeklyhours: 20,
      vacation: 25,
      vacation_lastyear: 0,
      worker_since: null,
      working_days: '1111100',
      personnelNumber: null,
      role: 1,
      setAdmin: 0,
      version: 1,
    });
    expect(await hiring.stored(body.id)).toMatchObject({
      password_hash: null,
      vacation_lastyear_entered_in: 2026,
    });
  });

  it('[WORK-19] [WORK-08] [WORK-15] [WORK-16] stores the given fields', async () => {
    const given = {
      personnelNumber: '0815',
      weeklyhours: 38.5,
      vacation: 30.5,
      vacation_lastyear: 2,
      worker_since: '2012-01-01',
      working_days: '1111000',
      active: false,
      setAdmin: true,
    };
    expect(await hiring.created(given)).toMatchObject({ ...given, active: 0, setAdmin: 1, role: 2 });
    expect((await hiring.created({ worker_since: '2009-12-31' })).worker_since).toBeNull();
  });

  it.each([
    ['WORK-05', { first_name: '' }, [400, 'fields_missing', 'first_name']],
    ['WORK-05', { name: 'Li' }, [400, 'name_too_short', 'name']],
    ['WORK-06', { first_name: 'x'.repeat(21) }, [400, 'text_too_long', 'first_name']],
    ['WORK-07', { vacation: 51 }, [400, 'vacation_range', 'vacation']],
    ['WORK-07', { vacation_lastyear: -1 }, [400, 'vacation_range', 'vacation_lastyear']],
    ['WORK-08', { worker_since: '2011-12-31' }, [400, 'worker_since_range', 'worker_since']],
    ['WORK-08', { worker_since: '2026-02-29' }, [400, 'invalid_input', 'worker_since']],
    ['WORK-09', { email: undefined }, [400, 'fields_missing', 'email']],
    ['AMB-47', { email: 'paula' }, [400, 'invalid_input', 'email']],
    ['WORK-10', { job: null }, [400, 'fields_missing', 'job']],
    ['WORK-12', { weeklyhours: 1000 }, [400, 'weeklyhours_range', 'weeklyhours']],
    ['AMB-68', { job: 9999 }, [400, 'job_unknown', 'job']],
    ['AMB-83', { working_days: '0000000' }, [400, 'working_days_empty', 'working_days']],
    ['AMB-47', { email: emailOf('anna') }, [409, 'email_taken', 'email']],
    ['AMB-47', { email: 'OTTO@beispiel.example' }, [409, 'email_taken', 'email']],
  ])('[%s] %j is refused, and nothing stored', async (_, fields, answer) => {
    const before = await world.sql('select count(*) from users');
    expect(refused(await world.post('chef', '/user', hiring.newcomer(fields)))).toEqual(answer);
    expect(await world.sql('select count(*) from users')).toEqual(before);
  });

  it('[AMB-63] accepts no job or company from elsewhere', async () => {
    expect(refused(await world.post('chef', '/user', hiring.newcomer({ job: hiring.foreignJob })))).toEqual([
      400,
      'job_unknown',
      'job',
    ]);
    expect(await hiring.created({ company: 2, role: 4, global_admin: true })).toMatchObject({
      company: 1,
      role: 1,
    });
  });

  it('refuses a malformed field before a taken e-mail', async () => {
    const both = hiring.newcomer({ email: emailOf('anna'), job: 9999 });
    expect(refused(await world.post('chef', '/user', both))).toEqual([400, 'job_unknown', 'job']);
  });

  it('[API-68] [ACC-45] [ACC-50] is allowed to admins and global admins', async () => {
    for (const who of ['anna', 'lena'] as const) {
      expect(refused(await world.post(who, '/user', hiring.newcomer()))).toEqual([403, 'forbidden']);
    }
    expect(refused(await world.post(null, '/user', hiring.newcomer()))).toEqual([401, 'unauthenticated']);
    expect(refused(await world.call('chef', 'POST', '/user', undefined, { raw: '{' }))).toEqual([
      400,
      'invalid_input',
    ]);
  });

  it('[AMB-47] creates one worker from 20 equal requests', async () => {
    const body = hiring.newcomer();
    const answers = await Promise.all(Array.from({ length: 20 }, () => world.post('chef', '/user', body)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => refused(answer)[1] === 'email_taken')).toHaveLength(19);
  });
});
