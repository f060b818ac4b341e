import type { Day } from '@stundenbuch/domain/time/day';
import { refuseRow } from '@stundenbuch/domain/workflows/imports/messages';
import type { Database, Tenant } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { Refused } from '../../platform/refused.ts';

export interface KnownPerson {
  id: number;
  email: string;
  personnelNumber: string | null;
  first_name: string;
  name: string;
  role: number;
  job: string | null;
  weeklyhours: number | null;
  vacation: number;
  worker_since: Day | null;
}

export interface Somebody {
  email: string | null;
  personnelNumber: string | null;
}

/** The people of a company, as rows name them: by e-mail, then by number (IMP-05). */
export class KnownPeople {
  private readonly byEmail = new Map<string, KnownPerson>();
  private readonly byNumber = new Map<string, KnownPerson>();

  constructor(people: readonly KnownPerson[]) {
    for (const person of people) this.add(person);
  }

  static async of(database: Database, tenant: Tenant): Promise<KnownPeople> {
    return new KnownPeople(
      await database.read<KnownPerson>(
        tenant,
        sql`select u.id, u.email, u.personnel_number as "personnelNumber", u.first_name, u.name, u.role,
            j.job_title as job, u.weeklyhours::float8 as weeklyhours, u.vacation::float8 as vacation, u.worker_since
          from users u left join jobs j on j.company_id = u.company_id and j.id = u.job_id
          where u.company_id = ${tenant.company}`,
      ),
    );
  }

  add(person: KnownPerson): void {
    this.byEmail.set(person.email, person);
    if (person.personnelNumber) this.byNumber.set(person.personnelNumber, person);
  }

  /** Whose rows have both agree, or they are refused. */
  find({ email, personnelNumber }: Somebody): KnownPerson | null {
    const [byEmail, byNumber] = [this.ofEmail(email), this.ofNumber(personnelNumber)];
    if (byEmail && byNumber && byEmail !== byNumber)
      throw new Refused(refuseRow('row_persons', 'personnelNumber'));
    return byEmail ?? byNumber ?? null;
  }

  /** Of a list of people the number says who it is; another e-mail is then a changed cell (IMP-10). */
  findInList(somebody: Somebody): KnownPerson | null {
    return this.ofNumber(somebody.personnelNumber) ?? this.ofEmail(somebody.email) ?? null;
  }

  existing(somebody: Somebody): KnownPerson {
    const person = this.find(somebody);
    if (person) return person;
    const isNamed = somebody.email !== null || somebody.personnelNumber !== null;
    const field = somebody.email === null && isNamed ? 'personnelNumber' : 'email';
    throw new Refused(refuseRow(isNamed ? 'row_person' : 'row_somebody', field));
  }

  /** Of everybody a row may be about. */
  ids({ email, personnelNumber }: Somebody): number[] {
    return [this.ofEmail(email), this.ofNumber(personnelNumber)].flatMap((person) => person?.id ?? []);
  }

  private ofEmail(email: string | null) {
    return email === null ? undefined : this.byEmail.get(email.toLowerCase());
  }

  private ofNumber(number: string | null) {
    return number === null ? undefined : this.byNumber.get(number);
  }
}
