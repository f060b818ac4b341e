import { passwordRefusal } from '@stundenbuch/domain/sides/session/rules';
import type { Client } from 'pg';
import type { Clock } from '../../platform/clock.ts';
import { ConfigError } from '../../platform/config.ts';
import { hashPassword } from '../../platform/session/passwords.ts';

const OFFICE = 'Verwaltung';

export async function hasGlobalAdmin(owner: Client): Promise<boolean> {
  const { rows } = await owner.query('select from users where global_admin limit 1');
  return rows.length > 0;
}

export async function createGlobalAdmin(
  owner: Client,
  { email, password }: { email: string; password: string },
  clock: Clock,
): Promise<void> {
  const refusal = passwordRefusal(password);
  if (refusal) throw new ConfigError(`GLOBAL_ADMIN_PASSWORD: ${refusal.message}`);
  const company = await createOffice(owner, clock);
  const { rows } = await owner.query(
    `insert into users (company_id, email, password_hash, first_name, name, global_admin, vacation_lastyear_entered_in)
     values ($1, $2, $3, 'Globale', 'Administration', true, $4) on conflict (email) do nothing returning id`,
    [company, email, await hashPassword(password), Number(clock.today().slice(0, 4))],
  );
  if (rows.length === 0)
    throw new ConfigError(`GLOBAL_ADMIN_EMAIL: ${email} gehört schon einem Mitarbeiter.`);
}

/** The company of the global admins, with the lowest free number. */
export async function createOffice(owner: Client, clock: Clock): Promise<number> {
  const { rows } = await owner.query<{ id: number }>(
    `with known as (select id from companies where name = $1 order by id limit 1),
      made as (
        insert into companies (id, name, created_at)
        select (select min(n) from generate_series(1, (select count(*) from companies) + 1) n
          where not exists (select from companies c where c.id = n)), $1, $2
        where not exists (select from known)
        returning id)
     select id from known union all select id from made`,
    [OFFICE, clock.now()],
  );
  return rows[0]?.id as number;
}
