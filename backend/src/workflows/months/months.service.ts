import { Injectable } from '@nestjs/common';
import { type AccountFacts, balanceAfter, courseOf } from '@stundenbuch/domain/accounts/overtime/account';
import type { AccountEntry } from '@stundenbuch/domain/accounts/overtime/day-balance';
import type { SheetData } from '@stundenbuch/domain/accounts/sheets/sheet-data';
import { sheetForLead } from '@stundenbuch/domain/accounts/sheets/sheet-for-lead';
import { mayReadPerson } from '@stundenbuch/domain/records/timesheet/access';
import { addDays, firstOfMonth, lastOfMonth, monthOf } from '@stundenbuch/domain/time/day';
import { isMonth } from '@stundenbuch/domain/time/format';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import {
  type MonthOfPerson,
  type OwnMonths,
  type PersonMonth,
} from '@stundenbuch/domain/workflows/month/contract';
import { monthCloseFeature } from '@stundenbuch/domain/workflows/month/features';
import {
  allDaysAway,
  daysAway,
  type MonthFigures,
  monthFigures,
} from '@stundenbuch/domain/workflows/month/figures';
import { monthForLead, type SeenMonth } from '@stundenbuch/domain/workflows/month/led';
import { type MonthProgress, waitsAgain } from '@stundenbuch/domain/workflows/month/states';
import { OvertimeService } from '../../accounts/overtime/overtime.service.ts';
import { SheetDataService } from '../../accounts/sheets/sheet-data.service.ts';
import { openMonthsOfPerson } from '../../day/open-months.ts';
import { workFactsOf } from '../../day/work-facts.ts';
import { SettingsService } from '../../features/settings.service.ts';
import { Clock } from '../../platform/clock.ts';
import { Database, type Tenant } from '../../platform/database/database.ts';
import { instant } from '../../platform/database/shown.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import { Refused } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import {
  hasMonth,
  type MonthRow,
  monthOnTheWire,
  monthRows,
  type SheetFigures,
  sheetFigures,
} from './month-rows.ts';
import { SeenMonths } from './seen-months.service.ts';

/** Months as people look at them. */
@Injectable()
export class Months {
  constructor(
    private readonly database: Database,
    private readonly settings: SettingsService,
    private readonly sheets: SheetDataService,
    private readonly overtime: OvertimeService,
    private readonly seen: SeenMonths,
    private readonly clock: Clock,
  ) {}

  /** A colleague learns nothing, not even who is there. A closed month is read from its sheet and never recomputed. */
  async ofPerson(who: Caller, user: number, month: string): Promise<PersonMonth> {
    const seen = mayReadPerson(who, user) ? null : await this.checkedBy(who, user, month);
    requireMonth(month);
    const [rows, versions] = (await this.database.readAll(who, [
      monthRows(who, month, [user]),
      versionsOf(who, user, month),
    ])) as [MonthRow[], VersionRow[]];
    const [row] = rows;
    if (!row) throw new Refused(refuseWire('not_found'));
    const { version } = row;
    const stored = row.state === 'closed' ? versions.find((one) => one.version === version)?.data : null;
    const sheet = stored ?? (await this.sheets.of(who, user, month, version + 1));
    const shown = {
      ...monthOnTheWire(row, month, this.clock.today()),
      sheet,
      versions: versions.map(({ data: _, ...one }) => one),
    };
    if (!seen) return (await this.seen.checks(who, user, month)) ? { ...shown, may_check: true } : shown;
    const stops = seen.sick ? shown.stops : shown.stops.filter(({ kind }) => kind !== 'absence');
    // The hash of a sheet of which not everything is seen proves nothing.
    return { ...shown, stops, sheet: sheetForLead(sheet, seen.sick), versions: [], may_check: true };
  }

  private async checkedBy(who: Caller, user: number, month: string): Promise<SeenMonth> {
    const found = isMonth(month) ? (await this.seen.ofMonth(who, month))?.get(user) : undefined;
    if (!found?.checks) throw new Refused(refuseWire('forbidden'));
    return found;
  }

