import { Module } from '@nestjs/common';
import { People } from './people.service.ts';

@Module({ providers: [People], exports: [People] })
export class UsersModule {}
