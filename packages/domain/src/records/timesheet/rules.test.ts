import { describe, expect, it } from 'vitest';
import { refusalOfIssues } from '../../wire/messages.ts';
import { bookingInput, workingTimeInput } from './contract.ts';
import { timesheetSentences } from './messages.ts';
import {
  type BookingFacts,
  bookingRefusal,
  entryDeletionRefusal,
  proposedDay,
  type WorkingTimeFacts,
  workingTimeRefusal,
} from './rules.ts';

const MONTH =
  'Fehler! Es können nur Buchungen des aktuellen Monats erstellt, bearbeitet oder gelöscht werden.';
const UNIT = 'Kleinste Buchungseinheit sind 0,25 (15 Minuten).';
const DESCRIBE = 'Bitte gib eine genaue Beschreibung an.';
const FILL = 'Bitte befüllen Sie alle Felder.';
const TIME = 'Bitte geben Sie eine gültige Arbeitszeit ein.';

/** A Friday. */
const TODAY = '2026-11-20';

const booking = { day: TODAY, project: 1001, hours: 2, booking_text: 'Dach gedeckt' };
const bookable: BookingFacts = { project: { status: 1 }, absence: null };

function book(change: object, facts: Partial<BookingFacts> = {}, today = TODAY) {
  const parsed = bookingInput.safeParse({ ...booking, ...change });
  if (!parsed.success) return refusalOfIssues(parsed.error.issues, timesheetSentences);
  return bookingRefusal(parsed.data, { ...bookable, ...facts }, today);
}

describe('a project booking', () => {
  it('[BOOK-12] is accepted when complete', () => expect(book({})).toBeNull());

  it.each(['day', 'project', 'hours', 'booking_text'])('[BOOK-12] needs %s', (field) => {
    for (const empty of [undefined, null, ''])
      expect(book({ [field]: empty })).toMatchObject({ status: 400, message: FILL, field });
  });

  it.each([
    [{ day: '2026-02-30' }, 'day'],
    [{ project: '1001' }, 'project'],
    [{ project: 1001.5 }, 'project'],
    [{ hours: '2' }, 'hours'],
    [{ booking_text: 'Dach\0decken' }, 'booking_text'],
  ])('[BOOK-12] is refused with %o', (change, field) => {
    expect(book(change)).toMatchObject({ status: 400, code: 'invalid_input', field });
  });

  it.each([
    ['BOOK-08', 0, UNIT],
    ['BOOK-08', 0.1, UNIT],
    ['BOOK-08', 0.2, UNIT],
    ['CONST-06', 0.24, UNIT],
    ['BOOK-08', -1, UNIT],
    ['BOOK-10', 0.3, UNIT],
    ['CONST-07', 7.8, UNIT],
    ['BOOK-09', 24.25, 'Bitte geben Sie eine gültige Projektzeit ein.'],
    ['CONST-08', 25, 'Bitte geben Sie eine gültige Projektzeit ein.'],
    ['BOOK-09', 24.3, 'Bitte geben Sie eine gültige Projektzeit ein.'],
  ])('[%s] of %d hours is refused', (_, hours, message) => {
    expect(book({ hours })).toMatchObject({ status: 400, message, field: 'hours' });
  });

  it.each([0.25, 0.5, 7.75, 24])('[CONST-06] [CONST-07] [CONST-08] of %d hours is accepted', (hours) => {
    expect(book({ hours })).toBeNull();
  });

  it.each(['abcd', ' abcd ', 'x'.repeat(256)])('[BOOK-11] with the text "%s" is refused', (booking_text) => {
    expect(book({ booking_text })).toMatchObject({ status: 400, message: DESCRIBE, field: 'booking_text' });
  });

  it.each(['abcde', ' abcde ', 'x'.repeat(255)])(
    '[CONST-09] with the text "%s" is accepted',
    (booking_text) => {
      expect(book({ booking_text })).toBeNull();
    },
  );

  it.each(['2026-11-14', '2026-11-15'])('[BOOK-13] [AMB-17] on the weekend day %s is refused', (day) => {
    const message = 'Buchungen sind nur an Wochentagen möglich.';
    expect(book({ day })).toMatchObject({ status: 400, message, field: 'day' });
  });

  it('[BOOK-12] [API-28] on an unknown project is refused', () => {
    expect(book({}, { project: null })).toMatchObject({
      status: 400,
      code: 'booking_project',
      field: 'project',
    });
  });

  it.each([50, 10, 0, -3, 2147483648])(
    '[BOOK-24] an id such as %i reaches the rule as no project',
    (project) => {
      expect(book({ project }, { project: null })?.code).toBe('booking_project');
    },
  );

  it.each([
    [1, 1],
    [1001, 1001],
    [2147483647, 2147483647],
    [2147483648, 0],
    [0, 0],
    [-3, 0],
  ])('[BOOK-24] the id %i is read as %i', (project, read) => {
    expect(bookingInput.parse({ ...booking, project }).project).toBe(read);
  });

  it.each([0, 2, 3])('[AMB-69] on a project of status %i is refused when new, not when changed', (status) => {
    expect(book({}, { project: { status } })?.code).toBe('booking_project');
    expect(book({}, { project: { status }, storedDay: TODAY })).toBeNull();
  });

  it.each([
    ['2026-10-30', undefined, TODAY],
    ['2026-12-01', undefined, '2026-11-30'],
    ['2025-11-20', undefined, TODAY],
    ['2026-11-20', '2026-10-30', TODAY],
    ['2026-10-30', '2026-11-20', TODAY],
    ['2026-11-30', undefined, '2026-12-01'],
    ['2026-12-31', undefined, '2027-01-01'],
  ])('[BOOK-14] [BOOK-17] for %s, stored under %s, is refused on %s', (day, storedDay, today) => {
    expect(book({ day }, { storedDay }, today)).toMatchObject({ status: 409, message: MONTH, field: 'day' });
  });

  it('[BOOK-15] is possible up to today', () => {
    expect(book({ day: '2026-11-02' })).toBeNull();
    expect(book({ day: '2026-11-23' })).toMatchObject({ status: 400, code: 'booking_future', field: 'day' });
  });

  it('[BOOK-16] is refused on a day with an absence', () => {
    expect(book({}, { absence: { project: 10 } })).toMatchObject({
      status: 409,
      message: 'Buchung konnte nicht angelegt werden. Abwesenheit für den Tag 20.11.2026 vorhanden.',
      field: 'day',
    });
  });

  it('[AMB-18] gets the refusal of the first failing rule', () => {
    const saturday = '2026-10-31';
    const all = { day: saturday, hours: 0.1, booking_text: 'abc' };
    const facts: BookingFacts = { project: null, absence: { project: 10 } };
    expect(book({ ...all, project: null }, facts)?.code).toBe('fields_missing');
    expect(book(all, facts)?.code).toBe('booking_hours_too_small');
    expect(book({ ...all, hours: 24.3 }, facts)?.code).toBe('booking_hours_too_large');
    expect(book({ ...all, hours: 2 }, facts)?.code).toBe('booking_text_length');
    expect(book({ day: saturday }, facts)?.code).toBe('booking_weekday');
    expect(book({ day: '2026-10-30' }, facts)?.code).toBe('booking_project');
    expect(book({ day: '2026-10-30' }, { absence: { project: 10 } })?.code).toBe('month_closed');
    expect(book({ day: '2026-11-23' }, { absence: { project: 10 } })?.code).toBe('booking_future');
  });
});

