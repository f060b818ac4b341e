import type { OwnAbsence } from '@stundenbuch/domain/records/absences/contract';
import type { SubstituteCandidate, Substitution } from '@stundenbuch/domain/records/visibility/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { PEOPLE, type Person } from '../../../test/people.ts';
import { World } from '../../../test/world.ts';

const { anna, bert, chef, lena, otto } = PEOPLE;

let world: World;
beforeAll(async () => {
  world = await World.start('2026-11-20T11:00:00Z');
});
afterAll(() => world?.close());
beforeEach(async () => {
  for (const table of ['entries', 'absence_requests', 'company_settings'])
    await world.sql(`delete from ${table}`);
  await world.sql('update users set active = true');
  await world.setFeatures('alpha', ['visibility', 'halfdays']);
  world.setClock('2026-11-20T11:00:00Z');
});

const request = (who: Person, body: object = {}) =>
  world.post<OwnAbsence & { request: number }>(who, '/timesheet/absence', {
    day: '2026-12-14',
    end: '2026-12-15',
    project: 10,
    hours: 8,
    note: 'Angelrunde',
    substitute: bert.id,
    ...body,
  });
const duties = async (who: Person) =>
  (await world.get<Substitution[]>(who, '/absence-request/substitution')).body;
const answer = (who: Person, id: number, word: string) =>
  world.put<Substitution>(who, `/absence-request/${id}/substitute`, { answer: word });

describe('a substitute', () => {
  it('[VIS-03] sees name, days and note, answers, and changes the answer; nobody has a veto', async () => {
    const { body } = await request('anna');
    const [duty] = await duties('bert');
    expect(duty).toEqual({
      id: body.request,
      first_name: 'Anna',
      name: 'Muster',
      days: [
        { day: '2026-12-14', half: null },
        { day: '2026-12-15', half: null },
      ],
      note: 'Angelrunde',
      answer: null,
    });
    expect((await answer('bert', body.request, 'no')).body.answer).toBe('no');
    const own = (await world.get<OwnAbsence[]>('anna', '/timesheet/absences')).body;
    expect(own[0]).toMatchObject({ substitute: 'Bert Muster', substitute_answer: 'no' });
    const inbox = (await world.get<OwnAbsence[]>('chef', '/timesheet/pending-absences')).body;
    expect(inbox[0]).toMatchObject({ substitute: 'Bert Muster', substitute_answer: 'no' });
    expect((await world.put('chef', `/absence-request/${body.request}/approve`)).status).toBe(200);
    expect((await answer('bert', body.request, 'yes')).body.answer).toBe('yes');
    const days = (await world.get<object[]>('bert', '/timesheet/vacations/2026')).body;
    expect(days).toHaveLength(2);
  });

  it('[VIS-03] is asked by nobody else’s request, and not once it is declined or over', async () => {
    const { body } = await request('anna');
    for (const who of ['anna', 'chef'] as const) expect(await duties(who)).toEqual([]);
    expect(refused(await answer('chef', body.request, 'yes'))).toEqual([404, 'not_found']);
    expect(refused(await answer('anna', body.request, 'yes'))).toEqual([404, 'not_found']);
    expect(refused(await answer('bert', body.request, 'maybe'))).toEqual([400, 'invalid_input', 'answer']);
    expect(refused(await answer('lena', body.request, 'yes'))).toEqual([403, 'forbidden']);
    world.setClock('2026-12-15T22:59:00Z');
    expect(await duties('bert')).toHaveLength(1);
    world.setClock('2026-12-15T23:00:00Z');
    expect(await duties('bert')).toEqual([]);
    expect(refused(await answer('bert', body.request, 'yes'))).toEqual([404, 'not_found']);
    world.setClock('2026-11-20T11:00:00Z');
    await world.put('chef', `/absence-request/${body.request}/decline`, {});
    expect(await duties('bert')).toEqual([]);
  });

  it('[VIS-03] is an active colleague: nobody else is taken', async () => {
    for (const substitute of [anna.id, lena.id, otto.id, 4711])
      expect(refused(await request('anna', { substitute }))).toEqual([
        400,
        'substitute_unknown',
        'substitute',
      ]);
    await world.sql('update users set active = false where id = $1', [bert.id]);
    expect(refused(await request('anna'))).toEqual([400, 'substitute_unknown', 'substitute']);
    expect((await request('anna', { substitute: null })).status).toBe(200);
    expect((await request('bert', { substitute: chef.id })).status).toBe(401);
  });

  it('[VIS-03] may be away then: the form says so, as far as one may know', async () => {
    const candidates = async (who: Person, query = '?from=2026-12-14&to=2026-12-15') =>
      (await world.get<SubstituteCandidate[]>(who, `/absence-request/substitute${query}`)).body;
    const away = (type: number) =>
      world.sql(
        `insert into entries (company_id, user_id, day, type, hours, status, second_half, created_at)
          values (1, $1, '2026-12-15', $2, 4, 0, false, now())`,
        [bert.id, type],
      );
    expect(await candidates('anna')).toEqual([
      { user: bert.id, first_name: 'Bert', name: 'Muster', away: false },
      { user: chef.id, first_name: 'Chef', name: 'Muster', away: false },
    ]);
    await away(10);
    expect(await candidates('anna')).toMatchObject([{ away: true }, { away: false }]);
    expect(await candidates('anna', '?from=2026-12-16&to=2026-12-18')).toMatchObject([
      { away: false },
      { away: false },
    ]);
    expect((await request('anna')).status).toBe(200);
    await world.sql('delete from entries');
    await away(20);
    expect(await candidates('anna')).toMatchObject([{ away: false }, { away: false }]);
    expect(
      refused(await world.get('anna', '/absence-request/substitute?from=2026-12-16&to=2026-12-14')),
    ).toEqual([400, 'period_reversed', 'to']);
  });

  it('[VIS-03] [DCN-01] is no concern of a company without the feature', async () => {
    await world.setFeatures('alpha', ['halfdays']);
    const { status } = await request('anna', { substitute: 4711 });
    expect(status).toBe(200);
    expect(await world.sql('select substitute_id from absence_requests')).toEqual([{ substitute_id: null }]);
    expect(refused(await world.get('bert', '/absence-request/substitution'))).toEqual([403, 'feature_off']);
  });
});
