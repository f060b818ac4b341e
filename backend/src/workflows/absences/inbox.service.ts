import { LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type VacationFacts, yearBalances } from '@stundenbuch/domain/accounts/vacation/vacation-account';
import { firstOpenDay } from '@stundenbuch/domain/day/workday/open-days';
import type { PendingAbsence } from '@stundenbuch/domain/records/absences/contract';
import {
  type Decision,
  decisionRefusal,
  requestReopenRefusal,
} from '@stundenbuch/domain/records/absences/rules';
import { ABSENCE_STATUS, ABSENCE_TYPES } from '@stundenbuch/domain/records/entries/status';
import { TYPE } from '@stundenbuch/domain/records/entries/type-codes';
import type { Entry as WireEntry } from '@stundenbuch/domain/records/timesheet/contract';
import { addDays, type Day, yearOf } from '@stundenbuch/domain/time/day';
import { vacationRefusal } from '@stundenbuch/domain/workflows/requests/request';
import { ContingentCheck } from '../../accounts/contingents/contingent-check.service.ts';
import { OvertimeCredit } from '../../accounts/overtime/overtime-credit.service.ts';
import { type PersonVacation, vacationFactsOf, vacationsOf } from '../../accounts/vacation/vacation-facts.ts';
import { hasTeams } from '../../day/led.ts';
import { monthsOfPeople, monthsOfPerson } from '../../day/open-months.ts';
import { Clock } from '../../platform/clock.ts';
import { Database, rowsOf, type Tx } from '../../platform/database/database.ts';
import { existing } from '../../platform/database/found.ts';
import { list, Page } from '../../platform/database/listing.ts';
import { lockPeople } from '../../platform/database/locks.ts';
import { nothing, type Sql, sql } from '../../platform/database/sql.ts';
import type { Input } from '../../platform/http/input.ts';
import { refuseIf } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Entries, halfOf } from '../../records/entries/entries.service.ts';
import { Entry } from '../../records/entries/entry.entity.ts';
import { entryColumns, entryTables, hasKinds } from '../../records/entries/entry-columns.ts';
import { isAbsence } from '../../records/entries/kinds.ts';
import { isPlainPage, readCountedPage } from '../../records/entries/sums/counted-page.ts';
import { countsByDay } from '../../records/entries/sums/sums.ts';
import { veiledColumns } from '../../records/entries/veil.ts';
import { answerTo } from '../../records/entries/writers.service.ts';
import { absenceDays, isLedRequest, isUpToOffice, isVeiled } from './deciders.ts';
import { DecisionRights, lastWordOf, undoOf } from './decision-rights.service.ts';
import { declineReason, forgetReason, keepReason } from './decline-reason.ts';
import { type InboxSource, readRequests } from './inbox-lines.ts';
import { type InboxQuery, inboxList, veiledInboxList } from './inbox-list.ts';
import { withNotes } from './notes.ts';
import { conflictsOn, takenSince } from './request-facts.ts';
import { RequestNotices } from './request-notices.ts';
import { withCancels } from './with-cancels.ts';
import { withDecided } from './with-decided.ts';
import { withDeciders } from './with-deciders.ts';

const STATUS: Record<'open' | 'processed', Sql> = {
  open: sql` and e.status = 0`,
  processed: sql` and e.status > 0`,
};

/** The requests an admin decides on: absences that can still be cancelled, and open requests of any age. */
@Injectable()
export class Inbox {
  constructor(
    private readonly entries: Entries,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly credit: OvertimeCredit,
    private readonly notices: RequestNotices,
    private readonly rights: DecisionRights,
    private readonly contingents: ContingentCheck,
  ) {}

