import type { Who } from '@stundenbuch/domain/access/access';
import type { Tenant } from '../database/database.ts';

/** Who calls, as the database says at this moment: never what a token claims. */
export interface Caller extends Who, Tenant {
  permission: string;
  features: string[];
  /** The session that the call came with, so that it can be ended. */
  tokenHash: Buffer;
}
