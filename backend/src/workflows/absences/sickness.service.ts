import { LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { allows } from '@stundenbuch/domain/access/access';
import type {
  SickReported,
  sicknessInput,
  sickReportInput,
} from '@stundenbuch/domain/records/absences/contract';
import { GIVEN_BACK, sicknessRefusal } from '@stundenbuch/domain/records/absences/sickness';
import { absenceFigures, portionOf } from '@stundenbuch/domain/records/entries/halves';
import { ABSENCE_STATUS } from '@stundenbuch/domain/records/entries/status';
import { TYPE } from '@stundenbuch/domain/records/entries/type-codes';
import { sickCaseParts } from '@stundenbuch/domain/records/sickcases/access';
import { givingBackRefusal } from '@stundenbuch/domain/records/sickcases/rules';
import type { Entry as WireEntry } from '@stundenbuch/domain/records/timesheet/contract';
import { Clock } from '../../platform/clock.ts';
import type { Input } from '../../platform/http/input.ts';
import { refuseIf } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Entries, halfOf } from '../../records/entries/entries.service.ts';
import { Entry } from '../../records/entries/entry.entity.ts';
import { Writers } from '../../records/entries/writers.service.ts';
import { SickCases } from '../sickcases/sick-cases.service.ts';
import { createRequest } from './create-request.ts';
import { conflictsOn } from './request-facts.ts';
import { RequestNotices } from './request-notices.ts';

/** 'Krank im Urlaub': the approved vacation of a period becomes sickness, each day as it was taken, whole or half. */
@Injectable()
export class Sickness {
  constructor(
    private readonly entries: Entries,
    private readonly writers: Writers,
    private readonly clock: Clock,
    private readonly notices: RequestNotices,
    private readonly cases: SickCases,
  ) {}

  /** By whoever is on vacation: nothing changes until the office enters it. */
  report(who: Caller, sent: Input<typeof sickReportInput>): Promise<SickReported> {
    const { day, end } = sent.read();
    return this.entries.withPerson(who, who.id, async (tx) => {
      const vacation = await tx.find(
        Entry,
        {
          company: who.company,
          user: who.id,
          status: ABSENCE_STATUS.approved,
          type: { $in: [...GIVEN_BACK] },
          day: { $gte: day, $lte: end },
        },
        { orderBy: { day: 'asc', id: 'asc' } },
      );
      refuseIf(sicknessRefusal({ day, end }, vacation, this.clock.today(), true));
      const days = await this.entries.writtenAll(tx, who, vacation);
      const notified = await this.notices.sick(tx, who, days, vacation.at(-1)?.day ?? end);
      return { days: vacation.reduce((sum, entry) => sum + portionOf(halfOf(entry)), 0), told: notified };
    });
  }

  async instead(who: Caller, sent: Input<typeof sicknessInput>): Promise<WireEntry[]> {
    const writer = await this.writers.of(who, sent);
    const { day, end, certificate } = sent.read();
    const hasCases = allows(sickCaseParts.certificate, who);
    const { company, person: user, anyMonth } = writer;
    return this.entries.withPersonOrRefuse(writer, user, conflictsOn(day), async (tx, work) => {
      // In the order in which a decision on a request locks its days.
      const vacation = await tx.find(
        Entry,
        {
          company,
          user,
          status: ABSENCE_STATUS.approved,
          type: { $in: [...GIVEN_BACK] },
          day: { $gte: day, $lte: end },
        },
        { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      refuseIf(sicknessRefusal({ day, end }, vacation, this.clock.today(), anyMonth, work.months));
      refuseIf(hasCases ? givingBackRefusal(certificate) : null);
      for (const entry of vacation) entry.status = ABSENCE_STATUS.cancelled;
      // The days are free before they are taken again.
      await tx.flush();
      const created_at = this.clock.now();
      const request = await createRequest(tx, writer, null, created_at);
      const sick = { created_at, type: TYPE.sickness, status: ABSENCE_STATUS.approved, request };
      const days = vacation.map((entry) => {
        const { day, first_half, second_half } = entry;
        const absence = { day, project: TYPE.sickness, status: sick.status, half: halfOf(entry) };
        return { ...sick, day, first_half, second_half, ...absenceFigures(absence, work) };
      });
      const stored = await this.entries.store(tx, writer, days);
      if (hasCases) {
        const sick = stored.map((entry) => entry.day);
        await this.cases.certify(tx, who, user, sick, certificate);
      }
      return stored;
    });
  }
}
