import { monthCloseFeature } from '@stundenbuch/domain/workflows/month/features';
import { rowsOf, type Tx } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';

/** Of a person whom somebody posts for. */
export interface LockedMonths {
  name: string;
  /** 'yyyy-mm' of the closed months; none while the company closes no months. */
  closed: string[];
}

/** Read under the locks of the people, for who has to say whose month it is or post on the first open day instead (SET-20). */
export async function lockedMonthsOf(
  tx: Tx,
  { company }: { company: number },
  users: readonly number[],
): Promise<Map<number, LockedMonths>> {
  const rows = await rowsOf<LockedMonths & { id: number }>(
    tx,
    sql`select u.id, concat_ws(' ', u.first_name, u.name) as name,
        (select coalesce(json_agg(to_char(m.month, 'YYYY-MM')), '[]') from month_closings m
          join companies c on c.id = m.company_id and ${monthCloseFeature.name} = any(c.features)
          where m.company_id = u.company_id and m.user_id = u.id and m.state = 'closed') as closed
      from users u where u.company_id = ${company} and u.id = any(${users})`,
  );
  return new Map(rows.map(({ id, name, closed }) => [id, { name, closed }]));
}
