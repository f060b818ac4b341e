import { Module } from '@nestjs/common';
import { AccountPostings } from './account-postings.service.ts';

@Module({ providers: [AccountPostings], exports: [AccountPostings] })
export class PostingsModule {}
