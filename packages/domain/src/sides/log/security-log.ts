import { z } from 'zod';
import { id } from '../../wire/fields.ts';

/** For how long it is kept. */
export const SECURITY_DAYS = 90;

const WORDS = {
  login: 'Anmeldung mit falschem Passwort',
  second: 'Anmeldung mit falschem zweiten Faktor',
  passkey: 'Anmeldung mit abgelehntem Passkey',
  proof: 'Falsche Bestätigung oder falsches aktuelles Passwort',
  pin: 'Falsche PIN am Terminal',
} as const;

export type SecurityKind = keyof typeof WORDS;
const KINDS = Object.keys(WORDS) as [SecurityKind, ...SecurityKind[]];

/** What failed within an hour, for one person and in one way. */
export const securityEvent = z.object({
  id,
  kind: z.enum(KINDS),
  /** Null for a personnel number that nobody has. */
  person: z.int().nullable(),
  person_name: z.string().nullable(),
  /** Of a PIN: where. */
  terminal_name: z.string().nullable(),
  count: z.int(),
  first_at: z.iso.datetime(),
  last_at: z.iso.datetime(),
});
export type SecurityEvent = z.output<typeof securityEvent>;

export const securityWord = ({ kind }: Pick<SecurityEvent, 'kind'>): string => WORDS[kind];

export const securityPerson = ({ person_name }: Pick<SecurityEvent, 'person_name'>): string =>
  person_name ?? 'Unbekannte Personalnummer';
