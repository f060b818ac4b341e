import { Module } from '@nestjs/common';
import { WorkDays } from './work-days.service.ts';

@Module({ providers: [WorkDays], exports: [WorkDays] })
export class CalendarModule {}
