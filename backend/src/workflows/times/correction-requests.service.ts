import { raw } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { allows } from '@stundenbuch/domain/access/access';
import { lawParts } from '@stundenbuch/domain/accounts/lawguide/access';
import { recordable, type WorkFacts } from '@stundenbuch/domain/day/workday/work-day';
import { TYPE } from '@stundenbuch/domain/records/entries/type-codes';
import { hasMinutes } from '@stundenbuch/domain/records/punch/limits';
import { workingTimeInput } from '@stundenbuch/domain/records/timesheet/contract';
import { workingTimeRefusal } from '@stundenbuch/domain/records/timesheet/rules';
import { type Day, daysFrom, monthOf } from '@stundenbuch/domain/time/day';
import { monthAccess } from '@stundenbuch/domain/workflows/month/access';
import type {
  AbsenceWish,
  correctionAnswerInput,
  correctionRequestInput,
  RequestedAbsence,
  CorrectionRequest as WireRequest,
} from '@stundenbuch/domain/workflows/month/contract';
import { refuseMonth } from '@stundenbuch/domain/workflows/month/messages';
import { answerRefusal, correctionRefusal } from '@stundenbuch/domain/workflows/month/rules';
import { type Guide, GuidedTimes, timesOf } from '../../accounts/law/guided-times.service.ts';
import { Clock } from '../../platform/clock.ts';
import { Database, type Tenant, type Tx } from '../../platform/database/database.ts';
import { existing, readOne, rowOf } from '../../platform/database/found.ts';
import { lockPeople } from '../../platform/database/locks.ts';
import { shownTime } from '../../platform/database/shown.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import type { Input } from '../../platform/http/input.ts';
import { Refused, refuseIf } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Sessions } from '../../platform/session/sessions.ts';
import { stillAllowed } from '../../platform/session/still-allowed.ts';
import { Entries } from '../../records/entries/entries.service.ts';
import { Entry } from '../../records/entries/entry.entity.ts';
import { columnsOf, type EntryColumns } from '../../records/entries/entry-fields.ts';
import { isWork } from '../../records/entries/kinds.ts';
import type { Writer } from '../../records/entries/writers.service.ts';
import { monthCloseOf, monthClosesUnderLock } from '../months/month-closes.service.ts';
import { MonthNotices } from '../months/month-notices.service.ts';
import { type ClosedVersion, MonthSheets } from '../months/month-sheets.service.ts';
import { CorrectionRequest } from './correction-request.entity.ts';
import { WishedAbsences } from './wished-absences.service.ts';
import { blockingOn, fieldsUnder } from './working-times.service.ts';

const conflicts = { correction_requests_open: () => refuseMonth('correction_taken', 'day') };

/** What people ask to have changed on days that are closed, and what an admin makes of it (MON-06). */
@Injectable()
export class CorrectionRequests {
  constructor(
    private readonly database: Database,
    private readonly entries: Entries,
    private readonly sheets: MonthSheets,
    private readonly guided: GuidedTimes,
    private readonly absences: WishedAbsences,
    private readonly notices: MonthNotices,
    private readonly sessions: Sessions,
    private readonly clock: Clock,
  ) {}

  open(who: Caller): Promise<WireRequest[]> {
    return this.database.read(who, correctionRequests(who, sql`c.state = 'open'`, sql`c.day, c.id`));
  }

  own(who: Caller): Promise<WireRequest[]> {
    return this.database.read(
      who,
      correctionRequests(who, sql`c.user_id = ${who.id}`, sql`c.id desc limit 100`),
    );
  }

