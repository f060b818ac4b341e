import type { ContingentDay, ContingentFacts } from '@stundenbuch/domain/accounts/contingents/account';
import type { Contingent } from '@stundenbuch/domain/accounts/contingents/contract';
import type { StoredPosting } from '@stundenbuch/domain/accounts/vacation/posting';
import { type WorkRow, workColumns, workFactsOf } from '../../day/work-facts.ts';
import type { Tenant } from '../../platform/database/database.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import { portion } from '../../records/entries/entry-columns.ts';
import { takesTheDay } from '../../records/entries/kinds.ts';

type Rule = Pick<Contingent, 'id' | 'name' | 'unit' | 'per' | 'prorata' | 'carry' | 'only_for'>;

export interface ContingentRow extends WorkRow {
  contingent: Rule;
  kinds: number[];
  amounts: ContingentFacts['amounts'];
  days: ContingentDay[];
  postings: Omit<StoredPosting, 'closing_id'>[];
}

/** Of one person all contingents of the company that are meant, each with what decides on its figures. */
export function contingentRows(tenant: Tenant, user: number, which: Sql): Sql {
  const { company } = tenant;
  return sql`select ${workColumns(tenant)},
      json_build_object('id', c.id, 'name', c.name, 'unit', c.unit, 'per', c.per, 'prorata', c.prorata, 'carry', c.carry,
        'only_for', c.only_for) as contingent,
      (select coalesce(json_agg(k.id order by k.id), '[]') from absence_kinds k
        where k.company_id = c.company_id and k.contingent_id = c.id) as kinds,
      (select coalesce(json_agg(json_build_object('own', a.user_id is not null, 'year', a.year, 'amount', a.amount,
          'since', a.since, 'until', a.until)), '[]')
        from contingent_amounts a where a.company_id = c.company_id and a.contingent_id = c.id
          and (a.user_id is null or a.user_id = u.id)) as amounts,
      (select coalesce(json_agg(json_build_object('id', e.id, 'day', e.day, 'status', e.status, 'portion', ${portion},
          'hours', e.hours, 'away_minutes', e.away_minutes, 'name', k.name) order by e.day, e.id), '[]')
        from absence_kinds k join entries e on e.company_id = k.company_id and e.kind_id = k.id
        where k.company_id = c.company_id and k.contingent_id = c.id and e.user_id = u.id and ${takesTheDay}) as days,
      (select coalesce(json_agg(json_build_object('id', p.id, 'year', p.year, 'day', p.day, 'kind', p.kind,
          'days', p.days, 'text', p.text, 'reverses_id', p.reverses_id) order by p.day, p.id), '[]')
        from contingent_postings p where p.company_id = c.company_id and p.contingent_id = c.id and p.user_id = u.id)
        as postings
    from users u join contingents c on c.company_id = u.company_id
    where u.company_id = ${company} and u.id = ${user} and ${which} order by lower(c.name)`;
}

export function contingentFactsOf(row: ContingentRow): ContingentFacts {
  const { contingent, amounts, days, postings } = row;
  const stored = postings.map((posting) => ({ ...posting, closing_id: null }));
  return { contingent, amounts, days, postings: stored, work: workFactsOf(row) };
}
