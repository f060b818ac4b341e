import { randomInt } from 'node:crypto';
import type { Client } from 'pg';
import { ConfigError } from '../../platform/config.ts';
import { hashPassword } from '../../platform/session/passwords.ts';

// Without look-alikes: it is read out over the phone.
const LETTERS = 'abcdefghijkmnpqrstuvwxyz';
const CAPITALS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const DIGITS = '23456789';

export interface NewPassword {
  id: number;
  password: string;
  active: boolean;
}

/**
 * A new password for someone who is locked out. All sessions end; a deactivated account stays so. The database log
 * records that it was done, by id only.
 */
export async function resetPassword(owner: Client, email: string): Promise<NewPassword> {
  const password = newPassword();
  const hash = await hashPassword(password);
  await owner.query('begin');
  try {
    const { rows } = await owner.query<{ id: number; active: boolean }>(
      'update users set password_hash = $1 where email = lower($2) returning id, active',
      [hash, email.trim()],
    );
    const [person] = rows;
    if (!person) throw new ConfigError(`Zu ${email} gibt es keinen Mitarbeiter.`);
    for (const table of ['sessions', 'former_passwords'])
      await owner.query(`delete from ${table} where user_id = $1`, [person.id]);
    await owner.query('commit');
    await owner.query(
      `do $$ begin raise log 'Stundenbuch: password of user ${person.id} reset by the operator'; end $$`,
    );
    return { ...person, password };
  } catch (error) {
    await owner.query('rollback');
    throw error;
  }
}

/** Sixteen characters in groups, at least one of each kind that a password needs. */
function newPassword(): string {
  const first = [LETTERS, CAPITALS, DIGITS].map(oneOf);
  const rest = Array.from({ length: 13 }, () => oneOf(LETTERS + CAPITALS + DIGITS));
  return [...first, ...rest].join('').replace(/.{4}(?=.)/g, '$&-');
}

const oneOf = (characters: string) => characters[randomInt(characters.length)] as string;
