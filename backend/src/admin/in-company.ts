import { refuseWire } from '@stundenbuch/domain/wire/messages';
import type { Tenant } from '../platform/database/database.ts';
import { Refused } from '../platform/refused.ts';
import type { Caller } from '../platform/session/caller.ts';

/** Works in the named company: the own one, or any for a global admin. Another company looks like none. */
export function inCompany(who: Caller, company: number): Tenant {
  if (company !== who.company && !who.globalAdmin) throw new Refused(refuseWire('not_found'));
  return company === who.company
    ? { ...tenantOf(who, company), features: who.features }
    : tenantOf(who, company);
}

/** Sees companies and users of all companies, and nothing else; for a global admin. */
export function inAllCompanies(who: Caller): Tenant {
  return { ...tenantOf(who, who.company), scope: 'global' };
}

/** The check of the session goes with the caller, wherever the caller looks. */
function tenantOf({ id, sessionCheck }: Caller, company: number): Tenant {
  return sessionCheck ? { company, id, sessionCheck } : { company, id };
}
