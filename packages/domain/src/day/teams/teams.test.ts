import { describe, expect, it } from 'vitest';
import { type AccessRow, allows, dependsOnLead } from '../../access/access.ts';
import { leadInput, teamInput } from './contract.ts';
import { type DeciderFacts, deciderRefusal, isFirstWord, takingBackRefusal } from './deciding.ts';
import { beginRefusal, daysOfAbsence, isTakenBack, lastDayRefusal } from './rules.ts';

const TODAY = '2026-11-20';

describe('a period in a team', () => {
  it('[TEAM-01] begins within a year of today', () => {
    expect(beginRefusal('2025-11-19', TODAY)).toBeNull();
    expect(beginRefusal('2027-11-21', TODAY)).toBeNull();
    expect(beginRefusal('2025-11-18', TODAY)).toMatchObject({
      code: 'team_from',
      field: 'from',
      message: 'Der erste Tag liegt zwischen dem 19.11.2025 und dem 21.11.2027.',
    });
    expect(beginRefusal('2027-11-22', TODAY)?.code).toBe('team_from');
  });

  it.each([
    ['2026-01-01', null, '2026-11-19', null],
    ['2026-01-01', null, '2026-11-18', 'Der letzte Tag liegt frühestens am 19.11.2026.'],
    ['2026-11-20', null, '2026-11-19', null],
    ['2026-11-25', null, '2026-11-19', null],
    ['2026-11-25', null, '2026-11-18', 'Der letzte Tag liegt frühestens am 19.11.2026.'],
    ['2026-11-25', null, '2026-11-25', null],
    ['2026-01-01', '2026-11-20', '2026-12-31', null],
    ['2026-01-01', '2026-11-19', '2026-12-31', 'Das ist bereits beendet.'],
  ])('[TEAM-13] from %s to %s ends on %s: %s', (from, to, end, message) => {
    expect(lastDayRefusal({ to }, end, TODAY)?.message ?? null).toBe(message);
    if (message === null) expect(isTakenBack({ from }, end)).toBe(end < from);
  });
});

it('[TEAM-01] [TEAM-02] a name of one line, and rights that there are', () => {
  expect(teamInput.parse({ name: ' Dach ', stage: 'none' })).toEqual({ name: 'Dach', stage: 'none' });
  for (const name of ['', ' ', 'x'.repeat(61), 'a\nb'])
    expect(teamInput.safeParse({ name, stage: 'none' }).success).toBe(false);
  expect(teamInput.safeParse({ name: 'Dach', stage: 'both' }).success).toBe(false);
  const lead = { user: 12, from: TODAY };
  expect(leadInput.parse({ ...lead, rights: ['sick', 'absences', 'sick'] }).rights).toEqual([
    'absences',
    'sick',
  ]);
  const { issues = [] } = leadInput.safeParse({ ...lead, rights: [] }).error ?? {};
  expect(issues.map(({ message }) => message)).toEqual(['team_rights']);
});

describe('the days of which a lead is asked', () => {
  const free = (...days: string[]) => daysOfAbsence(TODAY, (day) => days.includes(day));
  it('[TEAM-06] [SET-41] today and the next two working days', () => {
    expect(free()).toEqual(['2026-11-20', '2026-11-23', '2026-11-24']);
    expect(free('2026-11-23')).toEqual(['2026-11-20', '2026-11-24', '2026-11-25']);
    expect(free('2026-11-20')).toEqual(['2026-11-23', '2026-11-24']);
    expect(daysOfAbsence('2026-11-21', () => false)).toEqual(['2026-11-23', '2026-11-24']);
  });
});

it('[TEAM-03] only where a row names leads it depends on that', () => {
  const row: AccessRow = {
    login: true,
    anyOf: [{ roles: ['admin'] }, { roles: ['lead'], features: ['teams'] }],
  };
  const who = { role: 'employee', globalAdmin: false, flags: [], features: ['teams'] } as const;
  expect(allows(row, who)).toBe(false);
  expect(allows(row, { ...who, leads: true })).toBe(true);
  expect(allows(row, { ...who, leads: true, features: [] })).toBe(false);
  expect(dependsOnLead(row, who)).toBe(true);
  expect(dependsOnLead(row, { ...who, features: [] })).toBe(false);
  expect(dependsOnLead(row, { ...who, role: 'admin' })).toBe(false);
  expect(dependsOnLead({ ...row, notReader: true }, { ...who, role: 'reader' })).toBe(false);
});

