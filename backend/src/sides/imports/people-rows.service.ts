import { Injectable } from '@nestjs/common';
import { hasFeatures, ROLE_CODES } from '@stundenbuch/domain/access/access';
import { calendarAccess } from '@stundenbuch/domain/day/calendar/access';
import { contractAccess } from '@stundenbuch/domain/day/contracts/access';
import { contractChange } from '@stundenbuch/domain/day/contracts/contract';
import { memberInput } from '@stundenbuch/domain/day/teams/contract';
import { workerChange, workerInputOfGlobalAdmin } from '@stundenbuch/domain/sides/people/contract';
import { latest } from '@stundenbuch/domain/time/day';
import { isAddress, loginNameOf } from '@stundenbuch/domain/wire/login-name';
import { headerOf, importFeatures } from '@stundenbuch/domain/workflows/imports/columns';
import { importText } from '@stundenbuch/domain/workflows/imports/messages';
import { hoursOfRow, personRefusal, weekOf } from '@stundenbuch/domain/workflows/imports/person';
import type { ReadRow } from '@stundenbuch/domain/workflows/imports/rows';
import { existing } from '../../platform/database/found.ts';
import { Input } from '../../platform/http/input.ts';
import { Refused, refuseIf } from '../../platform/refused.ts';
import { ContractRecords } from '../../workflows/contracts/contract-records.service.ts';
import { Contracts } from '../../workflows/contracts/contracts.service.ts';
import { NewUsers } from '../people/new-users.service.ts';
import { UserRecords } from '../people/user-records.service.ts';
import { Teams } from '../teams/teams.service.ts';
import type { KnownPerson } from './known-people.ts';
import { Named } from './named.service.ts';
import { Openings } from './openings.service.ts';
import {
  differences,
  mayChange,
  offRefusal,
  type Run,
  type Taker,
  type Unit,
  type UnitOutcome,
} from './run.ts';

type Row = ReadRow<'people'>;

/** People with what their accounts begin with: made and changed as by the form (IMP-08, IMP-10). */
@Injectable()
export class PeopleRows implements Taker<'people'> {
  constructor(
    private readonly newUsers: NewUsers,
    private readonly users: UserRecords,
    private readonly contracts: Contracts,
    private readonly records: ContractRecords,
    private readonly teams: Teams,
    private readonly named: Named,
    private readonly openings: Openings,
  ) {}

  units(run: Run, rows: readonly Row[]): Unit[] {
    return rows.map(loggedInBy(run)).map((row) => ({
      lines: [row.line],
      keys: [
        ...(row.personnelNumber ? [`number:${row.personnelNumber}`] : []),
        row.email
          ? `email:${row.email.toLowerCase()}`
          : `name:${row.first_name}|${row.name}|${row.worker_since ?? ''}`.toLowerCase(),
      ],
      take: () => this.take(run, row).catch(ofLoginName(row)),
    }));
  }

  private async take(run: Run, row: Row): Promise<UnitOutcome> {
    const { who } = run;
    refuseIf(offRefusal('people', row, importFeatures(who.features, run.short_name)));
    const known = run.people.findInList(row);
    refuseIf(personRefusal(row, who, known === null));
    await this.openings.startOf(run, row);
    return known ? this.change(run, row, known) : this.create(run, row);
  }

