import { Injectable } from '@nestjs/common';
import { accountFields } from '@stundenbuch/domain/accounts/vacation/account-fields';
import { columnRefusal } from '@stundenbuch/domain/day/contracts/columns';
import { adminAccess } from '@stundenbuch/domain/sides/people/access';
import { isTypedVacation, type WorkerChange } from '@stundenbuch/domain/sides/people/contract';
import type { LawPersonInput } from '@stundenbuch/domain/sides/people/law-person';
import { refuseAdmin } from '@stundenbuch/domain/sides/people/messages';
import type { RecordingInput } from '@stundenbuch/domain/sides/people/recording';
import {
  changeableFields,
  changesAccess,
  globalAdminDeletionRefusal,
  globalAdminRefusal,
  ownRightsRefusal,
  personDeletionRefusal,
  roleAfter,
  staleRefusal,
  workerRefusal,
} from '@stundenbuch/domain/sides/people/rules';
import { type CurrentUser, profileInput } from '@stundenbuch/domain/sides/session/contract';
import { loginSettings } from '@stundenbuch/domain/sides/session/setting-groups';
import { yearOf } from '@stundenbuch/domain/time/day';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import { LedgerEntries } from '../../accounts/vacation/ledger-entries.service.ts';
import {
  type VacationRow,
  vacationColumns,
  vacationFactsOf,
} from '../../accounts/vacation/vacation-facts.ts';
import { SettingsService } from '../../features/settings.service.ts';
import { Clock } from '../../platform/clock.ts';
import { Database, rowsOf, type Tenant, type Tx } from '../../platform/database/database.ts';
import { lockPeople } from '../../platform/database/locks.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Input } from '../../platform/http/input.ts';
import { Refused, refuseIf } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Session } from '../../platform/session/session.entity.ts';
import { Sessions } from '../../platform/session/sessions.ts';
import { stillAllowed } from '../../platform/session/still-allowed.ts';
import { User } from '../../platform/user.entity.ts';
import { ContractColumns } from '../../workflows/contracts/contract-columns.service.ts';
import { CompanyOfUser } from '../company/company-of-user.ts';
import { DemandedProof } from '../company/demanded-proof.ts';
import { EmailChanges } from './email-changes.service.ts';
import { lawPersonOf } from './law-person.ts';
import { People } from './people.service.ts';
import { recordingOfChanged } from './recorded-from.ts';
import { RecordingChanges } from './recording-changes.service.ts';
import { conflicts, hasContracts, hasLedger, workerFactsOf } from './worker-facts.ts';

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
    private readonly recording: RecordingChanges,
  ) {}

  /** 404 for people outside the company, 403 for a colleague, then the fields. */
  async change(asking: Caller, id: number, body: Input): Promise<CurrentUser> {
    const tenant = await this.companies.of(asking, id);
    await this.database.write(
      tenant,
      async (tx) => {
        const who = await stillAllowed(tx, this.sessions, asking, adminAccess.changeWorker, tenant.company);
        await lockPeople(tx, tenant, sql`u.id = ${id}`);
        const person = await tx.findOne(User, { company: tenant.company, id });
        if (!person) throw new Refused(refuseWire('not_found'));
        const own = id === who.id;
        const fields = changeableFields(who, own);
        if (!fields) throw new Refused(refuseWire('forbidden'));
        const sent = await this.withoutRestAsRead(tx, tenant, id, body);
        const change: WorkerChange = sent.readBy(fields);
        if (changesAccess(person, change)) await this.proof.require(asking);
        if (own) await this.proof.ofOwnEmail(tx, asking, person, change.email);
        const known = await workerFactsOf(tx, tenant, change.job, id);
        refuseIf(workerRefusal(change.job, known));
        const isCompanys = fields !== profileInput;
        if (hasContracts(known) && known.contracted) refuseIf(columnRefusal(columnsOf(person), change));
        const law = isCompanys ? lawPersonOf(known, body, this.clock.today()) : {};
        const found = isCompanys && recordingOfChanged(known, body, person, change, this.clock.today());
        const recording = await this.recording.required(tx, tenant, who, person, found || null);
        const rights = own ? ownRightsRefusal(person, change) : globalAdminRefusal(who, person, change);
        const stale = staleRefusal(person.version, change.version);
        if (change.confirm_vacation_lastyear)
          change.vacation_lastyear ??= await this.restOfLastYear(tx, tenant, id);
        if (hasLedger(known)) await this.ledgers.enter(tx, tenant, id, change.vacation_lastyear);
        const former = person.email;
        await this.confirmFirst(tx, tenant, who, person, change);
        this.apply(person, { ...change, ...law, ...recording?.value });
        if (!person.active) await tx.nativeDelete(Session, { company: tenant.company, user: id });
        // Flushed first: only the database knows whether the e-mail is taken, and that refusal precedes the one on own rights.
        await tx.flush();
        refuseIf(rights ?? stale);
        if (person.email !== former) await this.announce(tx, { ...tenant, id: who.id }, person, former);
        if (!hasContracts(known)) await this.columns.follow(tx, tenant, id);
        await this.recording.follow(tx, tenant, id, recording);
        await askConstraints(tx);
      },
      conflicts,
    );
    return this.read(asking, tenant, id);
  }

  async delete(who: Caller, id: number): Promise<{ id: number }> {
    await this.proof.require(who);
    refuseIf(personDeletionRefusal(id === who.id));
    await this.database.write(
      who,
      async (tx) => {
        const caller = await stillAllowed(tx, this.sessions, who, adminAccess.deleteWorker);
        const person = await tx.findOne(User, { company: who.company, id });
        if (!person) throw new Refused(refuseWire('not_found'));
        refuseIf(globalAdminDeletionRefusal(caller, person.global_admin));
        await tx.nativeDelete(User, { company: who.company, id });
        await askConstraints(tx);
      },
      conflicts,
    );
    return { id };
  }

  /** Where the company wants it and mails are sent, another e-mail counts once it is confirmed there. */
  private async confirmFirst(tx: Tx, tenant: Tenant, who: Caller, person: User, change: WorkerChange) {
    const { email } = change;
    if (email === undefined || email === person.email || !this.emails.canAsk) return;
    const { value } = await this.settings.of(tenant, loginSettings, tx);
    if (!value.email_confirm) return;
    if (await this.emails.isTaken(tx, email)) throw new Refused(refuseAdmin('email_taken', 'email'));
    await this.emails.ask(tx, { ...tenant, id: who.id }, person, email);
    delete change.email;
  }

  private async announce(tx: Tx, tenant: Tenant, person: User, former: string): Promise<void> {
    person.pending_email = null;
    person.pending_until = null;
    await this.emails.changed(tx, tenant, person, former);
  }

  /**
   * Sent back with the whole record as it was read it changes nothing: a computed rest does not become an entered one.
   * It may be more than can be typed (60, 90), and is then recognized by itself.
   */
  private async withoutRestAsRead(tx: Tx, tenant: Tenant, id: number, body: Input): Promise<Input> {
    const sent = body.field('vacation_lastyear');
    const isWhole = body.has('vacation_lastyear_provisional');
    if (typeof sent !== 'number' || (isTypedVacation(sent) && !isWhole)) return body;
    return sent === (await this.restOfLastYear(tx, tenant, id)) ? body.without('vacation_lastyear') : body;
  }

  private async restOfLastYear(tx: Tx, tenant: Tenant, id: number): Promise<number> {
    const [row] = await rowsOf<VacationRow>(
      tx,
      sql`select ${vacationColumns(tenant, 'entered')} from users u where u.company_id = ${tenant.company} and u.id = ${id}`,
    );
    return accountFields(vacationFactsOf(row as VacationRow), this.clock.today()).vacation_lastyear;
  }

  private apply(
    person: User,
    {
      version: _,
      confirm_vacation_lastyear: __,
      role,
      setAdmin,
      active,
      ...fields
    }: WorkerChange & LawPersonInput & RecordingInput,
  ): void {
    const given = Object.entries(fields).filter(([, value]) => value !== undefined);
    Object.assign(person, Object.fromEntries(given));
    person.role = roleAfter(person.role, { role, setAdmin });
    if (active !== undefined) person.active = Boolean(active);
    if (fields.vacation_lastyear !== undefined) {
      person.vacation_lastyear_entered_in = yearOf(this.clock.today());
    }
  }

  private async read(who: Caller, tenant: Tenant, id: number): Promise<CurrentUser> {
    const person = await this.people.one(tenant, sql`u.id = ${id}`, who);
    if (!person) throw new Refused(refuseWire('not_found'));
    return person;
  }
}

const columnsOf = ({ weeklyhours = null, working_days = null, worker_since = null, vacation }: User) => ({
  ...{ weeklyhours, working_days, worker_since, vacation },
});

/** Checks the deferred constraints now, while their violation can still be mapped to a refusal. */
async function askConstraints(tx: Tx): Promise<void> {
  await rowsOf(tx, sql`set constraints all immediate`);
}
