import { raw } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { WorkFacts } from '@stundenbuch/domain/day/workday/work-day';
import type { Day } from '@stundenbuch/domain/time/day';
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
import { wishWord } from '@stundenbuch/domain/workflows/month/wish-words';
import { Clock } from '../../platform/clock.ts';
import { Database, rowsOf, type Tenant, type Tx } from '../../platform/database/database.ts';
import { existing, readOne, rowOf } from '../../platform/database/found.ts';
import { lockPeople } from '../../platform/database/locks.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import type { Input } from '../../platform/http/input.ts';
import { Refused, refuseIf } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Sessions } from '../../platform/session/sessions.ts';
import { stillAllowed } from '../../platform/session/still-allowed.ts';
import { Entries } from '../../records/entries/entries.service.ts';
import { MonthNotices } from '../months/month-notices.service.ts';
import { MonthSheets } from '../months/month-sheets.service.ts';
import { CorrectionRequest } from './correction-request.entity.ts';
import { correctionRequests, isOfAbsence } from './correction-rows.ts';
import { WishedAbsences } from './wished-absences.service.ts';
import { type Written, WrittenCorrections } from './written-corrections.service.ts';

/** What people ask to have changed on days that are closed, and what an admin makes of it (MON-06). */
@Injectable()
export class CorrectionRequests {
  constructor(
    private readonly database: Database,
    private readonly entries: Entries,
    private readonly sheets: MonthSheets,
    private readonly absences: WishedAbsences,
    private readonly written: WrittenCorrections,
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
    const asked = sent.read();
    const { day, wish = null, reason } = asked;
    const absence = await this.rehearsed(who, asked);
    return this.entries.withPerson(who, who.id, async (tx, work) => {
      this.refuseOpen(work, day, absence);
      const isOf = absence ? isOfAbsence : sql`not ${isOfAbsence}`;
      const [taken] = await this.openOf(tx, who, day, isOf);
      if (taken) throw new Refused(refuseMonth('correction_taken', 'day', { wish: wishWord(taken) }));
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

  /**
   * What would be refused if it were accepted now is refused of the request. Of a day its hours and its absence may both be asked
   * for: then the other one is written first, as half a day of work needs that the vacation is a half.
   */
  private rehearsed(who: Caller, asked: Asked): Promise<RequestedAbsence | null> {
    const { day, wish = null, absence = null, reason } = asked;
    return this.database.inOne(who, false, async () => {
      const [beside] = await this.entries.withPerson(who, who.id, (tx, work) => {
        this.refuseOpen(work, day, absence);
        return this.openOf(tx, who, day, absence ? sql`not ${isOfAbsence}` : isOfAbsence);
      });
      const requested = absence && (await this.absences.requested(who, day, absence));
      for (const { day: also } of requested?.more ?? [])
        await this.entries.withPerson(who, who.id, async (_, work) => this.refuseOpen(work, also, null));
      const isBeside = beside !== undefined && (await this.isWritten(who, beside));
      if (!requested && !isBeside) return this.written.refuse(who, { user: who.id, day, wish });
      try {
        return await this.tried(who, { user: who.id, day, wish, absence: requested, reason, isNew: true });
      } catch (error) {
        if (!isBeside || !(error instanceof Refused)) throw error;
        const values = { wish: wishWord(beside), why: error.refusal.message };
        throw new Refused(refuseMonth('correction_beside', 'day', values));
      }
    });
  }

  /** Whether what is asked for beside it could still be accepted. */
  private async isWritten(who: Caller, beside: WireRequest): Promise<boolean> {
    try {
      await this.database.unit(() => this.tried(who, beside));
      return true;
    } catch (error) {
      if (error instanceof Refused) return false;
      throw error;
    }
  }

  private async tried(who: Caller, request: Written) {
    await this.written.begin(who, request);
    return this.written.write(who, request);
  }

  private refuseOpen(
    { months }: WorkFacts,
    day: Day,
    absence: Pick<AbsenceWish, 'wish'> | Pick<RequestedAbsence, 'wish'> | null,
  ): void {
    if (!months) return;
    const today = this.clock.today();
    refuseIf(correctionRefusal(day, today, months));
    const { from, end } = absence?.wish ?? {};
    if (from) refuseIf(correctionRefusal(from, today, months));
    if (end) refuseIf(correctionRefusal(end, today, months, 'end'));
  }

  /** Nobody need answer it any more. */
  withdraw(who: Caller, id: number): Promise<{ id: number }> {
    return this.entries.withPerson(who, who.id, async (tx) => {
      const { company } = who;
      const request = existing(await tx.findOne(CorrectionRequest, { company, id, user: who.id }));
      refuseIf(answerRefusal(request.state));
      tx.remove(request);
      await tx.flush();
      await this.notices.unasked(tx, who, id);
      return { id };
    });
  }

  /** Accepted, the entry, the next sheets of its months and the answer are one transaction; the person then confirms them again. */
  async answer(who: Caller, id: number, sent: Input<typeof correctionAnswerInput>): Promise<WireRequest> {
    const found = await this.found(who, id);
    const { accept, answer } = sent.read();
    const { user, reason } = found;
    const acting = { ...who, reason };
    return this.database.inOne(acting, true, async () => {
      await this.database.write(acting, async (tx) => {
        await stillAllowed(tx, this.sessions, who, monthAccess.answer);
        await lockPeople(tx, who, sql`u.id = ${user}`);
        refuseIf(answerRefusal(existing(await ofId(tx, who, id)).state));
      });
      const closes = accept ? await this.written.begin(acting, found) : [];
      if (accept) await this.written.write(acting, found);
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

  found(who: Caller, id: number): Promise<WireRequest> {
    return readOne<WireRequest>(this.database, who, correctionRequests(who, sql`c.id = ${id}`, sql`c.id`));
  }

  private openOf(tx: Tx, who: Caller, day: Day, isOf: Sql): Promise<WireRequest[]> {
    const ofDay = sql`c.user_id = ${who.id} and c.day = ${day} and c.state = 'open' and ${isOf}`;
    return rowsOf<WireRequest>(tx, correctionRequests(who, ofDay, sql`c.id`));
  }

  private async one(tx: Tx, who: Caller, id: number): Promise<WireRequest> {
    return rowOf<WireRequest>(tx, correctionRequests(who, sql`c.id = ${id}`, sql`c.id`));
  }
}

type Asked = ReturnType<Input<typeof correctionRequestInput>['read']>;

const ofId = (tx: Tx, { company }: Tenant, id: number) => tx.findOne(CorrectionRequest, { company, id });

/** That the working time shall go is a value; null alone would be a missing one. */
const NO_TIME = raw(`'null'::jsonb`);
