import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.ts';
import { NoticesController } from './notices.controller.ts';
import { OwnNotices } from './own-notices.service.ts';

@Module({ imports: [MailModule], controllers: [NoticesController], providers: [OwnNotices] })
export class NoticesModule {}