  async pending(
    who: Caller,
    { status, by, waiting, id, ...query }: InboxQuery,
  ): Promise<PendingAbsence[] | Page<PendingAbsence>> {
    const today = this.clock.today();
    const { longest } = await monthsOfPeople(this.database, who, today);
    const first = firstOpenDay(today, longest);
    const mine = await this.requestsOf(who, waiting);
    const kind = sql`${isAbsence} and (e.status = 0 or e.day >= ${first})${status ? STATUS[status] : nothing}`;
    if (!by && !mine && id === undefined && isPlainPage(query)) {
      const ids = sql`select e.id from entries e
        where e.company_id = ${who.company} and e.day = d.day and ${kind} order by e.id`;
      const order = sql`${inboxList.order}, ${inboxList.key}`;
      const wanted = { oldestFirst: true, counts: countsOfInbox(who, first, status), ids, order };
      const page = await readCountedPage(this.database, who, wanted, query);
      return this.shown(who, page);
    }
    // The earliest days with matches: without them the query would scan all years to find its first row.
    const where = sql`e.company_id = ${who.company} and ${kind} and e.day >= least(${first}::date, (
        select min(o.day) from entries o where o.company_id = ${who.company} and o.status = 0))
      ${mine ? sql`and ${mine}` : nothing} ${id === undefined ? nothing : ofRequest(who, id)}`;
    const source = { where, tables: entryTables, ...this.readingOf(who) };
    if (by) return this.shown(who, await readRequests(this.database, who, source, query));
    return this.shown(who, await list<WireEntry>(this.database, who, source, source.shape, query));
  }

  /** Which requests are the caller's business; null: all of the company. */
  private async requestsOf(who: Caller, waiting: InboxQuery['waiting']): Promise<Sql | null> {
    const today = this.clock.today();
    if (who.role !== 'admin') return isLedRequest(who, today);
    if (!waiting || !hasTeams(who)) return null;
    return sql`(e.status > 0 or ${isUpToOffice(today, await absenceDays(this.database, who, today))})`;
  }

  /** A lead reads of what has been decided only what the team may know. */
  private readingOf(who: Caller): Pick<InboxSource, 'columns' | 'shape'> {
    if (who.role === 'admin') return { columns: entryColumns(who), shape: inboxList };
    const veiled = isVeiled(who, this.clock.today());
    return { columns: veiledColumns(veiled, who), shape: veiledInboxList(veiled) };
  }

  private async shown(who: Caller, found: WireEntry[] | Page<WireEntry>) {
    const waiting = await withDeciders(this.database, who, found, this.clock.today());
    const decided = await withDecided(this.database, who, waiting);
    const told = await withCancels(this.database, who, decided, this.clock.today());
    const noted = await withNotes(this.database, who, told, this.clock.today());
    if (!(noted instanceof Page)) return this.withAccounts(who, noted);
    return new Page(await this.withAccounts(who, noted.rows), noted.total);
  }

  /** Person and entry are locked before the status is checked, so that concurrent decisions take effect once. */
  decide(who: Caller, id: number, decision: Decision, sent?: Input): Promise<WireEntry> {
    sent?.mustBeReadable();
    return this.database.write(who, async (tx) => {
      const whose = sql`select e.user_id from entries e where e.company_id = ${who.company} and e.id = ${id}`;
      await lockPeople(tx, who, sql`u.id = (${whose})`);
      const entry = await lockAbsence(tx, who, id);
      const reason = declineReason(who, sent);
      const months = await monthsOfPerson(tx, who, entry.user);
      const { day, status = null } = entry;
      const columns = await this.rights.columnsOf(tx, who, decision, entry);
      refuseIf(decisionRefusal(decision, { day, status }, this.clock.today(), months));
      Object.assign(entry, columns);
      if (reason) await keepReason(tx, who, [entry], reason, this.clock.now());
      const decided = await this.entries.readBack(tx, who, entry);
      if (columns.status !== undefined) await this.notices.decided(tx, who, decision, [decided], reason);
      return answerTo(who, decided);
    });
  }

