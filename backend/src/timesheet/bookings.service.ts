import { Injectable } from '@nestjs/common';
import { type AccessRow, denialOf } from '@stundenbuch/domain/access/access';
import { PROJECT_STATUS } from '@stundenbuch/domain/projects/status';
import { deletionRow, mayReadPerson } from '@stundenbuch/domain/timesheet/access';
import {
  type BookingInput,
  bookingInput,
  type Entry as WireEntry,
} from '@stundenbuch/domain/timesheet/contract';
import { type BookingFacts, bookingRefusal, deletionRefusal } from '@stundenbuch/domain/timesheet/rules';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import { Entries, projectOf } from '../entries/entries.service.ts';
import { Recording } from '../entries/recording.ts';
import { Clock } from '../platform/clock.ts';
import { rowsOf } from '../platform/database/database.ts';
import { type Sql, sql } from '../platform/database/sql.ts';
import type { Input } from '../platform/http/input.ts';
import { Refused, refuseIf } from '../platform/refused.ts';
import type { Caller } from '../platform/session/caller.ts';

type Sent = Input<typeof bookingInput>;

/** Hours worked for a project; reading and deleting serve every kind of entry. */
@Injectable()
export class Bookings {
  constructor(
    private readonly entries: Entries,
    private readonly recording: Recording,
    private readonly clock: Clock,
  ) {}

  async read(who: Caller, id: number): Promise<WireEntry> {
    const entry = await this.entries.one(who, sql`e.id = ${id}`);
    if (!entry) throw new Refused(refuseWire('not_found'));
    if (!mayReadPerson(who, entry.user)) throw new Refused(refuseWire('forbidden'));
    return entry;
  }

  create(who: Caller, sent: Sent): Promise<WireEntry> {
    const input = sent.read();
    return this.recording.record<FactRow>(who, {
      facts: factsQuery(who, input),
      usual: [{ status: PROJECT_STATUS.inProgress, absence: null }],
      decide: ([row]) => {
        refuseIf(bookingRefusal(input, factsOf(row), this.clock.today()));
        return input;
      },
    });
  }

  change(who: Caller, id: number, sent: Sent): Promise<WireEntry> {
    return this.entries.withPerson(who, who.id, async (tx) => {
      const entry = await this.entries.own(tx, who, id);
      if (entry.type !== null) throw new Refused(refuseWire('not_found'));
      const input = sent.read();
      const [row] = await rowsOf<FactRow>(tx, factsQuery(who, input));
      const facts = { ...factsOf(row), storedDay: entry.day };
      refuseIf(bookingRefusal(input, facts, this.clock.today()));
      Object.assign(entry, input);
      return this.entries.written(tx, who, entry);
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
      return { id };
    });
  }
}

interface FactRow {
  status: number | null;
  absence: number | null;
}

function factsQuery({ company, id }: Caller, { day, project }: BookingInput): Sql {
  return sql`select
    (select status from projects where company_id = ${company} and id = ${project}) as status,
    (select type from entries where company_id = ${company} and user_id = ${id} and day = ${day}
      and type <> 50 and status < 2) as absence`;
}

function factsOf(row: FactRow | undefined): BookingFacts {
  return {
    project: row?.status == null ? null : { status: row.status },
    absence: row?.absence == null ? null : { project: row.absence },
  };
}

function offRefusal(row: AccessRow, who: Caller) {
  return denialOf(row, who) ? refuseWire('module_off') : null;
}
