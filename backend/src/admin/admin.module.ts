import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module.ts';
import { CategoriesController } from './categories.controller.ts';
import { Categories } from './categories.service.ts';
import { CompaniesController } from './companies.controller.ts';
import { Companies } from './companies.service.ts';
import { JobsController } from './jobs.controller.ts';
import { Jobs } from './jobs.service.ts';
import { UserRecords } from './user-records.service.ts';
import { UsersController } from './users.controller.ts';
import { Users } from './users.service.ts';

@Module({
  imports: [UsersModule],
  controllers: [UsersController, JobsController, CategoriesController, CompaniesController],
  providers: [Users, UserRecords, Jobs, Categories, Companies],
})
export class AdminModule {}
