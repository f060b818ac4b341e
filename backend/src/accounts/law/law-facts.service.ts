import { Injectable } from '@nestjs/common';
import { lawDayOf } from '@stundenbuch/domain/accounts/law/context';
import type { LawFacts, LawTime } from '@stundenbuch/domain/accounts/law/facts';
import { lawPeriod } from '@stundenbuch/domain/accounts/law/violations';
import { type LawSettings, lawFeature } from '@stundenbuch/domain/accounts/lawguide/features';
import type { Day } from '@stundenbuch/domain/time/day';
import { workFactsOf } from '../../day/work-facts.ts';
import { type SettingRow, SettingsService, settingOf, settingRows } from '../../features/settings.service.ts';
import { Clock } from '../../platform/clock.ts';
import { Database, type Tenant, type Tx } from '../../platform/database/database.ts';
import type { Sql } from '../../platform/database/sql.ts';
import {
  type ExplanationRow,
  type LawAbsenceRow,
  type LawIntervalRow,
  type LawPerson,
  type LawPersonRow,
  type LawTimeRow,
  lawAbsences,
  lawIntervals,
  lawPeople,
  lawReasons,
  lawTimes,
} from './law-rows.ts';

export type KnownTime = LawTime & { id: number };

export interface PersonFacts extends LawPerson {
  facts: Omit<LawFacts, 'times'> & { times: readonly KnownTime[] };
  explanations: readonly ExplanationRow[];
}

export interface CompanyFacts {
  since: Day;
  settings: LawSettings;
  people: PersonFacts[];
}

type LawRows = [
  SettingRow[],
  LawPersonRow[],
  LawTimeRow[],
  LawAbsenceRow[],
  LawIntervalRow[],
  ExplanationRow[],
];

/** What the rules look at, of everybody (null) or of those named: a constant number of statements, whose rows `lawFacts` reads. */
export function lawStatements(
  tenant: Tenant,
  users: readonly number[] | null,
  period: { from: Day; to: Day },
): Sql[] {
  const { from, to } = lawPeriod(period);
  return [
    settingRows(tenant),
    lawPeople(tenant, users),
    lawTimes(tenant, users, from, to),
    lawAbsences(tenant, users, from, to),
    lawIntervals(tenant, users, from, to),
    lawReasons(tenant, users, period.from, period.to),
  ];
}

/** Null while the company has no guide. */
export function lawFacts(rows: readonly object[][], today: Day): CompanyFacts | null {
  const [stored, people, times, absences, intervals, reasons] = rows as LawRows;
  const { since, value: settings } = settingOf(lawFeature, stored);
  if (since === null) return null;
  const ofEntry = Map.groupBy(intervals, ({ entry }) => entry);
  const known = {
    times: Map.groupBy(times, ({ user }) => user),
    absences: Map.groupBy(absences, ({ user }) => user),
    reasons: Map.groupBy(reasons, ({ user }) => user),
  };
  const { rest, average, span } = settings;
  return {
    since,
    settings,
    people: people.map(({ user, first_name, name, birth_date, milog, ...work }) => {
      const days = workFactsOf(work);
      const facts = {
        today,
        birth_date,
        milog,
        choices: { rest, average, span },
        times: (known.times.get(user) ?? []).map((time) => ({
          ...time,
          intervals: ofEntry.get(time.id) ?? null,
        })),
        absences: known.absences.get(user) ?? [],
        dayOf: (day: Day) => lawDayOf(days, day),
      };
      const explanations = known.reasons.get(user) ?? [];
      return { user, first_name, name, birth_date, milog, facts, explanations };
    }),
  };
}

/** Where it is asked for by itself. */
@Injectable()
export class LawFactsService {
  constructor(
    private readonly database: Database,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
  ) {}

  /** The first day that counts; null while the company has no guide. */
  async since(tenant: Tenant, tx?: Tx): Promise<Day | null> {
    return (await this.settings.of(tenant, lawFeature, tx)).since;
  }

  /** A transaction reads what it has written. Without the guide nothing but the settings is read. */
  async of(
    tenant: Tenant,
    users: readonly number[] | null,
    period: { from: Day; to: Day },
    tx?: Tx,
  ): Promise<CompanyFacts | null> {
    if ((await this.since(tenant, tx)) === null) return null;
    return lawFacts(
      await this.database.readAll(tenant, lawStatements(tenant, users, period), tx),
      this.clock.today(),
    );
  }
}