const workingTime = {
  day: TODAY,
  project: 50,
  hours: 8.25,
  start_time: '08:00',
  end_time: '17:00',
  break: 0.75,
};

function record(change: object, facts: Partial<WorkingTimeFacts> = {}, today = TODAY) {
  const parsed = workingTimeInput.safeParse({ ...workingTime, ...change });
  if (!parsed.success) return refusalOfIssues(parsed.error.issues, timesheetSentences);
  return workingTimeRefusal(parsed.data, { absence: null, duplicate: false, ...facts }, today);
}

describe('working time', () => {
  it('[TIME-28] is accepted when complete', () => expect(record({})).toBeNull());

  it.each(['day', 'hours', 'start_time', 'end_time'])('[TIME-05] needs %s', (field) => {
    expect(record({ [field]: undefined })).toMatchObject({ status: 400, message: FILL, field });
    expect(record({ [field]: null })).toMatchObject({ status: 400, message: FILL, field });
  });

  it('[TIME-15] has the code 50 and no other', () => {
    expect(workingTimeInput.parse({ ...workingTime, project: undefined }).project).toBe(50);
    expect(record({ project: 10 })).toMatchObject({ status: 400, field: 'project' });
  });

  it('[TIME-13] may have no break', () => {
    expect(workingTimeInput.parse({ ...workingTime, break: null }).break).toBe(0);
  });

  it.each([
    ['TIME-04', { end_time: '08:30', break: 0.5 }, 'end_time'],
    ['TIME-04', { end_time: '08:00', break: 0 }, 'end_time'],
    ['TIME-11', { end_time: '08:30', break: 1 }, 'end_time'],
    ['AMB-116', { start_time: '17:00', end_time: '08:00' }, 'end_time'],
    ['CONST-10', { start_time: '05:45' }, 'start_time'],
    ['CONST-10', { end_time: '19:15' }, 'end_time'],
    ['CONST-10', { start_time: '08:10' }, 'start_time'],
    ['CONST-10', { start_time: 'acht' }, 'start_time'],
    ['CONST-10', { end_time: 'acht' }, 'end_time'],
    ['CONST-10', { end_time: '24:15' }, 'end_time'],
    ['CONST-15', { break: 0.3 }, 'break'],
    ['CONST-15', { break: 0.333 }, 'break'],
    ['CONST-15', { break: 24.25 }, 'break'],
    ['CONST-15', { break: -0.25 }, 'break'],
    ['TIME-04', { hours: -1 }, 'hours'],
    ['TIME-04', { hours: 24.5 }, 'hours'],
  ])('[%s] with %o is refused', (_, change, field) =>
    expect(record(change)).toMatchObject({ status: 400, message: TIME, field }),
  );

  it('[TIME-13] is refused with a break that is no number', () => {
    expect(record({ break: 'eine Stunde' })).toMatchObject({ code: 'invalid_input', field: 'break' });
    expect(record({ break: 9, start_time: '06:00', end_time: '19:00' })).toBeNull();
  });

  it.each(['2026-11-15', '2026-03-29', '2026-10-25'])('[TIME-08] on Sunday %s is refused', (day) => {
    const refusal = record({ day }, {}, `${day.slice(0, 8)}20`);
    const message = 'Zeitbuchungen sind nur an Wochentagen möglich.';
    expect(refusal).toMatchObject({ status: 400, message, field: 'day' });
  });

  it('[TIME-09] [AMB-29] is accepted on a Saturday and on a future day of the month', () => {
    expect(record({ day: '2026-11-14' })).toBeNull();
    expect(record({ day: '2026-11-30' })).toBeNull();
  });

  it.each([
    ['2026-10-30', undefined, TODAY],
    ['2026-12-01', undefined, TODAY],
    ['2026-11-20', '2026-10-30', TODAY],
    ['2026-10-30', '2026-11-20', TODAY],
    ['2026-11-30', undefined, '2026-12-01'],
    ['2028-02-29', undefined, '2028-03-01'],
  ])('[TIME-06] for %s, stored under %s, is refused on %s', (day, storedDay, today) => {
    const refusal = { status: 409, message: MONTH, field: 'day' };
    expect(record({ day }, { storedDay }, today)).toMatchObject(refusal);
  });

  it('[TIME-06] is open on the first and the last day of the month', () => {
    expect(record({ day: '2026-11-02' }, {}, '2026-11-30')).toBeNull();
    expect(record({ day: '2028-02-29' }, {}, '2028-02-01')).toBeNull();
  });

  it.each([
    [10, 'Urlaub'],
    [60, 'Sonder Urlaubstag'],
    [100, 'Abwesenheit'],
  ])('[TIME-07] is blocked by an absence of code %i', (project, label) => {
    const message = `Abwesenheit (${label}) für den Tag 20.11.2026 vorhanden.`;
    expect(record({}, { absence: { project } })).toMatchObject({ status: 409, message, field: 'day' });
  });

  it('[TIME-10] exists once per day', () => {
    const message = 'Zeitbuchung für den Tag 20.11.2026 bereits vorhanden.';
    expect(record({}, { duplicate: true })).toMatchObject({ status: 409, message, field: 'day' });
  });

  it('[AMB-18] gets the refusal of the first failing rule', () => {
    const facts = { absence: { project: 10 }, duplicate: true };
    expect(record({ day: '2026-10-25', end_time: '08:00' }, facts)?.code).toBe('working_time_hours');
    expect(record({ day: '2026-10-25' }, facts)?.code).toBe('working_time_sunday');
    expect(record({ day: '2026-10-26' }, facts)?.code).toBe('month_closed');
    expect(record({}, facts)?.code).toBe('working_time_absence');
  });
});

