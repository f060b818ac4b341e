import type { ContingentBalance } from '@stundenbuch/domain/accounts/contingents/contract';
import type { AbsenceKindInput } from '@stundenbuch/domain/records/kinds/contract';
import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import type { Substitution } from '@stundenbuch/domain/records/visibility/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { storeContingent, storeKind } from '../../../test/kinds.ts';
import { ledTeam } from '../../../test/led-team.ts';
import { PEOPLE } from '../../../test/people.ts';
import { switchOn } from '../../../test/switch-on.ts';
import { World } from '../../../test/world.ts';

// Friday 20 November 2026
const DAY = '2026-11-24';
const FEATURES = ['halfdays', 'kinds', 'office'];
const { anna, bert } = PEOPLE;

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world?.close());
let doctor: number;
beforeEach(async () => {
  for (const table of ['entries', 'absence_requests', 'absence_kinds'])
    await world.sql(`delete from ${table}`);
  await switchOn(world, 1, FEATURES, '2026-10-01');
  doctor = await kind();
});

const kind = (changes: Partial<AbsenceKindInput> = {}) =>
  storeKind(world, { name: 'Arztbesuch', hours: true, ...changes });
const ask = (away_minutes: number, more: object = {}) =>
  world.post<Entry & { message: string }>('anna', '/timesheet/absence', {
    ...{ project: 60, kind_id: doctor, day: DAY, away_minutes },
    ...more,
  });

describe('hours that others have to do with', () => {
  it('[ART-05] [VIS-03] the substitute of hours reads an afternoon, and may answer', async () => {
    await switchOn(world, 1, [...FEATURES, 'visibility'], '2026-10-01');
    const { body } = await ask(90, { substitute: bert.id, note: 'Zahnarzt' });
    const { body: duties } = await world.get<Substitution[]>('bert', '/absence-request/substitution');
    expect(duties).toMatchObject([{ days: [{ day: DAY, half: 'second' }], note: 'Zahnarzt', answer: null }]);
    expect(JSON.stringify(duties)).not.toMatch(/Arztbesuch|90/);
    const answered = await world.put('bert', `/absence-request/${body.request}/substitute`, {
      answer: 'yes',
    });
    expect(answered.status).toBe(200);
  });

  it('[ART-05] [ART-02] each of two years pays for its own hours', async () => {
    const contingent = await storeContingent(world, { unit: 'hours', amount: 3 });
    doctor = await kind({ name: 'Kur', contingent_id: contingent });
    const left = async (asOf: string) =>
      (await world.get<ContingentBalance[]>('anna', `/contingent-account/${anna.id}?asOf=${asOf}`)).body[0]
        ?.figures.left;
    expect((await ask(120, { day: '2026-12-30' })).status).toBe(200);
    expect((await ask(150, { day: '2027-01-04' })).status).toBe(200);
    expect([await left('2026-12-31'), await left('2027-12-31')]).toEqual([1, 0.5]);
    expect(refused(await ask(61, { day: '2026-12-31' }))[1]).toBe('contingent_used');
    expect((await ask(60, { day: '2026-12-29' })).status).toBe(200);
  });

  it('[ART-05] [TEAM-12] a lead enters them, and sees the same before', async () => {
    await switchOn(world, 1, [...FEATURES, 'teams'], '2026-10-01');
    await ledTeam(world, ['absences', 'hours', 'correct']);
    const sent = {
      project: 60,
      kind_id: doctor,
      day: DAY,
      away_minutes: 90,
      user: anna.id,
      reason: 'Auf Zuruf',
    };
    const { body: preview } = await world.post('bert', '/timesheet/absence/preview', sent);
    expect(preview).toMatchObject({ days: [DAY], away_minutes: 90, half: null, years: [] });
    const beyond = { ...sent, away_minutes: 481 };
    for (const path of ['', '/preview'])
      expect(refused(await world.post('bert', `/timesheet/absence${path}`, beyond))[1]).toBe(
        'absence_hours_beyond',
      );
    const { status, body } = await world.post<Entry>('bert', '/timesheet/absence', sent);
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({ hours: 1.5, away_minutes: 90, status: 1 }),
    ]);
  });
});
