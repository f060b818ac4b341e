import { describe, expect, it } from 'vitest';
import { refusalOfIssues } from '../../wire/messages.ts';
import { user } from '../session/contract.ts';
import { company, companyChange, companyInput } from './company-contract.ts';
import { category, categoryInput, job, jobInput, workerChange, workerInput } from './contract.ts';
import { adminSentences } from './messages.ts';

const anna = { first_name: 'Anna', name: 'Muster', email: 'anna@beispiel.de', job: 10_001 };

/** [code, field] of the first refusal, or the parsed value. */
function read(
  schema: typeof workerInput | typeof workerChange | typeof companyInput | typeof companyChange,
  value: unknown,
) {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const { code, field } = refusalOfIssues(parsed.error.issues, adminSentences);
  return [code, field];
}

describe('a new worker', () => {
  it('[WORK-12] [WORK-13] [VAC-03] [CONST-29] [CONST-32] [CONST-33] [CONST-34] [AMB-38] has defaults for optional fields', () => {
    expect(read(workerInput, { ...anna, first_name: ' Anna ', email: 'ANNA@beispiel.de' })).toEqual({
      ...anna,
      personnelNumber: null,
      weeklyhours: 20,
      vacation: 25,
      vacation_lastyear: 0,
      worker_since: null,
      working_days: '1111100',
      active: 1,
      setAdmin: 0,
    });
  });

  it.each([
    ['WORK-05', { first_name: '' }, 'fields_missing', 'first_name'],
    ['WORK-05', { name: undefined }, 'fields_missing', 'name'],
    ['WORK-05] [AMB-39', { first_name: 'Li' }, 'name_too_short', 'first_name'],
    ['WORK-05', { name: ' Li ' }, 'name_too_short', 'name'],
    ['WORK-06] [CONST-60', { first_name: 'x'.repeat(21) }, 'text_too_long', 'first_name'],
    ['WORK-06] [CONST-60', { name: 'x'.repeat(31) }, 'text_too_long', 'name'],
    ['WORK-09', { email: '' }, 'fields_missing', 'email'],
    ['AMB-47', { email: 'anna' }, 'invalid_input', 'email'],
    ['AMB-47', { email: `${'x'.repeat(250)}@b.de` }, 'text_too_long', 'email'],
    ['WORK-10', { job: undefined }, 'fields_missing', 'job'],
    ['WORK-10', { job: null }, 'fields_missing', 'job'],
    ['WORK-10', { job: '1' }, 'invalid_input', 'job'],
    ['WORK-07] [CONST-61', { vacation: 50.5 }, 'vacation_range', 'vacation'],
    ['WORK-07] [CONST-61', { vacation: -1 }, 'vacation_range', 'vacation'],
    ['WORK-07] [CONST-61', { vacation_lastyear: 51 }, 'vacation_range', 'vacation_lastyear'],
    ['WORK-07] [CONST-61', { vacation_lastyear: -0.5 }, 'vacation_range', 'vacation_lastyear'],
    ['AMB-95', { vacation: 20.25 }, 'vacation_range', 'vacation'],
    ['WORK-08] [CONST-62', { worker_since: '2011-12-31' }, 'worker_since_range', 'worker_since'],
    ['WORK-08] [CONST-62', { worker_since: '2030-01-02' }, 'worker_since_range', 'worker_since'],
    ['WORK-08', { worker_since: '2026-02-29' }, 'invalid_input', 'worker_since'],
    ['WORK-13', { working_days: '111110' }, 'invalid_input', 'working_days'],
    ['WORK-13', { working_days: '1111102' }, 'invalid_input', 'working_days'],
    ['AMB-83', { working_days: '0000000' }, 'working_days_empty', 'working_days'],
    ['AMB-60', { active: 2 }, 'invalid_input', 'active'],
    ['WORK-07', { vacation: '25' }, 'vacation_range', 'vacation'],
    ['WORK-07', { vacation_lastyear: true }, 'vacation_range', 'vacation_lastyear'],
    ['WORK-12', { weeklyhours: 169 }, 'weeklyhours_range', 'weeklyhours'],
    ['WORK-12', { weeklyhours: -169 }, 'weeklyhours_range', 'weeklyhours'],
    ['WORK-12', { weeklyhours: '38' }, 'weeklyhours_range', 'weeklyhours'],
    ['WORK-12', { weeklyhours: 38.555 }, 'weeklyhours_decimals', 'weeklyhours'],
    ['SHR-13', { personnelNumber: 'x'.repeat(51) }, 'text_too_long', 'personnelNumber'],
  ])('[%s] %j: %s', (_, given, code, field) => {
    expect(read(workerInput, { ...anna, ...given })).toEqual([code, field]);
  });

  it.each([
    ['AMB-39', { first_name: 'Udo', name: 'Abc' }, {}],
    ['CONST-30', { weeklyhours: -5 }, {}],
    ['CONST-30', { weeklyhours: null }, {}],
    ['WORK-12', { weeklyhours: 38.55 }, {}],
    ['AMB-95', { vacation: 30.5, vacation_lastyear: 0.5 }, {}],
    ['WORK-07', { vacation: 50, vacation_lastyear: 50 }, {}],
    ['WORK-08] [AMB-43', { worker_since: '2009-12-31' }, { worker_since: null }],
    ['WORK-08] [AMB-43', { worker_since: '2010-01-01' }, { worker_since: null }],
    ['WORK-08', { worker_since: '2012-01-01' }, {}],
    ['WORK-08', { worker_since: '2030-01-01' }, {}],
    ['WORK-12', { weeklyhours: 168 }, {}],
    ['WORK-12', { weeklyhours: -168 }, {}],
    ['WORK-08', { worker_since: '' }, { worker_since: null }],
    ['AMB-83', { working_days: '' }, { working_days: null }],
    ['AMB-60', { active: false, setAdmin: true }, { active: 0, setAdmin: 1 }],
    ['WORK-19', { personnelNumber: ' 0815 ' }, { personnelNumber: '0815' }],
  ])('[%s] %j is accepted', (_, given, understood) => {
    expect(read(workerInput, { ...anna, ...given })).toMatchObject({ ...given, ...understood });
  });
});

