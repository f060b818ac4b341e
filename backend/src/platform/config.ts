import { type RegistrationMode, registration } from '@stundenbuch/domain/sides/session/login-values';
import { isDay } from '@stundenbuch/domain/time/day';
import { z } from 'zod';
import type { MailServer } from './installation.ts';

/** An invalid setting, explained in one line. */
export class ConfigError extends Error {}

export interface Config {
  port: number;
  host: string;
  ownerUrl: string;
  /** A separate login for requests; without it the owner's connections switch to the program's role. */
  appUrl: string | undefined;
  /** The database and its roles belong to this program alone. */
  embedded: boolean;
  /** A standby, for reads that may be a few seconds late. */
  readUrl: string | undefined;
  poolSize: number;
  /** Whether statements are prepared under names; by default where no pooler is between. */
  prepare: boolean | undefined;
  /** Limit of concurrent reads; by default derived from where the database runs. */
  reads: number | undefined;
  demo: boolean;
  /** Whether it is reachable from other machines. */
  exposed: boolean;
  globalAdmin: { email: string; password: string } | undefined;
  operator: { name: string | null; address: string | null; mail: string | null };
  trustProxy: string[] | false;
  /** The modules whose calls this process answers; all by default. */
  modules: string[] | undefined;
  /** The instant that the program treats as now. */
  fixedNow: string | undefined;
  jwtSecret: string;
  /** The only base of links in what leaves the program, never the address that a request names. */
  publicUrl: string | null;
  /** Hosts inside the own network, or without https, that may be asked all the same: names or addresses. */
  privateTargets: string[];
  /** How people register in companies that are created from now on. */
  registration: RegistrationMode;
  mail: MailServer | null;
  /** Whether this process sends mails and does what is due at a time. */
  works: boolean;
  /** The folder into which the database is backed up before it is migrated. */
  backupBeforeMigrating: string | undefined;
  /** Whether sessions of our login page are in two halves, one of them out of the reach of scripts. */
  sessionBinding: boolean;
  /** Whether global admins need a second factor. */
  globalAdminFactor: boolean;
  /** Encrypt the secrets that must be read again: the first seals, the others still open. Empty: what needs them is off. */
  secretsKeys: string[];
  logLevel: string;
  /** Where figures for the operator are served; off by default. */
  metrics: { host: string; port: number; backupDir: string | undefined } | undefined;
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1)$/i;

