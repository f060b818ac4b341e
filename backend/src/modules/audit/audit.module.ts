import { Module } from '@nestjs/common';
import { OvertimeModule } from '../../accounts/overtime/overtime.module.ts';
import { SheetsModule } from '../../accounts/sheets/sheets.module.ts';
import { LedgerModule } from '../../accounts/vacation/ledger.module.ts';
import { FeaturesModule } from '../../features/features.module.ts';
import { AccountFiles } from '../../sides/inspection/account-files.service.ts';
import { InspectionPackage } from '../../sides/inspection/inspection-package.service.ts';
import { Packages } from '../../sides/inspection/packages.service.ts';
import { Changes } from '../../sides/log/changes.service.ts';
import { Corrections } from '../../sides/log/corrections.service.ts';
import { Erasing } from '../../sides/log/erasing.ts';
import { Sealing } from '../../sides/log/sealing.ts';
import { Seals } from '../../sides/log/seals.service.ts';
import { SecurityEvents } from '../../sides/log/security-events.service.ts';
import { AuditController } from './audit.controller.ts';

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
