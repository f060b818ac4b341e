import { setImmediate as breath } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { Violation } from '@stundenbuch/domain/accounts/law/facts';
import { LAW_TABLE } from '@stundenbuch/domain/accounts/law/table';
import { isNear, violations } from '@stundenbuch/domain/accounts/law/violations';
import type { LawRow } from '@stundenbuch/domain/accounts/lawguide/contract';
import { levelOf } from '@stundenbuch/domain/accounts/lawguide/levels';
import { refuseLaw } from '@stundenbuch/domain/accounts/lawguide/messages';
import { lawRowsOf } from '@stundenbuch/domain/accounts/lawguide/report';
import { mayReadPerson } from '@stundenbuch/domain/records/timesheet/access';
import { type Day, daysBetween, isDay } from '@stundenbuch/domain/time/day';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import { Clock } from '../../platform/clock.ts';
import type { Tenant, Tx } from '../../platform/database/database.ts';
import { heavily } from '../../platform/heavy.ts';
import { Refused } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { type CompanyFacts, LawFactsService, type PersonFacts } from './law-facts.service.ts';
import type { Explanation } from './law-rows.ts';

/** A violation with the remark that was stored with it. */
export type ExplainedViolation = Violation & { explanation: Explanation | null };

const MOST_DAYS = 400;

/** What the law says of recorded times, for report, form, sheet and clock. */
@Injectable()
export class LawService {
  constructor(
    private readonly facts: LawFactsService,
    private readonly clock: Clock,
  ) {}

  /** Of everybody (null) or of those named, without what the company has switched off; nothing while it has no guide. */
  async of(
    tenant: Tenant,
    users: readonly number[] | null,
    from: Day,
    to: Day,
    tx?: Tx,
  ): Promise<Map<number, ExplainedViolation[]>> {
    const found = await this.facts.of(tenant, users, { from, to }, tx);
    return new Map(found?.people.map((person) => [person.user, explainedOf(found, person, from, to)]) ?? []);
  }

  /** A colleague learns nothing, not even who is there. */
  async ofPerson(who: Caller, user: number, from: string, to: string): Promise<LawRow[]> {
    if (!mayReadPerson(who, user)) throw new Refused(refuseWire('forbidden'));
    requirePeriod(from, to, this.clock.today());
    const rows = await this.report(who, [user], from, to);
    if (rows === null) throw new Refused(refuseWire('not_found'));
    return rows;
  }

  async ofCompany(who: Caller, from: string, to: string): Promise<LawRow[]> {
    requirePeriod(from, to, this.clock.today());
    return heavily(async () => (await this.report(who, null, from, to)) ?? []);
  }

  private async report(
    who: Caller,
    users: number[] | null,
    from: string,
    to: string,
  ): Promise<LawRow[] | null> {
    const found = await this.facts.of(who, users, { from, to });
    if (users !== null && !found?.people.length) return null;
    const rows: LawRow[] = [];
    for (const person of found?.people ?? []) {
      const { user, first_name, name } = person;
      rows.push(
        ...lawRowsOf({ user, first_name, name }, explainedOf(found as CompanyFacts, person, from, to)),
      );
      // Many people must not keep others waiting for their answers.
      await breath();
    }
    return rows;
  }
}

function explainedOf(
  { since, settings }: CompanyFacts,
  { facts, explanations }: PersonFacts,
  from: Day,
  to: Day,
): ExplainedViolation[] {
  return violations(facts, LAW_TABLE, { from: from < since ? since : from, to })
    .filter(({ code }) => levelOf(settings, code) !== 'off')
    .map((violation) => {
      const { day, code } = violation;
      const explanation = explanations.find((one) => one.day === day && one.code === code) ?? null;
      return { ...violation, explanation };
    });
}

/** As in an address. */
function requirePeriod(from: string, to: string, today: Day): void {
  for (const [field, day] of [
    ['from', from],
    ['to', to],
  ] as const)
    if (!isDay(day) || !isNear(day, today)) throw new Refused(refuseWire('invalid_input', field));
  if (to < from) throw new Refused(refuseWire('period_reversed', 'to'));
  if (daysBetween(from, to) >= MOST_DAYS) throw new Refused(refuseLaw('law_period', 'to'));
}