describe('who decides', () => {
  const at = '2026-11-20T11:00:00Z';
  const lead: DeciderFacts = {
    isAdmin: false,
    isOwn: false,
    isOwnAllowed: true,
    isOfLead: false,
    decides: true,
    isOpen: true,
    decidedBy: null,
    stage: 'none',
    preApprovedBy: null,
    hasOtherAdmins: true,
  };
  const admin = { ...lead, isAdmin: true, decides: false };
  const byAdmin = { name: 'Chef Muster', at, isAdmin: true, isCaller: false };
  const byLead = { name: 'Bert Muster', at, isAdmin: false, isCaller: true };

  it.each([
    ['approve', lead, null],
    ['approve', { ...lead, isOwn: true }, 'own_request'],
    ['decline', { ...lead, decides: false }, 'not_found'],
    ['decline', { ...lead, decides: false, isOfLead: true }, 'own_request'],
    ['decline', { ...lead, isOfLead: true }, null],
    ['cancel', { ...lead, isOpen: false, decides: false, decidedBy: byLead }, 'not_found'],
    ['cancel', { ...lead, isOpen: false, decidedBy: byLead }, null],
    ['cancel', { ...lead, isOpen: false, decidedBy: byAdmin }, 'decided_above'],
    // Nobody knows who: an admin, before there were teams.
    ['cancel', { ...lead, isOpen: false }, 'decided_above'],
    ['approve', { ...lead, isOpen: false, decidedBy: byAdmin }, 'already_decided'],
    ['approve', { ...lead, isOpen: false }, null],
    ['approve', { ...lead, preApprovedBy: { name: 'Otto', at, isCaller: false } }, 'already_decided'],
    ['decline', { ...lead, preApprovedBy: { name: 'Otto', at, isCaller: false } }, null],
    ['approve', admin, null],
    ['approve', { ...admin, isOwn: true }, null],
    ['decline', { ...admin, isOwn: true, isOwnAllowed: false }, 'own_request'],
    ['cancel', { ...admin, isOwn: true, isOwnAllowed: false, isOpen: false, decidedBy: byLead }, null],
    ['cancel', { ...admin, isOpen: false, decidedBy: byAdmin }, null],
    ['approve', { ...admin, preApprovedBy: { name: 'Chef', at, isCaller: true } }, 'four_eyes'],
    [
      'approve',
      { ...admin, preApprovedBy: { name: 'Chef', at, isCaller: true }, hasOtherAdmins: false },
      null,
    ],
    ['approve', { ...admin, preApprovedBy: { name: 'Bert', at, isCaller: false } }, null],
    ['decline', { ...admin, preApprovedBy: { name: 'Chef', at, isCaller: true } }, null],
  ] as const)('[TEAM-05] [TEAM-07] [TEAM-08] %s with %j: %s', (decision, facts, code) => {
    expect(deciderRefusal(decision, facts)?.code ?? null).toBe(code);
  });

  it('[TEAM-06] [SET-41] who comes too late is told by whom it was decided, and when', () => {
    const decidedBy = { ...byAdmin, at: '2026-11-20T13:05:00.000Z' };
    expect(deciderRefusal('approve', { ...lead, isOpen: false, decidedBy })?.message).toBe(
      'Darüber hat Chef Muster am 20.11.2026 um 14:05 Uhr bereits entschieden.',
    );
    expect(
      deciderRefusal('approve', { ...lead, isOpen: false, decidedBy: { ...byAdmin, at: null } })?.message,
    ).toBe('Darüber hat Chef Muster bereits entschieden.');
  });

  it.each([
    [{ ...lead, stage: 'admin' }, true],
    [lead, false],
    [{ ...lead, stage: 'admin', preApprovedBy: { name: 'Otto', at, isCaller: false } }, false],
    [{ ...admin, stage: 'admin' }, false],
    [{ ...admin, decides: true, stage: 'admin' }, true],
    [{ ...admin, decides: true, stage: 'admin', hasOtherAdmins: false }, false],
  ] as const)('[TEAM-07] [SET-42] with %j an approval is the first of two words: %s', (facts, first) => {
    expect(isFirstWord(facts)).toBe(first);
  });

  it.each([
    [{ ...lead, isOpen: false, decidedBy: byLead }, null],
    [{ ...lead, isOpen: false, decidedBy: byAdmin }, 'decided_above'],
    [{ ...lead, isOpen: false }, 'decided_above'],
    [{ ...lead, preApprovedBy: { name: 'Bert', at, isCaller: true } }, null],
    [{ ...lead, preApprovedBy: { name: 'Otto', at, isCaller: false } }, 'decided_above'],
    [{ ...lead, isOpen: false, decidedBy: byLead, isOwn: true }, 'own_request'],
    [{ ...lead, isOpen: false, decidedBy: byLead, decides: false }, 'not_found'],
    [{ ...lead, isOpen: false, decidedBy: byLead, decides: false, isOfLead: true }, 'own_request'],
    [{ ...admin, isOpen: false, decidedBy: byLead }, null],
    [{ ...admin, isOpen: false, decidedBy: byLead, isOwn: true, isOwnAllowed: false }, 'own_request'],
  ] as const)('[TEAM-08] with %j the last word is taken back: %s', (facts, code) => {
    expect(takingBackRefusal(facts)?.code ?? null).toBe(code);
  });
});
