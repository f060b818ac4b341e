import { Injectable } from '@nestjs/common';
import { ROLE_CODES } from '@stundenbuch/domain/access/access';
import { overtimeFeature } from '@stundenbuch/domain/accounts/overtime/features';
import { firstMinutesRefusal, maskOf } from '@stundenbuch/domain/day/contracts/columns';
import { adminAccess } from '@stundenbuch/domain/sides/people/access';
import type { WorkerInput } from '@stundenbuch/domain/sides/people/contract';
import { entryOf, entryRefusal } from '@stundenbuch/domain/sides/people/entry-day';
import { openingsInput, openingYear, timeOpeningDay } from '@stundenbuch/domain/sides/people/openings';
import {
  loginNameRefusal,
  newWorkerFields,
  roleAfter,
  workerRefusal,
} from '@stundenbuch/domain/sides/people/rules';
import type { CurrentUser } from '@stundenbuch/domain/sides/session/contract';
import { TimePostings } from '../../accounts/overtime/time-postings.service.ts';
import { LedgerEntries } from '../../accounts/vacation/ledger-entries.service.ts';
import { Contract } from '../../day/contract.entity.ts';
import { SettingsService } from '../../features/settings.service.ts';
import { Clock } from '../../platform/clock.ts';
import { Database, type Tenant, type Tx } from '../../platform/database/database.ts';
import { existing } from '../../platform/database/found.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Input } from '../../platform/http/input.ts';
import { refuseIf } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Sessions } from '../../platform/session/sessions.ts';
import { stillAllowed } from '../../platform/session/still-allowed.ts';
import { User } from '../../platform/user.entity.ts';
import { DemandedProof } from '../company/demanded-proof.ts';
import { inCompany } from '../company/in-company.ts';
import { lawPersonOf } from './law-person.ts';
import { People } from './people.service.ts';
import { recordingOfNew } from './recorded-from.ts';
import { conflicts, hasContracts, hasLedger, hasOvertime, workerFactsOf } from './worker-facts.ts';

type New = Omit<WorkerInput, 'role'> & { role: number };

/** Somebody new, with all that the accounts begin with: in one transaction. */
@Injectable()
export class NewUsers {
  constructor(
    private readonly database: Database,
    private readonly people: People,
    private readonly sessions: Sessions,
    private readonly clock: Clock,
    private readonly proof: DemandedProof,
    private readonly ledgers: LedgerEntries,
    private readonly settings: SettingsService,
    private readonly timePostings: TimePostings,
  ) {}

  /** `text` is said with what the accounts begin with, where that comes from somewhere else than the form. */
  async create(who: Caller, body: Input, text?: string): Promise<CurrentUser> {
    const input = { company: who.company, ...body.readBy(newWorkerFields(who)) };
    const tenant = inCompany(who, input.company);
    const role = roleAfter(ROLE_CODES.employee, input);
    // Whoever could make an admin could come in as one.
    if (role !== ROLE_CODES.employee) await this.proof.require(who);
    const id = await this.database.writeOrRefuse(tenant, conflicts, async (tx) => {
      await stillAllowed(tx, this.sessions, who, adminAccess.createWorker, tenant.company);
      return this.add(tx, tenant, { ...input, role }, body, text);
    });
    return existing(await this.people.one(tenant, sql`u.id = ${id}`, who));
  }

  private async add(tx: Tx, tenant: Tenant, input: New, body: Input, text?: string): Promise<number> {
    const { role, setAdmin: _, company: __, active, minutes, place_id, ...fields } = input;
    const today = this.clock.today();
    const known = await workerFactsOf(tx, tenant, fields.job);
    refuseIf(workerRefusal(fields.job, known));
    refuseIf(loginNameRefusal(fields.email, known.shortName));
    const law = lawPersonOf(known, body, today);
    const recording = recordingOfNew(known, body, { role, worker_since: fields.worker_since }, today);
    const entry = {
      hasContract: hasContracts(known) && recording.records,
      saysContract: minutes !== undefined || body.has('records_from'),
      worker_since: fields.worker_since,
    };
    const first = entry.hasContract && minutes ? { minutes, place_id: place_id ?? null } : null;
    if (first) refuseIf(firstMinutesRefusal(first.minutes, fields.weeklyhours));
    refuseIf(entryRefusal(entry));
    const openings = body.readBy(openingsInput);
    // The form of the last release says no day, and means the year that it is.
    const begins = (body.has('records_from') && recording.records_from) || null;
    const year = openingYear(begins, today);
    const person = tx.create(User, {
      ...fields,
      ...law,
      ...recording,
      role,
      company: tenant.company,
      ...(first && { working_days: maskOf(first.minutes) }),
      worker_since: entryOf(entry, today),
      active: Boolean(active),
      vacation_lastyear_entered_in: year,
      created_at: this.clock.now(),
    });
    await tx.flush();
    const { opening_minutes = 0, vacation_taken = 0 } = recording.records ? openings : {};
    if (hasLedger(known)) {
      const taken = { lastYear: fields.vacation_lastyear, taken: vacation_taken };
      const day = begins ?? `${year}-01-01`;
      await this.ledgers.begin(tx, tenant, person.id, { day, year, ...taken, ...(text && { text }) });
    }
    if (hasOvertime(known) && opening_minutes !== 0)
      await this.openAccount(tx, tenant, person, { minutes: opening_minutes, text });
    const own = { company: tenant.company, user: person.id };
    if (first) await tx.nativeUpdate(Contract, own, { minutes: first.minutes, place: first.place_id });
    return person.id;
  }

  private async openAccount(
    tx: Tx,
    tenant: Tenant,
    { id, records_from, worker_since }: User,
    opening: { minutes: number; text: string | undefined },
  ) {
    const { since } = await this.settings.of(tenant, overtimeFeature, tx);
    if (since === null) return;
    const day = timeOpeningDay(since, records_from ?? null, worker_since ?? null);
    await this.timePostings.begin(tx, tenant, { user: id, day, ...opening });
  }
}
