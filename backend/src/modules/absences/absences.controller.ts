import { Controller, Get, Param, Post, Put } from '@nestjs/common';
import { officeAccess } from '@stundenbuch/domain/day/office/access';
import { absenceAccess as calls } from '@stundenbuch/domain/records/absences/access';
import {
  absenceChangeInput,
  correctableAbsenceInput,
  createdAbsence,
  declineInput,
  ownAbsence,
  pendingAbsence,
  sicknessInput,
  sickReported,
  sickReportInput,
  vacation,
} from '@stundenbuch/domain/records/absences/contract';
import { timesheetAccess } from '@stundenbuch/domain/records/timesheet/access';
import { entry } from '@stundenbuch/domain/records/timesheet/contract';
import { z } from 'zod';
import { Answers } from '../../platform/http/answers.ts';
import type { Input } from '../../platform/http/input.ts';
import { Body, Listing, PathId, Who } from '../../platform/http/params.ts';
import { Access } from '../../platform/session/access.guard.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { AbsenceChanges } from '../../workflows/absences/absence-changes.service.ts';
import { Absences, absenceQuery } from '../../workflows/absences/absences.service.ts';
import { Inbox } from '../../workflows/absences/inbox.service.ts';
import { inboxQuery } from '../../workflows/absences/inbox-list.ts';
import { Sickness } from '../../workflows/absences/sickness.service.ts';
import { Vacations, vacationQuery } from '../../workflows/absences/vacations.service.ts';

@Controller('timesheet')
export class AbsencesController {
  constructor(
    private readonly absences: Absences,
    private readonly changes: AbsenceChanges,
    private readonly inbox: Inbox,
    private readonly sickness: Sickness,
    private readonly vacations: Vacations,
  ) {}

  @Get('absences')
  @Access(timesheetAccess.absences)
  @Answers(z.array(ownAbsence), 'Own absences in every state; with `office` those of a person for an admin')
  own(@Who() who: Caller, @Listing(absenceQuery) query: Input<typeof absenceQuery>) {
    return this.absences.own(who, query.read());
  }

  @Post('absence')
  @Access(calls.request)
  @Answers(createdAbsence, 'Request an absence: one day, or with `end` every free working day of a range')
  request(@Who() who: Caller, @Body(correctableAbsenceInput) input: Input) {
    return this.absences.request(who, input);
  }

  @Post('absence/sick')
  @Access(officeAccess.sickInVacation)
  @Answers(
    z.array(entry),
    'Sickness instead of the approved vacation of a period; the account gets its days back',
  )
  sick(@Who() who: Caller, @Body(sicknessInput) input: Input<typeof sicknessInput>) {
    return this.sickness.instead(who, input);
  }

  @Post('absence/sick-report')
  @Access(officeAccess.reportSickness)
  @Answers(sickReported, 'Tell the office that one was sick on days of the own approved vacation')
  reportSickness(@Who() who: Caller, @Body(sickReportInput) input: Input<typeof sickReportInput>) {
    return this.sickness.report(who, input);
  }

  @Get('pending-absences')
  @Access(calls.pending)
  @Answers(z.array(pendingAbsence), 'Absences of this month and later, and open requests of any age')
  pending(@Who() who: Caller, @Listing(inboxQuery) query: Input<typeof inboxQuery>) {
    return this.inbox.pending(who, query.read());
  }

  @Put('absence/:id')
  @Access(calls.approve)
  @Answers(entry, 'Approve a request')
  approve(@Who() who: Caller, @PathId('id') id: number) {
    return this.inbox.decide(who, id, 'approve');
  }

  @Put('absence/decline/:id')
  @Access(calls.decline)
  @Answers(entry, 'Decline a request; with the reason, where the company has requests')
  decline(@Who() who: Caller, @PathId('id') id: number, @Body(declineInput) body: Input) {
    return this.inbox.decide(who, id, 'decline', body);
  }

  @Put('absence/cancel/:id')
  @Access(calls.cancel)
  @Answers(entry, 'Cancel an approved absence of this month or later')
  cancel(@Who() who: Caller, @PathId('id') id: number) {
    return this.inbox.decide(who, id, 'cancel');
  }

  @Put('absence/reopen/:id')
  @Access(calls.reopen)
  @Answers(entry, 'Undo an approval or a refusal, for a moment after it was given')
  reopen(@Who() who: Caller, @PathId('id') id: number) {
    return this.inbox.reopen(who, id);
  }

  @Put('absence/change/:id')
  @Access(officeAccess.changeAbsence)
  @Answers(entry, 'Change an absence of a person: its kind, its day, half of it; approved at once')
  change(
    @Who() who: Caller,
    @PathId('id') id: number,
    @Body(absenceChangeInput) input: Input<typeof absenceChangeInput>,
  ) {
    return this.changes.change(who, id, input);
  }

  @Get('vacations/:year')
  @Access(calls.calendar)
  @Answers(
    z.array(vacation),
    'Who is away in a year; sickness and school of others only for admins and readers',
  )
  ofYear(
    @Who() who: Caller,
    @Param('year') year: string,
    @Listing(vacationQuery) query: Input<typeof vacationQuery>,
  ) {
    return this.vacations.ofYear(who, year, query.read());
  }
}
