import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookingInput } from '../../records/timesheet/contract.ts';
import { timesheetSentences } from '../../records/timesheet/messages.ts';
import { timeOf } from '../../time/time.ts';
import { entriesOfLine, type LineFacts } from './line-entries.ts';
import { formatLine, parseLine, type TypedLine } from './typed-line.ts';

/** A Friday. */
const TODAY = '2026-11-20';
const named = (id: number, internal_id: string | null, project_name: string) => ({
  id,
  internal_id,
  project_name,
});
const projects = [
  named(1, '1007', 'Montage Halle'),
  named(2, '1012', 'Verwaltung'),
  named(3, null, 'Dachstuhl Nord'),
  named(4, null, 'Küche'),
  named(5, null, 'Küche Beispielhuber'),
  named(6, 'K-1', 'Carport Ost'),
  named(7, 'K-2', 'Carport West'),
];
type Facts = LineFacts<(typeof projects)[number]>;
const facts: Facts = {
  projects,
  lastText: (id) => (id === 3 ? 'Sparren gesetzt' : undefined),
  anyMinute: false,
  chosen: {},
};

function read(text: string, more: Partial<Facts> = {}) {
  const parsed = parseLine(text, TODAY);
  return parsed.line ? entriesOfLine(parsed.line, { ...facts, ...more }) : parsed;
}
const dayOf = (text: string) => parseLine(text, TODAY).line?.day;
const {
  working_time_hours,
  booking_project,
  booking_hours_step,
  booking_hours_too_small,
  booking_text_length,
} = timesheetSentences;

