import { away, store } from './entries.ts';
import { NEW_CONTINGENT, NEW_KIND, storeContingent, storeKind } from './kinds.ts';
import type { Call } from './refusal-calls.ts';
import { fillSickness } from './refusal-sickness.ts';
import type { World } from './world.ts';

/** What the feature refuses. Kinds of company 1: 'Pflege' that nobody has, 'Kind krank' that is entered. */
export async function fillKinds(world: World): Promise<Record<string, Call>> {
  await storeKind(world, { name: 'Pflege' });
  const used = await storeKind(world, { name: 'Kind krank', base: 20 });
  const sick = { kind_id: used, credit: 'neutral' };
  await store(world, away('2027-01-18', 20, 1, { user_id: 12, ...sick }));
  const kind = (body: object): Call => ['chef', 'POST', '/absence-kind', { ...NEW_KIND, ...body }];
  const closed = await storeKind(world, {
    name: 'Elternzeit',
    base: 100,
    entered_by: 'admin',
    halves: false,
  });
  const whole = await storeKind(world, { name: 'Umzug', halves: false });
  const ask = (kind_id: number, project: number, more: object, who = 'bert' as 'anna' | 'bert'): Call => [
    who,
    'POST',
    '/timesheet/absence',
    { day: '2027-01-19', project, kind_id, ...more },
  ];
  const hourly = await storeKind(world, { name: 'Arztbesuch', hours: true });
  const none = await storeContingent(world, { name: 'Umzug', amount: 0 });
  const counted = await storeKind(world, { name: 'Hochzeit', contingent_id: none });
  return {
    ...(await fillSickness(world)),
    kind_entered_by: ask(closed, 100, {}),
    kind_whole: ask(whole, 60, { half: 'first' }),
    kind_fixed: [
      'chef',
      'PUT',
      `/absence-kind/${used}`,
      { ...NEW_KIND, name: 'Kind krank', base: 100, archived: false },
    ],
    kind_vacation: kind({ base: 10, credit: 'zero_target' }),
    kind_sickness: kind({ own_sickness: true }),
    kind_contingent: kind({ base: 10, contingent_id: none }),
    contingent_yearly: ['chef', 'POST', '/contingent', { ...NEW_CONTINGENT, per: 'case', prorata: 'law' }],
    contingent_condition: [
      'chef',
      'PUT',
      `/contingent/${none}/amount`,
      { user: 11, year: 2026, since: '2026-05-01', until: '2026-04-01' },
    ],
    contingent_taken: ['chef', 'POST', '/contingent', { ...NEW_CONTINGENT, name: 'UMZUG' }],
    contingent_used: ask(counted, 60, {}, 'anna'),
    kind_betrays: kind({ base: 20, look: 'away' }),
    kind_hours: kind({ base: 30, hours: true }),
    kind_no_hours: ask(whole, 60, { away_minutes: 90 }),
    absence_noon: ask(hourly, 60, { from_noon: true }),
    absence_minutes: ask(hourly, 60, { away_minutes: 0 }),
    absence_hours_of_range: ask(hourly, 60, { away_minutes: 90, end: '2027-01-20' }),
    absence_hours_beyond: ask(hourly, 60, { away_minutes: 1440 }),
    kind_taken: kind({ name: 'PFLEGE' }),
  };
}
