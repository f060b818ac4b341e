import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarText, type FeedDay, folded } from './ical.ts';

const own = { kind: 'own', show_type: false } as const;
const typed = { kind: 'own', show_type: true } as const;
const team = { kind: 'team', show_type: true } as const;
const day = (of: string, changes: Partial<FeedDay> = {}): FeedDay => ({
  id: Number(of.slice(8)),
  user: 7,
  first_name: 'Eva',
  name: 'Kern',
  day: of,
  type: 10,
  status: 1,
  half: null,
  away_minutes: null,
  ...changes,
});
const december = (...days: number[]) => days.map((n) => day(`2026-12-${n}`));
const linesOf = (text: string, name: string) => text.split('\r\n').filter((line) => line.startsWith(name));

describe('a calendar for others to subscribe to', () => {
  it('[ICS-03] makes one event of consecutive days, which ends on the day after', () => {
    const text = calendarText('Urlaub', december(14, 15, 16, 17, 18, 21), own);
    expect(linesOf(text, 'DTSTART')).toEqual(['DTSTART;VALUE=DATE:20261214', 'DTSTART;VALUE=DATE:20261221']);
    expect(linesOf(text, 'DTEND')).toEqual(['DTEND;VALUE=DATE:20261219', 'DTEND;VALUE=DATE:20261222']);
    expect(linesOf(text, 'UID')).toEqual(['UID:absence-14@stundenbuch', 'UID:absence-21@stundenbuch']);
    expect(linesOf(text, 'STATUS')).toEqual(['STATUS:CONFIRMED', 'STATUS:CONFIRMED']);
  });

  it('[ICS-03] tells what is only asked for, and each half by itself', () => {
    const half = day('2026-12-15', { half: 'first' });
    const text = calendarText('Urlaub', [day('2026-12-14', { status: 0 }), half, day('2026-12-16')], own);
    expect(linesOf(text, 'STATUS')).toEqual(['STATUS:TENTATIVE', 'STATUS:CONFIRMED', 'STATUS:CONFIRMED']);
    expect(linesOf(text, 'SUMMARY')).toEqual([
      'SUMMARY:Abwesend',
      'SUMMARY:Abwesend (Vormittag)',
      'SUMMARY:Abwesend',
    ]);
  });

  it('[ICS-04] says of others no more than that they are away, the same bytes for every type', () => {
    const of = (type: number) => calendarText('Team', [day('2026-12-14', { type }), day('2026-12-15')], team);
    expect(linesOf(of(10), 'SUMMARY')).toEqual(['SUMMARY:Eva K. – abwesend']);
    for (const type of [20, 30, 60, 90, 100]) expect(of(type)).toBe(of(10));
  });

  it('[ICS-04] names the own types only where wanted, sickness never', () => {
    const of = (type: number, feed: typeof own | typeof typed) =>
      linesOf(calendarText('Urlaub', [day('2026-12-14', { type })], feed), 'SUMMARY')[0];
    expect([of(10, own), of(10, typed), of(20, typed), of(90, typed)]).toEqual([
      'SUMMARY:Abwesend',
      'SUMMARY:Urlaub',
      'SUMMARY:Abwesend',
      'SUMMARY:Berufsschule/Uni',
    ]);
  });

  it('[ICS-03] escapes what means something', () => {
    const text = calendarText('Meier; Söhne, Dach\\Wand', [], own);
    expect(linesOf(text, 'NAME')).toEqual(['NAME:Meier\\; Söhne\\, Dach\\\\Wand']);
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it('[ICS-03] folds lines at 75 octets without splitting a letter', () => {
    const octets = (line: string) => new TextEncoder().encode(line).length;
    const name = `SUMMARY:${'Müller-Lüdenscheidt '.repeat(9)}`;
    fc.assert(
      fc.property(fc.oneof(fc.constant(name), fc.string({ unit: 'binary', maxLength: 400 })), (text) => {
        const line = text.replace(/[\r\n]/g, '');
        const parts = folded(line).split('\r\n');
        for (const part of parts) expect(octets(part)).toBeLessThanOrEqual(75);
        expect(parts.map((part, n) => (n === 0 ? part : part.slice(1))).join('')).toBe(line);
        expect(folded(line)).toBe(Buffer.from(folded(line)).toString());
      }),
    );
    expect(folded(name).split('\r\n').length).toBeGreaterThan(2);
  });
});

it('[ART-05] [ICS-04] hours are hours in the own calendar, and an afternoon in that of a team', () => {
  const doctor = day('2026-12-07', { type: 60, half: 'second', away_minutes: 90 });
  const summary = (feed: Parameters<typeof calendarText>[2]) =>
    linesOf(calendarText('Kalender', [doctor], feed), 'SUMMARY');
  expect(summary(typed)).toEqual(['SUMMARY:Sonder Urlaubstag (1:30 Std.)']);
  expect(summary(own)).toEqual(['SUMMARY:Abwesend (1:30 Std.)']);
  expect(summary(team)).toEqual(['SUMMARY:Eva K. – abwesend (Nachmittag)']);
});
