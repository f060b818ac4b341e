import { Controller } from '@nestjs/common';
import { absenceCalls } from '@stundenbuch/domain/records/absences/calls';
import {
  absenceChangeInput,
  absenceChangePreviewInput,
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
import { dayDecisions } from '@stundenbuch/domain/records/absences/decision-calls';
import { entry } from '@stundenbuch/domain/records/timesheet/contract';
import { requestCalls } from '@stundenbuch/domain/workflows/requests/calls';
import { absencePreview } from '@stundenbuch/domain/workflows/requests/preview-contract';
import { z } from 'zod';
import type { Input } from '../../platform/http/input.ts';
import { Route } from '../../platform/http/route.ts';
import { FromStandby } from '../../platform/session/access.guard.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { AbsenceChanges } from '../../workflows/absences/absence-changes.service.ts';
import { Absences, absenceQuery } from '../../workflows/absences/absences.service.ts';
import { Inbox } from '../../workflows/absences/inbox.service.ts';
import { inboxQuery } from '../../workflows/absences/inbox-list.ts';
import { Sickness } from '../../workflows/absences/sickness.service.ts';
import { Vacations, vacationQuery } from '../../workflows/absences/vacations.service.ts';
import { ChangeSets } from '../../workflows/undo/change-sets.service.ts';

@Controller()
export class AbsencesController {
  constructor(
    private readonly absences: Absences,
    private readonly changes: AbsenceChanges,
    private readonly inbox: Inbox,
    private readonly sickness: Sickness,
    private readonly undoable: ChangeSets,
    private readonly vacations: Vacations,
  ) {}

  @Route(absenceCalls.own, 'Own absences in every state; with `office` those of a person for an admin', {
    answer: z.array(ownAbsence),
    query: absenceQuery,
  })
  own(who: Caller, query: Input<typeof absenceQuery>) {
    return this.absences.own(who, query.read());
  }

  @Route(
    absenceCalls.request,
    'Request an absence: one day, or with `end` every free working day of a range',
    { answer: createdAbsence, body: correctableAbsenceInput },
  )
  request(who: Caller, input: Input) {
    return this.undoable.created(who, () => this.absences.request(who, input));
  }

  @Route(
    absenceCalls.sickInVacation,
    'Sickness instead of the approved vacation of a period; the account gets its days back',
    { answer: z.array(entry), body: sicknessInput },
  )
  sick(who: Caller, input: Input<typeof sicknessInput>) {
    return this.sickness.instead(who, input);
  }

  @Route(
    absenceCalls.reportSickness,
    'Tell the office that one was sick on days of the own approved vacation',
    { answer: sickReported, body: sickReportInput },
  )
  reportSickness(who: Caller, input: Input<typeof sickReportInput>) {
    return this.sickness.report(who, input);
  }

  @Route(absenceCalls.pending, 'Absences of this month and later, and open requests of any age', {
    answer: z.array(pendingAbsence),
    query: inboxQuery,
  })
  pending(who: Caller, query: Input<typeof inboxQuery>) {
    return this.inbox.pending(who, query.read());
  }

  @Route(dayDecisions.approve, 'Approve a request', { answer: entry })
  approve(who: Caller, id: number) {
    return this.inbox.decide(who, id, 'approve');
  }

  @Route(dayDecisions.decline, 'Decline a request; with the reason, where the company has requests', {
    answer: entry,
    body: declineInput,
  })
  decline(who: Caller, id: number, body: Input) {
    return this.inbox.decide(who, id, 'decline', body);
  }

  @Route(dayDecisions.cancel, 'Cancel an approved absence of this month or later', { answer: entry })
  cancel(who: Caller, id: number) {
    return this.inbox.decide(who, id, 'cancel');
  }

  @Route(dayDecisions.reopen, 'Undo an approval or a refusal, for a moment after it was given', {
    answer: entry,
  })
  reopen(who: Caller, id: number) {
    return this.inbox.reopen(who, id);
  }

  @Route(
    absenceCalls.change,
    'Change an absence of a person: its kind, its day, half of it; approved at once',
    { answer: entry, body: absenceChangeInput },
  )
  change(who: Caller, id: number, input: Input<typeof absenceChangeInput>) {
    return this.changes.change(who, id, input);
  }

  @Route(
    requestCalls.previewChange,
    'What changing an absence would do to the account and the hours of its months, refused as it would be',
    { answer: absencePreview, body: absenceChangePreviewInput },
  )
  previewChange(who: Caller, id: number, input: Input<typeof absenceChangePreviewInput>) {
    return this.changes.preview(who, id, input);
  }

  @Route(
    absenceCalls.vacations,
    'Who is away in a year; sickness and school of others only for admins and readers',
    { answer: z.array(vacation), query: vacationQuery },
  )
  @FromStandby()
  ofYear(who: Caller, year: string, query: Input<typeof vacationQuery>) {
    return this.vacations.ofYear(who, year, query.read());
  }
}