describe('[DAY-09] [SET-59] a typed line', () => {
  it('is a working time, its gap the break, all of it on the one project so named with its last text', () => {
    expect(read('8-12 12:30-17 Dachstuhl')).toEqual({
      entries: {
        time: { start_time: '08:00', end_time: '17:00', break: 0.5 },
        bookings: [
          { project: 3, project_name: 'Dachstuhl Nord', booking_text: 'Sparren gesetzt', hours: 8.5 },
        ],
      },
      worked: 8.5,
    });
  });

  it('is several bookings without a time', () => {
    const text = 'gestern 4h #1007 Montage Dach, 3,5h #1012 Büroarbeit';
    expect(dayOf(text)).toBe('2026-11-19');
    expect(read(text)).toMatchObject({
      entries: {
        time: null,
        bookings: [
          { project: 1, booking_text: 'Montage Dach', hours: 4 },
          { project: 2, booking_text: 'Büroarbeit', hours: 3.5 },
        ],
      },
    });
  });

  it('shares the working time: the booking without hours gets the rest', () => {
    expect(read('8-17 p 30 2h #1012 Büroarbeit, #1007 Montage Dach')).toMatchObject({
      entries: { bookings: [{ hours: 2 }, { hours: 6.5 }] },
    });
  });

  it.each([
    ['8-17 p0,75', 0.75, 8.25],
    ['8-17 p 30', 0.5, 8.5],
    ['8-17 p 45 min', 0.75, 8.25],
    ['8-17 Pause 1', 1, 8],
    ['8-17 p 9', 9, 0],
    ['8-12 13-17 p 15', 1.25, 7.75],
    ['12:30-17 8-12', 0.5, 8.5],
    ['8-12 Uhr 12:30-17 uhr p 15', 0.75, 8.25],
  ])('reads the break of %s', (text, hours, worked) => {
    if (worked === 0) expect(read(text)).toEqual({ problem: working_time_hours.message });
    else expect(read(text)).toMatchObject({ entries: { time: { break: hours }, bookings: [] }, worked });
  });

  it.each([
    ['heute 8-12', '2026-11-20'],
    ['gestern 8-12', '2026-11-19'],
    ['fr 8-12', '2026-11-20'],
    ['Sa 8-12', '2026-11-14'],
    ['mo 8-12', '2026-11-16'],
    ['20.11. 8-12', '2026-11-20'],
    ['21.11. 8-12', '2025-11-21'],
    ['24.12. 8-12', '2025-12-24'],
    ['2.11.2026 8-12', '2026-11-02'],
    ['8-12', null],
  ])('reads the day of %s', (text, day) => {
    expect(dayOf(text)).toBe(day);
  });

  it.each([
    ['25-26', working_time_hours.message],
    ['12-8', working_time_hours.message],
    ['8-8 9-12', working_time_hours.message],
    ['p 30 4h #1012 Büroarbeit', working_time_hours.message],
    ['8-12 11-15', 'Die Zeiten überschneiden sich.'],
    ['8-12 12:20-17', 'Die Pause muss ein Vielfaches von 15 Minuten sein.'],
    ['7-19:15', working_time_hours.message],
    ['5:45-12', working_time_hours.message],
    ['8:10-12', working_time_hours.message],
    ['4h Unbekannt gebaut', booking_project.message],
    ['4h', booking_project.message],
    ['3,3h #1012 Büroarbeit', booking_hours_step.message],
    ['#1012 Büroarbeit', booking_hours_too_small.message],
    ['8-17 #1012 Büroarbeit, #1007 Montage Dach', booking_hours_too_small.message],
    ['4h #1012 Büro', booking_text_length.message],
    ['4h #1012', booking_text_length.message],
    ['30.2. 8-12', 'Den 30. Februar gibt es nicht.'],
  ])('says of %s: %s', (text, problem) => {
    expect(read(text)).toEqual({ problem });
  });

  it('names the first error in the order of the line', () => {
    expect(read('8-12 11:10-15 3,3h Unbekannt')).toEqual({ problem: 'Die Zeiten überschneiden sich.' });
    expect(read('7-12 12:20-19:15')).toEqual({
      problem: 'Die Pause muss ein Vielfaches von 15 Minuten sein.',
    });
    expect(read('7-19:15 4h Unbekannt')).toEqual({ problem: working_time_hours.message });
    expect(read('3,3h Unbekannt')).toEqual({ problem: booking_project.message });
    expect(read('3,3h #1012')).toEqual({ problem: booking_hours_step.message });
  });

  it.each([0, 0.2, 0.25, 0.3, 8, 24, 24.25])(
    'judges %f h, and texts, as the schema of a booking does',
    (hours) => {
      for (const text of ['Büro', 'Büroarbeit', 'B'.repeat(255), 'B'.repeat(256)]) {
        const body = { day: TODAY, project: 2, hours, booking_text: text };
        const code = bookingInput.safeParse(body).error?.issues[0]
          ?.message as keyof typeof timesheetSentences;
        const typed = read(`${String(hours).replace('.', ',')}h #1012 ${text}`);
        if (code) expect(typed).toEqual({ problem: timesheetSentences[code].message });
        else expect(typed).toMatchObject({ entries: { bookings: [{ hours, booking_text: text }] } });
      }
    },
  );

  it('with a clock takes any minute', () => {
    expect(read('5:50-12 12:20-17', { anyMinute: true })).toMatchObject({
      entries: { time: { start_time: '05:50', end_time: '17:00', break: 0.33 } },
    });
  });

  it('with two projects so named asks which, and takes the chosen one', () => {
    const text = '4h #Carport Pfosten gesetzt';
    expect(read(text)).toEqual({ choice: { at: 0, projects: projects.slice(5) } });
    expect(read(text, { chosen: { 0: 7 } })).toMatchObject({
      entries: { bookings: [{ project: 7, booking_text: 'Pfosten gesetzt' }] },
    });
  });

  it('takes the project whose whole name it is, and the longest one', () => {
    expect(read('4h küche Fronten schleifen')).toMatchObject({ entries: { bookings: [{ project: 4 }] } });
    expect(read('4h küche beispielhuber Fronten')).toMatchObject({
      entries: { bookings: [{ project: 5, booking_text: 'Fronten' }] },
    });
    expect(read('4h k-2 Pfosten')).toMatchObject({ entries: { bookings: [{ project: 7 }] } });
  });

  it('says again what was typed: parse(format(x)) is x', () => {
    const time = fc.integer({ min: 0, max: 1439 }).map(timeOf);
    const span = fc
      .tuple(time, time)
      .filter(([a, b]) => a < b)
      .map(([start, end]) => ({ start, end }));
    const words = fc
      .array(fc.constantFrom('Dach', 'gedeckt', '1007', 'Küche', 'K-1', 'a,b', '3,5'), {
        minLength: 1,
        maxLength: 4,
      })
      .map((all) => `Bau ${all.join(' ')}`);
    const booking = fc.record({
      hours: fc.option(fc.integer({ min: 0, max: 96 }).map((quarters) => quarters / 4)),
      marked: fc.boolean(),
      words,
    });
    const line: fc.Arbitrary<TypedLine> = fc
      .record({
        day: fc.option(
          fc.integer({ min: 0, max: 28 }).map((n) => `2026-10-${String(n + 1).padStart(2, '0')}`),
        ),
        spans: fc.array(span, { maxLength: 3 }),
        pause: fc.integer({ min: 0, max: 40 }).map((quarters) => quarters * 15),
        bookings: fc.array(booking, { maxLength: 3 }),
      })
      .map((one) => ({ ...one, pause: one.spans.length > 0 ? one.pause : 0 }));
    fc.assert(
      fc.property(line, (one) => {
        expect(parseLine(formatLine(one), TODAY)).toEqual({ line: one });
      }),
    );
  });
});
