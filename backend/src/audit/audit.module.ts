import { Module } from '@nestjs/common';
import { AuditController } from './audit.controller.ts';
import { Changes } from './changes.service.ts';
import { Sealing } from './sealing.ts';
import { Seals } from './seals.service.ts';

@Module({ controllers: [AuditController], providers: [Changes, Seals, Sealing] })
export class AuditModule {}