it('[AMB-92] a change does not touch fields that it omits', () => {
  expect(read(workerChange, {})).toEqual({});
  expect(read(workerChange, { active: 0, personnelNumber: '', unknown: 1 })).toEqual({
    active: 0,
    personnelNumber: null,
  });
  expect(read(workerChange, { job: null })).toEqual(['fields_missing', 'job']);
  expect(read(workerChange, { first_name: '' })).toEqual(['fields_missing', 'first_name']);
});

describe('a company', () => {
  it('[FND-01] has up to a hundred features of up to 50 characters', () => {
    const features = Array.from({ length: 100 }, (_, i) => `${i}`.padStart(50, 'x'));
    expect(read(companyInput, { name: 'Neu', id: 5, features })).toMatchObject({ features });
    for (const odd of [[...features, 'law'], ['x'.repeat(51)], [5], 'law'])
      expect(read(companyInput, { name: 'Neu', id: 5, features: odd })).toEqual([
        'invalid_input',
        'features',
      ]);
  });

  it.each([
    ['COMP-07', { name: ' ', id: 5 }, 'company_name_missing', 'name'],
    ['COMP-08', { name: 'Neu', id: null }, 'company_id_missing', 'id'],
    ['COMP-07', {}, 'company_name_missing', 'name'],
    ['COMP-09', { name: 'Neu', id: '5' }, 'invalid_input', 'id'],
    ['AMB-90', { name: 'Neu', id: 0 }, 'invalid_input', 'id'],
    ['AMB-90', { name: 'Neu', id: 1.5 }, 'invalid_input', 'id'],
    ['AMB-90', { name: 'Neu', id: 2_147_483_648 }, 'invalid_input', 'id'],
    ['SHR-13', { name: 'x'.repeat(51), id: 5 }, 'text_too_long', 'name'],
  ])('[%s] %j: %s', (_, given, code, field) => {
    expect(read(companyInput, given)).toEqual([code, field]);
  });

  it('[AMB-01] [COMP-11] [AMB-71] takes seven or ten flags and an address', () => {
    expect(read(companyChange, { permission: '1010000' })).toEqual({ permission: '1010000000' });
    expect(read(companyChange, { permission: '101000' })).toEqual(['invalid_input', 'permission']);
    expect(read(companyChange, { name: '' })).toEqual(['company_name_missing', 'name']);
    expect(read(companyChange, { address: { street: 'Hauptstraße', city: '' } })).toEqual({
      address: { street: 'Hauptstraße', house_number: null, zip_code: null, city: null },
    });
    expect(read(companyChange, { address: { street: 'x'.repeat(51) } })).toEqual([
      'text_too_long',
      'address',
    ]);
  });
});

it('[JOB-03] [CAT-03] [SHR-13] jobs and categories need a name of at most 50 characters', () => {
  for (const [schema, field] of [
    [jobInput, 'job_title'],
    [categoryInput, 'name'],
  ] as const) {
    expect(schema.safeParse({ [field]: ' Maler ' }).data).toEqual({ [field]: 'Maler' });
    for (const [value, code] of [
      ['', 'fields_missing'],
      [' ', 'fields_missing'],
      ['x'.repeat(51), 'text_too_long'],
    ]) {
      const issues = schema.safeParse({ [field]: value }).error?.issues ?? [];
      expect(refusalOfIssues(issues, adminSentences)).toMatchObject({ code, field });
    }
  }
});

it('[JOB-02] [CAT-02] [COMP-12] [WORK-19] answers have the fields of the specification', () => {
  expect(Object.keys(job.shape)).toEqual(['id', 'job_title']);
  expect(Object.keys(category.shape)).toEqual(['id', 'name']);
  expect(Object.keys(company.shape)).toEqual(
    expect.arrayContaining(['id', 'name', 'permission', 'employee_count']),
  );
  expect(Object.keys(user.shape)).toContain('personnelNumber');
});
