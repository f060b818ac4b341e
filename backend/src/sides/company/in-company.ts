import { refuseWire } from '@stundenbuch/domain/wire/messages';
import type { Tenant } from '../../platform/database/database.ts';
import { Refused } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';

/** Works in the named company: the caller's own, or any for a global admin. Another company looks nonexistent. */
export function inCompany(who: Caller, company: number): Tenant {
  if (company !== who.company && !who.globalAdmin) throw new Refused(refuseWire('not_found'));
  return company === who.company
    ? { ...tenantOf(who, company), features: who.features }
    : tenantOf(who, company);
}

/** For a global admin: sees companies and users of all companies, and nothing else. */
export function inAllCompanies(who: Caller): Tenant {
  return { ...tenantOf(who, who.company), scope: 'global' };
}

/** The session check and the token stay with the caller, whichever company the caller works in. */
function tenantOf({ id, sessionCheck, token }: Caller, company: number): Tenant {
  return { company, id, ...(token && { token }), ...(sessionCheck && { sessionCheck }) };
}