  async create(who: Caller, sent: Input<typeof correctionRequestInput>): Promise<WireRequest> {
    const { day, wish = null, absence: asked = null, reason } = sent.read();
    const absence = asked && (await this.rehearsed(who, day, asked, reason));
    return this.entries.withPersonOrRefuse(who, who.id, conflicts, async (tx, work) => {
      this.refuseOpen(work, day, absence);
      if (!absence) await this.check(tx, who, who.id, work, { day, wish });
      const made = { created_at: this.clock.now(), created_by: who.id };
      const own = { company: who.company, user: who.id };
      const stored = absence ?? wish ?? NO_TIME;
      const request = tx.create(CorrectionRequest, { ...own, day, wish: stored, reason, ...made });
      await tx.flush();
      const created = await this.one(tx, who, request.id);
      await this.notices.received(tx, who, created);
      return created;
    });
  }

  /** What would be refused of an absence if it were accepted now is refused of the request. */
  private rehearsed(who: Caller, day: Day, asked: AbsenceWish, reason: string): Promise<RequestedAbsence> {
    return this.database.inOne(who, false, async () => {
      await this.entries.withPerson(who, who.id, async (_, work) => this.refuseOpen(work, day, asked));
      const absence = await this.absences.requested(who, day, asked);
      await this.begin(who, { user: who.id, day, absence });
      return this.absences.write(who, { user: who.id, day, absence, reason });
    });
  }

  private refuseOpen({ months }: WorkFacts, day: Day, absence: Pick<AbsenceWish, 'wish'> | null): void {
    if (!months) return;
    const today = this.clock.today();
    refuseIf(correctionRefusal(day, today, months));
    const end = absence?.wish?.end;
    if (end) refuseIf(correctionRefusal(end, today, months, 'end'));
  }

  /** Accepted, the entry, the next sheets of its months and the answer are one transaction; the person then confirms them again. */
  async answer(who: Caller, id: number, sent: Input<typeof correctionAnswerInput>): Promise<WireRequest> {
    const found = await readOne<WireRequest>(
      this.database,
      who,
      correctionRequests(who, sql`c.id = ${id}`, sql`c.id`),
    );
    const { accept, answer } = sent.read();
    const { user, reason } = found;
    const acting = { ...who, reason };
    return this.database.inOne(acting, true, async () => {
      await this.database.write(acting, async (tx) => {
        await stillAllowed(tx, this.sessions, who, monthAccess.answer);
        await lockPeople(tx, who, sql`u.id = ${user}`);
        refuseIf(answerRefusal(existing(await ofId(tx, who, id)).state));
      });
      const closes = accept ? await this.begin(acting, found) : [];
      if (accept) await this.write(acting, found);
      return this.database.write(acting, async (tx) => {
        await this.sheets.close(
          tx,
          who,
          closes.map((close) => ({ ...close, user, reason })),
        );
        const state = accept ? 'accepted' : 'declined';
        const request = existing(await ofId(tx, who, id));
        tx.assign(request, { state, answer, answered_at: this.clock.now(), answered_by: who.id });
        await tx.flush();
        const answered = await this.one(tx, who, id);
        await this.notices.decided(tx, who, answered);
        return answered;
      });
    });
  }

  /** The closed months of its days are open as long as this transaction writes; answered is what closes each of them again. */
  private begin(who: Caller, request: Pick<WireRequest, 'user' | 'day' | 'absence'>) {
    return this.database.write(who, async (tx) => {
      const { user } = request;
      const closes: Pick<ClosedVersion, 'month' | 'version'>[] = [];
      for (const month of monthsOfRequest(request)) {
        const [stored] = await monthClosesUnderLock(tx, who, month, [user]);
        if (stored?.state !== 'closed') continue;
        await reopen(tx, who, user, month);
        closes.push({ month, version: stored.version + 1 });
      }
      return closes;
    });
  }

  private async write(who: Caller, { user, day, wish, absence, reason }: WireRequest): Promise<void> {
    if (absence) await this.absences.write(who, { user, day, absence, reason });
    else await this.database.write(who, (tx) => this.writeTime(tx, who, user, { day, wish }));
  }

