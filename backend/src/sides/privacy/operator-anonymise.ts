import { anonymiseRefusal } from '@stundenbuch/domain/sides/privacy/rules';
import type { Client } from 'pg';
import { ConfigError } from '../../platform/config.ts';
import { prepare } from '../../platform/database/sql.ts';
import { anonymiseFacts, type StoredPerson } from './anonymise-facts.ts';

/** What an admin of the company could do, by the operator; the time is the database's. */
export async function anonymisePerson(owner: Client, email: string): Promise<{ id: number; name: string }> {
  await owner.query('begin');
  try {
    const person = await lockedPerson(owner, email);
    const refusal = anonymiseRefusal(null, person, person.database_day);
    if (refusal) throw new ConfigError(refusal.message);
    await owner.query('select anonymise_person($1, $2, false)', [person.id, person.years]);
    const changed = await owner.query<{ name: string }>(
      `select first_name || ' ' || name as name from users where id = $1`,
      [person.id],
    );
    await owner.query('commit');
    return { id: person.id, name: changed.rows[0]?.name ?? '' };
  } catch (error) {
    await owner.query('rollback');
    throw error;
  }
}

async function lockedPerson(owner: Client, email: string): Promise<StoredPerson> {
  const { rows } = await owner.query<{ id: number; company_id: number }>(
    'select id, company_id from users where email = lower($1)',
    [email.trim()],
  );
  const [found] = rows;
  if (!found) throw new ConfigError(`Zu ${email} gibt es keinen Mitarbeiter.`);
  await owner.query(`select set_config('app.company', $1, true), lock_people($2)`, [
    String(found.company_id),
    found.company_id,
  ]);
  await owner.query('select from users where id = $1 for no key update', [found.id]);
  const { text, values } = prepare(anonymiseFacts(found.company_id, found.id));
  const facts = await owner.query<StoredPerson>(text, values);
  return facts.rows[0] as StoredPerson;
}
