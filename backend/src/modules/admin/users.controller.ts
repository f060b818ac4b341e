import { Controller } from '@nestjs/common';
import { deleted } from '@stundenbuch/domain/records/timesheet/contract';
import { adminCalls } from '@stundenbuch/domain/sides/people/calls';
import {
  releasedMails,
  workerChangeOfGlobalAdmin,
  workerInputOfGlobalAdmin,
} from '@stundenbuch/domain/sides/people/contract';
import { lawPersonInput } from '@stundenbuch/domain/sides/people/law-person';
import { openingsInput } from '@stundenbuch/domain/sides/people/openings';
import {
  recordingChange,
  recordingInput,
  recordingPreview,
} from '@stundenbuch/domain/sides/people/recording';
import { currentUser } from '@stundenbuch/domain/sides/session/contract';
import { z } from 'zod';
import type { Input } from '../../platform/http/input.ts';
import { Route } from '../../platform/http/route.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { HeldMails } from '../../sides/people/held-mails.service.ts';
import { NewUsers } from '../../sides/people/new-users.service.ts';
import { RecordingChanges } from '../../sides/people/recording-changes.service.ts';
import { userQuery } from '../../sides/people/user-list.ts';
import { UserRecords } from '../../sides/people/user-records.service.ts';
import { Users } from '../../sides/people/users.service.ts';

type Query = Input<typeof userQuery>;
const users = z.array(currentUser);

const workerInput = workerInputOfGlobalAdmin.extend({
  ...lawPersonInput.shape,
  ...recordingInput.shape,
  ...openingsInput.shape,
});
const workerChange = workerChangeOfGlobalAdmin.extend({
  ...lawPersonInput.shape,
  ...recordingChange.shape,
});

@Controller()
export class UsersController {
  constructor(
    private readonly users: Users,
    private readonly newUsers: NewUsers,
    private readonly records: UserRecords,
    private readonly held: HeldMails,
    private readonly recording: RecordingChanges,
  ) {}

  @Route(adminCalls.workers, 'The people of the caller’s company', { answer: users, query: userQuery })
  list(who: Caller, query: Query) {
    return this.users.list(who, who.company, query);
  }

  @Route(
    adminCalls.workersOfCompany,
    'The people of a company; another company than the caller’s only for a global admin',
    { answer: users, query: userQuery },
  )
  ofCompany(who: Caller, company: number, query: Query) {
    return this.users.list(who, company, query);
  }

  @Route(adminCalls.worker, 'One person with the vacation account', { answer: currentUser })
  byEmail(who: Caller, email: string) {
    return this.users.byEmail(who, email);
  }

  @Route(
    adminCalls.createWorker,
    'Create a person, who then registers with the e-mail; a global admin chooses the company',
    { answer: currentUser, body: workerInput },
  )
  create(who: Caller, input: Input) {
    return this.newUsers.create(who, input);
  }

  @Route(adminCalls.previewRecording, 'What another day from which a person is recorded would change', {
    answer: recordingPreview,
    body: recordingChange,
  })
  preview(who: Caller, id: number, input: Input) {
    return this.recording.preview(who, id, input);
  }

  @Route(adminCalls.changeWorker, 'Change a person: admins everything, others their own name', {
    answer: currentUser,
    body: workerChange,
  })
  change(who: Caller, id: number, input: Input) {
    return this.records.change(who, id, input);
  }

  @Route(adminCalls.releaseMail, 'Send mails to a person’s e-mail again, after the mail server refused it', {
    answer: releasedMails,
  })
  release(who: Caller, id: number) {
    return this.held.release(who, id);
  }

  @Route(adminCalls.deleteWorker, 'Delete a person without entries', { answer: deleted })
  delete(who: Caller, id: number) {
    return this.records.delete(who, id);
  }
}
