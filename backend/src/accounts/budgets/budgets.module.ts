import { Module } from '@nestjs/common';
import { FeaturesModule } from '../../features/features.module.ts';
import { MailModule } from '../../mail/mail.module.ts';
import { Budgets } from './budgets.service.ts';

@Module({ imports: [FeaturesModule, MailModule], providers: [Budgets], exports: [Budgets] })
export class BudgetsModule {}