const blank = (value: unknown) => (value === '' ? undefined : value);
const optional = z.preprocess(blank, z.string().trim().optional());
const postgresUrl = (name: string) =>
  z.preprocess(
    blank,
    z
      .string()
      .regex(/^postgres(ql)?:\/\//, `${name} muss mit postgres:// beginnen.`)
      .refine(
        (url) => !namesHosts(url),
        `${name} nennt mehrere Rechner oder target_session_attrs, was der Treiber nicht kann. Bitte eine Adresse angeben, die immer zum Primärserver führt (HAProxy, virtuelle IP).`,
      )
      .refine(
        URL.canParse,
        `${name} ist keine gültige Adresse. Sonderzeichen im Passwort bitte als %40 schreiben.`,
      )
      .optional(),
  );

/** As libpq takes several, of which it finds the primary by itself; the driver in JavaScript does not. */
function namesHosts(url: string): boolean {
  const [, authority = '', query = ''] = /^\w+:\/\/([^/?#]*)[^?#]*(?:\?([^#]*))?/.exec(url) ?? [];
  const asked = new URLSearchParams(query);
  const hosts = authority.slice(authority.lastIndexOf('@') + 1);
  return (
    [hosts, asked.get('host'), asked.get('port')].some((value) => value?.includes(',')) ||
    HOSTS.some((name) => asked.has(name))
  );
}

const HOSTS = ['target_session_attrs', 'load_balance_hosts', 'hostaddr'];

const secretKey = (name: string) =>
  z.preprocess(blank, z.string().trim().min(32, `${name} braucht mindestens 32 Zeichen.`).optional());

const NO_ORIGIN = 'PUBLIC_URL muss wie https://zeiten.firma.de aussehen, ohne Pfad.';
const originOf = (url: string) => new URL(url).origin;

function isOrigin(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, pathname, search, hash, username } = new URL(url);
  return /^https?:$/.test(protocol) && pathname === '/' && search + hash + username === '';
}

const NO_MAIL_SERVER = 'SMTP_URL muss wie smtps://name:passwort@mail.firma.de aussehen.';
const isMailServer = (url: string) => URL.canParse(url) && /^smtps?:\/\/[^/]/.test(url);

const environment = z.object({
  PORT: z.preprocess(blank, z.coerce.number().int().min(0).max(65535).default(3000)),
  HOST: z.preprocess(blank, z.string().default('127.0.0.1')),
  DATABASE_URL: postgresUrl('DATABASE_URL'),
  DATABASE_APP_URL: postgresUrl('DATABASE_APP_URL'),
  DATABASE_READ_URL: postgresUrl('DATABASE_READ_URL'),
  DATABASE_POOL: z.preprocess(blank, z.coerce.number().int().min(2).max(500).default(20)),
  DATABASE_READS: z.preprocess(blank, z.coerce.number().int().min(1).max(500).optional()),
  DATABASE_PREPARE: z.preprocess(blank, z.enum(['on', 'off']).optional()),
  EMBEDDED_DATABASE: optional,
  DEMO: z.preprocess(blank, z.enum(['on', 'off']).optional()),
  GLOBAL_ADMIN_EMAIL: z.preprocess(blank, z.email().toLowerCase().optional()),
  GLOBAL_ADMIN_PASSWORD: z.preprocess(blank, z.string().optional()),
  OPERATOR_NAME: optional,
  OPERATOR_ADDRESS: optional,
  OPERATOR_MAIL: optional,
  TRUST_PROXY: optional,
  MODULES: optional,
  FIXED_TODAY: optional,
  JWT_SECRET: z.preprocess(blank, z.string().min(32, 'JWT_SECRET braucht mindestens 32 Zeichen.').optional()),
  PUBLIC_URL: z.preprocess(blank, z.string().refine(isOrigin, NO_ORIGIN).transform(originOf).optional()),
  ALLOW_PRIVATE_TARGETS: optional,
  REGISTRATION: z.preprocess(blank, registration.default('open')),
  SMTP_URL: z.preprocess(blank, z.string().refine(isMailServer, NO_MAIL_SERVER).optional()),
  MAIL_FROM: optional,
  WORKER: z.preprocess(blank, z.enum(['on', 'off']).default('on')),
  BACKUP_BEFORE_MIGRATE: optional,
  SESSION_BINDING: z.preprocess(blank, z.enum(['on', 'off']).default('off')),
  GLOBAL_ADMIN_SECOND_FACTOR: z.preprocess(blank, z.enum(['voluntary', 'required']).default('voluntary')),
  SECRETS_KEY: secretKey('SECRETS_KEY'),
  SECRETS_KEY_OLD: secretKey('SECRETS_KEY_OLD'),
  METRICS_PORT: z.preprocess(blank, z.coerce.number().int().min(0).max(65535).optional()),
  METRICS_HOST: z.preprocess(blank, z.string().default('127.0.0.1')),
  BACKUP_DIR: optional,
  LOG_LEVEL: z.preprocess(
    blank,
    z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  ),
});

export function readConfig(env: NodeJS.ProcessEnv): Config {
  const parsed = environment.safeParse(env);
  if (!parsed.success) throw new ConfigError(sentenceOf(parsed.error.issues[0]));
  const set = parsed.data;
  const embedded = set.EMBEDDED_DATABASE === '1';
  const exposed = !LOOPBACK.test(set.HOST) || set.TRUST_PROXY !== undefined;
  if (!set.DATABASE_URL) throw new ConfigError('DATABASE_URL fehlt (PostgreSQL-Adresse des Eigentümers).');
  if (!set.JWT_SECRET) {
    throw new ConfigError(
      'JWT_SECRET fehlt: mit DATABASE_URL bitte einen zufälligen Wert ab 32 Zeichen setzen.',
    );
  }
  if (Boolean(set.GLOBAL_ADMIN_EMAIL) !== Boolean(set.GLOBAL_ADMIN_PASSWORD)) {
    throw new ConfigError('GLOBAL_ADMIN_EMAIL und GLOBAL_ADMIN_PASSWORD gehören zusammen.');
  }
  if (set.SMTP_URL && !set.MAIL_FROM) {
    throw new ConfigError('MAIL_FROM fehlt: mit SMTP_URL bitte den Absender der Mails setzen.');
  }
  if (set.GLOBAL_ADMIN_SECOND_FACTOR === 'required' && !set.SECRETS_KEY) {
    throw new ConfigError(
      'SECRETS_KEY fehlt: ohne ihn kann kein globaler Admin einen zweiten Faktor einrichten.',
    );
  }
  return {
    port: set.PORT,
    host: set.HOST,
    ownerUrl: set.DATABASE_URL,
    appUrl: set.DATABASE_APP_URL,
    embedded,
    readUrl: set.DATABASE_READ_URL,
    poolSize: set.DATABASE_POOL,
    prepare: set.DATABASE_PREPARE && set.DATABASE_PREPARE === 'on',
    reads: set.DATABASE_READS,
    demo: (set.DEMO ?? (embedded && !exposed ? 'on' : 'off')) === 'on',
    exposed,
    globalAdmin:
      set.GLOBAL_ADMIN_EMAIL && set.GLOBAL_ADMIN_PASSWORD
        ? { email: set.GLOBAL_ADMIN_EMAIL, password: set.GLOBAL_ADMIN_PASSWORD }
        : undefined,
    operator: {
      name: set.OPERATOR_NAME ?? null,
      address: set.OPERATOR_ADDRESS ?? null,
      mail: set.OPERATOR_MAIL ?? null,
    },
    trustProxy: set.TRUST_PROXY ? listOf(set.TRUST_PROXY) : false,
    modules: set.MODULES ? listOf(set.MODULES) : undefined,
    fixedNow: set.FIXED_TODAY === undefined ? undefined : fixedInstant(set.FIXED_TODAY, embedded),
    jwtSecret: set.JWT_SECRET,
    publicUrl: set.PUBLIC_URL ?? null,
    privateTargets: set.ALLOW_PRIVATE_TARGETS ? listOf(set.ALLOW_PRIVATE_TARGETS.toLowerCase()) : [],
    registration: set.REGISTRATION,
    mail: set.SMTP_URL && set.MAIL_FROM ? { url: set.SMTP_URL, from: set.MAIL_FROM } : null,
    works: set.WORKER === 'on',
    backupBeforeMigrating: set.BACKUP_BEFORE_MIGRATE,
    sessionBinding: set.SESSION_BINDING === 'on',
    globalAdminFactor: set.GLOBAL_ADMIN_SECOND_FACTOR === 'required',
    secretsKeys: set.SECRETS_KEY
      ? [set.SECRETS_KEY, ...(set.SECRETS_KEY_OLD ? [set.SECRETS_KEY_OLD] : [])]
      : [],
    logLevel: set.LOG_LEVEL,
    metrics:
      set.METRICS_PORT === undefined
        ? undefined
        : { host: set.METRICS_HOST, port: set.METRICS_PORT, backupDir: set.BACKUP_DIR },
  };
}

const listOf = (text: string) => text.split(',').map((one) => one.trim());

function fixedInstant(value: string, embedded: boolean): string {
  if (!embedded) throw new ConfigError('FIXED_TODAY ist nur mit der eingebauten Datenbank erlaubt.');
  // Noon in UTC is the same day in Berlin, winter and summer.
  const instant = value.length === 10 ? `${value}T12:00:00Z` : value;
  const zoned = /^.{10}T.+(Z|[+-]\d\d:\d\d)$/.test(instant);
  if (isDay(instant.slice(0, 10)) && zoned && !Number.isNaN(Date.parse(instant))) return instant;
  throw new ConfigError(`FIXED_TODAY muss ein Tag jjjj-mm-tt oder ein Zeitpunkt mit Zeitzone sein: ${value}`);
}

function sentenceOf(issue: { path: PropertyKey[]; message: string } | undefined): string {
  const name = String(issue?.path[0] ?? '');
  const message = issue?.message ?? '';
  return message.startsWith(name) ? message : `${name} ist ungültig (${message}).`;
}
