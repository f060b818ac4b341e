import { Module } from '@nestjs/common';
import { FactorsModule } from '../factors/factors.module.ts';
import { FeaturesModule } from '../features/features.module.ts';
import { MailModule } from '../mail/mail.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { Accounts } from './accounts.service.ts';
import { Attempts } from './attempts.ts';
import { BoundLogins } from './bound-logins.ts';
import { Codes } from './codes.service.ts';
import { CurrentCompanyController } from './company.controller.ts';
import { DevicesController } from './devices.controller.ts';
import { Devices } from './devices.ts';
import { EmailsController } from './emails.controller.ts';
import { FactorsController } from './factors.controller.ts';
import { Forgotten } from './forgotten.service.ts';
import { LoginOptionsController } from './login-options.controller.ts';
import { NewLogins } from './new-logins.ts';
import { NewPasswords } from './new-passwords.service.ts';
import { OwnEmail } from './own-email.service.ts';
import { OwnPassword } from './own-password.service.ts';
import { OwnProof } from './own-proof.service.ts';
import { OwnSessions } from './own-sessions.service.ts';
import { PasskeyLogin } from './passkey-login.service.ts';
import { PasswordChanges } from './password-changes.service.ts';
import { Profiles } from './profiles.service.ts';
import { ProvedLogins } from './proved-logins.ts';
import { SecondStep } from './second-step.service.ts';
import { SessionController } from './session.controller.ts';

@Module({
  imports: [UsersModule, FeaturesModule, FactorsModule, MailModule],
  controllers: [
    SessionController,
    DevicesController,
    EmailsController,
    FactorsController,
    CurrentCompanyController,
    LoginOptionsController,
  ],
  providers: [
    Accounts,
    Attempts,
    BoundLogins,
    Codes,
    Devices,
    Forgotten,
    NewLogins,
    NewPasswords,
    OwnEmail,
    OwnPassword,
    OwnProof,
    OwnSessions,
    PasskeyLogin,
    PasswordChanges,
    Profiles,
    ProvedLogins,
    SecondStep,
  ],
})
export class SessionModule {}
