import { Module } from '@nestjs/common';
import { Entries } from './entries.service.ts';
import { Recording } from './recording.ts';

@Module({ providers: [Entries, Recording], exports: [Entries, Recording] })
export class EntriesModule {}
