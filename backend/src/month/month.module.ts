import { Module } from '@nestjs/common';
import { FeaturesModule } from '../features/features.module.ts';
import { SheetsModule } from '../sheets/sheets.module.ts';
import { MonthClosings } from './month-closings.service.ts';
import { MonthSheets } from './month-sheets.service.ts';
import { Months } from './months.service.ts';

const services = [MonthClosings, MonthSheets, Months];

@Module({ imports: [FeaturesModule, SheetsModule], providers: services, exports: services })
export class MonthModule {}
