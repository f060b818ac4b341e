import { Injectable } from '@nestjs/common';
import { type AccessRow, allows } from '@stundenbuch/domain/access/access';
import { TYPE } from '@stundenbuch/domain/records/entries/type-codes';
import { timesheetAccess } from '@stundenbuch/domain/records/timesheet/access';
import { bookingInput, type Entry, workingTimeInput } from '@stundenbuch/domain/records/timesheet/contract';
import type { Day } from '@stundenbuch/domain/time/day';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import type { Proposal } from '@stundenbuch/domain/workflows/day/contract';
import { z } from 'zod';
import { Input } from '../../platform/http/input.ts';
import { Refused } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Bookings } from '../times/bookings.service.ts';
import { WorkingTimes } from '../times/working-times.service.ts';

/** What the rows of the calls would say, which it goes around. */
function refuseOff(row: AccessRow, who: Caller): void {
  if (!allows(row, who)) throw new Refused(refuseWire('module_off'));
}

/** Writes what a proposal says by the calls that there are for each part of it, so that their rules hold. */
@Injectable()
export class DayWriter {
  constructor(
    private readonly bookings: Bookings,
    private readonly times: WorkingTimes,
  ) {}

  /** In the transaction of the caller. */
  async write(who: Caller, day: Day, proposal: Omit<Proposal, 'kind' | 'left' | 'like'>): Promise<Entry[]> {
    const { bookings, time, shortened, deleted } = proposal;
    if (time) refuseOff(timesheetAccess.createWorkingTime, who);
    if (shortened || bookings.length > 0) refuseOff(timesheetAccess.createBooking, who);
    const written: Entry[] = [];
    if (deleted !== null) await this.bookings.delete(who, deleted, new Input(z.object({}), {}));
    if (time) {
      const body = { ...time, day, project: TYPE.work, hours: 0 };
      written.push(await this.times.create(who, new Input(workingTimeInput, body)));
    }
    if (shortened) {
      const { id, ...booking } = shortened;
      written.push(await this.bookings.change(who, id, new Input(bookingInput, { ...booking, day })));
    }
    for (const booking of bookings)
      written.push(await this.bookings.create(who, new Input(bookingInput, { ...booking, day })));
    return written;
  }
}
