import { Injectable } from '@nestjs/common';
import { allows } from '@stundenbuch/domain/access/access';
import { lawParts } from '@stundenbuch/domain/accounts/lawguide/access';
import { recordable, type WorkFacts } from '@stundenbuch/domain/day/workday/work-day';
import { TYPE } from '@stundenbuch/domain/records/entries/type-codes';
import { hasMinutes } from '@stundenbuch/domain/records/punch/limits';
import { workingTimeInput } from '@stundenbuch/domain/records/timesheet/contract';
import { workingTimeRefusal } from '@stundenbuch/domain/records/timesheet/rules';
import { daysFrom, monthOf } from '@stundenbuch/domain/time/day';
import type {
  RequestedAbsence,
  CorrectionRequest as WireRequest,
} from '@stundenbuch/domain/workflows/month/contract';
import { refuseMonth } from '@stundenbuch/domain/workflows/month/messages';
import { type Guide, GuidedTimes, timesOf } from '../../accounts/law/guided-times.service.ts';
import { Clock } from '../../platform/clock.ts';
import { Database, type Tx } from '../../platform/database/database.ts';
import { Refused, refuseIf } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Entries } from '../../records/entries/entries.service.ts';
import { Entry } from '../../records/entries/entry.entity.ts';
import { columnsOf, type EntryColumns } from '../../records/entries/entry-fields.ts';
import type { Writer } from '../../records/entries/writers.service.ts';
import { monthCloseOf, monthClosesUnderLock } from '../months/month-closes.service.ts';
import type { ClosedVersion } from '../months/month-sheets.service.ts';
import { WishedAbsences } from './wished-absences.service.ts';
import { blockingOn, fieldsUnder } from './working-times.service.ts';

type About = Pick<WireRequest, 'user' | 'day' | 'absence'>;
export type Written = About & Pick<WireRequest, 'wish' | 'reason'> & { isNew?: true };
export type Closing = Pick<ClosedVersion, 'month' | 'version'>;

/** What a correction writes, in the transaction of the caller: once it is accepted, and to see what that would do. */
@Injectable()
export class WrittenCorrections {
  constructor(
    private readonly database: Database,
    private readonly entries: Entries,
    private readonly guided: GuidedTimes,
    private readonly absences: WishedAbsences,
    private readonly clock: Clock,
  ) {}

  /** The closed months of its days are open as long as this transaction writes; answered is what closes each of them again. */
  begin(who: Caller, request: About): Promise<Closing[]> {
    return this.database.write(who, async (tx) => {
      const { user } = request;
      const closes: Closing[] = [];
      for (const month of monthsOfRequest(request)) {
        const [stored] = await monthClosesUnderLock(tx, who, month, [user]);
        if (stored?.state !== 'closed') continue;
        await reopen(tx, who, user, month);
        closes.push({ month, version: stored.version + 1 });
      }
      return closes;
    });
  }

  /** An absence is answered with the name that its kind has. */
  async write(who: Caller, { wish, absence, ...of }: Written): Promise<RequestedAbsence | null> {
    if (absence) return this.absences.write(who, { ...of, absence });
    const { user, day } = of;
    await this.database.write(who, (tx) => this.writeTime(tx, who, user, { day, wish }));
    return null;
  }

  /** What the form would refuse of times, without writing them. */
  async refuse(who: Caller, { user, ...requested }: Requested & { user: number }): Promise<null> {
    await this.entries.withPerson(who, user, (tx, work) => this.check(tx, who, user, work, requested));
    return null;
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
}

/** Of an absence of several days there may be more than one. */
export function monthsOfRequest({ day, absence }: Pick<About, 'day' | 'absence'>): string[] {
  const { wish = null, more = [] } = absence ?? {};
  const from = wish?.from ?? day;
  const days = [day, ...more.map((one) => one.day), ...daysFrom(from, wish?.end ?? from)];
  return [...new Set(days.map(monthOf))].sort();
}

/** Nobody else sees it, and the person is locked. */
async function reopen(tx: Tx, who: Caller, user: number, month: string): Promise<void> {
  const closing = await monthCloseOf(tx, who, user, month);
  if (closing) tx.assign(closing, { state: 'open', confirmed_at: null });
  await tx.flush();
}

/** The requested time names the sum of the breaks; what is lost by it is in the log. */
const BY_SUM: Guide = { intervals: null, law_reason: null, replace_times: null };

type Requested = Pick<WireRequest, 'day' | 'wish'>;

const inputOf = ({ day, wish }: Requested) => workingTimeInput.parse({ day, hours: 0, ...wish });
