import { MAX_ID } from '@stundenbuch/domain/wire/fields';
import type { Client } from 'pg';
import { ConfigError } from '../../platform/config.ts';

/** Whatever the form of a company takes for its number. */
const isId = (given: string) => /^\d{1,10}$/.test(given) && Number(given) >= 1 && Number(given) <= MAX_ID;

/** Locks a company, or unlocks it. A locked one ends all its sessions, and nobody of it logs in. */
export async function lockCompany(
  owner: Client,
  id: string,
  isLocked: boolean,
): Promise<{ name: string; ended: number }> {
  if (!isId(id)) throw new ConfigError(`${id} ist keine Nummer eines Unternehmens.`);
  await owner.query('begin');
  try {
    // Logging in locks the person before the company.
    await owner.query('select from users where company_id = $1 order by id for no key update', [id]);
    const { rows } = await owner.query<{ name: string }>(
      `update companies set locked_at = case when $2 then coalesce(locked_at, now()) end where id = $1 returning name`,
      [id, isLocked],
    );
    const [company] = rows;
    if (!company) throw new ConfigError(`Ein Unternehmen ${id} gibt es nicht.`);
    const { rowCount } = isLocked
      ? await owner.query('delete from sessions where company_id = $1', [id])
      : { rowCount: 0 };
    await owner.query('commit');
    const what = isLocked ? 'locked' : 'unlocked';
    await owner.query(`do $$ begin raise log 'Stundenbuch: company ${id} ${what} by the operator'; end $$`);
    return { name: company.name, ended: rowCount ?? 0 };
  } catch (error) {
    await owner.query('rollback');
    throw error;
  }
}
