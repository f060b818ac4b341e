import { Module } from '@nestjs/common';
import { Apps } from './apps.service.ts';
import { OwnFactorsService } from './own-factors.service.ts';
import { Proofs } from './proofs.service.ts';

@Module({ providers: [Apps, OwnFactorsService, Proofs], exports: [Apps, OwnFactorsService, Proofs] })
export class FactorsModule {}
