import { Module } from '@nestjs/common';
import { FeaturesModule } from '../features/features.module.ts';
import { InspectionModule } from '../inspection/inspection.module.ts';
import { AuditController } from './audit.controller.ts';
import { Changes } from './changes.service.ts';
import { Corrections } from './corrections.service.ts';
import { Erasing } from './erasing.ts';
import { Packages } from './packages.service.ts';
import { Sealing } from './sealing.ts';
import { Seals } from './seals.service.ts';

@Module({
  imports: [FeaturesModule, InspectionModule],
  controllers: [AuditController],
  providers: [Changes, Corrections, Seals, Sealing, Erasing, Packages],
})
export class AuditModule {}
