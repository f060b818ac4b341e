import type { Who } from '@stundenbuch/domain/access/access';
import type { Tenant } from '../database/database.ts';

/** The caller as stored in the database, never as claimed by a token. */
export interface Caller extends Who, Tenant {
  permission: string;
  features: string[];
  /** The session of the call, so that it can be ended. */
  tokenHash: Buffer;
}
