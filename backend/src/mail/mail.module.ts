import { Module } from '@nestjs/common';
import { Jobs } from './jobs.service.ts';
import { MailService } from './mail.service.ts';
import { Mailer } from './mailer.ts';
import { Notices } from './notices.service.ts';
import { Outbox } from './outbox.service.ts';
import { OwnJobs } from './own-jobs.ts';
import { MailWorker } from './worker.ts';

@Module({
  providers: [Jobs, MailService, Mailer, MailWorker, Notices, Outbox, OwnJobs],
  exports: [Jobs, MailService, Notices],
})
export class MailModule {}
