import { Injectable } from '@nestjs/common';
import { minutesOf } from '@stundenbuch/domain/calendar/time';
import {
  type Entry as WireEntry,
  type WorkingTimeInput,
  type workingTimeInput,
} from '@stundenbuch/domain/timesheet/contract';
import { targetOfDay, type WorkContract } from '@stundenbuch/domain/timesheet/daily-hours';
import { workingTimeDuplicate, workingTimeRefusal } from '@stundenbuch/domain/timesheet/rules';
import { TYPE } from '@stundenbuch/domain/timesheet/type-codes';
import { workingHours } from '@stundenbuch/domain/timesheet/working-hours';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import { Entries } from '../entries/entries.service.ts';
import { Recording } from '../entries/recording.ts';
import { Clock } from '../platform/clock.ts';
import { rowsOf } from '../platform/database/database.ts';
import { type Sql, sql } from '../platform/database/sql.ts';
import type { Input } from '../platform/http/input.ts';
import { Refused, refuseIf } from '../platform/refused.ts';
import type { Caller } from '../platform/session/caller.ts';

type Sent = Input<typeof workingTimeInput>;

/** When somebody came and went: at most once a day. */
@Injectable()
export class WorkingTimes {
  constructor(
    private readonly entries: Entries,
    private readonly recording: Recording,
    private readonly clock: Clock,
  ) {}

  create(who: Caller, sent: Sent): Promise<WireEntry> {
    const input = sent.read();
    return this.recording.record<FactRow>(who, {
      facts: factsQuery(who, input),
      usual: [],
      decide: (rows, contract) => {
        refuseIf(workingTimeRefusal(input, factsOf(rows), this.clock.today()));
        return columnsOf(input, contract);
      },
      conflicts: { entries_workingtime_a_day: () => workingTimeDuplicate(input.day) },
    });
  }

  change(who: Caller, id: number, sent: Sent): Promise<WireEntry> {
    return this.entries.withPerson(who, who.id, async (tx, contract) => {
      const entry = await this.entries.own(tx, who, id);
      if (entry.type !== TYPE.work) throw new Refused(refuseWire('not_found'));
      const input = sent.read();
      const rows = await rowsOf<FactRow>(tx, factsQuery(who, input, id));
      const facts = { ...factsOf(rows), storedDay: entry.day };
      refuseIf(workingTimeRefusal(input, facts, this.clock.today()));
      Object.assign(entry, columnsOf(input, contract));
      return this.entries.written(tx, who, entry);
    });
  }
}

interface FactRow {
  type: number;
}

function factsQuery({ company, id }: Caller, { day }: WorkingTimeInput, except = 0): Sql {
  return sql`select type from entries where company_id = ${company} and user_id = ${id} and day = ${day}
    and id <> ${except} and (type = 50 or status < 2)`;
}

function factsOf(rows: readonly FactRow[]) {
  const absence = rows.find(({ type }) => type !== TYPE.work);
  return {
    absence: absence ? { project: absence.type } : null,
    duplicate: rows.some(({ type }) => type === TYPE.work),
  };
}

/** Hours are computed, whatever was sent; the target of the day is kept, so that a new contract changes no old balance. */
function columnsOf(input: WorkingTimeInput, contract: WorkContract) {
  return {
    day: input.day,
    type: TYPE.work,
    hours: workingHours(input),
    target: targetOfDay(contract, input.day),
    start_minute: minutesOf(input.start_time),
    end_minute: minutesOf(input.end_time),
    break_hours: input.break,
  };
}
