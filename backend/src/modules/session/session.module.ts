import { Module } from '@nestjs/common';
import { OvertimeModule } from '../../accounts/overtime/overtime.module.ts';
import { FeaturesModule } from '../../features/features.module.ts';
import { MailModule } from '../../mail/mail.module.ts';
import { FactorsModule } from '../../sides/factors/factors.module.ts';
import { CompanyDownload } from '../../sides/moving/company-download.service.ts';
import { UsersModule } from '../../sides/people/users.module.ts';
import { Anonymising } from '../../sides/privacy/anonymising.service.ts';
import { LeavingPeople } from '../../sides/privacy/leaving.service.ts';
import { PrivacyPeriods } from '../../sides/privacy/periods.service.ts';
import { PersonExport } from '../../sides/privacy/person-export.service.ts';
import { ProcessingRegister } from '../../sides/privacy/register.service.ts';
import { Accounts } from '../../sides/signin/accounts.service.ts';
import { Attempts } from '../../sides/signin/attempts.ts';
import { BoundLogins } from '../../sides/signin/bound-logins.ts';
import { Devices } from '../../sides/signin/devices.ts';
import { EndingTokens } from '../../sides/signin/ending-tokens.ts';
import { Forgotten } from '../../sides/signin/forgotten.service.ts';
import { LinkCodes } from '../../sides/signin/link-codes.service.ts';
import { NewLogins } from '../../sides/signin/new-logins.ts';
import { NewPasswords } from '../../sides/signin/new-passwords.service.ts';
import { OwnEmail } from '../../sides/signin/own-email.service.ts';
import { OwnPassword } from '../../sides/signin/own-password.service.ts';
import { OwnProof } from '../../sides/signin/own-proof.service.ts';
import { OwnSessions } from '../../sides/signin/own-sessions.service.ts';
import { PasskeyLogin } from '../../sides/signin/passkey-login.service.ts';
import { PasswordChanges } from '../../sides/signin/password-changes.service.ts';
import { Profiles } from '../../sides/signin/profiles.service.ts';
import { ProgramTokens } from '../../sides/signin/program-tokens.service.ts';
import { ProvedLogins } from '../../sides/signin/proved-logins.ts';
import { SecondStep } from '../../sides/signin/second-step.service.ts';
import { SignOnOnly } from '../../sides/signin/sign-on-only.ts';
import { SignOnModule } from '../../sides/signon/signon.module.ts';
import { Tickets } from '../../sides/signon/tickets.service.ts';
import { CurrentCompanyController } from './company.controller.ts';
import { DevicesController } from './devices.controller.ts';
import { EmailsController } from './emails.controller.ts';
import { FactorsController } from './factors.controller.ts';
import { LoginOptionsController } from './login-options.controller.ts';
import { PrivacyController } from './privacy.controller.ts';
import { ProgramTokensController } from './program-tokens.controller.ts';
import { SessionController } from './session.controller.ts';
import { SignOnController } from './sign-on.controller.ts';

@Module({
  imports: [UsersModule, FeaturesModule, FactorsModule, MailModule, OvertimeModule, SignOnModule],
  controllers: [
    SessionController,
    DevicesController,
    EmailsController,
    FactorsController,
    CurrentCompanyController,
    LoginOptionsController,
    PrivacyController,
    SignOnController,
    ProgramTokensController,
  ],
  providers: [
    Accounts,
    Attempts,
    BoundLogins,
    LinkCodes,
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
    Anonymising,
    CompanyDownload,
    LeavingPeople,
    PersonExport,
    PrivacyPeriods,
    ProcessingRegister,
    EndingTokens,
    Profiles,
    ProgramTokens,
    ProvedLogins,
    SecondStep,
    SignOnOnly,
    Tickets,
  ],
})
export class SessionModule {}
