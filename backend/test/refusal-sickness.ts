import { away, store } from './entries.ts';
import type { Call } from './refusal-calls.ts';
import type { World } from './world.ts';

/** A case of sickness of Bert of company 1, from Tuesday to Thursday. */
export async function fillSickness(world: World): Promise<Record<string, Call>> {
  const of = { user_id: 12 };
  await store(
    world,
    away('2026-10-06', 20, 1, of),
    away('2026-10-07', 20, 1, of),
    away('2026-10-08', 20, 1, of),
    away('2026-10-13', 10, 1, of),
  );
  const nothing = { worked: null, established_on: null, certified_until: null, certificate: null };
  const note = (fields: object): Call => [
    'chef',
    'PUT',
    '/sick-case/person/12',
    { day: '2026-10-06', ...nothing, requested_on: null, remark: null, ...fields },
  ];
  return {
    sick_case_gone: note({ day: '2026-10-12' }),
    sick_case_alone: ['chef', 'PUT', '/sick-case/person/12/begin', { day: '2026-10-06', begins: 'joined' }],
    sick_established: note({ established_on: '2026-10-05' }),
    sick_until: note({ certified_until: '2026-10-05' }),
    sick_requested: note({ requested_on: '2026-10-05' }),
    sick_from_future: ['anna', 'POST', '/timesheet/absence/sick-from', { day: '2026-11-21', from: '11:15' }],
    sick_not_certified: [
      'chef',
      'POST',
      '/timesheet/absence/sick',
      { user: 12, reason: 'Attest', day: '2026-10-13', end: '2026-10-13', any_month: true },
    ],
  };
}
