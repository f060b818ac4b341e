import { Module } from '@nestjs/common';
import { EntriesModule } from '../../records/entries/entries.module.ts';
import { ReportService } from './report.service.ts';
import { SavedViews } from './saved-views.service.ts';
import { Statements } from './statements.service.ts';

const services = [ReportService, SavedViews, Statements];

@Module({ imports: [EntriesModule], providers: services, exports: services })
export class ReportModule {}
