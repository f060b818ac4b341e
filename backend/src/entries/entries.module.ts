import { Module } from '@nestjs/common';
import { Entries } from './entries.service.ts';

@Module({ providers: [Entries], exports: [Entries] })
export class EntriesModule {}
