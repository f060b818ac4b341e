import type { SickCase } from '@stundenbuch/domain/records/sickcases/cases';
import { dueOn } from '@stundenbuch/domain/records/sickcases/certificate';
import type { PersonCases, SickCaseRecord } from '@stundenbuch/domain/records/sickcases/contract';
import { sixWeeksOf } from '@stundenbuch/domain/records/sickcases/six-weeks';
import type { PersonSickness, StoredCase } from './sick-rows.ts';

/** A case as an admin reads it. */
export function recordOf(
  person: PersonSickness,
  one: SickCase<StoredCase>,
  certificateDay: number,
): SickCaseRecord {
  const { user, first_name, name, personnel_number, insurance, facts, cases } = person;
  const { first, last, isFollow, days, mark } = one;
  const { ends, waits_until } = sixWeeksOf(cases, one, facts);
  const { worked = null, established_on = null, certified_until = null } = mark ?? {};
  const { certificate = null, requested_on = null, remark = null } = mark ?? {};
  return {
    ...{ user, first_name, name, personnel_number, insurance, first, last },
    follow: isFollow,
    days: days.map(({ day }) => day),
    worked_first_day: days[0]?.whole === false,
    ...{ worked, established_on, certified_until, certificate, requested_on, remark },
    due: dueOn(one, certificateDay, facts),
    pay_ends: ends,
    waits_until,
    version: mark?.version ?? 0,
    changed_by: mark?.changed_by ?? null,
    changed_at: mark?.changed_at ?? null,
  };
}

/** The latest case first. */
export function casesOfPerson(person: PersonSickness, certificateDay: number): PersonCases {
  const { user, first_name, name, insurance, cases } = person;
  return {
    ...{ user, first_name, name, insurance },
    cases: cases.map((one) => recordOf(person, one, certificateDay)).reverse(),
  };
}
