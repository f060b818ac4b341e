import { Module } from '@nestjs/common';
import { OvertimeModule } from '../../accounts/overtime/overtime.module.ts';
import { LedgerModule } from '../../accounts/vacation/ledger.module.ts';
import { FeaturesModule } from '../../features/features.module.ts';
import { MailModule } from '../../mail/mail.module.ts';
import { EntriesModule } from '../../records/entries/entries.module.ts';
import { Categories } from '../../sides/company/categories.service.ts';
import { Companies } from '../../sides/company/companies.service.ts';
import { CompanyOfUser } from '../../sides/company/company-of-user.ts';
import { DemandedProof } from '../../sides/company/demanded-proof.ts';
import { Features } from '../../sides/company/features.service.ts';
import { FirstSteps } from '../../sides/company/first-steps.service.ts';
import { Jobs } from '../../sides/company/jobs.service.ts';
import { Protections } from '../../sides/company/protections.service.ts';
import { Settings } from '../../sides/company/settings.service.ts';
import { ShortNameEffect } from '../../sides/company/short-name-effect.ts';
import { Switches } from '../../sides/company/switches.service.ts';
import { FactorsModule } from '../../sides/factors/factors.module.ts';
import { ImportsModule } from '../../sides/imports/imports.module.ts';
import { HeldMails } from '../../sides/people/held-mails.service.ts';
import { Invitations } from '../../sides/people/invitations.service.ts';
import { NewUsers } from '../../sides/people/new-users.service.ts';
import { RecordingChanges } from '../../sides/people/recording-changes.service.ts';
import { UserRecords } from '../../sides/people/user-records.service.ts';
import { UsersModule } from '../../sides/people/users.module.ts';
import { Users } from '../../sides/people/users.service.ts';
import { SignOnModule } from '../../sides/signon/signon.module.ts';
import { Deputies } from '../../sides/teams/deputies.service.ts';
import { TeamPeople } from '../../sides/teams/team-people.service.ts';
import { Teams } from '../../sides/teams/teams.service.ts';
import { CalendarModule } from '../../workflows/calendar/calendar.module.ts';
import { ContractRecords } from '../../workflows/contracts/contract-records.service.ts';
import { ContractsModule } from '../../workflows/contracts/contracts.module.ts';
import { Contracts } from '../../workflows/contracts/contracts.service.ts';
import { CalendarController } from './calendar.controller.ts';
import { CategoriesController } from './categories.controller.ts';
import { CompaniesController } from './companies.controller.ts';
import { ContractsController } from './contracts.controller.ts';
import { DeputiesController } from './deputies.controller.ts';
import { FeaturesController } from './features.controller.ts';
import { FirstStepsController } from './first-steps.controller.ts';
import { ImportsController } from './imports.controller.ts';
import { InvitationsController } from './invitations.controller.ts';
import { JobsController } from './jobs.controller.ts';
import { SettingsController } from './settings.controller.ts';
import { ShutdownsController } from './shutdowns.controller.ts';
import { SignOnSetupsController } from './sign-on-setups.controller.ts';
import { TeamsController } from './teams.controller.ts';
import { UsersController } from './users.controller.ts';

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
    SignOnModule,
    ImportsModule,
  ],
  controllers: [
    UsersController,
    JobsController,
    TeamsController,
    DeputiesController,
    CategoriesController,
    CalendarController,
    ShutdownsController,
    SettingsController,
    FeaturesController,
    FirstStepsController,
    CompaniesController,
    ContractsController,
    InvitationsController,
    SignOnSetupsController,
    ImportsController,
  ],
  providers: [
    ...[Users, NewUsers, UserRecords, Jobs, Categories, Companies, Settings, Switches, Features, Protections],
    ShortNameEffect,
    ...[FirstSteps, Contracts, ContractRecords, CompanyOfUser, DemandedProof, Invitations, HeldMails],
    ...[RecordingChanges, Teams, TeamPeople, Deputies],
  ],
})
export class AdminModule {}