  /** Reopening a declined request needs its day and vacation again, which another request may have taken meanwhile. */
  async reopen(who: Caller, id: number): Promise<WireEntry> {
    const found = existing(await this.entries.one(who, sql`e.id = ${id} and ${isAbsence}`));
    const { user, day, project } = found;
    return this.entries.withPersonOrRefuse(who, user, conflictsOn(day), async (tx, work) => {
      const entry = await lockAbsence(tx, who, id);
      const { status = null } = entry;
      const columns = await this.rights.takingBack(tx, who, entry);
      refuseIf(requestReopenRefusal(lastWordOf(entry), this.clock.now(), undoOf(who)));
      if (status === ABSENCE_STATUS.declined && project === TYPE.vacation) {
        const facts = (await rowsOf<PersonVacation>(tx, vacationsOf(who, [user]))).map((row) =>
          vacationFactsOf(row),
        );
        refuseIf(vacationRefusal([day], facts[0] as VacationFacts, this.clock.today(), () => halfOf(entry)));
      }
      if (status === ABSENCE_STATUS.declined) {
        // Halves are in each other's way by a constraint.
        if (hasKinds(who)) refuseIf(await takenSince(tx, who, user, [entry], work));
        const again = { project, days: [day], halfOn: () => halfOf(entry), credit: entry.credit ?? null };
        refuseIf(await this.credit.refusal(tx, who, user, again));
        const { kind: kind_id = null, away_minutes = null } = entry;
        await this.contingents.ask(tx, who, user, { ...again, kind_id, away_minutes });
      }
      Object.assign(entry, columns);
      await forgetReason(tx, who, [entry]);
      await this.notices.undone(tx, who, [id]);
      return answerTo(who, await this.entries.readBack(tx, who, entry));
    });
  }

  private async withAccounts(who: Caller, rows: WireEntry[]): Promise<PendingAbsence[]> {
    const people = new Set(rows.filter(isOpenVacation).map(({ user }) => user));
    const facts =
      people.size > 0 ? await this.vacationFacts(who, [...people]) : new Map<number, VacationFacts>();
    return rows.map((row) => {
      const account = isOpenVacation(row) ? facts.get(row.user) : undefined;
      if (!account) return { ...row, remaining_vacation: null, last_year_overdrawn: 0 };
      const { open, lastYearOverdrawn } = yearBalances(account)(yearOf(row.day));
      const overdrawn = row.project === TYPE.vacationLastYear ? lastYearOverdrawn : 0;
      return { ...row, remaining_vacation: open, last_year_overdrawn: overdrawn };
    });
  }

  private async vacationFacts(who: Caller, people: number[]): Promise<Map<number, VacationFacts>> {
    const rows = await this.database.read<PersonVacation>(who, vacationsOf(who, people));
    return new Map(rows.map(({ id, ...row }) => [id, vacationFactsOf(row)]));
  }
}

const ofRequest = ({ company }: Caller, id: number): Sql =>
  sql`and (e.id = ${id} or e.request_id = (select q.request_id from entries q where q.company_id = ${company} and q.id = ${id}))`;

async function lockAbsence(tx: Tx, { company }: Caller, id: number): Promise<Entry> {
  const where = { company, id, type: { $in: [...ABSENCE_TYPES] } };
  return existing(await tx.findOne(Entry, where, { lockMode: LockMode.PESSIMISTIC_WRITE }));
}

/** From this month on everything that matches, of earlier days only what is still open. */
function countsOfInbox({ company }: Caller, first: Day, status?: 'open' | 'processed'): Sql {
  const current = { open: ['open'], processed: ['decided'], all: ['open', 'decided'] } as const;
  const since = countsByDay(company, current[status ?? 'all'], first);
  if (status === 'processed') return since;
  return sql`${since} union all ${countsByDay(company, ['open'], undefined, addDays(first, -1))} and entries <> 0`;
}

function isOpenVacation({ project, status }: WireEntry): boolean {
  const isVacation = project === TYPE.vacation || project === TYPE.vacationLastYear;
  return isVacation && status === ABSENCE_STATUS.requested;
}
