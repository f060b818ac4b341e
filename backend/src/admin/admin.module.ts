import { Module } from '@nestjs/common';
import { CalendarModule } from '../calendar/calendar.module.ts';
import { ContractsModule } from '../contracts/contracts.module.ts';
import { EntriesModule } from '../entries/entries.module.ts';
import { FactorsModule } from '../factors/factors.module.ts';
import { FeaturesModule } from '../features/features.module.ts';
import { LedgerModule } from '../ledger/ledger.module.ts';
import { MailModule } from '../mail/mail.module.ts';
import { OvertimeModule } from '../overtime/overtime.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { CalendarController } from './calendar.controller.ts';
import { CategoriesController } from './categories.controller.ts';
import { Categories } from './categories.service.ts';
import { ClosuresController } from './closures.controller.ts';
import { CompaniesController } from './companies.controller.ts';
import { Companies } from './companies.service.ts';
import { CompanyOfUser } from './company-of-user.ts';
import { ContractRecords } from './contract-records.service.ts';
import { ContractsController } from './contracts.controller.ts';
import { Contracts } from './contracts.service.ts';
import { DemandedProof } from './demanded-proof.ts';
import { FeaturesController } from './features.controller.ts';
import { Features } from './features.service.ts';
import { FirstStepsController } from './first-steps.controller.ts';
import { FirstSteps } from './first-steps.service.ts';
import { HeldMails } from './held-mails.service.ts';
import { InvitationsController } from './invitations.controller.ts';
import { Invitations } from './invitations.service.ts';
import { JobsController } from './jobs.controller.ts';
import { Jobs } from './jobs.service.ts';
import { NewUsers } from './new-users.service.ts';
import { Protections } from './protections.service.ts';
import { RecordingChanges } from './recording-changes.service.ts';
import { SettingsController } from './settings.controller.ts';
import { Settings } from './settings.service.ts';
import { Switches } from './switches.service.ts';
import { UserRecords } from './user-records.service.ts';
import { UsersController } from './users.controller.ts';
import { Users } from './users.service.ts';

@Module({
  imports: [
    UsersModule,
    FeaturesModule,
    ContractsModule,
    CalendarModule,
    EntriesModule,
    LedgerModule,
    MailModule,
    OvertimeModule,
    FactorsModule,
  ],
  controllers: [
    UsersController,
    JobsController,
    CategoriesController,
    CalendarController,
    ClosuresController,
    SettingsController,
    FeaturesController,
    FirstStepsController,
    CompaniesController,
    ContractsController,
    InvitationsController,
  ],
  providers: [
    ...[Users, NewUsers, UserRecords, Jobs, Categories, Companies, Settings, Switches, Features, Protections],
    ...[FirstSteps, Contracts, ContractRecords, CompanyOfUser, DemandedProof, Invitations, HeldMails],
    RecordingChanges,
  ],
})
export class AdminModule {}
