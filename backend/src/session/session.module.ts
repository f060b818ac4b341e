import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module.ts';
import { Accounts } from './accounts.service.ts';
import { Attempts } from './attempts.ts';
import { Codes } from './codes.service.ts';
import { CurrentCompanyController } from './company.controller.ts';
import { Devices } from './devices.ts';
import { Profiles } from './profiles.service.ts';
import { SessionController } from './session.controller.ts';

@Module({
  imports: [UsersModule],
  controllers: [SessionController, CurrentCompanyController],
  providers: [Accounts, Attempts, Codes, Devices, Profiles],
})
export class SessionModule {}
