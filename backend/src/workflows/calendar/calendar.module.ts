import { Module } from '@nestjs/common';
import { CalendarFigures } from '../../accounts/vacation/calendar-figures.service.ts';
import { CalendarYears } from '../../day/calendar-years.service.ts';
import { WorkDays } from '../../day/work-days.service.ts';
import { FeaturesModule } from '../../features/features.module.ts';
import { AbsencesOnFreeDays } from '../../records/entries/absences-on-free-days.service.ts';
import { EntriesModule } from '../../records/entries/entries.module.ts';
import { StoredFigures } from '../../records/entries/stored-figures.service.ts';
import { Shutdowns } from '../shutdowns/shutdowns.service.ts';
import { CalendarChanges } from './calendar-changes.service.ts';
import { CalendarEffect } from './calendar-effect.ts';
import { CompanyDays } from './company-days.service.ts';
import { FirstPlace } from './first-place.service.ts';
import { FollowedChange } from './followed-change.service.ts';
import { FreeDays } from './free-days.service.ts';
import { Places } from './places.service.ts';

const calls = [CalendarYears, Places, CompanyDays, Shutdowns, FreeDays];
const services = [...calls, FirstPlace, WorkDays, CalendarFigures, StoredFigures];
const inside = [CalendarChanges, CalendarEffect, FollowedChange, AbsencesOnFreeDays];

@Module({
  imports: [EntriesModule, FeaturesModule],
  providers: [...services, ...inside],
  exports: services,
})
export class CalendarModule {}
