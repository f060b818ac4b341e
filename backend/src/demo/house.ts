import { createHash } from 'node:crypto';
import type { INestApplicationContext, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { settingsChange } from '@stundenbuch/domain/features/contract';
import type { Day } from '@stundenbuch/domain/time/day';
import type { Client } from 'pg';
import type { z } from 'zod';
import { appModule } from '../app.module.ts';
import { chooseModules } from '../modules.ts';
import { Clock } from '../platform/clock.ts';
import { Input } from '../platform/http/input.ts';
import { Installation } from '../platform/installation.ts';
import { Secrets } from '../platform/secrets.ts';
import type { Caller } from '../platform/session/caller.ts';
import { Sessions } from '../platform/session/sessions.ts';
import { Features } from '../sides/company/features.service.ts';
import { Settings } from '../sides/company/settings.service.ts';
import { OneTransaction } from './one-transaction.ts';

/** Nobody is written to, and nothing happens by itself. */
const QUIET = {
  publicUrl: null,
  privateTargets: [],
  registration: 'open',
  mail: null,
  works: false,
  sessionBinding: false,
  globalAdminFactor: false,
} as const;

const tokenOf = (person: number) => createHash('sha256').update(`demo ${person}`).digest();

/** The services that answer the calls, at any moment of the demo's history: what they store is part of what fills the database. */
export class House {
  private constructor(
    private readonly owner: Client,
    private readonly company: number,
    readonly database: OneTransaction,
    private readonly app: INestApplicationContext,
    /** What the clock reads. */
    private readonly time: { now: Date },
  ) {}

  static async of(owner: Client, company: number): Promise<House> {
    const time = { now: new Date(0) };
    const clock = new Clock(() => time.now.getTime());
    const database = await OneTransaction.on(owner);
    const [installation, secrets] = [new Installation(QUIET), new Secrets([])];
    const program = appModule(
      { database, clock, jwtSecret: 'demo', installation, secrets },
      chooseModules(undefined),
    );
    const app = await NestFactory.createApplicationContext(program, { logger: false, abortOnError: false });
    return new House(owner, company, database, app, time);
  }

  get now(): Date {
    return this.time.now;
  }

  /** From here on all clocks say this. */
  set now(moment: Date) {
    this.time.now = moment;
  }

  service<T>(type: Type<T>): T {
    return this.app.get(type, { strict: false });
  }

  /** Somebody who has logged in. */
  async as(person: number): Promise<Caller> {
    await this.owner.query(
      `insert into sessions (token_hash, company_id, user_id, created_at, expires_at)
       values ($1, $2, $3, $4, 'infinity') on conflict do nothing`,
      [tokenOf(person), this.company, person, this.now],
    );
    const caller = await this.service(Sessions).callerOf(tokenOf(person));
    if (!caller) throw new Error(`Person ${person} of the demo cannot log in.`);
    return caller;
  }

  /** As an admin does on the page of the settings. */
  async switchOn(admin: Caller, feature: string, since: Day, value: Record<string, unknown>): Promise<void> {
    await this.service(Features).switch(admin, { feature, on: true, since });
    await this.service(Settings).change(admin, feature, typed(settingsChange, { value, version: 0 }));
  }

  /** Everybody logs out, and has read what there was to read. */
  async end(): Promise<void> {
    await this.owner.query('delete from sessions where company_id = $1', [this.company]);
    await this.owner.query('delete from notices where company_id = $1', [this.company]);
    await this.app.close();
  }
}

/** As it is typed into a form. */
export const typed = <Schema extends z.ZodType>(schema: Schema, body: z.input<Schema>) =>
  new Input(schema, body);
