import { z } from 'zod';
import { lines, required, text, version } from '../../wire/fields.ts';
import { code, madeCode } from '../session/code-contract.ts';
import { isDomain, MODES, PRESETS } from './providers.ts';

const optional = (max: number) => lines(max).optional();

/** Body of PUT /sso. The secret is told once: without one the stored one stays. */
export const signOnInput = z.object({
  preset: z.enum(PRESETS, required()),
  /** Of Entra: the directory. */
  tenant: optional(100),
  /** Of another provider. */
  issuer: optional(300),
  client_id: text(200),
  client_secret: optional(500),
  trust_email: z.boolean('invalid_input').default(false),
  mode: z.enum(MODES, 'invalid_input').default('beside'),
  version,
});
export type SignOnInput = z.input<typeof signOnInput>;

/** Body of POST /sso/domain. */
export const domainInput = z.object({
  domain: text(253)
    .transform((typed) => typed.toLowerCase().replace(/^@/, ''))
    .refine(isDomain, 'domain_invalid'),
});

/** Body of POST /user/login/ticket: for somebody who comes for the first time with the password, or the code of an invitation. */
export const ticketInput = z.object({
  ticket: text(100),
  password: z.string('invalid_input').min(1, 'fields_missing').max(1024, 'password_too_long').optional(),
  code: code.optional(),
});
export type TicketInput = z.output<typeof ticketInput>;

export const signOnDomain = z.object({
  id: z.int(),
  domain: z.string(),
  verified_at: z.string().nullable(),
  /** What the DNS of the domain has to say before it is verified. */
  txt: z.object({ name: z.string(), value: z.string() }),
});
export type SignOnDomain = z.output<typeof signOnDomain>;

const setup = z.object({
  preset: z.enum(PRESETS),
  issuer: z.string(),
  tenant: z.string().nullable(),
  client_id: z.string(),
  trust_email: z.boolean(),
  mode: z.enum(MODES),
  /** When somebody last came through with exactly this provider and client. */
  tested_at: z.string().nullable(),
  version: z.int(),
});
export type SignOnSetup = z.output<typeof setup>;

/** Answer of GET /sso. */
export const signOn = z.object({
  /** What the provider is told; null where the operator has not made sign-on possible. */
  redirect_uri: z.string().nullable(),
  setup: setup.nullable(),
  domains: z.array(signOnDomain),
  /** Admins with a password and a second factor: those who come in without the provider. */
  ready_admins: z.int(),
});
export type SignOn = z.output<typeof signOn>;

/** Where the browser goes to try it. */
export const testStart = z.object({ url: z.string() });

export const identity = z.object({
  id: z.int(),
  issuer: z.string(),
  created_at: z.string(),
});
export type Identity = z.output<typeof identity>;

/** Answer of DELETE /user/{id}/identity: `invitation` where the person has no password. */
export const unlinkedPerson = z.object({
  removed: z.int(),
  invitation: madeCode.nullable(),
});
export type UnlinkedPerson = z.output<typeof unlinkedPerson>;
