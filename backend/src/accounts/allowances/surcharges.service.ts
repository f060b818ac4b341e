import { Injectable } from '@nestjs/common';
import { allowancesFeature } from '@stundenbuch/domain/accounts/allowances/features';
import { isEasterOrWhitSunday } from '@stundenbuch/domain/accounts/allowances/surcharge-rules';
import {
  type SurchargedDay,
  type SurchargeTime,
  surchargesOf,
} from '@stundenbuch/domain/accounts/allowances/surcharges';
import { lawDayOf } from '@stundenbuch/domain/accounts/law/context';
import { balanceOfDay } from '@stundenbuch/domain/accounts/overtime/day-balance';
import { addDays, type Day } from '@stundenbuch/domain/time/day';
import { workFactsOf } from '../../day/work-facts.ts';
import { SettingsService } from '../../features/settings.service.ts';
import { Database, type Tenant, type Tx } from '../../platform/database/database.ts';
import {
  type LawIntervalRow,
  type LawPersonRow,
  type LawTimeRow,
  lawIntervals,
  lawPeople,
  lawTimes,
} from '../law/law-rows.ts';
import { type EntryRow, entriesBetween } from '../overtime/account-rows.ts';
import { type AllowanceRow, allowancesBetween, type SurchargeRow, surchargeRows } from './allowance-rows.ts';

/** What a person has beside the hours. */
export interface PaidBeside {
  days: SurchargedDay[];
  allowances: AllowanceRow[];
}

/** Surcharges and allowances of people, in a constant number of statements. */
@Injectable()
export class Surcharges {
  constructor(
    private readonly database: Database,
    private readonly settings: SettingsService,
  ) {}

  /** Of everybody (null) or of those named; null while the company has neither. A transaction reads what it has written. */
  async of(
    tenant: Tenant,
    users: readonly number[] | null,
    from: Day,
    to: Day,
    tx?: Tx,
  ): Promise<Map<number, PaidBeside> | null> {
    const on = await this.settings.on(tenant, allowancesFeature, tx);
    if (on === null) return null;
    const before = addDays(from, -1);
    const [stored, people, times, intervals, entries, booked] = (await this.database.readAll(
      tenant,
      [
        surchargeRows(tenant),
        lawPeople(tenant, users),
        lawTimes(tenant, users, before, to),
        lawIntervals(tenant, users, before, to),
        entriesBetween(tenant, users, from, to),
        allowancesBetween(tenant, users, from, to),
      ],
      tx,
    )) as [SurchargeRow[], LawPersonRow[], LawTimeRow[], LawIntervalRow[], EntryRow[], AllowanceRow[]];
    // The feature counts from its day on, whatever its rules say.
    const rules = stored.map((rule) => ({
      ...rule,
      valid_from: rule.valid_from < on.since ? on.since : rule.valid_from,
    }));
    const intervalsOf = Map.groupBy(intervals, ({ entry }) => entry);
    const timesOf = Map.groupBy(times, ({ user }) => user);
    const entriesOf = Map.groupBy(entries, ({ user }) => user);
    const bookedOf = Map.groupBy(booked, ({ user }) => user);
    return new Map(
      people.map(({ user, ...row }) => {
        const work = workFactsOf(row);
        const byDay = Map.groupBy(entriesOf.get(user) ?? [], ({ day }) => day);
        const facts = {
          rules,
          times: (timesOf.get(user) ?? []).map(
            (time): SurchargeTime => ({ ...time, intervals: intervalsOf.get(time.id) ?? null }),
          ),
          isHoliday: (day: Day) => isEasterOrWhitSunday(day) || lawDayOf(work, day).holiday,
          // How bad weather counts says nothing about what the day owes.
          targetOf: (day: Day) =>
            balanceOfDay({ work, settings: { type80: 'lowering' } }, day, byDay.get(day) ?? []).target,
        };
        return [user, { days: surchargesOf(facts, from, to), allowances: bookedOf.get(user) ?? [] }];
      }),
    );
  }
}
