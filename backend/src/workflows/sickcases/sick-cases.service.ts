import { Injectable } from '@nestjs/common';
import { kindsFeature } from '@stundenbuch/domain/records/kinds/features';
import { type SickCase as Case, caseOn } from '@stundenbuch/domain/records/sickcases/cases';
import { type Certificate, isOpenCertificate } from '@stundenbuch/domain/records/sickcases/certificate';
import type {
  BeginInput,
  beginInput,
  EndingCases,
  insuranceInput,
  LedSickCase,
  PersonCases,
  SickCaseRecord,
  sickCaseInput,
} from '@stundenbuch/domain/records/sickcases/contract';
import { deletedFrom } from '@stundenbuch/domain/records/sickcases/deletion';
import { refuseSickCase } from '@stundenbuch/domain/records/sickcases/messages';
import { fieldsRefusal, splitRefusal } from '@stundenbuch/domain/records/sickcases/rules';
import { addDays, type Day, latest } from '@stundenbuch/domain/time/day';
import { staleRefusal } from '@stundenbuch/domain/wire/messages';
import { SettingsService } from '../../features/settings.service.ts';
import { Clock } from '../../platform/clock.ts';
import { Database, rowsOf, type Tenant, type Tx } from '../../platform/database/database.ts';
import { readOne, rowOf } from '../../platform/database/found.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Input } from '../../platform/http/input.ts';
import { Refused, refuseIf } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Entries } from '../../records/entries/entries.service.ts';
import { SickCase } from './sick-case.entity.ts';
import { endingOf } from './sick-deletions.ts';
import { casesOfPerson, recordOf } from './sick-records.ts';
import {
  ledSickness,
  notedSickness,
  type PersonSickness,
  type SicknessRow,
  type StoredCase,
  sicknessOf,
  sicknessOfPerson,
  sicknessSince,
} from './sick-rows.ts';

/** Days for which a certificate is asked for, and a case that is over is listed. */
const ASKED_FOR = 366;
const RECENT = 28;
const SEEN_BY_LEAD = 92;

/** Nothing that is noted of a case, and no more than that. */
const NOTHING = {
  worked: null,
  established_on: null,
  certified_until: null,
  certificate: null,
  requested_on: null,
  remark: null,
};

/** Cases of sickness follow from the entries; what an admin notes of them is stored (SICK-01 to SICK-04). */
@Injectable()
export class SickCases {
  constructor(
    private readonly database: Database,
    private readonly entries: Entries,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
  ) {}

  /** Whose certificate is open, the one due first; or who is sick, or was until lately. */
  async list(who: Caller, list: 'open' | 'recent'): Promise<SickCaseRecord[]> {
    const today = this.clock.today();
    const { since, value } = await this.settings.of(who, kindsFeature);
    const open = list === 'open';
    // What was over before the company counted cases is asked for no more.
    const from = open ? latest(since ?? today, addDays(today, -ASKED_FOR)) : addDays(today, -RECENT);
    const people = await this.database.read<SicknessRow>(who, sicknessSince(who, from));
    const found = people.map(sicknessOf).flatMap((person) =>
      person.cases
        .filter((one) => one.last >= from)
        .filter((one) => !open || (deletedFrom(one, value.sick_months) ?? '9999') > today)
        .map((one) => recordOf(person, one, value.certificate_day)),
    );
    if (!open)
      return found.filter(({ first }) => first <= today).sort((a, b) => b.first.localeCompare(a.first));
    const due = ({ due, first }: SickCaseRecord) => due ?? first;
    return found
      .filter((one) => isOpenCertificate(one, today))
      .sort((a, b) => due(a).localeCompare(due(b)) || a.name.localeCompare(b.name));
  }

  /** From and to, nothing else. */
  async led(who: Caller): Promise<LedSickCase[]> {
    const today = this.clock.today();
    const from = addDays(today, -SEEN_BY_LEAD);
    const people = await this.database.read<SicknessRow>(who, ledSickness(who, from, today));
    return people
      .map(sicknessOf)
      .flatMap(({ user, first_name, name, cases }) =>
        cases
          .filter(({ last }) => last >= from)
          .map(({ first, last }) => ({ user, first_name, name, first, last })),
      )
      .sort((a, b) => b.first.localeCompare(a.first));
  }

  async ofPerson(who: Caller, person: number): Promise<PersonCases> {
    const { value } = await this.settings.of(who, kindsFeature);
    const row = await readOne<SicknessRow>(this.database, who, sicknessOfPerson(who, person));
    return casesOfPerson(sicknessOf(row), value.certificate_day);
  }

  /** What the period takes from tomorrow on, as far as it is known today. */
  async ending(who: Caller): Promise<EndingCases> {
    const { value } = await this.settings.of(who, kindsFeature);
    const people = await this.database.read<SicknessRow>(who, notedSickness(who));
    return endingOf(people.map(sicknessOf), value.sick_months, this.clock.today());
  }

