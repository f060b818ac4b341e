import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { allows } from '@stundenbuch/domain/access/access';
import { noFields } from '@stundenbuch/domain/day/office/contract';
import { absenceAccess } from '@stundenbuch/domain/records/absences/access';
import {
  absenceChangeInput,
  type CreatedAbsence,
  correctableAbsenceInput,
} from '@stundenbuch/domain/records/absences/contract';
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
import { Absences } from '../absences/absences.service.ts';
import { readBy } from '../absences/read-absence.ts';
import { Bookings } from './bookings.service.ts';

type Requested = Pick<WireRequest, 'user' | 'day' | 'reason'> & {
  absence: RequestedAbsence;
  /** Not stored yet: of several days it leaves out those that are taken, which it then says. */
  isNew?: true;
};

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
  async requested(who: Caller, day: Day, { entry, more, wish }: AbsenceWish): Promise<RequestedAbsence> {
    const asked = entry === null ? [] : [...new Set([entry, ...more])];
    const found = await this.recorded(who, who.id, asked);
    const [old = null, ...others] = found;
    if (found.length < asked.length || (old && old.day !== day))
      throw new Refused(refuseMonth('correction_stale'));
    return {
      ...{ entry, old: old?.old ?? null },
      ...(others.length > 0 && { more: others }),
      wish: wish && {
        ...switchedOn(who, wish.from ?? day, wish),
        ...(wish.from && wish.from !== day && { from: wish.from }),
        kind_name: null,
      },
    };
  }

  /** In the transaction of the caller, who has opened the month. Answers the request with the name that the kind has. */
  async write(who: Caller, { user, day, reason, absence, isNew }: Requested): Promise<RequestedAbsence> {
    if (!allows(absenceAccess.request, who)) throw new Refused(refuseWire('module_off'));
    const { entry, old, more = [], wish } = absence;
    const was = entry === null || !old ? [] : [{ entry, day, old }, ...more];
    const now = await this.recorded(
      who,
      user,
      was.map((one) => one.entry),
    );
    if (!isDeepStrictEqual(now.map(unnamed), was.map(unnamed)))
      throw new Refused(refuseMonth('correction_stale'));
    const writer: Writer = { ...who, person: user, reason, anyMonth: true };
    if (!wish) {
      await this.remove(writer, was);
      return absence;
    }
    const { kind_name, from = day, left_out: leftOut = [], ...asked } = wish;
    if (!isDeepStrictEqual(switchedOn(writer, from, asked), asked))
      throw new Refused(refuseMonth('correction_unavailable'));
    const body = { ...asked, day: from, user, reason, any_month: true };
    const isOneDay = was.length === 1 && asked.end === null && !(asked.from_noon || asked.to_noon);
    // A day that becomes another one stays the row that it is (0123).
    const written: CreatedAbsence = isOneDay
      ? await this.changes.change(writer, was[0]?.entry as number, new Input(absenceChangeInput, body))
      : await this.replace(
          writer,
          { was, leftOut: isNew ? null : leftOut },
          new Input(correctableAbsenceInput, body),
        );
    const skipped = (written.skipped ?? []).map((one) => one.day);
    return {
      ...absence,
      wish: {
        ...wish,
        kind_name: written.kind_name ?? null,
        ...(skipped.length > 0 && { left_out: skipped }),
      },
    };
  }

  /** The rules are those of deleting the days and of asking for the new ones, with an account that is not asked for what it gave. */
  private async replace(
    writer: Writer,
    place: { was: readonly Was[]; leftOut: readonly Day[] | null },
    sent: Input<typeof correctableAbsenceInput>,
  ) {
    const before = await this.absences.before(writer, sent, place);
    await this.remove(writer, place.was);
    return this.absences.request(writer, sent, before);
  }

  private async remove(writer: Writer, was: readonly Was[]): Promise<void> {
    for (const { entry } of was) await this.bookings.delete(writer, entry, new Input(noFields, undefined));
  }

  /** The absences of the person, as far as they can be wished otherwise; those that are gone are missing. */
  private async recorded(who: Caller, user: number, ids: readonly number[]): Promise<Was[]> {
    const found = await Promise.all(
      ids.map((id) => this.entries.one(who, sql`e.id = ${id} and e.user_id = ${user} and ${isAway}`)),
    );
    return found.flatMap((entry) => (entry ? [{ entry: entry.id, day: entry.day, old: partOf(entry) }] : []));
  }
}

type Was = NonNullable<RequestedAbsence['more']>[number];

/** Whatever its kind is called by now. */
const unnamed = ({ entry, day, old }: Was): Was => ({ entry, day, old: { ...old, kind_name: null } });

const partOf = ({ project, kind_id, kind_name, half, away_minutes, sick_from }: WireEntry) => ({
  project,
  kind_id: kind_id ?? null,
  kind_name: kind_name ?? null,
  half: half ?? null,
  away_minutes: away_minutes ?? null,
  sick_from: sick_from ?? null,
});

/** What of a wish is looked at when it is written. */
function switchedOn(who: Caller, day: Day, wish: Omit<NonNullable<AbsenceWish['wish']>, 'from'>) {
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
