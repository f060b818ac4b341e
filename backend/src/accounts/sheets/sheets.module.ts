import { Module } from '@nestjs/common';
import { AllowancesModule } from '../allowances/allowances.module.ts';
import { LawModule } from '../law/law.module.ts';
import { OvertimeModule } from '../overtime/overtime.module.ts';
import { SheetDataService } from './sheet-data.service.ts';
import { SheetReader } from './sheet-reader.service.ts';
import { Sheets } from './sheets.service.ts';

const services = [SheetDataService, SheetReader, Sheets];

@Module({ imports: [AllowancesModule, LawModule, OvertimeModule], providers: services, exports: services })
export class SheetsModule {}
