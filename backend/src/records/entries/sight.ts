import { ABSENCE_TYPES } from '@stundenbuch/domain/records/entries/status';
import {
  LOOKS,
  type Look,
  type Looks,
  type Matrix,
  type Relation,
} from '@stundenbuch/domain/records/visibility/matrix';
import type { Tenant } from '../../platform/database/database.ts';
import { nothing, type Sql, sql } from '../../platform/database/sql.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { hasKinds } from './entry-columns.ts';
import { isWork, ofType } from './kinds.ts';

/** What somebody sees of entries `e`: the SQL of `seen` in the domain (docs/two-languages.md). */
export interface Sight {
  /** Whether there is nothing that is hidden or veiled. */
  isWhole: boolean;
  /** Whether some of it reads as 'Abwesend' and no more. */
  hasVeil: boolean;
  /** Which entries are seen at all. Working times and bookings are no absences. */
  visible: Sql;
  /** Of which the type is seen. */
  named: Sql;
  /** Of the visible ones those that read as 'Abwesend'. */
  veiled: Sql;
}

/** Whether the caller leads the person of `e` on its day: with any right, and with that to see sickness. */
interface Leads {
  anyhow: Sql;
  sick: Sql;
}

export const WHOLE: Sight = {
  isWhole: true,
  hasVeil: false,
  visible: sql`true`,
  named: sql`true`,
  veiled: sql`false`,
};

/** `reach`: of whom colleagues see anything, where the company narrows it; who stands in for somebody sees that person anyway. */
export function sightOf(
  who: Pick<Caller, 'id' | 'role'> & Tenant,
  matrix: Matrix,
  { leads, reach = null }: { leads?: Leads | undefined; reach?: Sql | null } = {},
): Sight {
  const { id, role } = who;
  if (role === 'admin') return WHOLE;
  const relations = relationsOf(id, role, reach);
  if (role === 'reader' && typesWith(matrix.reader, 'type').length === ABSENCE_TYPES.length) return WHOLE;
  const hides = role !== 'reader' && hasKinds(who);
  const shows = (look: Look) => {
    const relating = sql.join(
      relations.map(([relation, holds]) => showsAtLeast(matrix[relation], look, holds)),
      sql` or `,
    );
    return hides ? sql`((${relating}) and ${kindShows(look)})` : relating;
  };
  const own = sql`(e.type is null or ${isWork} or e.user_id = ${id})`;
  const visible = sql`(${own}${leads ? sql` or ${leads.anyhow}` : nothing} or ${shows('away')})`;
  const named = leads
    ? sql`(${own} or ${leads.sick} or (not (${leads.anyhow}) and (${shows('type')})))`
    : sql`(${own} or ${shows('type')})`;
  const hasVeil =
    hides ||
    leads !== undefined ||
    relations.some(([relation]) => typesAt(matrix[relation], 'away').length > 0);
  return { isWhole: false, hasVeil, visible, named, veiled: hasVeil ? sql`(not ${named})` : sql`false` };
}

/** A company's own kind hides more of itself from colleagues than its base (SET-45). */
const kindShows = (look: Look): Sql => sql`(e.kind_id is null or exists (select from absence_kinds k
  where k.company_id = e.company_id and k.id = e.kind_id
    and k.look in (${sql.join(LOOKS.slice(LOOKS.indexOf(look)).map((shown) => sql.lit(shown)))})))`;

/** Each with what has to be asked of an entry; a colleague everybody is. */
const relationsOf = (id: number, role: Caller['role'], reach: Sql | null): [Relation, Sql | null][] =>
  role === 'reader'
    ? [['reader', null]]
    : [
        ['colleague', reach],
        [
          'job',
          sql`exists (select from users me join users other on other.company_id = me.company_id and other.job_id = me.job_id
            where me.company_id = e.company_id and me.id = ${id} and other.id = e.user_id
              ${reach ? sql`and ${reach}` : nothing})`,
        ],
        [
          'substitute',
          sql`exists (select from absence_requests r where r.company_id = e.company_id and r.id = e.request_id
            and r.substitute_id = ${id})`,
        ],
      ];

function showsAtLeast(looks: Looks, look: Look, holds: Sql | null): Sql {
  const types = typesWith(looks, look);
  if (types.length === 0) return sql`false`;
  return holds ? sql`(${ofType(...types)} and ${holds})` : ofType(...types);
}

const typesAt = (looks: Looks, look: Look) => ABSENCE_TYPES.filter((type) => looks[type] === look);
const typesWith = (looks: Looks, least: Look) =>
  ABSENCE_TYPES.filter((type) => LOOKS.indexOf(looks[type] ?? 'nothing') >= LOOKS.indexOf(least));
