import type { AccessRow } from '@stundenbuch/domain/access/access';
import { scopeOf } from '@stundenbuch/domain/sides/tokens/scopes';

/** What of a call decides which token may make it. */
export interface ScopedCall {
  /** Of the server: which calls are released together. */
  module: string;
  method: string;
  access: AccessRow;
  proof: boolean;
  personOnly: boolean;
}

/**
 * The scope that a token needs for a call; null: none opens it. Those are the calls of sessions and accounts, those where somebody
 * has to be there, and those of global admins.
 */
export function neededScope({ module, method, access, proof, personOnly }: ScopedCall): string | null {
  return proof || personOnly || isGlobal(access) ? null : scopeOf(module, method);
}

function isGlobal({ anyOf }: AccessRow): boolean {
  return anyOf?.every(({ roles }) => roles?.every((role) => role === 'globalAdmin') ?? false) ?? false;
}

/** `TimesheetModule`: timesheet. */
export const moduleNameOf = (name: string): string => name.replace(/Module$/, '').toLowerCase();
