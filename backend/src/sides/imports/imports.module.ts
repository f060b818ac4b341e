import { Module } from '@nestjs/common';
import { BudgetsModule } from '../../accounts/budgets/budgets.module.ts';
import { ContingentsModule } from '../../accounts/contingents/contingents.module.ts';
import { LawModule } from '../../accounts/law/law.module.ts';
import { OvertimeModule } from '../../accounts/overtime/overtime.module.ts';
import { LedgerModule } from '../../accounts/vacation/ledger.module.ts';
import { FeaturesModule } from '../../features/features.module.ts';
import { MailModule } from '../../mail/mail.module.ts';
import { EntriesModule } from '../../records/entries/entries.module.ts';
import { Absences } from '../../workflows/absences/absences.service.ts';
import { DecisionRights } from '../../workflows/absences/decision-rights.service.ts';
import { RequestNotices } from '../../workflows/absences/request-notices.ts';
import { Substitutes } from '../../workflows/absences/substitutes.service.ts';
import { CalendarModule } from '../../workflows/calendar/calendar.module.ts';
import { ContractRecords } from '../../workflows/contracts/contract-records.service.ts';
import { ContractsModule } from '../../workflows/contracts/contracts.module.ts';
import { Contracts } from '../../workflows/contracts/contracts.service.ts';
import { PunchModule } from '../../workflows/punch/punch.module.ts';
import { Bookings } from '../../workflows/times/bookings.service.ts';
import { WorkingTimes } from '../../workflows/times/working-times.service.ts';
import { Categories } from '../company/categories.service.ts';
import { CompanyOfUser } from '../company/company-of-user.ts';
import { DemandedProof } from '../company/demanded-proof.ts';
import { Jobs } from '../company/jobs.service.ts';
import { CustomerAddresses } from '../customers/customer-addresses.ts';
import { Customers } from '../customers/customers.service.ts';
import { NewUsers } from '../people/new-users.service.ts';
import { UserRecords } from '../people/user-records.service.ts';
import { UsersModule } from '../people/users.module.ts';
import { Projects } from '../projects/projects.service.ts';
import { Teams } from '../teams/teams.service.ts';
import { AbsenceRows } from './absence-rows.service.ts';
import { BookingRows } from './booking-rows.service.ts';
import { CatalogueRows } from './catalogue-rows.service.ts';
import { ImportChunks } from './import-chunks.service.ts';
import { ImportUndo } from './import-undo.service.ts';
import { Imports } from './imports.service.ts';
import { Named } from './named.service.ts';
import { NewPeople } from './new-people.service.ts';
import { OldImports } from './old-imports.ts';
import { OpeningRows } from './opening-rows.service.ts';
import { Openings } from './openings.service.ts';
import { PeopleRows } from './people-rows.service.ts';
import { PostingUndo } from './posting-undo.service.ts';
import { Takers } from './takers.service.ts';
import { TimeRows } from './time-rows.service.ts';
import { Units } from './units.service.ts';

/** With the services of the forms, by which everything is taken over. */
@Module({
  imports: [
    ...[
      BudgetsModule,
      CalendarModule,
      ContingentsModule,
      ContractsModule,
      EntriesModule,
      FeaturesModule,
      LawModule,
      LedgerModule,
    ],
    ...[MailModule, OvertimeModule, PunchModule, UsersModule],
  ],
  providers: [
    ...[
      Absences,
      Bookings,
      Categories,
      CompanyOfUser,
      ContractRecords,
      Contracts,
      CustomerAddresses,
      Customers,
    ],
    ...[DecisionRights, DemandedProof, Jobs, NewUsers, Projects, RequestNotices, Substitutes, Teams],
    ...[UserRecords, WorkingTimes],
    ...[AbsenceRows, BookingRows, CatalogueRows, NewPeople, OpeningRows, PeopleRows, TimeRows, Takers],
    ...[ImportChunks, ImportUndo, Imports, Named, OldImports, Openings, PostingUndo, Units],
  ],
  exports: [ImportChunks, ImportUndo, Imports],
})
export class ImportsModule {}
