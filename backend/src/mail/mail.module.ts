import { Module } from '@nestjs/common';
import { Mailer } from './mailer.ts';
import { NoticeWriter } from './notice-writer.service.ts';
import { Outbox } from './outbox.service.ts';
import { Retention } from './retention.ts';
import { Schedule } from './schedule.service.ts';
import { MailWorker } from './worker.ts';

@Module({
  providers: [Schedule, Mailer, MailWorker, NoticeWriter, Outbox, Retention],
  exports: [Schedule, NoticeWriter],
})
export class MailModule {}
