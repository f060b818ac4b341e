import { Injectable } from '@nestjs/common';
import type { VacationFacts } from '@stundenbuch/domain/accounts/vacation/vacation-account';
import type { WorkFacts } from '@stundenbuch/domain/day/workday/work-day';
import type { HalfOn } from '@stundenbuch/domain/records/entries/halves';
import { TYPE } from '@stundenbuch/domain/records/entries/type-codes';
import { vacationRefusal } from '@stundenbuch/domain/workflows/requests/request';
import { ContingentCheck } from '../../accounts/contingents/contingent-check.service.ts';
import { OvertimeCredit } from '../../accounts/overtime/overtime-credit.service.ts';
import { type PersonVacation, vacationFactsOf, vacationsOf } from '../../accounts/vacation/vacation-facts.ts';
import { Clock } from '../../platform/clock.ts';
import { rowsOf, type Tx } from '../../platform/database/database.ts';
import { refuseIf } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { halfOf, projectOf } from '../../records/entries/entries.service.ts';
import { type GoneAbsence, takenSince } from './request-facts.ts';

/** Days of one request that were gone and count again: their place, vacation or hours may have gone to another one in between. */
@Injectable()
export class AbsencesAgain {
  constructor(
    private readonly clock: Clock,
    private readonly credit: OvertimeCredit,
    private readonly contingents: ContingentCheck,
  ) {}

  async refuse(
    tx: Tx,
    who: Caller,
    user: number,
    entries: readonly GoneAbsence[],
    work: WorkFacts,
  ): Promise<void> {
    const [first] = entries;
    if (!first) return;
    refuseIf(await takenSince(tx, who, user, entries, work));
    const ofVacation = entries.filter((entry) => projectOf(entry) === TYPE.vacation);
    await this.refuseWithoutVacation(tx, who, user, ofVacation);
    const days = entries.map(({ day }) => day);
    const halfOn = halvesIn(entries);
    const again = { project: projectOf(first), days, halfOn, credit: first.credit ?? null };
    refuseIf(await this.credit.refusal(tx, who, user, again));
    const { kind: kind_id = null, away_minutes = null } = first;
    await this.contingents.ask(tx, who, user, { ...again, kind_id, away_minutes });
  }

  private async refuseWithoutVacation(tx: Tx, who: Caller, user: number, entries: readonly GoneAbsence[]) {
    if (entries.length === 0) return;
    const rows = await rowsOf<PersonVacation>(tx, vacationsOf(who, [user]));
    const facts = rows.map((row) => vacationFactsOf(row))[0] as VacationFacts;
    const days = entries.map(({ day }) => day);
    refuseIf(vacationRefusal(days, facts, this.clock.today(), halvesIn(entries)));
  }
}

/** One request may have an afternoon first and a morning last. */
function halvesIn(entries: readonly GoneAbsence[]): HalfOn {
  const halves = new Map(entries.map((entry) => [entry.day, halfOf(entry)]));
  return (day) => halves.get(day) ?? null;
}
