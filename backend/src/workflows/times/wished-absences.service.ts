import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { allows } from '@stundenbuch/domain/access/access';
import { noFields } from '@stundenbuch/domain/day/office/contract';
import { absenceAccess } from '@stundenbuch/domain/records/absences/access';
import { absenceChangeInput, correctableAbsenceInput } from '@stundenbuch/domain/records/absences/contract';
import type { Entry as WireEntry } from '@stundenbuch/domain/records/timesheet/contract';
import type { Day } from '@stundenbuch/domain/time/day';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import type {
  AbsenceWish,
  RequestedAbsence,
  CorrectionRequest as WireRequest,
} from '@stundenbuch/domain/workflows/month/contract';
import { refuseMonth } from '@stundenbuch/domain/workflows/month/messages';
import { sql } from '../../platform/database/sql.ts';
import { Input } from '../../platform/http/input.ts';
import { Refused } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Entries } from '../../records/entries/entries.service.ts';
import { isAway } from '../../records/entries/kinds.ts';
import type { Writer } from '../../records/entries/writers.service.ts';
import { AbsenceChanges } from '../absences/absence-changes.service.ts';
import { Absences, readBy } from '../absences/absences.service.ts';
import { Bookings } from './bookings.service.ts';

type Requested = Pick<WireRequest, 'user' | 'day' | 'reason'> & { absence: RequestedAbsence };

/** What a correction request says of an absence, written by the calls of the office, so that their rules hold. */
@Injectable()
export class WishedAbsences {
  constructor(
    private readonly entries: Entries,
    private readonly absences: Absences,
    private readonly changes: AbsenceChanges,
    private readonly bookings: Bookings,
  ) {}

  /** As it is stored: beside what there is, without what the company has not switched on. */
  async requested(who: Caller, day: Day, { entry, wish }: AbsenceWish): Promise<RequestedAbsence> {
    const old = entry === null ? null : await this.recorded(who, who.id, day, entry);
    if (entry !== null && !old) throw new Refused(refuseMonth('correction_stale'));
    return { entry, old, wish: wish && { ...switchedOn(who, day, wish), kind_name: null } };
  }

  /** In the transaction of the caller, who has opened the month. Answers the request with the name that the kind has. */
  async write(who: Caller, { user, day, reason, absence }: Requested): Promise<RequestedAbsence> {
    if (!allows(absenceAccess.request, who)) throw new Refused(refuseWire('module_off'));
    const { entry, old, wish } = absence;
    if (entry !== null && !isAsBefore(await this.recorded(who, user, day, entry), old))
      throw new Refused(refuseMonth('correction_stale'));
    const writer: Writer = { ...who, person: user, reason, anyMonth: true };
    if (!wish) {
      await this.bookings.delete(writer, entry as number, new Input(noFields, undefined));
      return absence;
    }
    const { kind_name, ...asked } = wish;
    if (!isDeepStrictEqual(switchedOn(writer, day, asked), asked))
      throw new Refused(refuseMonth('correction_unavailable'));
    const body = { ...asked, day, user, reason, any_month: true };
    const written =
      entry === null
        ? await this.absences.request(writer, new Input(correctableAbsenceInput, body))
        : await this.changes.change(writer, entry, new Input(absenceChangeInput, body));
    return { ...absence, wish: { ...wish, kind_name: written.kind_name ?? null } };
  }

  /** The absence that the person has on the day, as far as it can be wished otherwise; null where it is gone. */
  private async recorded(
    who: Caller,
    user: number,
    day: Day,
    entry: number,
  ): Promise<RequestedAbsence['old']> {
    const found = await this.entries.one(
      who,
      sql`e.id = ${entry} and e.user_id = ${user} and e.day = ${day} and ${isAway}`,
    );
    return found && partOf(found);
  }
}

/** Whatever its kind is called by now. */
const isAsBefore = (now: RequestedAbsence['old'], old: RequestedAbsence['old']): boolean =>
  isDeepStrictEqual(now && { ...now, kind_name: null }, old && { ...old, kind_name: null });

const partOf = ({ project, kind_id, kind_name, half, away_minutes, sick_from }: WireEntry) => ({
  project,
  kind_id: kind_id ?? null,
  kind_name: kind_name ?? null,
  half: half ?? null,
  away_minutes: away_minutes ?? null,
  sick_from: sick_from ?? null,
});

/** What of a wish is looked at when it is written. */
function switchedOn(who: Caller, day: Day, wish: NonNullable<AbsenceWish['wish']>) {
  const { project, kind_id, half, away_minutes, end, from_noon, to_noon } = readBy(
    who,
    new Input(correctableAbsenceInput, { ...wish, day }),
  );
  return {
    project,
    kind_id: kind_id ?? null,
    half,
    away_minutes: away_minutes ?? null,
    end,
    from_noon,
    to_noon,
  };
}