  private async writeTime(tx: Tx, who: Caller, user: number, { day, wish }: Requested) {
    const work = await this.entries.work(tx, who, user);
    const stored = await this.check(tx, who, user, work, { day, wish });
    if (!wish) tx.remove(stored as Entry);
    else {
      const columns = columnsOf(fieldsUnder(work), inputOf({ day, wish }));
      const writer = { ...who, person: user, anyMonth: true };
      if (stored) await this.change(tx, writer, stored, columns);
      else await this.entries.store(tx, writer, [columns]);
    }
    await tx.flush();
  }

  /** Its times follow, or go where they no longer fit, as with the form. */
  private async change(tx: Tx, writer: Writer, entry: Entry, columns: EntryColumns) {
    const before = timesOf(entry);
    Object.assign(entry, columns);
    await tx.flush();
    if (allows(lawParts.person, writer))
      await this.guided.keep(tx, writer, entry, BY_SUM, { before, after: timesOf(entry) });
  }

  /** By the rules of the form. Answers the working time that there is. */
  private async check(
    tx: Tx,
    { company, features }: Caller,
    user: number,
    work: WorkFacts,
    requested: Requested,
  ) {
    const { day } = requested;
    const stored = await tx.findOne(Entry, { company, user, day, type: TYPE.work });
    if (!requested.wish) {
      if (!stored) throw new Refused(refuseMonth('correction_nothing', 'day'));
      return stored;
    }
    const absence = await blockingOn(tx, company, user, day);
    const ofDay = recordable(work, day, false);
    const anyMinute = hasMinutes(features);
    const facts = { absence, duplicate: false, ...ofDay, anyMonth: true, anyMinute };
    refuseIf(workingTimeRefusal(inputOf(requested), facts, this.clock.today()));
    return stored;
  }

  private async one(tx: Tx, who: Caller, id: number): Promise<WireRequest> {
    return rowOf<WireRequest>(tx, correctionRequests(who, sql`c.id = ${id}`, sql`c.id`));
  }
}

const ofId = (tx: Tx, { company }: Tenant, id: number) => tx.findOne(CorrectionRequest, { company, id });

/** Of an absence of several days there may be more than one. */
function monthsOfRequest({ day, absence }: Pick<WireRequest, 'day' | 'absence'>): string[] {
  return [...new Set(daysFrom(day, absence?.wish?.end ?? day).map(monthOf))];
}

/** Nobody else sees it, and the person is locked. */
async function reopen(tx: Tx, who: Caller, user: number, month: string): Promise<void> {
  const closing = await monthCloseOf(tx, who, user, month);
  if (closing) tx.assign(closing, { state: 'open', confirmed_at: null });
  await tx.flush();
}

/** That the working time shall go is a value; null alone would be a missing one. */
const NO_TIME = raw(`'null'::jsonb`);

/** The requested time names the sum of the breaks; what is lost by it is in the log. */
const BY_SUM: Guide = { intervals: null, law_reason: null, replace_times: null };

type Requested = Pick<WireRequest, 'day' | 'wish'>;

const inputOf = ({ day, wish }: Requested) => workingTimeInput.parse({ day, hours: 0, ...wish });

/** Requests `c` with what is recorded on the day now. */
function correctionRequests({ company }: Tenant, where: Sql, order: Sql): Sql {
  const isOfAbsence = sql`jsonb_exists(c.wish, 'entry')`;
  return sql`select c.id, c.user_id as "user", u.first_name, u.name, c.day, c.reason, c.state, c.answer,
      case when not ${isOfAbsence} then c.wish end as wish, case when ${isOfAbsence} then c.wish end as absence,
      case when not ${isOfAbsence} and e.id is not null then json_build_object('start_time', ${shownTime(sql`e.start_minute`)},
        'end_time', ${shownTime(sql`e.end_minute`)}, 'break', coalesce(e.break_hours, 0)::float8) end as old
    from correction_requests c
      join users u on u.company_id = c.company_id and u.id = c.user_id
      left join entries e on e.company_id = c.company_id and e.user_id = c.user_id and e.day = c.day and ${isWork}
    where c.company_id = ${company} and ${where} order by ${order}`;
}
