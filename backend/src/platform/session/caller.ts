import type { Who } from '@stundenbuch/domain/access/access';
import type { Day } from '@stundenbuch/domain/time/day';
import type { Tenant } from '../database/database.ts';

/** The caller as stored in the database, never as claimed by a token. */
export interface Caller extends Who, Tenant {
  permission: string;
  features: string[];
  /** From when on a second factor is needed that the person does not have; null: never. */
  factorFrom: Day | null;
  /** What a program may that comes with a token of the person's; null: it is the person who calls. */
  scopes: readonly string[] | null;
  /** Of a change that the browser wants to be able to take back (`x-change: 1`): the id under which it is kept, once it is. */
  undo?: { id: number | null };
  /** The session of the call, so that it can be ended. */
  tokenHash: Buffer;
}
