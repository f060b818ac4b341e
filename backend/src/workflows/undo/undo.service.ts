import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { type AccessRow, denialOf } from '@stundenbuch/domain/access/access';
import { absenceAccess } from '@stundenbuch/domain/records/absences/access';
import type { Credit } from '@stundenbuch/domain/records/entries/credit';
import { takesTheDay } from '@stundenbuch/domain/records/entries/status';
import { kindOf } from '@stundenbuch/domain/records/entries/type-codes';
import { deletionRow } from '@stundenbuch/domain/records/timesheet/access';
import { entryDeletionRefusal } from '@stundenbuch/domain/records/timesheet/rules';
import { dayAndTimeOf, instantOfDate } from '@stundenbuch/domain/time/real-time';
import { timeOf } from '@stundenbuch/domain/time/time';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import { refuseDecision } from '@stundenbuch/domain/workflows/decisions/messages';
import { UNDO_WITHIN_SECONDS } from '@stundenbuch/domain/workflows/undo/messages';
import { z } from 'zod';
import { Clock } from '../../platform/clock.ts';
import { Database, rowsOf } from '../../platform/database/database.ts';
import { lockPeople } from '../../platform/database/locks.ts';
import { sql } from '../../platform/database/sql.ts';
import { Input } from '../../platform/http/input.ts';
import { Refused, refuseIf } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Entries } from '../../records/entries/entries.service.ts';
import { AbsencesAgain } from '../absences/absences-again.service.ts';
import type { GoneAbsence } from '../absences/request-facts.ts';
import { Bookings } from '../times/bookings.service.ts';
import { WorkingTimes } from '../times/working-times.service.ts';
import { type ChangeSet, type EntryBefore, putBack, type StoredRows, storedRows } from './stored-rows.ts';

/** What was asked for is refused by no rule: it is as if nothing had been done. */
class Allowed extends Error {}

/**
 * Takes back what somebody has just changed of the own entries, once: under the person's lock, while the rows are as the change
 * left them, and where every rule would let a form do the same. The form is asked in a savepoint that is rolled back; what was
 * before is put back as it was, with its ids, its status and the moment at which it was asked for.
 */