  /**
   * With what an office looks at before it closes. A day of the company's own, a setting or another month may change an
   * account after the sheet was signed: the office is told.
   */
  async ofCompany(who: Caller, month: string): Promise<MonthOfPerson[]> {
    requireMonth(month);
    const seen = await this.seen.ofMonth(who, month);
    const users = seen && [...seen.keys()];
    const [[rows, sheets], found, entries] = await Promise.all([
      this.database.readAll(who, [monthRows(who, month, users), sheetFigures(who, month)]) as Promise<
        [MonthRow[], SheetFigures[]]
      >,
      this.overtime.of(who, users),
      this.overtime.entriesOf(who, month, users),
    ]);
    const accounts = new Map(found?.accounts.map((account) => [account.user, account.facts]));
    const stored = new Map(sheets.map((sheet) => [sheet.user, sheet]));
    const entriesOf = Map.groupBy(entries, ({ user }) => user);
    const today = this.clock.today();
    const onTheWire = (row: MonthRow) => monthOnTheWire(row, month, today);
    const months = rows
      .filter((row) => hasMonth(row, month))
      .map((row) => {
        const facts = accounts.get(row.user);
        const current = facts ? balanceAfter(courseOf(facts), month) : null;
        const balance = facts && facts.since <= lastOfMonth(`${month}-01`) ? current : null;
        const isVeiled = seen !== null && !seen.get(row.user)?.sick;
        const now = { ...figuresOf(row, facts, month, entriesOf.get(row.user) ?? [], isVeiled), balance };
        const sheet = stored.get(row.user);
        if (!sheet) return { ...onTheWire(row), figures: now, account_differs: null };
        const { user: _, veiled_target, ...signed } = sheet;
        const differs = signed.balance === null ? 0 : (current ?? signed.balance) - signed.balance;
        return {
          ...onTheWire(row),
          figures: { ...now, ...signed, ...(isVeiled && { target: veiled_target }) },
          account_differs: differs || null,
        };
      });
    if (!seen) return months;
    const away = new Map(
      rows.map((row) => [row.user, allDaysAway({ work: workFactsOf(row) }, entriesOf.get(row.user) ?? [])]),
    );
    return months.map((row) => monthForLead(row, away.get(row.user) ?? 0, seen.get(row.user)));
  }

  /** What one's forms ask: which months are open; and what waits for a confirmation, since months are closed at all. */
  async own(who: Caller): Promise<OwnMonths> {
    const { since, value } = await this.settings.of(who, monthCloseFeature);
    const today = this.clock.today();
    const before = monthOf(addDays(firstOfMonth(today), -1));
    const due = today === lastOfMonth(today) ? [before, monthOf(today)] : [before];
    const asked = due.filter((month) => since !== null && month >= monthOf(since));
    const [[open], ...rows] = (await this.database.readAll(who, [
      openMonthsOfPerson(who, who.id),
      everClosed(who),
      ...asked.map((month) => monthRows(who, month, [who.id])),
    ])) as [[{ months: { closed: string[] } }], ClosedRow[], ...MonthRow[][]];
    const [ever, ...months] = rows as [ClosedRow[], ...MonthRow[][]];
    const waiting = asked.flatMap((month, i) =>
      (months[i] ?? [])
        .filter((row) => row.state === 'open' && hasMonth(row, month))
        .map(({ state, reason }) => ({ month, state, reason })),
    );
    const others = ever
      .filter((row) => waitsAgain(row) && !waiting.some(({ month }) => month === row.month))
      .map(({ month, state, reason }) => ({ month, state, reason }));
    return { grace: value.grace, closed: open.months.closed, waiting: [...others, ...waiting] };
  }
}

/** Nobody has a month and no account but while the company has none. */
function figuresOf(
  row: MonthRow,
  facts: AccountFacts | undefined,
  month: string,
  entries: readonly AccountEntry[],
  isVeiled: boolean,
): MonthFigures {
  return facts
    ? monthFigures(facts, month, entries, isVeiled)
    : { target: 0, worked: 0, ...daysAway({ work: workFactsOf(row) }, entries) };
}

interface VersionRow {
  version: number;
  sha256: string;
  created_at: string;
  by: string | null;
  reason: string | null;
  data: SheetData;
}

type ClosedRow = OwnMonths['waiting'][number] & MonthProgress;

function versionsOf({ company }: Tenant, user: number, month: string): Sql {
  return sql`select s.version, s.sha256, ${instant(sql`s.created_at`)} as created_at, s.reason, s.data,
      b.first_name || ' ' || b.name as by
    from month_sheets s left join users b on b.company_id = s.company_id and b.id = s.created_by
    where s.company_id = ${company} and s.user_id = ${user} and s.month = ${`${month}-01`} order by s.version desc`;
}

/** Of all months that were ever closed, however long ago they are. */
function everClosed({ company, id }: Tenant): Sql {
  return sql`select to_char(month, 'YYYY-MM') as month, state, reason, version, ${instant(sql`confirmed_at`)} as confirmed_at
    from month_closings
    where company_id = ${company} and user_id = ${id} and version > 0 order by month`;
}

function requireMonth(month: string): void {
  if (!isMonth(month)) throw new Refused(refuseWire('invalid_input', 'month'));
}
