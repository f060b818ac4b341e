import type { TeamPreview } from '@stundenbuch/domain/day/teams/contract';
import type { Day } from '@stundenbuch/domain/time/day';
import { rowsOf, type Tenant, type Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { absenceDays, waitingFor } from '../../workflows/absences/deciders.ts';

/** Whom a change concerns: a person, and the members of a team; from a day on. */
export interface Concerned {
  team: number;
  user: number;
  on: Day;
}

/** How many of the requests that change hands are named. */
const NAMED = 20;

type OpenRequest = Omit<TeamPreview['requests'][number], 'before' | 'after'> & {
  entry: number;
  deciders: string[];
};

/** Open requests of whom it concerns, with who decides on them on the day (TEAM-13). */
export async function openRequestsOf(
  tx: Tx,
  who: Tenant,
  { team, user, on }: Concerned,
): Promise<OpenRequest[]> {
  const requests = await rowsOf<Omit<OpenRequest, 'deciders'>>(
    tx,
    sql`select (array_agg(e.id order by e.day, e.id))[1] as entry, e.user_id as "user", u.first_name, u.name,
        min(e.day) as "from", sum(case when e.first_half and e.second_half then 1 else 0.5 end)::float8 as days
      from entries e join users u on u.company_id = e.company_id and u.id = e.user_id
      where e.company_id = ${who.company} and e.status = 0 and e.type <> 50 and (e.user_id = ${user} or e.user_id in (
        select m.user_id from team_members m where m.company_id = ${who.company} and m.team_id = ${team}))
      group by coalesce(-e.request_id, e.id), e.user_id, u.first_name, u.name
      order by min(e.day), u.name, u.first_name, 1`,
  );
  const ids = requests.map(({ entry }) => entry);
  const days = await absenceDays(tx, who, on);
  const rows = await rowsOf<{ id: number; waits_for: string[] }>(tx, waitingFor(who, ids, on, days));
  const deciders = new Map(rows.map(({ id, waits_for }) => [id, waits_for]));
  return requests.map((request) => ({ ...request, deciders: deciders.get(request.entry) ?? [] }));
}

/** Those on which somebody else decides. */
export function changedHands(before: readonly OpenRequest[], after: readonly OpenRequest[]): TeamPreview {
  const now = new Map(after.map(({ entry, deciders }) => [entry, deciders]));
  const changed = before.flatMap(({ entry, deciders, ...request }) => {
    const others = now.get(entry) ?? [];
    const isSame = deciders.join() === others.join();
    return isSame ? [] : [{ ...request, before: deciders, after: others }];
  });
  return { count: changed.length, requests: changed.slice(0, NAMED) };
}