describe('deleting', () => {
  it.each([
    ['working time', 50],
    ['a project booking', 1001],
  ])('[TIME-06] [BOOK-17] %s is possible in its own month', (_, project) => {
    expect(entryDeletionRefusal({ day: '2026-11-01', project, status: null }, TODAY)).toBeNull();
    const refusal = entryDeletionRefusal({ day: '2026-10-31', project, status: null }, TODAY);
    expect(refusal).toMatchObject({ status: 409, message: MONTH });
  });

  it.each([
    ['2026-10-30', 10, 0, true],
    ['2026-10-30', 10, 1, false],
    ['2026-10-30', 10, 2, false],
    ['2026-10-30', 40, 1, true],
    ['2026-10-30', 40, 3, false],
    ['2026-11-01', 10, 1, true],
    ['2026-11-02', 10, 2, true],
    ['2026-12-24', 10, 1, true],
    ['2026-12-24', 10, 3, false],
  ])(
    '[ABS-30] [ABS-32] [AMB-05] an absence on %s, code %i, status %i: %s',
    (day, project, status, possible) => {
      const message = 'Urlaub konnte nicht gelöscht werden, da dieser in der Vergangenheit liegt.';
      const refusal = entryDeletionRefusal({ day, project, status }, TODAY);
      if (possible) expect(refusal).toBeNull();
      else expect(refusal).toMatchObject({ status: 409, message });
    },
  );
});

describe('the day that a new entry begins with', () => {
  it.each([
    ['a Friday', '2026-11-20', '2026-11-20', '2026-11-20'],
    ['a Saturday', '2026-11-21', '2026-11-20', '2026-11-21'],
    ['a Sunday', '2026-11-22', '2026-11-20', '2026-11-21'],
    ['a Sunday on the second', '2026-08-02', '2026-08-02', '2026-08-01'],
    ['a Sunday on the first, when there is none', '2026-11-01', '2026-11-01', '2026-11-01'],
  ])('[BOOK-02] [TIME-02] on %s is the last one that can be recorded', (_, today, book, work) => {
    expect([proposedDay('booking', today), proposedDay('work', today)]).toEqual([book, work]);
  });
});
