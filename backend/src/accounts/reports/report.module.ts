import { Module } from '@nestjs/common';
import { EntriesModule } from '../../records/entries/entries.module.ts';
import { ReportService } from './report.service.ts';

@Module({ imports: [EntriesModule], providers: [ReportService], exports: [ReportService] })
export class ReportModule {}
