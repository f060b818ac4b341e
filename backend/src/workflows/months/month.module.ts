import { Module } from '@nestjs/common';
import { OvertimeModule } from '../../accounts/overtime/overtime.module.ts';
import { SheetsModule } from '../../accounts/sheets/sheets.module.ts';
import { FeaturesModule } from '../../features/features.module.ts';
import { MailModule } from '../../mail/mail.module.ts';
import { MonthChecks } from './month-checks.service.ts';
import { MonthCloses } from './month-closes.service.ts';
import { MonthEnd } from './month-end.ts';
import { MonthNotices } from './month-notices.service.ts';
import { MonthSheets } from './month-sheets.service.ts';
import { Months } from './months.service.ts';
import { SeenMonths } from './seen-months.service.ts';

const services = [MonthChecks, MonthCloses, MonthNotices, MonthSheets, Months, SeenMonths];

@Module({
  imports: [FeaturesModule, MailModule, OvertimeModule, SheetsModule],
  providers: [...services, MonthEnd],
  exports: services,
})
export class MonthModule {}