  save(who: Caller, person: number, sent: Input<typeof sickCaseInput>): Promise<PersonCases> {
    return this.write(who, person, async (tx, { cases }) => {
      const { day, version, ...fields } = sent.read();
      const today = this.clock.today();
      const one = caseOn(cases, day);
      if (!one) throw new Refused(refuseSickCase('sick_case_gone', 'day'));
      refuseIf(staleRefusal(one.mark?.version ?? 0, version));
      refuseIf(fieldsRefusal(fields, one, today));
      const isAsked = fields.certificate === 'requested';
      const requested_on = fields.requested_on ?? (isAsked ? today : null);
      await this.note(tx, who, person, one, { ...fields, requested_on });
    });
  }

  /** Inside the caller's transaction, which has just entered the days: what is known of their certificate. */
  async certify(
    tx: Tx,
    who: Caller,
    person: number,
    days: readonly Day[],
    certificate: Certificate | null,
  ): Promise<void> {
    const { cases } = await readSickness(tx, who, person);
    const found = new Set(days.map((day) => caseOn(cases, day)));
    for (const one of found) {
      // What was noted of it before is known better.
      if (!one || one.mark?.certificate) continue;
      const requested_on = certificate === 'requested' ? this.clock.today() : null;
      await this.note(tx, who, person, one, { certificate, requested_on });
    }
  }

  begin(who: Caller, person: number, sent: Input<typeof beginInput>): Promise<PersonCases> {
    return this.write(who, person, async (tx, { cases }) => {
      const { day, begins } = sent.read();
      refuseIf(splitRefusal({ day, begins }, cases));
      const one = caseOn(cases, day) as Case<StoredCase>;
      if (begins === 'joined') await this.join(tx, who, person, cases, one, day);
      else if (day === one.first) await this.note(tx, who, person, one, { begins });
      else await this.note(tx, who, person, { first: day, last: one.last, mark: null }, { begins });
    });
  }

  insure(who: Caller, person: number, sent: Input<typeof insuranceInput>): Promise<PersonCases> {
    return this.write(who, person, async (tx) => {
      const { company } = who;
      const { insurance } = sent.read();
      await rowsOf(
        tx,
        insurance === null
          ? sql`delete from insurances where company_id = ${company} and user_id = ${person}`
          : sql`insert into insurances (company_id, user_id, insurance) values (${company}, ${person}, ${insurance})
              on conflict (company_id, user_id) do update set insurance = excluded.insurance`,
      );
    });
  }

  /** A case that is joined has nothing of its own: what was noted of it goes to the one before, where that has nothing. */
  private async join(
    tx: Tx,
    who: Caller,
    person: number,
    cases: readonly Case<StoredCase>[],
    one: Case<StoredCase>,
    day: BeginInput['day'],
  ): Promise<void> {
    if (day !== one.first) return;
    const before = cases[cases.indexOf(one) - 1] as Case<StoredCase>;
    if (one.mark && !before.mark) {
      const { worked: _, ...fields } = fieldsOf(one.mark);
      await this.note(tx, who, person, before, fields);
    }
    await this.note(tx, who, person, one, { ...NOTHING, begins: 'joined' });
  }

  /** The row of a case, new or not, at the days that the case has now. */
  private async note(
    tx: Tx,
    who: Caller,
    person: number,
    { first, last, mark }: Pick<Case<StoredCase>, 'first' | 'last' | 'mark'>,
    fields: Partial<Pick<SickCase, 'begins' | keyof typeof NOTHING>>,
  ): Promise<void> {
    const owner = { company: who.company, user: person };
    const at = { first_day: first, last_day: last, changed_at: this.clock.now(), changed_by: who.id };
    const ofFirst = await tx.findOne(SickCase, { ...owner, first_day: first });
    const row = mark ? await tx.findOne(SickCase, { ...owner, id: mark.id }) : ofFirst;
    if (ofFirst && ofFirst !== row) {
      tx.remove(ofFirst);
      await tx.flush();
    }
    if (row) Object.assign(row, { ...fields, ...at });
    else tx.create(SickCase, { ...NOTHING, begins: null, ...fields, ...owner, ...at });
    await tx.flush();
  }

  /** Under the person's lock: the entries stay as they are meanwhile, and with them the cases. */
  private async write(
    who: Caller,
    person: number,
    work: (tx: Tx, sickness: PersonSickness) => Promise<void>,
  ): Promise<PersonCases> {
    const { value } = await this.settings.of(who, kindsFeature);
    return this.entries.withPerson(who, person, async (tx) => {
      await work(tx, await readSickness(tx, who, person));
      return casesOfPerson(await readSickness(tx, who, person), value.certificate_day);
    });
  }
}

const fieldsOf = ({
  worked,
  established_on,
  certified_until,
  certificate,
  requested_on,
  remark,
}: StoredCase) => ({
  ...{ worked, established_on, certified_until, certificate, requested_on, remark },
});

const readSickness = async (tx: Tx, who: Tenant, person: number): Promise<PersonSickness> =>
  sicknessOf(await rowOf<SicknessRow>(tx, sicknessOfPerson(who, person)));
