import type { StoredContract } from '@stundenbuch/domain/day/contracts/changes';
import { contractsFeature } from '@stundenbuch/domain/day/contracts/features';
import type { ContractDays } from '@stundenbuch/domain/day/contracts/timeline';
import type { Day } from '@stundenbuch/domain/time/day';
import type { Tenant } from '../platform/database/database.ts';
import { nothing, type Sql, sql } from '../platform/database/sql.ts';

/** A row with what identifies it. */
export interface ContractRecord extends StoredContract {
  id: number;
  user: number;
  valid_from: Day;
  note: string | null;
  version: number;
}

/** Of `contracts k`. */
export const contractColumns = sql`k.id, k.user_id as "user", k.valid_from, k.ends_on, k.weeklyhours::float8, k.minutes,
  k.vacation::float8, k.place_id, k.note, k.version`;

/** All rows of a person of `users u`, as a column of a statement that reads the person anyway. */
export const contractsOfPerson = sql`(select coalesce(json_agg(json_build_object('id', k.id, 'valid_from', k.valid_from,
    'ends_on', k.ends_on, 'weeklyhours', k.weeklyhours, 'minutes', k.minutes, 'vacation', k.vacation,
    'place_id', k.place_id) order by k.valid_from), '[]')
  from contracts k where k.company_id = u.company_id and k.user_id = u.id)`;

/** The time line of a person, and since when and how it counts, as the statement of the person reads it. */
export interface ContractsRow {
  since: Day;
  /** By whichever release. */
  settings: Record<string, unknown>;
  rows: ContractDays[];
}

/** A further column of `users u`; nothing at all where it is known that the company has no contracts. */
export function contractsColumn({ company, features }: Tenant): Sql {
  if (features?.includes(contractsFeature.name) === false) return nothing;
  return sql`, (select json_build_object('since', s.since, 'settings', s.value, 'rows', ${contractsOfPerson})
    from company_settings s join companies c on c.id = s.company_id
    where s.company_id = ${company} and s.feature = ${contractsFeature.name} and s.since is not null
      and s.feature = any(c.features)) as contracts`;
}

export function contractsOf({ company }: { company: number }, user: number): Sql {
  return sql`select ${contractColumns} from contracts k
    where k.company_id = ${company} and k.user_id = ${user} order by k.valid_from desc`;
}
