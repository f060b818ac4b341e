import { Module } from '@nestjs/common';
import { MailModule } from '../../mail/mail.module.ts';
import { OwnNotices } from '../../sides/notices/own-notices.service.ts';
import { NoticesController } from './notices.controller.ts';

@Module({ imports: [MailModule], controllers: [NoticesController], providers: [OwnNotices] })
export class NoticesModule {}