  private async create(run: Run, row: Row): Promise<UnitOutcome> {
    const { who } = run;
    const starts_on = row.starts_on ?? run.starts_on;
    const week = weekOf(row);
    const hasContracts = hasFeatures(contractAccess.contracts, who.features);
    const place_id = row.place === null ? undefined : await this.named.place(who, row.place);
    const body = {
      ...{
        first_name: row.first_name,
        name: row.name,
        email: row.email,
        personnelNumber: row.personnelNumber,
      },
      job: await this.named.job(run, row.job),
      role: row.role,
      setAdmin: row.role === ROLE_CODES.admin,
      worker_since: row.worker_since,
      weeklyhours: hoursOfRow(row),
      ...(row.vacation !== null && { vacation: row.vacation }),
      ...(week && hasContracts && { minutes: week }),
      ...(place_id !== undefined && { place_id }),
      ...(starts_on &&
        hasFeatures(calendarAccess.year, who.features) && { records_from: starts_on, records: true }),
      ...(row.vacation_lastyear !== null && { vacation_lastyear: row.vacation_lastyear }),
      ...(row.vacation_taken !== null && { vacation_taken: row.vacation_taken }),
      ...(row.opening_minutes !== null && { opening_minutes: row.opening_minutes }),
    };
    const text = starts_on ? importText(run.file, starts_on) : undefined;
    const person = await this.newUsers.create(who, new Input(workerInputOfGlobalAdmin, body), text);
    if (row.leaves_on !== null) await this.end(run, person.id, row);
    if (row.team !== null) {
      const from = latest(row.worker_since ?? run.today, starts_on ?? run.today);
      const member = { user: person.id, from, home: true };
      await this.teams.addMember(who, await this.named.team(who, row.team), new Input(memberInput, member));
    }
    const { openings } = await this.openings.apply(run, person.id, row, true);
    return { result: 'new', openings };
  }

  /** 'Austritt' is the end of the contract that there is. */
  private async end(run: Run, user: number, { leaves_on }: Row): Promise<void> {
    const { id, valid_from, weeklyhours, minutes, vacation, place_id, note } = existing(
      (await this.contracts.ofPerson(run.who, user))[0],
    );
    const row = { valid_from, ends_on: leaves_on, weeklyhours, minutes, vacation, place_id, note };
    await this.records.change(run.who, id, new Input(contractChange, { ...row, reason: run.who.reason }));
  }

  private async change(run: Run, row: Row, known: KnownPerson): Promise<UnitOutcome> {
    const sentCells = { ...row, weeklyhours: hoursOfRow(row) };
    const cells = CELLS.map((key) => [key, known[key], sentCells[key]] as const);
    const email = row.email?.toLowerCase() ?? null;
    const changed = differences([
      ...cells,
      ['email', known.email, email] as const,
      ['role', known.role, row.role] as const,
      ['job', known.job, row.job] as const,
    ]);
    const keys = new Set(changed.map(({ field }) => field));
    if (changed.length > 0 && mayChange(run, row.change)) {
      const sent = Object.fromEntries(
        cells.filter(([key]) => keys.has(key)).map(([key, , value]) => [key, value]),
      );
      const body = {
        ...sent,
        ...(keys.has('email') && { email }),
        ...(keys.has('role') && { role: row.role, setAdmin: row.role === ROLE_CODES.admin }),
        ...(keys.has('job') && { job: await this.named.job(run, row.job) }),
      };
      await this.users.change(run.who, known.id, new Input(workerChange, body));
    }
    const opened = await this.openings.apply(run, known.id, row, false);
    const changes = [
      ...changed.map(({ field, ...values }) => ({ field: headerOf('people', field) ?? field, ...values })),
      ...opened.changes,
    ];
    const { openings } = opened;
    if (changes.length > 0)
      return { result: mayChange(run, row.change) ? 'changed' : 'left', changes, openings };
    return { result: opened.added ? 'new' : 'known', openings };
  }
}

/** Whoever has no e-mail is known by the login name in its place. */
const loggedInBy =
  ({ short_name }: Run) =>
  (row: Row): Row => {
    if (row.email !== null || row.login === null || short_name === null) return row;
    const login = row.login.toLowerCase();
    return { ...row, email: login.includes('@') ? login : loginNameOf(login, short_name) };
  };

/** What is wrong with the e-mail is wrong in the cell that it was made of. */
const ofLoginName =
  ({ login, email }: Row) =>
  (error: unknown): never => {
    const isMade = login !== null && email !== null && !isAddress(email);
    if (isMade && error instanceof Refused && error.refusal.field === 'email')
      throw new Refused({ ...error.refusal, field: 'login' });
    throw error;
  };

const CELLS = ['personnelNumber', 'first_name', 'name', 'worker_since', 'weeklyhours', 'vacation'] as const;
