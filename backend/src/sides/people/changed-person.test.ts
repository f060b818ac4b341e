import { lawFeature } from '@stundenbuch/domain/accounts/lawguide/features';
import { calendarFeature } from '@stundenbuch/domain/day/calendar/features';
import { contractsFeature } from '@stundenbuch/domain/day/contracts/features';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Input } from '../../platform/http/input.ts';
import { Refused } from '../../platform/refused.ts';
import { changedPerson, sentChange } from './changed-person.ts';
import type { ChangeFacts } from './worker-facts.ts';

const admin: ChangeFacts['who'] = { id: 13, role: 'admin', globalAdmin: false, flags: [] };
const employee: ChangeFacts['who'] = { id: 11, role: 'employee', globalAdmin: false, flags: [] };

const person: ChangeFacts['person'] = {
  id: 11,
  email: 'anna@beispiel.example',
  role: 1,
  active: true,
  global_admin: false,
  version: 3,
  weeklyhours: 40,
  working_days: '1111100',
  worker_since: null,
  vacation: 25,
  records: true,
  records_from: '2026-11-01',
};

const known: ChangeFacts['known'] = {
  companyKnown: true,
  companyHasJobs: true,
  jobKnown: true,
  shortName: null,
  features: [calendarFeature.name, contractsFeature.name, lawFeature.name],
  records_from: '2026-10-01',
  contracted: true,
  otherAdmins: true,
  closed: [],
};

const facts = { who: admin, person, known, today: '2026-11-20' };

const bodyOf = (sent: object) => new Input(z.any(), sent);

function changeOf(
  { who = admin, rest = null, ...given }: Partial<ChangeFacts> & { rest?: number | null },
  sent: object,
) {
  const all = { ...facts, ...given, who };
  return changedPerson(all, bodyOf(sent), sentChange(who, all.person, bodyOf(sent), rest));
}

function refusalOf(ask: () => { late: unknown }) {
  try {
    return ask().late;
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
}

describe('the change of a person', () => {
  it('[API-69] refuses what is wrong in the order of the rules', () => {
    const protectedOne = { ...person, global_admin: true };
    const all = {
      first_name: 'An',
      job: 77,
      weeklyhours: 20,
      birth_date: '2027-01-01',
      records_from: '2024-01-01',
      active: 0,
      version: 2,
    };
    const mended = { ...all, first_name: 'Anna' };
    const closed = { ...known, closed: ['2026-10'] };
    const ofOldDay = { ...mended, weeklyhours: 40, birth_date: '2000-01-01' };
    const ofDay = { ...ofOldDay, records_from: '2026-10-15' };
    const withReason = { ...ofDay, reason: 'Nachgetragen' };
    const steps: [code: string, given: Partial<ChangeFacts>, sent: object][] = [
      ['forbidden', { who: { ...employee, id: 12 } }, all],
      ['name_too_short', {}, all],
      ['job_unknown', { known: { ...known, jobKnown: false } }, mended],
      ['contract_row', {}, mended],
      ['birth_date_range', {}, { ...mended, weeklyhours: 40 }],
      ['records_from_company', {}, ofOldDay],
      ['own_contract', { who: { ...admin, id: 11 }, known: closed }, ofDay],
      ['month_sealed', { known: closed }, ofDay],
      ['correction_reason', {}, ofDay],
      ['own_role', { who: { ...admin, id: 11 }, known: { ...known, otherAdmins: false } }, withReason],
      ['global_admin_protected', { person: protectedOne }, withReason],
      ['stale', {}, { ...withReason, active: 1 }],
    ];
    for (const [code, given, sent] of steps)
      expect(refusalOf(() => changeOf(given, sent))).toMatchObject({ code });
    expect(refusalOf(() => changeOf({}, { ...withReason, version: 3 }))).toBeNull();
  });

  it('[API-69] stores the given fields alone', () => {
    expect(changeOf({}, { name: 'Neumann', company: 2, milog: true })).toEqual({
      values: { name: 'Neumann', milog: true, role: 1 },
      recording: null,
      late: null,
    });
    expect(changeOf({}, { setAdmin: 1, active: 0 }).values).toEqual({ role: 2, active: false });
  });

  it('[AMB-92] stores of employees their names, whatever else they send', () => {
    const sent = {
      first_name: 'Ann',
      name: 'Li',
      role: 2,
      birth_date: '2000-01-01',
      records_from: '2026-10-15',
    };
    expect(changeOf({ who: employee }, sent)).toEqual({
      values: { first_name: 'Ann', name: 'Li', role: 1 },
      recording: null,
      late: null,
    });
  });

  it.each([
    [
      'as it was read, with the record',
      { vacation_lastyear: 34, vacation_lastyear_provisional: true },
      34,
      {},
    ],
    ['as it was read, more than can be typed', { vacation_lastyear: 60 }, 60, {}],
    ['typed', { vacation_lastyear: 34 }, 34, { vacation_lastyear: 34 }],
    [
      'another one',
      { vacation_lastyear: 10, vacation_lastyear_provisional: true },
      34,
      { vacation_lastyear: 10 },
    ],
    ['confirmed', { confirm_vacation_lastyear: 1 }, 90, { vacation_lastyear: 90 }],
  ])('[AMB-37] knows the rest of last year: %s', (_, sent, rest, stored) => {
    const entered = 'vacation_lastyear' in stored ? { vacation_lastyear_entered_in: 2026 } : {};
    expect(changeOf({ rest }, sent).values).toEqual({ role: 1, ...stored, ...entered });
  });

  it.each([
    ['another beginning', {}, { records_from: '2026-10-15' }, { from: '2026-10-15', to: '2026-10-31' }],
    ['nothing any more', {}, { records: false }, null],
    ['something from today on', { person: { ...person, records: false } }, { records: true }, null],
  ])('[START-02] says whose entries follow: %s', (_, given, sent, days) => {
    const { values, recording } = changeOf(given, { ...sent, reason: 'Nachgetragen' });
    const from = 'records' in sent && sent.records ? '2026-11-20' : '2026-11-01';
    expect(values).toEqual({ role: 1, records: true, records_from: from, ...sent });
    expect(recording).toMatchObject({ reason: 'Nachgetragen', days });
  });
});
