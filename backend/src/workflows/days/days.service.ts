import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { hasBudgets } from '@stundenbuch/domain/accounts/budgets/access';
import { companySettings } from '@stundenbuch/domain/records/entries/company-settings';
import { hasMinutes } from '@stundenbuch/domain/records/punch/limits';
import { mayReadPerson } from '@stundenbuch/domain/records/timesheet/access';
import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import { type Day, daysBetween } from '@stundenbuch/domain/time/day';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import { periodRefusal } from '@stundenbuch/domain/wire/period';
import { type ComparedDay, MOST_DAYS } from '@stundenbuch/domain/workflows/day/contract';
import { ComparedDays, type ProposalSource, SHARE_DAYS } from '@stundenbuch/domain/workflows/day/days';
import { refuseDays } from '@stundenbuch/domain/workflows/day/messages';
import { Budgets } from '../../accounts/budgets/budgets.service.ts';
import { LawCheck } from '../../accounts/law/law-check.service.ts';
import { closesMonths, type OpenMonthsRow, openMonths, openMonthsOf } from '../../day/open-months.ts';
import { firstDay, firstDayOf, type WorkRow, workColumns, workFactsOf } from '../../day/work-facts.ts';
import { Clock } from '../../platform/clock.ts';
import { Database } from '../../platform/database/database.ts';
import { existing } from '../../platform/database/found.ts';
import { nothing, type Sql, sql } from '../../platform/database/sql.ts';
import { Refused, refuseIf } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Entries } from '../../records/entries/entries.service.ts';
import { isWork } from '../../records/entries/kinds.ts';
import { WHOLE } from '../../records/entries/sight.ts';
import { Visibility } from '../../records/entries/visibility.service.ts';

interface PersonRow extends WorkRow {
  first_day: Day | null;
}

/** The days of a person as they were read, and what their proposals are made from. */
export interface KnownDays {
  days: ComparedDays;
  source: ProposalSource | null;
}

/** Days of a person beside what they owe, and what repairs them (DAY-01, DAY-02). */
@Injectable()
export class Days {
  constructor(
    private readonly database: Database,
    private readonly entries: Entries,
    private readonly visibility: Visibility,
    private readonly budgets: Budgets,
    private readonly law: LawCheck,
    private readonly clock: Clock,
  ) {}

  async between(who: Caller, person: number, from: Day, to: Day): Promise<ComparedDay[]> {
    refuseIf(periodRefusal(from, to));
    if (daysBetween(from, to) >= MOST_DAYS) throw new Refused(refuseDays('days_too_many', 'to'));
    if (!mayReadPerson(who, person)) throw new Refused(refuseWire('forbidden'));
    const { days, source } = await this.known(who, person, from, to);
    return days.between(from, to, source).map((day) => ({ ...day, fingerprint: fingerprintOf(day.entries) }));
  }

  /** Of oneself also the days before that are looked back on. */
  async known(who: Caller, person: number, from: Day, to: Day): Promise<KnownDays> {
    const isOwn = person === who.id;
    const months = closesMonths(who) ? sql`, ${openMonths(who)} as months` : nothing;
    const [found] = await this.database.read<PersonRow>(
      who,
      sql`select ${firstDay} as first_day, ${workColumns(who)}${months} from users u
        where u.company_id = ${who.company} and u.id = ${person}`,
    );
    const row = existing(found);
    const start: Sql = isOwn ? lookingBack(who, from) : sql`${from}`;
    const where = sql`e.user_id = ${person} and e.day between ${start} and ${to}`;
    const sight = isOwn ? WHOLE : await this.visibility.of(who);
    const entries = (await this.entries.seenList(who, where, {}, sight)) as Entry[];
    const recording = {
      work: workFactsOf(row),
      first_day: firstDayOf(row, row.first_day),
      flags: who.flags,
      months: row.months && openMonthsOf(row.months as OpenMonthsRow),
      anyMinute: hasMinutes(who.features),
      defaultBreak: companySettings(who.company).defaultBreak,
    };
    const days = new ComparedDays(recording, entries, this.clock.today());
    return { days, source: isOwn ? await this.sourceOf(who, entries, { from, to }) : null };
  }

  private async sourceOf(
    who: Caller,
    entries: readonly Entry[],
    period: { from: Day; to: Day },
  ): Promise<ProposalSource> {
    const projects = [...new Set(entries.map(({ project }) => project))];
    const rows = await this.database.read<{ id: number }>(
      who,
      sql`select id from projects where company_id = ${who.company} and id = any(${projects}) and status = 1`,
    );
    const bookable = new Set(rows.map(({ id }) => id));
    const hoursLeft = hasBudgets(who) ? await this.budgets.hoursLeft(who, [...bookable], period) : null;
    const lawAllows = await this.law.judgeOf(who, period);
    if (!hoursLeft && !lawAllows) return { bookable };
    return {
      bookable,
      limitsOn: (day) => ({
        lawAllows: (time) => lawAllows?.({ ...time, day }) ?? true,
        hoursLeft: (project) => hoursLeft?.(project, day) ?? Number.POSITIVE_INFINITY,
      }),
    };
  }
}

/** The first of the last days before with work. */
function lookingBack({ company, id }: Caller, from: Day): Sql {
  return sql`coalesce((select min(d.day) from (select distinct e.day from entries e
    where e.company_id = ${company} and e.user_id = ${id} and (${isWork} or e.project_id is not null) and e.day < ${from}
    order by e.day desc limit ${SHARE_DAYS}) d), ${from}::date)`;
}

/** What tells a day from the same day once something of it has been changed. */
function fingerprintOf(entries: readonly Entry[]): string {
  const recorded = entries.map((e) => [
    ...[e.id, e.project, e.hours, e.start_time, e.end_time, e.break, e.booking_text, e.status],
    ...[e.half, e.kind_id, e.sick_from, e.away_minutes],
  ]);
  return createHash('sha256').update(JSON.stringify(recorded)).digest('base64url').slice(0, 22);
}
