import { newProgramToken } from '../src/platform/session/program-tokens.ts';
import { hashOf } from '../src/platform/session/tokens.ts';
import type { Ids } from './every-call/ids.ts';
import { PEOPLE, type Person } from './people.ts';
import type { World } from './world.ts';

type Insert = (table: string, row: object) => Promise<unknown>;

/** A session of a person, and what a program of that person comes in with. */
export async function fillSessionsOf(insert: Insert, ids: Ids, word: string): Promise<void> {
  const session = { user_id: ids.user, created_at: '2026-01-01', expires_at: '2040-01-01' };
  await insert('sessions', { id: ids.session, token_hash: word, agent: word, ...session });
  const program = { kind: 'token', name: word, scopes: '{inventory:read}' };
  await insert('sessions', { id: ids.token, token_hash: `${word}t`, ...session, ...program });
}

/** As if the person had made it. */
export async function tokenOf(world: World, who: Person, ...scopes: string[]): Promise<string> {
  const token = newProgramToken();
  const { id, company } = PEOPLE[who];
  await world.sql(
    `insert into sessions (token_hash, company_id, user_id, created_at, expires_at, kind, scopes, name)
      values ($1, $2, $3, '2026-01-01', '2040-01-01', 'token', $4, 'Walk')`,
    [hashOf(token), company, id, scopes],
  );
  return token;
}
