import { describe, expect, test } from 'vitest';
import type { DayFacts } from '../../day/workday/work-day.ts';
import { certificateWord, dueOn, isAskedFor, isOpenCertificate, mayAskAgain } from './certificate.ts';

const work: DayFacts = {
  working_days: '1111100',
  calendar: [{ day: '2026-11-09', name: 'Feiertag', factor: 0 }],
};
const due = (first: string, last: string, fromDay = 4, isFollow = false, facts = work) =>
  dueOn({ first, last, isFollow }, fromDay, facts);

describe('a certificate is due', () => {
  test.each([
    // Monday the 2nd: more than three calendar days, so from Thursday on.
    ['2026-11-02', '2026-11-05', 4, '2026-11-05'],
    ['2026-11-02', '2026-11-04', 4, null],
    ['2026-11-02', '2026-11-02', 1, '2026-11-02'],
    ['2026-11-02', '2026-11-02', 2, null],
    // Thursday: day 4 is a Sunday, the Monday after it free.
    ['2026-11-05', '2026-11-10', 4, '2026-11-10'],
    ['2026-11-05', '2026-11-06', 4, null],
    ['2026-11-12', '2026-11-16', 4, '2026-11-16'],
    // Day 3 is the Saturday, and the sickness lasts until then.
    ['2026-11-12', '2026-11-14', 3, '2026-11-16'],
    // Over the end of a year.
    ['2026-12-29', '2027-01-04', 4, '2027-01-01'],
  ])('[SICK-02] [SET-48] of %s to %s from day %d on: %s', (first, last, fromDay, day) => {
    expect(due(first, last, fromDay)).toBe(day);
  });

  test('[SICK-02] of a follow-up at once, and on a half holiday, too', () => {
    expect(due('2026-11-06', '2026-11-06', 4, true)).toBe('2026-11-06');
    expect(due('2026-11-07', '2026-11-07', 4, true)).toBe('2026-11-10');
    const half = [{ day: '2026-12-24', name: 'Heiligabend', factor: 0.5 }];
    expect(due('2026-12-24', '2026-12-24', 1, false, { ...work, calendar: half })).toBe('2026-12-24');
  });
});

describe('the state of a certificate', () => {
  const state = { certificate: null, requested_on: null, due: null };
  test('[SICK-02] in words', () => {
    expect(certificateWord(state)).toBe('nicht nötig');
    expect(certificateWord({ ...state, due: '2026-11-05' })).toBe('fällig ab 05.11.2026');
    const asked = { certificate: 'requested', requested_on: '2026-11-06', due: '2026-11-05' } as const;
    expect(certificateWord(asked)).toBe('eAU angefordert am 06.11.2026');
    expect(certificateWord({ ...state, certificate: 'electronic' })).toBe('eAU liegt vor');
    expect(certificateWord({ ...state, certificate: 'missing' })).toBe('keine AU');
  });

  test('[SICK-03] is open from the day on which it is due, and while it was only asked for', () => {
    const waiting = { ...state, due: '2026-11-05' };
    expect(isOpenCertificate(waiting, '2026-11-04')).toBe(false);
    expect(isOpenCertificate(waiting, '2026-11-05')).toBe(true);
    expect(isOpenCertificate(state, '2026-11-05')).toBe(false);
    expect(isOpenCertificate({ ...waiting, certificate: 'paper' }, '2026-11-05')).toBe(false);
    expect(isOpenCertificate({ ...waiting, certificate: 'requested' }, '2026-11-04')).toBe(true);
  });

  test.each([
    [null, '2026-11-05', 'statutory', true],
    [null, '2026-11-05', null, true],
    [null, '2026-11-05', 'minijob', true],
    [null, '2026-11-05', 'private', false],
    [null, null, 'statutory', false],
    ['requested', null, 'statutory', true],
    ['electronic', '2026-11-05', 'statutory', true],
    ['electronic', '2026-11-05', 'private', false],
    ['paper', '2026-11-05', 'statutory', false],
    ['missing', '2026-11-05', 'statutory', false],
    ['not_needed', '2026-11-05', 'statutory', false],
  ] as const)('[PAY-09] [SICK-03] %s, due %s, insured %s: the insurance is asked for it: %s', (...row) => {
    const [certificate, due, insurance, asked] = row;
    expect(isAskedFor({ certificate, due }, insurance)).toBe(asked);
  });

  test('[SICK-03] after fourteen days it may be asked for again', () => {
    const asked = { ...state, certificate: 'requested', requested_on: '2026-11-02' } as const;
    expect(mayAskAgain(asked, '2026-11-15')).toBe(false);
    expect(mayAskAgain(asked, '2026-11-16')).toBe(true);
    expect(mayAskAgain({ ...asked, certificate: 'electronic' }, '2026-11-30')).toBe(false);
  });
});
