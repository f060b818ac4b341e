import { Module } from '@nestjs/common';
import { FeaturesModule } from '../features/features.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { Accounts } from './accounts.service.ts';
import { Attempts } from './attempts.ts';
import { Codes } from './codes.service.ts';
import { CurrentCompanyController } from './company.controller.ts';
import { DevicesController } from './devices.controller.ts';
import { Devices } from './devices.ts';
import { NewPasswords } from './new-passwords.service.ts';
import { OwnPassword } from './own-password.service.ts';
import { OwnSessions } from './own-sessions.service.ts';
import { Profiles } from './profiles.service.ts';
import { SessionController } from './session.controller.ts';

@Module({
  imports: [UsersModule, FeaturesModule],
  controllers: [SessionController, DevicesController, CurrentCompanyController],
  providers: [Accounts, Attempts, Codes, Devices, NewPasswords, OwnPassword, OwnSessions, Profiles],
})
export class SessionModule {}
