import { Injectable } from '@nestjs/common';
import { flagsOf } from '@stundenbuch/domain/access/flags';
import { overtimeFeature } from '@stundenbuch/domain/accounts/overtime/features';
import { type SheetFacts, sheetOf } from '@stundenbuch/domain/accounts/sheets/sheet';
import type { SheetData } from '@stundenbuch/domain/accounts/sheets/sheet-data';
import { type Day, lastOfMonth, monthOf } from '@stundenbuch/domain/time/day';
import { Clock } from '../../platform/clock.ts';
import { Database, type Tenant, type Tx } from '../../platform/database/database.ts';
import { existing } from '../../platform/database/found.ts';
import { type PaidBeside, Surcharges } from '../allowances/surcharges.service.ts';
import { type ExplainedViolation, LawService } from '../law/law.service.ts';
import { OvertimeService } from '../overtime/overtime.service.ts';
import { vacationFactsOf } from '../vacation/vacation-facts.ts';
import {
  type CorrectionRow,
  correctionsBetween,
  headOfSeals,
  type PlaceRow,
  placesOf,
  type SheetEntryRow,
  type SheetPersonRow,
  type SheetSealRow,
  sheetEntriesBetween,
  sheetPeople,
} from './sheet-rows.ts';

/** Which sheet. */
export interface WantedSheet {
  user: number;
  /** 'yyyy-mm' */
  month: string;
  version: number;
}

/** Sheets of the current facts; those of closed months are read as they were stored instead. */
@Injectable()
export class SheetDataService {
  constructor(
    private readonly database: Database,
    private readonly overtime: OvertimeService,
    private readonly law: LawService,
    private readonly surcharges: Surcharges,
    private readonly clock: Clock,
  ) {}

  /** A transaction reads what it has written. */
  async of(tenant: Tenant, user: number, month: string, version: number, tx?: Tx): Promise<SheetData> {
    const [sheet] = await this.ofMany(tenant, [{ user, month, version }], tx);
    return sheet as SheetData;
  }

  /** By how many minutes each month differs from what was owed. */
  async differences(
    tenant: Tenant,
    user: number,
    months: readonly string[],
    tx: Tx,
  ): Promise<[month: string, minutes: number][]> {
    const wanted = months.map((month) => ({ user, month, version: 1 }));
    const sheets = await this.ofMany(tenant, wanted, tx);
    return months.map((month, at) => [month, sheets[at]?.sums.difference ?? 0]);
  }

  /** In the order wanted, with the same number of statements for one sheet and for hundreds. */
  async ofMany(tenant: Tenant, wanted: readonly WantedSheet[], tx?: Tx): Promise<SheetData[]> {
    if (wanted.length === 0) return [];
    const users = [...new Set(wanted.map(({ user }) => user))];
    const months = wanted.map(({ month }) => month).toSorted();
    const from = `${months[0]}-01`;
    const to = lastOfMonth(`${months.at(-1)}-01`);
    const [people, entries, places, corrections, seals] = (await this.database.readAll(
      tenant,
      [
        sheetPeople(tenant, users),
        sheetEntriesBetween(tenant, users, from, to),
        placesOf(tenant),
        correctionsBetween(tenant, users, from, to),
        headOfSeals(tenant),
      ],
      tx,
    )) as [SheetPersonRow[], SheetEntryRow[], PlaceRow[], CorrectionRow[], SheetSealRow[]];
    const accounts = await this.overtime.of(tenant, users, tx);
    const beside = await this.surcharges.of(tenant, users, from, to, tx);
    const violations = await this.law.of(tenant, users, from, to, tx);
    const accountsByUser = new Map(accounts?.accounts.map((account) => [account.user, account.facts]));
    const peopleById = new Map(people.map((person) => [person.id, { person, facts: factsOf(person) }]));
    const byMonth = { entries: grouped(entries), corrections: grouped(corrections) };
    return wanted.map(({ user, month, version }) => {
      const found = existing(peopleById.get(user));
      const account = accountsByUser.get(user);
      const key = `${user} ${month}`;
      return sheetOf({
        ...found.facts,
        month,
        version,
        places,
        company: { id: tenant.company, name: found.person.company_name },
        today: this.clock.today(),
        settings: accounts?.settings ?? overtimeFeature.settings.parse({}),
        account: account && account.since <= lastOfMonth(`${month}-01`) ? account : null,
        entries: (byMonth.entries.get(key) ?? []).map(({ user: _, ...entry }) => entry),
        corrections: (byMonth.corrections.get(key) ?? []).map(({ user: _, ...one }) => one),
        notes: notesOf(violations.get(user) ?? [], month),
        beside: besideOf(beside?.get(user), month),
        seal: seals[0] ?? null,
      });
    });
  }
}

function besideOf(beside: PaidBeside | undefined, month: string): PaidBeside | null {
  if (!beside) return null;
  const isOfMonth = ({ day }: { day: Day }) => monthOf(day) === month;
  return { days: beside.days.filter(isOfMonth), allowances: beside.allowances.filter(isOfMonth) };
}

function notesOf(violations: readonly ExplainedViolation[], month: string): SheetFacts['notes'] {
  return violations
    .filter(({ day }) => monthOf(day) === month)
    .map(({ day, code, text, explanation }) => ({ day, code, text, reason: explanation?.text ?? null }));
}

/** Once for all months of a person: the calendar of a year is computed once, too. */
function factsOf(row: SheetPersonRow): Pick<SheetFacts, 'person' | 'work' | 'vacation'> {
  const { id, first_name, name, personnel_number, permission } = row;
  const vacation = vacationFactsOf(row);
  return {
    person: { id, first_name, name, personnel_number },
    work: vacation.work as SheetFacts['work'],
    vacation: flagsOf(permission).includes('absences') ? vacation : null,
  };
}

function grouped<Row extends { user: number; day: Day }>(rows: readonly Row[]): Map<string, Row[]> {
  return Map.groupBy(rows, ({ user, day }) => `${user} ${monthOf(day)}`);
}
