import { Module } from '@nestjs/common';
import { MailModule } from '../../mail/mail.module.ts';
import { EmailChanges } from './email-changes.service.ts';
import { People } from './people.service.ts';

@Module({ imports: [MailModule], providers: [EmailChanges, People], exports: [EmailChanges, People] })
export class UsersModule {}
