import type { Client } from 'pg';

interface Waiting {
  address: string;
  company_id: number;
  mails: number;
  since: Date;
  /** Why, where the mail server refused the address. */
  refused: boolean;
}

/** Addresses whose mails are held, and how many wait or have failed in all. */
export async function heldMails(
  owner: Client,
): Promise<{ held: Waiting[]; waiting: number; failed: number }> {
  const { rows: held } = await owner.query<Waiting>(
    `select coalesce(o.address, r.address) as address, coalesce(o.company_id, r.company_id) as company_id,
        coalesce(o.mails, 0)::int as mails, coalesce(r.held_since, o.since) as since, r.address is not null as refused
      from (select company_id, user_id, address, count(*) as mails, min(created_at) as since
        from outbox where state = 'held' group by 1, 2, 3) o
      full join (select * from refused_addresses where held_since is not null) r
        on r.company_id = o.company_id and r.user_id = o.user_id and r.address = o.address
      order by 2, 1`,
  );
  const { rows } = await owner.query<{ waiting: number; failed: number }>(
    `select count(*) filter (where state = 'waiting')::int as waiting,
        count(*) filter (where state = 'failed')::int as failed from outbox`,
  );
  return { held, ...(rows[0] as { waiting: number; failed: number }) };
}

/** What is held is sent, and the address is tried again; of all addresses where none is named. */
export async function releaseMails(owner: Client, address: string | null): Promise<number> {
  const whose = [address?.trim().toLowerCase() ?? null];
  await owner.query(
    'delete from refused_addresses where held_since is not null and ($1::text is null or address = $1)',
    whose,
  );
  const { rowCount } = await owner.query(
    `update outbox set state = 'waiting', due = now(), tries = 0
      where state = 'held' and ($1::text is null or address = $1)`,
    whose,
  );
  await log(owner, `${rowCount ?? 0} mails released`);
  return rowCount ?? 0;
}

/** What is held is never sent. */
export async function dropMails(owner: Client, address: string | null): Promise<number> {
  const { rowCount } = await owner.query(
    `delete from outbox where state = 'held' and ($1::text is null or address = $1)`,
    [address?.trim().toLowerCase() ?? null],
  );
  await log(owner, `${rowCount ?? 0} mails dropped`);
  return rowCount ?? 0;
}

/** In the log of the database, without the address. */
async function log(owner: Client, what: string): Promise<void> {
  await owner.query(`do $$ begin raise log 'Stundenbuch: ${what} by the operator'; end $$`);
}

interface Run {
  company_id: number;
  name: string;
  period: string;
  created_at: Date;
}

/** The last 50 pieces of work that were done at a time. */
export async function lastJobs(owner: Client): Promise<Run[]> {
  const { rows } = await owner.query<Run>(
    `select company_id, name, period, created_at from job_runs where name <> 'old_notices' order by created_at desc, company_id, name limit 50`,
  );
  return rows;
}
