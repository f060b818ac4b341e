import { type Sql, sql } from './sql.ts';
import type { StandbyReads } from './standby.ts';

/** On whose behalf a statement runs. `scope` opens companies and users, and nothing else, to a global admin. */
export interface Tenant {
  company: number;
  id: number;
  scope?: 'global';
  /** At a tablet at the door, without a session of their own. */
  terminal?: true;
  /** The name of the token with which a program acts for the person: recorded with all that it changes. */
  token?: string;
  /** Why, where the caller must say so: it is recorded with all that the transaction changes. */
  reason?: string;
  /** The company's features; unknown when looking into another company. */
  features?: readonly string[];
  /** Its reads may be answered by a standby, as they are at most five seconds late there. */
  standby?: StandbyReads;
  /** Checked together with a read when the session was not read before: returns a row while the session is unchanged. */
  readonly sessionCheck?: Sql;
}

/** Read by the triggers of the log (0087). */
export const REASON = 'stundenbuch.reason';

const TOKEN = 'app.token';

export function variablesOf({ company, id, scope, reason, terminal, token }: Tenant): Record<string, string> {
  return {
    'app.company': String(company),
    'app.person': String(id),
    ...(scope && { 'app.scope': scope }),
    ...(terminal && { 'app.terminal': 'on' }),
    ...(token && { [TOKEN]: token }),
    ...(reason && { [REASON]: reason }),
  };
}

/** Until the end of the transaction. */
export function namesOf({ company, id, scope, reason, token }: Tenant): Sql {
  if (!Number.isInteger(company) || !Number.isInteger(id)) throw new TypeError('A tenant has whole numbers.');
  const base = sql`set_config('app.company', ${String(company)}, true), set_config('app.person', ${String(id)}, true),
    set_config('app.scope', ${scope ?? ''}, true)`;
  const names = token ? sql`${base}, set_config(${TOKEN}, ${token}, true)` : base;
  return reason ? sql`${names}, set_config(${REASON}, ${reason}, true)` : names;
}

/**
 * Sets the tenant for a read-only transaction. When the session has changed no tenant is set, and the statements
 * after it see nothing.
 */
export function beginning(tenant: Tenant): Sql {
  const settings = sql`select ${namesOf(tenant)}`;
  return tenant.sessionCheck ? sql`${settings} ${tenant.sessionCheck}` : settings;
}

export function requireReadSession({ sessionCheck }: Tenant): void {
  if (sessionCheck) throw new Error('A write must have read its session first.');
}
