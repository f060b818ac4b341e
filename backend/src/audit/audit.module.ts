import { Module } from '@nestjs/common';
import { FeaturesModule } from '../features/features.module.ts';
import { LedgerModule } from '../ledger/ledger.module.ts';
import { OvertimeModule } from '../overtime/overtime.module.ts';
import { SheetsModule } from '../sheets/sheets.module.ts';
import { AuditController } from './audit.controller.ts';
import { Changes } from './changes.service.ts';
import { Corrections } from './corrections.service.ts';
import { Erasing } from './erasing.ts';
import { AccountFiles } from './inspection/account-files.service.ts';
import { InspectionPackage } from './inspection/inspection-package.service.ts';
import { Packages } from './packages.service.ts';
import { Sealing } from './sealing.ts';
import { Seals } from './seals.service.ts';
import { SecurityEvents } from './security-events.service.ts';

@Module({
  imports: [FeaturesModule, LedgerModule, OvertimeModule, SheetsModule],
  controllers: [AuditController],
  providers: [
    SecurityEvents,
    Changes,
    Corrections,
    Seals,
    Sealing,
    Erasing,
    Packages,
    AccountFiles,
    InspectionPackage,
  ],
})
export class AuditModule {}
