import { describe, expect, it } from 'vitest';
import type { PlaceCalendar } from '../../day/calendar/special-days.ts';
import { TYPE } from '../../records/entries/type-codes.ts';
import { addDays, daysFrom, isWeekday } from '../../time/day.ts';
import { deadlineOf, type ExpiryFacts, LIKE_COMPANY, type ReadNotice } from './expiry.ts';
import {
  isInTime,
  isNoticeTemplate,
  lastDayOf,
  NOTICE_TEMPLATE,
  noticeText,
  occasionOf,
  proofOf,
} from './notice.ts';

const calendar: PlaceCalendar = {
  land: 'NW',
  extras: [],
  companyDays: [],
  christmasEve: 'working',
  newYearsEve: 'working',
  since: '2024-01-01',
};
const facts = (changes: Partial<ExpiryFacts> = {}): ExpiryFacts => ({
  expiry: '03-31',
  person: LIKE_COMPANY,
  notices: [],
  away: [],
  work: { working_days: '1111100', calendar },
  ...changes,
});
const notice = (changes: Partial<ReadNotice> = {}): ReadNotice => ({
  year: 2026,
  days: 9,
  deadline: '2027-03-31',
  read: '2027-03-16',
  ...changes,
});
const away = (from: string, to: string, project: number = TYPE.sickness) =>
  daysFrom(from, to)
    .filter(isWeekday)
    .map((day) => ({ day, project, status: 1 }));

describe('a notice', () => {
  it.each([
    ['2027-03-16', true],
    ['2027-03-17', false],
    ['2027-03-31', false],
    [null, false],
  ])('[LED-09] [VEC-37] of 9 days until 31.03.2027 in NW, read on %s, is in time: %s', (read, expected) => {
    expect(isInTime(notice({ read }), facts())).toBe(expected);
  });

  it('[SET-09] counts days of vacation, and neither sickness nor time off in lieu', () => {
    const with9 = (project: number) => facts({ away: away('2027-03-22', '2027-03-22', project) });
    expect(isInTime(notice(), with9(TYPE.vacation))).toBe(true);
    expect(isInTime(notice(), with9(TYPE.vacationLastYear))).toBe(true);
    expect(isInTime(notice(), with9(TYPE.sickness))).toBe(false);
    expect(isInTime(notice(), with9(TYPE.overtime))).toBe(false);
    const declined = away('2027-03-22', '2027-03-22').map((one) => ({ ...one, status: 2 }));
    expect(isInTime(notice(), facts({ away: declined }))).toBe(true);
  });

  it('[SET-09] counts half of a half working day, and of a day with half a sickness', () => {
    const short = {
      ...calendar,
      companyDays: [{ day: '2027-03-24', name: 'Inventur', kind: 'half' as const }],
    };
    const work = { working_days: '1111100', calendar: short };
    expect(isInTime(notice(), facts({ work }))).toBe(false);
    expect(isInTime(notice({ days: 8.5 }), facts({ work }))).toBe(true);
    const half = away('2027-03-22', '2027-03-22').map((one) => ({ ...one, portion: 0.5 }));
    expect(isInTime(notice(), facts({ away: half }))).toBe(false);
    expect(isInTime(notice({ days: 8.5 }), facts({ away: half }))).toBe(true);
  });

  it('[LED-09] [SET-06] is a proof only for its year and its deadline', () => {
    const proof = (one: ReadNotice) => lastDayOf(facts({ notices: [one] }), 2026);
    expect(proof(notice())).toBe('2027-03-31');
    expect(proof(notice({ year: 2025 }))).toBeNull();
    expect(proof(notice({ deadline: '2027-04-30' }))).toBeNull();
    expect(proof(notice({ read: null }))).toBeNull();
  });

  it('[LED-09] the one read first is the proof', () => {
    const notices = [
      notice({ read: '2027-02-02', days: 3 }),
      notice({ read: '2027-01-11' }),
      notice({ read: null }),
    ];
    const deadline = { day: '2027-03-31', original: '2027-03-31', sickSince: null, needsNoNotice: false };
    expect(proofOf(facts({ notices }), 2026, deadline)).toBe(notices[1]);
  });

  it('[LED-12] [SET-08] for the original deadline stays good for the one that sickness moved, if it was read before', () => {
    const sick = away('2027-02-15', '2027-04-30');
    const read = (day: string) => facts({ notices: [notice({ read: day })], away: sick });
    expect(lastDayOf(read('2027-01-11'), 2026)).toBe('2028-03-31');
    // 02.02. to 12.02.: nine working days; one less is too few, because the days of sickness do not count.
    expect(lastDayOf(read('2027-02-01'), 2026)).toBe('2028-03-31');
    expect(lastDayOf(read('2027-02-02'), 2026)).toBeNull();
    expect(lastDayOf(read('2027-03-01'), 2026)).toBeNull();
  });

  it('[LED-12] sickness without a notice leaves the days alive, however long it is', () => {
    const sick = facts({ away: away('2026-01-02', '2028-04-30') });
    expect(deadlineOf(sick, 2026)?.needsNoNotice).toBe(true);
    expect(lastDayOf(sick, 2026)).toBeNull();
  });
});

describe('the text of a notice', () => {
  it('[LED-10] says year, number, day and consequence', () => {
    expect(noticeText(NOTICE_TEMPLATE, { year: 2026, days: 8.5, deadline: '2027-03-31' })).toBe(
      'Ihnen stehen aus 2026 noch 8,5 Urlaubstage zu. Bitte beantragen Sie diese so, dass Sie sie bis zum 31.03.2027 nehmen können. Urlaub, den Sie bis dahin nicht nehmen, obwohl Sie es könnten, verfällt am 31.03.2027.',
    );
  });

  it('[LED-10] needs the number and the day', () => {
    expect(isNoticeTemplate(NOTICE_TEMPLATE)).toBe(true);
    expect(isNoticeTemplate('Noch {tage} Tage.')).toBe(false);
    expect(isNoticeTemplate('Bis {frist}.')).toBe(false);
  });
});

describe('the time to tell people', () => {
  it.each([
    ['2026-01-01', 'january', '2026-01-01'],
    ['2026-01-31', 'january', '2026-01-01'],
    ['2026-02-01', undefined, undefined],
    ['2026-08-31', undefined, undefined],
    ['2026-09-01', 'september', '2026-09-01'],
    ['2026-10-01', undefined, undefined],
    ['2027-01-15', 'january', '2027-01-01'],
    ['2027-02-03', 'deadline', '2027-02-03'],
    ['2027-02-02', undefined, undefined],
    ['2027-03-31', 'deadline', '2027-02-03'],
    ['2027-04-01', undefined, undefined],
  ])('[LED-11] on %s is %s, since %s', (today, occasion, since) => {
    expect(addDays('2027-03-31', -56)).toBe('2027-02-03');
    const found = occasionOf(today, 2026, '2027-03-31');
    expect([found?.occasion, found?.since]).toEqual([occasion, since]);
  });

  it('[LED-11] is over after a deadline in January', () => {
    expect(['2027-01-15', '2027-01-16'].map((today) => occasionOf(today, 2026, '2027-01-15'))).toEqual([
      ...[{ occasion: 'deadline', since: '2026-11-20' }, null],
    ]);
  });
});
