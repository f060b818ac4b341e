import { PassThrough } from 'node:stream';
import type { Flag } from '@stundenbuch/domain/access/flags';
import { permissionOf } from '@stundenbuch/domain/access/flags';
import type { Client } from 'pg';
import { Clock } from '../src/platform/clock.ts';
import { hashOf, Tokens } from '../src/platform/session/tokens.ts';
import { startServer } from '../src/server.ts';
import { type Answer, checked } from './answers.ts';
import { connect, createTestDatabase } from './database.ts';
import { COMPANIES, PEOPLE, type Person, populate } from './people.ts';

const SECRET = 'a-secret-that-only-the-tests-know-0123456789';

export interface Options {
  headers?: Record<string, string>;
  /** Sent as is, instead of as JSON. */
  raw?: string;
}

/** A running server on its own database, with a clock that the test sets. */
export class World {
  /** For a second process on the same database. */
  static readonly secret = SECRET;

  readonly log: string[] = [];
  private instant = Date.parse('2026-11-20T09:00:00Z');
  private readonly tokens = new Map<Person, string>();

  private constructor(
    readonly owner: Client,
    readonly databaseUrl: string,
    private readonly drop: () => Promise<void>,
  ) {}

  /** One connection runs one statement after another. */
  private last: Promise<unknown> = Promise.resolve();

  url = '';
  /** With METRICS_PORT. */
  metricsUrl: string | undefined;
  private stop: () => Promise<void> = async () => undefined;

  /** By default Friday 20 November 2026, 10:00 in Berlin. */
  static async start(
    instant?: string,
    env: NodeJS.ProcessEnv | ((databaseUrl: string) => NodeJS.ProcessEnv) = {},
    root?: string,
  ): Promise<World> {
    const { url, drop } = await createTestDatabase();
    const world = new World(await connect(url), url, drop);
    if (instant) world.setClock(instant);
    await populate(world.owner);
    const logStream = new PassThrough();
    logStream.on('data', (line: Buffer) => world.log.push(line.toString()));
    const clock = new Clock(() => world.instant);
    const settings = {
      DATABASE_URL: url,
      JWT_SECRET: SECRET,
      SECRETS_KEY: 'a-key-that-only-the-tests-know-0123456789',
      PORT: '0',
      DEMO: 'off',
      WORKER: 'off',
      DATABASE_POOL: '8',
      ...(typeof env === 'function' ? env(url) : env),
    };
    const server = await startServer(settings, { clock, logStream, quiet: true, ...(root && { root }) });
    world.url = server.url;
    world.metricsUrl = server.metricsUrl;
    world.stop = server.close;
    return world;
  }

  setClock(instant: string): void {
    this.instant = Date.parse(instant);
    if (Number.isNaN(this.instant)) throw new Error(`no instant: ${instant}`);
  }

  /** A call as the browser makes it. Answers are checked against the call's contract. */
  async call<T = unknown>(
    who: Person | null,
    method: string,
    path: string,
    body?: unknown,
    options: Options = {},
  ): Promise<Answer<T>> {
    const headers: Record<string, string> = {
      ...(who && { authorize: await this.token(who) }),
      ...(body !== undefined || options.raw !== undefined ? { 'content-type': 'application/json' } : {}),
      ...options.headers,
    };
    const sent = options.raw ?? (body === undefined ? undefined : JSON.stringify(body));
    const response = await fetch(`${this.url}/api${path}`, {
      method,
      headers,
      ...(sent !== undefined && { body: sent }),
    });
    return checked<T>(method, path, response);
  }

  get<T = unknown>(who: Person | null, path: string) {
    return this.call<T>(who, 'GET', path);
  }

  post<T = unknown>(who: Person | null, path: string, body?: unknown) {
    return this.call<T>(who, 'POST', path, body);
  }

  put<T = unknown>(who: Person | null, path: string, body?: unknown) {
    return this.call<T>(who, 'PUT', path, body);
  }

  delete<T = unknown>(who: Person | null, path: string) {
    return this.call<T>(who, 'DELETE', path);
  }

  /** A session of the person, opened by the first call. */
  async token(who: Person): Promise<string> {
    const known = this.tokens.get(who);
    if (known) return known;
    const token = await this.newToken(who);
    this.tokens.set(who, token);
    return token;
  }

  async newToken(who: Person, expires = '2040-01-01'): Promise<string> {
    const { id, company } = PEOPLE[who];
    return this.newTokenOf(id, company, expires);
  }

  /** A session of a person created by the test, who has proved to be there. */
  async newTokenOf(id: number, company: number, expires = '2040-01-01'): Promise<string> {
    const token = new Tokens(SECRET).issue(id);
    await this.sql(
      `insert into sessions (token_hash, company_id, user_id, created_at, expires_at, proved_at)
        values ($1, $2, $3, '2026-01-01', $4, '2040-01-01')`,
      [hashOf(token), company, id, expires],
    );
    return token;
  }

  /** As owner, without row-level security. */
  async sql<Row extends object = Record<string, unknown>>(
    text: string,
    values: unknown[] = [],
  ): Promise<Row[]> {
    const answer = this.last.then(() => this.owner.query<Row>(text, values));
    this.last = answer.catch(() => undefined);
    return (await answer).rows;
  }

  async setFlags(company: keyof typeof COMPANIES, flags: readonly Flag[]): Promise<void> {
    await this.sql('update companies set permission = $1 where id = $2', [
      permissionOf(flags),
      COMPANIES[company],
    ]);
  }

  async setFeatures(company: keyof typeof COMPANIES, features: readonly string[]): Promise<void> {
    await this.sql('update companies set features = $1 where id = $2', [features, COMPANIES[company]]);
  }

  /** Closes once; further calls have no effect. */
  async stopServer(): Promise<void> {
    const stop = this.stop;
    this.stop = async () => undefined;
    await stop();
  }

  async close(): Promise<void> {
    await this.stopServer();
    await this.owner.end();
    await this.drop();
  }
}
