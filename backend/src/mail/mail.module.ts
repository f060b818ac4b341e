import { Module } from '@nestjs/common';
import { MailService } from './mail.service.ts';
import { Notices } from './notices.service.ts';

@Module({ providers: [MailService, Notices], exports: [MailService, Notices] })
export class MailModule {}
