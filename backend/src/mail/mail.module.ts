import { Module } from '@nestjs/common';
import { MailService } from './mail.service.ts';
import { Mailer } from './mailer.ts';
import { Notices } from './notices.service.ts';
import { Outbox } from './outbox.service.ts';
import { MailWorker } from './worker.ts';

@Module({ providers: [MailService, Mailer, MailWorker, Notices, Outbox], exports: [MailService, Notices] })
export class MailModule {}
