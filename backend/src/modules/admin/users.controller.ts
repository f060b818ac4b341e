import { Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { deleted } from '@stundenbuch/domain/records/timesheet/contract';
import { adminAccess as calls } from '@stundenbuch/domain/sides/people/access';
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
import { Answers } from '../../platform/http/answers.ts';
import type { Input } from '../../platform/http/input.ts';
import { Body, Listing, PathId, Who } from '../../platform/http/params.ts';
import { Access } from '../../platform/session/access.guard.ts';
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

@Controller('user')
export class UsersController {
  constructor(
    private readonly users: Users,
    private readonly newUsers: NewUsers,
    private readonly records: UserRecords,
    private readonly held: HeldMails,
    private readonly recording: RecordingChanges,
  ) {}

  @Get()
  @Access(calls.workers)
  @Answers(users, 'The people of the caller’s company')
  list(@Who() who: Caller, @Listing(userQuery) query: Query) {
    return this.users.list(who, who.company, query);
  }

  @Get('all/:company')
  @Access(calls.workersOfCompany)
  @Answers(users, 'The people of a company; another company than the caller’s only for a global admin')
  ofCompany(@Who() who: Caller, @PathId('company') company: number, @Listing(userQuery) query: Query) {
    return this.users.list(who, company, query);
  }

  @Get('email/:email')
  @Access(calls.worker)
  @Answers(currentUser, 'One person with the vacation account')
  byEmail(@Who() who: Caller, @Param('email') email: string) {
    return this.users.byEmail(who, email);
  }

  @Post()
  @Access(calls.createWorker)
  @Answers(
    currentUser,
    'Create a person, who then registers with the e-mail; a global admin chooses the company',
  )
  create(@Who() who: Caller, @Body(workerInput) input: Input) {
    return this.newUsers.create(who, input);
  }

  @Post(':id/recording')
  @Access(calls.previewRecording)
  @Answers(recordingPreview, 'What another day from which a person is recorded would change')
  preview(@Who() who: Caller, @PathId('id') id: number, @Body(recordingChange) input: Input) {
    return this.recording.preview(who, id, input);
  }

  @Put(':id')
  @Access(calls.changeWorker)
  @Answers(currentUser, 'Change a person: admins everything, others their own name')
  change(@Who() who: Caller, @PathId('id') id: number, @Body(workerChange) input: Input) {
    return this.records.change(who, id, input);
  }

  @Delete(':id/held')
  @Access(calls.releaseMail)
  @Answers(releasedMails, 'Send mails to a person’s e-mail again, after the mail server refused it')
  release(@Who() who: Caller, @PathId('id') id: number) {
    return this.held.release(who, id);
  }

  @Delete(':id')
  @Access(calls.deleteWorker)
  @Answers(deleted, 'Delete a person without entries')
  delete(@Who() who: Caller, @PathId('id') id: number) {
    return this.records.delete(who, id);
  }
}
