import { Injectable } from '@nestjs/common';
import type { Entry } from '@stundenbuch/domain/timesheet/contract';
import type { WorkContract } from '@stundenbuch/domain/timesheet/daily-hours';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import { Clock } from '../platform/clock.ts';
import type { Conflicts } from '../platform/database/conflicts.ts';
import { Database, type Tenant } from '../platform/database/database.ts';
import { type Sql, sql } from '../platform/database/sql.ts';
import { Refused } from '../platform/refused.ts';
import { Remembered } from '../platform/remembered.ts';
import { lockPerson } from './lock-person.ts';
import { insertEntry, type NewEntry } from './new-entry.ts';

/** How an entry comes to be. */
export interface Rule<Fact extends object> {
  /** What has to be known, asked while nobody else changes the person's entries. */
  facts: Sql;
  /** The facts as they nearly always are when somebody records something. */
  usual: readonly Fact[];
  /** Refuses, or answers the entry. Depends on nothing but the facts, the contract and the clock. */
  decide(facts: readonly Fact[], contract: WorkContract): NewEntry;
  conflicts?: Conflicts;
}

/**
 * New entries of the caller's own, one after the other: the person's row is locked first, so what the rule has been told
 * stays true until the entry stands. Decision 0054.
 */
@Injectable()
export class Recording {
  private readonly contracts = new Remembered<WorkContract>();

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async record<Fact extends object>(caller: Tenant, rule: Rule<Fact>): Promise<Entry> {
    return (await this.ahead(caller, rule)) ?? this.asked(caller, rule);
  }

  /**
   * Decided before it is asked: the entry travels together with the facts that would allow it, and is stored only where
   * they are true. null, and nothing has happened, where something else is the case.
   */
  private async ahead<Fact extends object>(caller: Tenant, rule: Rule<Fact>): Promise<Entry | null> {
    const contract = this.contracts.get(keyOf(caller));
    const entry = contract && unlessRefused(() => rule.decide(rule.usual, contract));
    if (!entry) return null;
    const condition = sql`${hasContract(caller, contract)} and
      coalesce((select jsonb_agg(f) from (${rule.facts}) f), '[]') = ${JSON.stringify(rule.usual)}::jsonb`;
    const change = insertEntry(this.kept(caller, entry), condition);
    return this.database.change<Entry>(caller, lockPerson(caller, caller.id), change, rule.conflicts);
  }

  private asked<Fact extends object>(caller: Tenant, rule: Rule<Fact>): Promise<Entry> {
    const write = ([people, facts]: object[][]) => {
      const [contract] = people as WorkContract[];
      if (!contract) throw new Refused(refuseWire('not_found'));
      this.contracts.set(keyOf(caller), contract);
      return insertEntry(this.kept(caller, rule.decide(facts as Fact[], contract)));
    };
    const first = [lockPerson(caller, caller.id), rule.facts];
    return this.database.decide<Entry>(caller, first, write, rule.conflicts);
  }

  private kept({ company, id: user }: Tenant, entry: NewEntry) {
    return { ...entry, company, user, created_at: this.clock.now() };
  }
}

function keyOf({ company, id }: Tenant): string {
  return `${company}/${id}`;
}

function unlessRefused<T>(decide: () => T): T | null {
  try {
    return decide();
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}

function hasContract({ company, id }: Tenant, { weeklyhours, working_days }: WorkContract): Sql {
  return sql`exists (select from users where company_id = ${company} and id = ${id}
    and weeklyhours is not distinct from ${weeklyhours} and working_days is not distinct from ${working_days})`;
}
