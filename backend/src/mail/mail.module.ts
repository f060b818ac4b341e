import { Module } from '@nestjs/common';
import { MailService } from './mail.service.ts';
import { Mailer } from './mailer.ts';
import { NoticeWriter } from './notice-writer.service.ts';
import { Outbox } from './outbox.service.ts';
import { Retention } from './retention.ts';
import { Schedule } from './schedule.service.ts';
import { MailWorker } from './worker.ts';

@Module({
  providers: [Schedule, MailService, Mailer, MailWorker, NoticeWriter, Outbox, Retention],
  exports: [Schedule, MailService, NoticeWriter],
})
export class MailModule {}
