import { PEOPLE } from './people.ts';
import type { Call } from './refusal-calls.ts';
import type { World } from './world.ts';

/** Company 1 has somebody who has left, and somebody who is nobody any more. */
export async function fillPrivacy(world: World): Promise<Record<string, Call>> {
  const columns = 'id, company_id, email, first_name, name, vacation_lastyear_entered_in, active';
  await world.sql(
    `insert into users (${columns}) values (30001, 1, 'weg@beispiel.example', 'Willi', 'Weg', 2026, false),
       (30002, 1, 'anonym-30002@invalid', 'Ehemalige Person', '1', 2026, false)`,
  );
  await world.sql(`insert into month_closings (company_id, user_id, month, state, created_at, created_by)
    values (1, 30001, '2026-09-01', 'open', now(), 13)`);
  await world.sql(
    `insert into month_sheets (company_id, user_id, month, version, data, sha256, created_at, created_by)
      values (1, 30001, '2026-09-01', 1, '{}', repeat('1', 64), now(), 13)`,
  );
  const of = (id: number): Call => ['chef', 'POST', `/user/${id}/anonymise`, {}];
  return {
    retention_too_short: ['chef', 'POST', '/privacy/periods/preview', { times_months: 12 }],
    own_anonymise: of(PEOPLE.chef.id),
    anonymised: of(30002),
    person_active: of(PEOPLE.bert.id),
    name_kept: of(30001),
  };
}
