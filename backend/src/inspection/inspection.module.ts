import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger/ledger.module.ts';
import { OvertimeModule } from '../overtime/overtime.module.ts';
import { SheetsModule } from '../sheets/sheets.module.ts';
import { AccountFiles } from './account-files.service.ts';
import { InspectionPackage } from './inspection-package.service.ts';

@Module({
  imports: [LedgerModule, OvertimeModule, SheetsModule],
  providers: [AccountFiles, InspectionPackage],
  exports: [InspectionPackage],
})
export class InspectionModule {}
