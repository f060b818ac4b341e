import { Module } from '@nestjs/common';
import { ChangeSets } from './change-sets.service.ts';

@Module({ providers: [ChangeSets], exports: [ChangeSets] })
export class ChangeSetsModule {}
