import { Injectable } from '@nestjs/common';
import { type AccessRow, denialOf } from '@stundenbuch/domain/access/access';
import { kindOfDay } from '@stundenbuch/domain/contracts/work-day';
import { deletionRow, mayReadPerson } from '@stundenbuch/domain/timesheet/access';
import {
  type BookingInput,
  bookingInput,
  type Entry as WireEntry,
} from '@stundenbuch/domain/timesheet/contract';
import { type BookingFacts, bookingRefusal, deletionRefusal } from '@stundenbuch/domain/timesheet/rules';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import { deleteEmptyRequest } from '../entries/empty-request.ts';
import { Entries, projectOf } from '../entries/entries.service.ts';
import { columnsOf, type EntryFields } from '../entries/entry-fields.ts';
import { Clock } from '../platform/clock.ts';
import { rowsOf } from '../platform/database/database.ts';
import { type Sql, sql } from '../platform/database/sql.ts';
import type { Input } from '../platform/http/input.ts';
import { Refused, refuseIf } from '../platform/refused.ts';
import type { Caller } from '../platform/session/caller.ts';

type BookingBody = Input<typeof bookingInput>;

/** Hours worked for a project; reading and deleting serve every kind of entry. */
@Injectable()
export class Bookings {
  constructor(
    private readonly entries: Entries,
    private readonly clock: Clock,
  ) {}

  async read(who: Caller, id: number): Promise<WireEntry> {
    const entry = await this.entries.one(who, sql`e.id = ${id}`);
    if (!entry) throw new Refused(refuseWire('not_found'));
    if (!mayReadPerson(who, entry.user)) throw new Refused(refuseWire('forbidden'));
    return entry;
  }

  create(who: Caller, body: BookingBody): Promise<WireEntry> {
    const input = body.read();
    return this.entries.record<FactRow>(who, factsQuery(who, input), (rows, work) => {
      const { employed } = kindOfDay(work, input.day);
      refuseIf(bookingRefusal(input, { ...factsOf(rows), employed }, this.clock.today()));
      return columnsOf(bookingFields, input);
    });
  }

  change(who: Caller, id: number, body: BookingBody): Promise<WireEntry> {
    return this.entries.withPerson(who, who.id, async (tx, work) => {
      const entry = await this.entries.own(tx, who, id);
      if (entry.type !== null) throw new Refused(refuseWire('not_found'));
      const input = body.read();
      const facts = factsOf(await rowsOf<FactRow>(tx, factsQuery(who, input)));
      const { employed } = kindOfDay(work, input.day);
      refuseIf(bookingRefusal(input, { ...facts, employed, storedDay: entry.day }, this.clock.today()));
      Object.assign(entry, columnsOf(bookingFields, input));
      return this.entries.readBack(tx, who, entry);
    });
  }

  delete(who: Caller, id: number): Promise<{ id: number }> {
    return this.entries.withPerson(who, who.id, async (tx) => {
      const entry = await this.entries.own(tx, who, id);
      const project = projectOf(entry);
      refuseIf(offRefusal(deletionRow(project), who));
      refuseIf(
        deletionRefusal({ day: entry.day, project, status: entry.status ?? null }, this.clock.today()),
      );
      tx.remove(entry);
      await deleteEmptyRequest(tx, who, entry.request ?? null);
      return { id };
    });
  }
}

const bookingFields: EntryFields<BookingInput> = {
  day: (day) => ({ day }),
  project: (project) => ({ project }),
  hours: (hours) => ({ hours }),
  booking_text: (booking_text) => ({ booking_text }),
};

interface FactRow {
  status: number | null;
  absence: number | null;
}

function factsQuery({ company, id }: Caller, { day, project }: BookingInput): Sql {
  return sql`select
    (select status from projects where company_id = ${company} and id = ${project}) as status,
    (select min(type) from entries where company_id = ${company} and user_id = ${id} and day = ${day}
      and type <> 50 and status < 2 having bool_or(first_half) and bool_or(second_half)) as absence`;
}

function factsOf([row]: FactRow[]): BookingFacts {
  return {
    project: row?.status == null ? null : { status: row.status },
    absence: row?.absence == null ? null : { project: row.absence },
  };
}

function offRefusal(row: AccessRow, who: Caller) {
  return denialOf(row, who) ? refuseWire('module_off') : null;
}
