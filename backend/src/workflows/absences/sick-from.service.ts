import { Injectable } from '@nestjs/common';
import { absenceFigures } from '@stundenbuch/domain/records/entries/halves';
import { ABSENCE_STATUS } from '@stundenbuch/domain/records/entries/status';
import { TYPE } from '@stundenbuch/domain/records/entries/type-codes';
import { sickFromInput } from '@stundenbuch/domain/records/sickcases/contract';
import { sickFromRefusal } from '@stundenbuch/domain/records/sickcases/rules';
import type { Entry as WireEntry } from '@stundenbuch/domain/records/timesheet/contract';
import { minutesOf } from '@stundenbuch/domain/time/time';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import { requestRefusal } from '@stundenbuch/domain/workflows/requests/request';
import { Clock } from '../../platform/clock.ts';
import type { Input } from '../../platform/http/input.ts';
import { Refused, refuseIf } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Entries } from '../../records/entries/entries.service.ts';
import { isCorrection, Writers } from '../../records/entries/writers.service.ts';
import { createRequest } from './create-request.ts';
import { conflictsOn, requestFacts } from './request-facts.ts';
import { RequestNotices } from './request-notices.ts';

/**
 * 'Krank ab {Uhrzeit}' (SICK-05): an absence of the whole day, so that the day owes nothing more, beside which work may be
 * recorded; every account credits what work leaves of the target.
 */
@Injectable()
export class SickFrom {
  constructor(
    private readonly entries: Entries,
    private readonly writers: Writers,
    private readonly clock: Clock,
    private readonly notices: RequestNotices,
  ) {}

  async enter(who: Caller, sent: Input): Promise<WireEntry> {
    const writer = await this.writers.of(who, sent);
    if (writer.asLead) throw new Refused(refuseWire('forbidden'));
    const { day, from } = sent.readBy(sickFromInput);
    return this.entries.withPersonOrRefuse(writer, writer.person, conflictsOn(day), async (tx, work) => {
      const today = this.clock.today();
      refuseIf(sickFromRefusal(day, today));
      const asked = { project: TYPE.sickness, day, end: null };
      refuseIf(requestRefusal(asked, await requestFacts(tx, writer, { day }, work), today));
      const created_at = this.clock.now();
      const status = isCorrection(writer) ? ABSENCE_STATUS.approved : ABSENCE_STATUS.requested;
      const absence = { day, project: TYPE.sickness, status, half: null };
      const stored = await this.entries.store(tx, writer, [
        {
          ...{ day, type: TYPE.sickness, status, created_at, sick_from: minutesOf(from) },
          ...absenceFigures(absence, work),
          request: await createRequest(tx, writer, null, created_at),
        },
      ]);
      if (!isCorrection(writer)) await this.notices.received(tx, writer, stored);
      return stored[0] as WireEntry;
    });
  }
}
