import type { SignOnFailure } from './failures.ts';
import { domainOf, type Preset } from './providers.ts';

/** What the provider says of an account, as far as it is asked for. */
export interface Claims {
  sub: string;
  tid?: unknown;
  oid?: unknown;
  hd?: unknown;
  email?: unknown;
  email_verified?: unknown;
  preferred_username?: unknown;
}

/** Where people come from, as their company has set it up. */
export interface Rules {
  preset: Preset;
  tenant: string | null;
  trust_email: boolean;
  /** The verified ones. */
  domains: readonly string[];
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Accounts of another directory or another firm's Workspace never come in, whatever their e-mail says. */
export function originFailure(
  { tid, oid, hd }: Claims,
  { preset, tenant, domains }: Rules,
): SignOnFailure | null {
  if (preset === 'entra') return tid === tenant && isText(oid) ? null : 'wrong_tenant';
  if (preset === 'google') return isText(hd) && domains.includes(hd.toLowerCase()) ? null : 'wrong_tenant';
  return null;
}

/**
 * The e-mail by which somebody is proposed who comes for the first time; afterwards it is never looked at again. Entra often sends
 * none: there the name with which people log in stands for it, of which nothing is verified.
 */
export function proposedEmail(
  { email, email_verified, preferred_username }: Claims,
  { preset, trust_email, domains }: Rules,
): { email: string } | { failure: SignOnFailure } {
  const name = preset === 'entra' && !isText(email) ? preferred_username : email;
  if (!isText(name) || !domains.includes(domainOf(name))) return { failure: 'no_account' };
  const isVerified = email_verified === true || (email_verified === undefined && trust_email);
  return isVerified ? { email: name.trim().toLowerCase() } : { failure: 'email_unverified' };
}
