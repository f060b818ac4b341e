import { describe, expect, it } from 'vitest';
import type { Who } from '../../access/access.ts';
import { staleRefusal } from '../../wire/messages.ts';
import { adminTexts } from './messages.ts';
import {
  categoryRefusal,
  changeableFields,
  jobRefusal,
  loginNameRefusal,
  newWorkerFields,
  ownRightsRefusal,
  personDeletionRefusal,
  roleAfter,
  workerRefusal,
} from './rules.ts';

const who = (role: Who['role'], globalAdmin = false): Who => ({ role, globalAdmin, flags: [] });
const everything = {
  first_name: 'Anna',
  name: 'Muster',
  email: 'a@b.de',
  job: 10_001,
  company: 2,
  role: 4,
  setAdmin: 1,
  active: 0,
  weeklyhours: 1,
  vacation: 50,
  version: 3,
};

describe('the accepted fields', () => {
  const namesOf = (fields: ReturnType<typeof changeableFields>) =>
    fields && Object.keys(fields.safeParse(everything).data ?? {});

  it('[AMB-92] are the names alone on one’s own record, unless one is an admin', () => {
    for (const caller of [who('employee'), who('reader'), who('employee', true)]) {
      expect(namesOf(changeableFields(caller, true))).toEqual(['first_name', 'name', 'version']);
    }
    expect(changeableFields(who('employee'), true)?.safeParse({ ...everything, role: 'x' }).success).toBe(
      true,
    );
  });

  it('[ACC-45] are none on a colleague’s record, for employees and readers', () => {
    expect(changeableFields(who('employee'), false)).toBeNull();
    expect(changeableFields(who('reader'), false)).toBeNull();
  });

  it('[AMB-23] [AMB-63] do not include role and company for a company admin', () => {
    expect(namesOf(changeableFields(who('admin'), false))).not.toContain('role');
    expect(namesOf(changeableFields(who('admin', true), false))).toContain('role');
    expect(Object.keys(newWorkerFields(who('admin')).parse(everything))).not.toContain('company');
    expect(newWorkerFields(who('employee', true)).parse(everything)).toMatchObject({ company: 2, role: 4 });
  });

  it('[AUTH-24] [WORK-05] include a short name on one’s own record only', () => {
    expect(changeableFields(who('admin'), true)?.safeParse({ name: 'Li' }).success).toBe(true);
    expect(changeableFields(who('admin'), false)?.safeParse({ name: 'Li' }).success).toBe(false);
  });
});

describe('a worker', () => {
  const fine = { companyKnown: true, companyHasJobs: true, jobKnown: true };

  it.each([
    ['WORK-10', 7, fine, undefined],
    ['WORK-10', undefined, { ...fine, jobKnown: false }, undefined],
    ['AMB-68', 9999, { ...fine, jobKnown: false }, 'job_unknown'],
    ['AMB-25', null, { ...fine, companyHasJobs: false, jobKnown: false }, undefined],
    ['WORK-10', null, fine, 'fields_missing'],
    ['AMB-25', 7, { companyKnown: false, companyHasJobs: false, jobKnown: false }, 'company_unknown'],
  ])('[%s] job %s with %j: %s', (_, job, facts, code) => {
    const field = code === 'company_unknown' ? 'company' : 'job';
    expect(workerRefusal(job, facts)).toEqual(code ? expect.objectContaining({ code, field }) : null);
  });

  it('[AMB-50] [API-70] cannot delete themselves', () => {
    expect(personDeletionRefusal(false)).toBeNull();
    expect(personDeletionRefusal(true)).toMatchObject({ status: 403, code: 'own_deletion' });
  });

  it('[API-69] is not overwritten by someone who has not seen the last change', () => {
    expect(staleRefusal(3, 3)).toBeNull();
    expect(staleRefusal(3, undefined)).toBeNull();
    expect(staleRefusal(3, 2)).toMatchObject({ status: 409, code: 'stale' });
  });
});

