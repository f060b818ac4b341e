import { LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { noFields } from '@stundenbuch/domain/day/office/contract';
import type { Decision } from '@stundenbuch/domain/records/absences/rules';
import { daysToDecide, daysToDelete, daysToReopen } from '@stundenbuch/domain/records/absences/whole-request';
import { ABSENCE_STATUS } from '@stundenbuch/domain/records/entries/status';
import type { Entry as WireEntry } from '@stundenbuch/domain/records/timesheet/contract';
import type { Day } from '@stundenbuch/domain/time/day';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import { monthsOfPerson } from '../../day/open-months.ts';
import { Clock } from '../../platform/clock.ts';
import { Database, type Tx } from '../../platform/database/database.ts';
import { existing, readOne } from '../../platform/database/found.ts';
import { lockPeople } from '../../platform/database/locks.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Input } from '../../platform/http/input.ts';
import { Refused, refuseIf } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { AbsenceRequest } from '../../records/entries/absence-request.entity.ts';
import { deleteEmptyRequest } from '../../records/entries/empty-request.ts';
import { Entries, projectOf } from '../../records/entries/entries.service.ts';
import { Entry } from '../../records/entries/entry.entity.ts';
import { answerTo, Writers } from '../../records/entries/writers.service.ts';
import { AbsencesAgain } from './absences-again.service.ts';
import { DecisionRights, lastWordOf, undoOf } from './decision-rights.service.ts';
import { declineReason, forgetReason, keepReason } from './decline-reason.ts';
import { RequestNotices } from './request-notices.ts';

/** All days of a request with one answer: those that can take it do, and where none can it is refused. */
@Injectable()
export class Requests {
  constructor(
    private readonly entries: Entries,
    private readonly writers: Writers,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly notices: RequestNotices,
    private readonly rights: DecisionRights,
    private readonly again: AbsencesAgain,
  ) {}

  decide(who: Caller, id: number, decision: Decision, sent?: Input): Promise<WireEntry[]> {
    sent?.mustBeReadable();
    return this.database.write(who, async (tx) => {
      const whose = sql`select r.user_id from absence_requests r where r.company_id = ${who.company} and r.id = ${id}`;
      await lockPeople(tx, who, sql`u.id = (${whose})`);
      const all = await lockDays(tx, who, id);
      const reason = declineReason(who, sent);
      const [first] = all;
      const months = first ? await monthsOfPerson(tx, who, first.entry.user) : null;
      const { days, refusal } = daysToDecide(decision, all, this.clock.today(), months);
      const asked = (days[0] ?? first)?.entry;
      const columns = asked ? await this.rights.columnsOf(tx, who, decision, asked) : {};
      refuseIf(refusal);
      for (const { entry } of days) Object.assign(entry, columns);
      if (reason) await keepReason(tx, who, entriesOf(days), reason, this.clock.now());
      const written = await this.entries.writtenAll(tx, who, entriesOf(all));
      const answer = written.map((entry) => answerTo(who, entry));
      if (columns.status === undefined) return answer;
      const ids = new Set(days.map(({ entry }) => entry.id));
      await this.notices.decided(
        tx,
        who,
        decision,
        written.filter((entry) => ids.has(entry.id)),
        reason,
      );
      return answer;
    });
  }

  /** Declined days take their place and their vacation again, which may have gone to another absence in between. */
  async reopen(who: Caller, id: number): Promise<WireEntry[]> {
    const request = await readOne<{ user: number }>(
      this.database,
      who,
      sql`select user_id as "user" from absence_requests where company_id = ${who.company} and id = ${id}`,
    );
    const { user } = request;
    return this.entries.withPerson(who, user, async (tx, work) => {
      const all = await lockDays(tx, who, id);
      const { days, refusal } = daysToReopen(
        all.map((day) => ({ ...day, ...lastWordOf(day.entry) })),
        this.clock.now(),
        undoOf(who),
      );
      const asked = (days[0] ?? all[0])?.entry;
      const columns = asked ? await this.rights.takingBack(tx, who, asked) : {};
      refuseIf(refusal);
      const declined = days.filter(({ status }) => status === ABSENCE_STATUS.declined);
      await this.again.refuse(tx, who, user, entriesOf(declined), work);
      for (const { entry } of days) Object.assign(entry, columns);
      await forgetReason(tx, who, entriesOf(days));
      await this.notices.undone(
        tx,
        who,
        days.map(({ entry }) => entry.id),
      );
      const written = await this.entries.writtenAll(tx, who, entriesOf(all));
      return written.map((entry) => answerTo(who, entry));
    });
  }

  /** The own request, as single days are deleted. */
  async delete(who: Caller, id: number, body: Input): Promise<{ id: number }> {
    body.mustBeReadable();
    const writer = await this.writers.of(who, body);
    const { person, anyMonth } = writer;
    return this.entries.withPerson(writer, person, async (tx, work) => {
      const request = existing(await tx.findOne(AbsenceRequest, { company: who.company, id }));
      if (request.user !== person) throw new Refused(refuseWire('forbidden'));
      body.readBy(noFields);
      const all = await lockDays(tx, who, id);
      const { days, refusal } = daysToDelete(all, this.clock.today(), anyMonth, work.months);
      refuseIf(refusal);
      await this.writers.refuseUnlessLed(
        tx,
        writer,
        days.map(({ day }) => day),
      );
      if (writer.asLead) for (const { entry } of days) await this.rights.refuseChange(tx, writer, entry);
      for (const { entry } of days) tx.remove(entry);
      await deleteEmptyRequest(tx, who, id);
      return { id };
    });
  }
}

interface LockedDay {
  entry: Entry;
  day: Day;
  project: number;
  status: number | null;
  decided_at: Date | null;
}

const entriesOf = (days: readonly LockedDay[]) => days.map(({ entry }) => entry);

/** In one order, so that no two wait for each other. */
async function lockDays(tx: Tx, { company }: Caller, request: number): Promise<LockedDay[]> {
  const order = { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE } as const;
  const entries = await tx.find(Entry, { company, request }, order);
  if (entries.length === 0) throw new Refused(refuseWire('not_found'));
  return entries.map((entry) => {
    const { day, status = null, decided_at = null } = entry;
    return { entry, day, project: projectOf(entry), status, decided_at };
  });
}
