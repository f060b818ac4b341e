import { auditFeature } from '@stundenbuch/domain/sides/log/features';
import type { AnonymiseFacts } from '@stundenbuch/domain/sides/privacy/rules';
import type { Day } from '@stundenbuch/domain/time/day';
import { sql } from '../../platform/database/sql.ts';

export type StoredPerson = AnonymiseFacts & { years: number; called: string; database_day: Day };

const { keep_years: unlessSaid } = auditFeature.settings.parse({});

/** What decides about a person; names are kept as long as the content of the log. */
export const anonymiseFacts = (company: number, person: number) => sql`
  select u.id, u.first_name || ' ' || u.name as called, u.active, u.global_admin, u.email, k.years, name_kept_until(u.company_id, u.id, k.years)::text as kept_until,
    (now() at time zone 'Europe/Berlin')::date::text as database_day
  from users u cross join lateral (select coalesce((select (s.value ->> 'keep_years')::int from company_settings s
    where s.company_id = u.company_id and s.feature = ${auditFeature.name}), ${unlessSaid}::int) as years) k
  where u.company_id = ${company} and u.id = ${person}`;

/** The day that decides: what is erased for good is not erased sooner because the program's clock is ahead of the database's. */
export const dayOfErasure = (today: Day, { database_day }: Pick<StoredPerson, 'database_day'>): Day =>
  today < database_day ? today : database_day;
