import { Injectable } from '@nestjs/common';
import { accountFields } from '@stundenbuch/domain/accounts/vacation/account-fields';
import { adminAccess } from '@stundenbuch/domain/sides/people/access';
import { refuseAdmin } from '@stundenbuch/domain/sides/people/messages';
import {
  changesAccess,
  globalAdminDeletionRefusal,
  personDeletionRefusal,
} from '@stundenbuch/domain/sides/people/rules';
import type { CurrentUser } from '@stundenbuch/domain/sides/session/contract';
import { loginSettings } from '@stundenbuch/domain/sides/session/setting-groups';
import { isAddress } from '@stundenbuch/domain/wire/login-name';
import { LedgerEntries } from '../../accounts/vacation/ledger-entries.service.ts';
import {
  type VacationRow,
  vacationColumns,
  vacationFactsOf,
} from '../../accounts/vacation/vacation-facts.ts';
import { SettingsService } from '../../features/settings.service.ts';
import { Clock } from '../../platform/clock.ts';
import { Database, giveReason, rowsOf, type Tenant, type Tx } from '../../platform/database/database.ts';
import { existing } from '../../platform/database/found.ts';
import { lockPeople } from '../../platform/database/locks.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Input } from '../../platform/http/input.ts';
import { Refused, refuseIf } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Session } from '../../platform/session/session.entity.ts';
import { Sessions } from '../../platform/session/sessions.ts';
import { stillAllowed } from '../../platform/session/still-allowed.ts';
import { User } from '../../platform/user.entity.ts';
import { StoredFigures } from '../../records/entries/stored-figures.service.ts';
import { ContractColumns } from '../../workflows/contracts/contract-columns.service.ts';
import { CompanyOfUser } from '../company/company-of-user.ts';
import { DemandedProof } from '../company/demanded-proof.ts';
import { changedPerson, type PersonChange, sentChange } from './changed-person.ts';
import { EmailChanges } from './email-changes.service.ts';
import { People } from './people.service.ts';
import { conflicts, hasContracts, hasLedger, type WorkerFacts, workerFactsOf } from './worker-facts.ts';

/** Changing and deleting people. */
@Injectable()
export class UserRecords {
  constructor(
    private readonly database: Database,
    private readonly people: People,
    private readonly sessions: Sessions,
    private readonly clock: Clock,
    private readonly columns: ContractColumns,
    private readonly companies: CompanyOfUser,
    private readonly proof: DemandedProof,
    private readonly ledgers: LedgerEntries,
    private readonly settings: SettingsService,
    private readonly emails: EmailChanges,
    private readonly stored: StoredFigures,
  ) {}

  /** 404 for people outside the company, 403 for a colleague, then the fields. */
  async change(asking: Caller, id: number, body: Input): Promise<CurrentUser> {
    const tenant = await this.companies.of(asking, id);
    await this.database.writeOrRefuse(tenant, conflicts, async (tx) => {
      const who = await stillAllowed(tx, this.sessions, asking, adminAccess.changeWorker, tenant.company);
      await lockPeople(tx, tenant, sql`u.id = ${id}`);
      const person = existing(await tx.findOne(User, { company: tenant.company, id }));
      const sent = sentChange(who, person, body, await this.restOfLastYear(tx, tenant, id, body));
      if (changesAccess(person, sent)) await this.proof.require(asking);
      if (id === who.id) await this.proof.ofOwnEmail(tx, asking, person, sent.email);
      const known = await workerFactsOf(tx, tenant, sent.job, id);
      const change = changedPerson({ who, person, known, today: this.clock.today() }, body, sent);
      await this.store(tx, { ...tenant, id: who.id }, person, known, change);
    });
    return this.read(asking, tenant, id);
  }

  async delete(who: Caller, id: number): Promise<{ id: number }> {
    await this.proof.require(who);
    refuseIf(personDeletionRefusal(id === who.id));
    await this.database.writeOrRefuse(who, conflicts, async (tx) => {
      const caller = await stillAllowed(tx, this.sessions, who, adminAccess.deleteWorker);
      const person = existing(await tx.findOne(User, { company: who.company, id }));
      refuseIf(globalAdminDeletionRefusal(caller, person.global_admin));
      await tx.nativeDelete(User, { company: who.company, id });
      await askConstraints(tx);
    });
    return { id };
  }

  private async store(tx: Tx, tenant: Tenant, person: User, known: WorkerFacts, change: PersonChange) {
    const { values, recording, late } = change;
    const { id, email: former } = person;
    if (recording?.reason) await giveReason(tx, recording.reason);
    if (hasLedger(known)) await this.ledgers.enter(tx, tenant, id, values.vacation_lastyear);
    if (await this.confirmsFirst(tx, tenant, person, values.email)) delete values.email;
    Object.assign(person, values);
    if (!person.active) await tx.nativeDelete(Session, { company: tenant.company, user: id });
    await tx.flush();
    refuseIf(late);
    if (person.email !== former) await this.announce(tx, tenant, person, former);
    if (!hasContracts(known)) await this.columns.follow(tx, tenant, id);
    if (recording?.days) await this.stored.followPerson(tx, tenant, id, recording.days);
    await askConstraints(tx);
  }

  /** Where the company wants it and mails are sent, another e-mail counts once it is confirmed there. */
  private async confirmsFirst(tx: Tx, tenant: Tenant, person: User, email: string | undefined) {
    if (email === undefined || email === person.email || !isAddress(email) || !this.emails.canAsk)
      return false;
    const { value } = await this.settings.of(tenant, loginSettings, tx);
    if (!value.email_confirm) return false;
    if (await this.emails.isTaken(tx, email)) throw new Refused(refuseAdmin('email_taken', 'email'));
    await this.emails.ask(tx, tenant, person, email);
    return true;
  }

  private async announce(tx: Tx, tenant: Tenant, person: User, former: string): Promise<void> {
    person.pending_email = null;
    person.pending_until = null;
    await this.emails.changed(tx, tenant, person, former);
  }

  private async restOfLastYear(tx: Tx, tenant: Tenant, id: number, body: Input): Promise<number | null> {
    if (!body.has('vacation_lastyear') && !body.has('confirm_vacation_lastyear')) return null;
    const [row] = await rowsOf<VacationRow>(
      tx,
      sql`select ${vacationColumns(tenant, 'entered')} from users u where u.company_id = ${tenant.company} and u.id = ${id}`,
    );
    return accountFields(vacationFactsOf(row as VacationRow), this.clock.today()).vacation_lastyear;
  }

  private async read(who: Caller, tenant: Tenant, id: number): Promise<CurrentUser> {
    return existing(await this.people.one(tenant, sql`u.id = ${id}`, who));
  }
}

/** Checks the deferred constraints now, while their violation can still be mapped to a refusal. */
async function askConstraints(tx: Tx): Promise<void> {
  await rowsOf(tx, sql`set constraints all immediate`);
}