describe('the role', () => {
  it.each([
    ['WORK-15', 1, { setAdmin: 1 }, 2],
    ['WORK-15', 2, { setAdmin: 0 }, 1],
    ['AMB-49', 4, { setAdmin: 0 }, 4],
    ['AMB-49', 4, { setAdmin: 1 }, 2],
    ['WORK-16', 2, {}, 2],
    ['AMB-23', 1, { role: 4, setAdmin: 0 }, 4],
    ['AMB-23', 4, { role: 1 }, 1],
    // The record as it was read, with the switch flipped: the switch wins.
    ['AMB-49', 1, { role: 1, setAdmin: 1 }, 2],
  ] as const)('[%s] of %i becomes after %j: %i', (_, stored, change, after) => {
    expect(roleAfter(stored, change)).toBe(after);
  });

  it('[WORK-15] [AMB-44] [AMB-49] and access cannot be changed on one’s own record', () => {
    const admin = { role: 2, active: true };
    expect(ownRightsRefusal(admin, {})).toBeNull();
    expect(ownRightsRefusal(admin, { setAdmin: 1, active: 1, role: 2 })).toBeNull();
    expect(ownRightsRefusal(admin, { setAdmin: 0 })).toMatchObject({
      status: 403,
      code: 'own_role',
      field: 'setAdmin',
    });
    expect(ownRightsRefusal(admin, { active: 0 })).toMatchObject({
      status: 403,
      code: 'own_role',
      field: 'active',
    });
    expect(ownRightsRefusal(admin, { role: 4 })).toMatchObject({ code: 'own_role' });
  });
});

it('[JOB-04] [CAT-04] [AMB-67] [AMB-107] a name counts as taken regardless of case and surrounding blanks', () => {
  expect(jobRefusal(' POLIER', ['Maler', 'Polier'])).toEqual({
    status: 409,
    code: 'job_taken',
    message: 'Angegebener Arbeitsplatz bereits vorhanden.',
    field: 'job_title',
  });
  expect(categoryRefusal('ÖFEN', ['Öfen'])).toEqual({
    status: 409,
    code: 'category_taken',
    message: 'Angegebene Kategorie bereits vorhanden.',
    field: 'name',
  });
  expect(jobRefusal('Polier', [])).toBeNull();
  expect(jobRefusal('Polier', ['Maler', 'Poliere'])).toBeNull();
});

it('[WORK-17] [JOB-05] [JOB-06] [CAT-05] [CAT-06] [COMP-13] [COMP-14] says what the specification says', () => {
  expect(adminTexts).toMatchObject({
    workerCreated: 'Mitarbeiter erfolgreich angelegt.',
    workerSaved: 'Mitarbeiter erfolgreich gespeichert.',
    jobCreated: 'Job erfolgreich angelegt.',
    jobSaved: 'Job erfolgreich gespeichert.',
    jobCreateFailed: 'Fehler beim anlegen des Jobs',
    categoryCreated: 'Kategorie erfolgreich angelegt.',
    categorySaved: 'Kategorie erfolgreich gespeichert.',
    categoryCreateFailed: 'Fehler beim anlegen der Kategorie',
    companyCreated: 'Unternehmen erfolgreich angelegt.',
    companySaved: 'Unternehmen erfolgreich aktualisiert.',
    companyCreateFailed: 'Fehler beim Anlegen des Unternehmens',
    companySaveFailed: 'Fehler beim Aktualisieren des Unternehmens',
  });
});

it('[IMP-13] a login name ends with the short name of the company, unless it was there before', () => {
  const wrong = { code: 'invalid_input', field: 'email' };
  expect(loginNameRefusal('anna@muster', 'muster')).toBeNull();
  expect(loginNameRefusal('anna@firma.de', null)).toBeNull();
  expect(loginNameRefusal(undefined, null)).toBeNull();
  expect(loginNameRefusal('anna@muster', null, 'anna@muster')).toBeNull();
  expect(loginNameRefusal('anna@muster', null)).toMatchObject(wrong);
  expect(loginNameRefusal('anna@muster', null, 'bert@muster')).toMatchObject(wrong);
  expect(loginNameRefusal('anna@muster', 'ster')).toMatchObject(wrong);
});