@Injectable()
export class Undo {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly entries: Entries,
    private readonly bookings: Bookings,
    private readonly workingTimes: WorkingTimes,
    private readonly again: AbsencesAgain,
  ) {}

  async undo(who: Caller, id: number): Promise<{ id: number }> {
    await this.refuseUnknown(who, id);
    try {
      await this.database.inOne(who, true, async () => {
        await this.database.write(who, (tx) => lockPeople(tx, who, sql`u.id = ${who.id}`));
        const change = await this.take(who, id);
        await this.deleteNew(who, change);
        if (change.stopwatch) await this.measuredAgain(who, change.stopwatch);
        if (change.before.entries.length === 0) return;
        await this.askTheRules(who, change);
        await this.database.write(who, async (tx) => {
          for (const query of putBack(who, change)) await rowsOf(tx, query);
        });
      });
      return { id };
    } catch (error) {
      if (error instanceof Refused) throw new Refused(refuseDecision('undo_too_late'));
      throw error;
    }
  }

  private async refuseUnknown(who: Caller, id: number): Promise<void> {
    const found = await this.database.read(
      who,
      sql`select from change_sets where company_id = ${who.company} and id = ${id} and user_id = ${who.id}`,
    );
    if (found.length === 0) throw new Refused(refuseWire('not_found'));
  }

  /** Of two at once the second one finds it used. */
  private async take(who: Caller, id: number): Promise<ChangeSet> {
    const { company, id: user } = who;
    const since = new Date(this.clock.now().getTime() - UNDO_WITHIN_SECONDS * 1000);
    const [taken] = await this.database.write(who, (tx) =>
      rowsOf<{ undo: ChangeSet }>(
        tx,
        sql`update change_sets set used_at = ${this.clock.now()}
          where company_id = ${company} and id = ${id} and user_id = ${user} and used_at is null and at >= ${since}
          returning undo`,
      ),
    );
    if (!taken) throw new Refused(refuseDecision('undo_too_late'));
    const { undo } = taken;
    const [rows] = await this.database.read<{ same: boolean }>(
      who,
      sql`select ${storedRows(who, undo.ids)} = ${JSON.stringify(undo.after)}::jsonb as same`,
    );
    if (!rows?.same) throw new Refused(refuseDecision('undo_too_late'));
    return undo;
  }

  /** What was new is deleted as the person would. */
  private async deleteNew(who: Caller, { before, after }: ChangeSet): Promise<void> {
    const isNew = ({ id }: EntryBefore) => !before.entries.some((entry) => entry.id === id);
    for (const { id } of after.entries.filter(isNew)) await this.bookings.delete(who, id, input({}));
  }

  /** It waits again, or runs on, unless another one runs by now. */
  private async measuredAgain(who: Caller, stopwatch: object): Promise<void> {
    const rows = await this.database.write(who, (tx) =>
      rowsOf(
        tx,
        sql`insert into stopwatches select * from jsonb_populate_record(null::stopwatches, ${JSON.stringify(stopwatch)}::jsonb)
          on conflict do nothing returning id`,
      ),
    );
    if (rows.length === 0) throw new Refused(refuseDecision('undo_too_late'));
  }

  private async askTheRules(who: Caller, { before, after }: ChangeSet): Promise<void> {
    const leftOf = (entry: EntryBefore) => after.entries.find(({ id }) => id === entry.id);
    // Of a day all is kept, also what the change has left alone.
    const touched = before.entries.filter((entry) => !isDeepStrictEqual(leftOf(entry), entry));
    const absences = touched.filter(({ type }) => kindOfStored(type) === 'absence');
    for (const entry of touched) {
      const kind = kindOfStored(entry.type);
      const row: AccessRow = kind === 'absence' ? absenceAccess.request : deletionRow(codeOf(entry));
      if (denialOf(row, who)) throw new Refused(refuseWire('module_off'));
      if (kind === 'absence') continue;
      const body = input(kind === 'work' ? workBody(entry, before) : bookingBody(entry));
      const service = kind === 'work' ? this.workingTimes : this.bookings;
      await this.tryOut(who, () =>
        leftOf(entry) ? service.change(who, entry.id, body) : service.create(who, body),
      );
    }
    await this.askOfAbsences(who, absences);
  }

  private async askOfAbsences(who: Caller, absences: readonly EntryBefore[]): Promise<void> {
    if (absences.length === 0) return;
    await this.entries.withPerson(who, who.id, async (tx, work) => {
      for (const entry of absences) {
        const { day, status } = entry;
        const absence = { day, project: codeOf(entry), status };
        refuseIf(entryDeletionRefusal(absence, this.clock.today(), false, work.months));
      }
      const counting = absences.filter(({ status }) => takesTheDay(status));
      await this.again.refuse(tx, who, who.id, counting.map(goneAbsence), work);
    });
  }

  /** Whether a form could do it. */
  private async tryOut(who: Caller, work: () => Promise<unknown>): Promise<void> {
    try {
      await this.database.write(who, async () => {
        await work();
        throw new Allowed();
      });
    } catch (error) {
      if (!(error instanceof Allowed)) throw error;
    }
  }
}

const input = (body: object) => new Input(z.unknown(), body);

const codeOf = ({ type, project_id }: EntryBefore): number => type ?? (project_id as number);
const kindOfStored = (type: number | null) => (type === null ? 'project' : kindOf(type));

const bookingBody = ({ day, project_id: project, hours, booking_text }: EntryBefore) => ({
  day,
  project,
  hours,
  booking_text,
});

/** The reason is asked for once: what was stored had one, or none was needed. */
const KNOWN_REASON = 'Rückgängig gemacht';

function workBody(entry: EntryBefore, { intervals }: StoredRows) {
  const { day, hours, start_minute, end_minute, break_hours } = entry;
  const at = (moment: string) => {
    const time = dayAndTimeOf(instantOfDate(new Date(moment)));
    return timeOf(time.day > day ? 1440 : time.minutes);
  };
  const times = intervals.flatMap(({ started_at, ended_at, kind }) =>
    ended_at === null ? [] : [{ from: at(started_at), to: at(ended_at), kind }],
  );
  return {
    ...{ day, hours, start_time: timeOf(start_minute ?? 0), end_time: timeOf(end_minute ?? 0) },
    ...{ break: break_hours ?? 0, law_reason: KNOWN_REASON },
    ...(times.length > 0 && { intervals: times }),
  };
}

const goneAbsence = (entry: EntryBefore): GoneAbsence => ({
  ...{ id: entry.id, day: entry.day, type: entry.type, project: null, kind: entry.kind_id },
  ...{ first_half: entry.first_half, second_half: entry.second_half },
  ...{ away_minutes: entry.away_minutes, credit: entry.credit as Credit | null },
});
