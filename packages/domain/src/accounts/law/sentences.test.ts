import { expect, it } from 'vitest';
import { daysFrom, weekday } from '../../time/day.ts';
import type { LawFacts } from './facts.ts';
import { factsOf, one, timed, weeksOf, worked } from './law.fixture.ts';
import type { LawRule } from './law-rules.ts';

/** A Wednesday. */
const DAY = '2026-11-18';
const young = { birth_date: '2010-03-01' };
const week = (end: string) =>
  daysFrom('2026-11-09', '2026-11-14').map((day) => worked(day, '07:00', end, 60));
const sundays = daysFrom('2026-01-01', '2026-12-31').filter((day) => weekday(day) === 7);
const night = [{ ...worked(DAY, '20:00', '00:00'), end: 1440 }, worked('2026-11-19', '00:00', '04:00')];

it.each<[LawRule, string, () => LawFacts, string]>([
  [
    'no_break',
    DAY,
    () => factsOf([timed(DAY, '08:00', '17:00', '14:05–14:35')]),
    'Von 08:00 bis 14:05 Uhr sind es 6:05 Stunden ohne Pause, erlaubt sind 6:00.',
  ],
  [
    'day8',
    DAY,
    () => factsOf([worked(DAY, '08:00', '17:31', 60)]),
    '8:31 Stunden Arbeit am 18.11.2026, mehr als 8:00 Stunden.',
  ],
  [
    'week60',
    '2026-11-14',
    () => factsOf(week('19:00')),
    '66:00 Stunden Arbeit in der Woche ab 09.11.2026, mehr als 60:00 Stunden.',
  ],
  [
    'late7',
    DAY,
    () => factsOf([{ ...worked(DAY, '08:00', '12:00'), recorded: '2026-11-30' }], { milog: true }),
    'Die Arbeitszeit vom 18.11.2026 ist erst nach 12 Tagen erfasst worden, erlaubt sind 7.',
  ],
  [
    'sunday',
    '2026-11-15',
    () => factsOf([worked('2026-11-15', '10:00', '14:00')]),
    '4:00 Stunden Arbeit am Sonntag, 15.11.2026.',
  ],
  [
    'holiday',
    '2026-05-01',
    () => factsOf([worked('2026-05-01', '10:00', '14:00')]),
    '4:00 Stunden Arbeit am Feiertag, 01.05.2026.',
  ],
  [
    'rest_day',
    '2026-11-15',
    () => factsOf(daysFrom('2026-11-01', '2026-11-30').map((day) => worked(day, '08:00', '12:00'))),
    'Für die Arbeit am 15.11.2026 gibt es bis zum 28.11.2026 keinen freien Werktag.',
  ],
  [
    'sundays15',
    sundays[37] as string,
    () => factsOf(sundays.slice(0, 38).map((day) => worked(day, '08:00', '12:00'))),
    '2026 können nur noch 14 Sonntage frei bleiben, mindestens 15 müssen es sein.',
  ],
  [
    'average8',
    '2026-11-15',
    () =>
      factsOf(weeksOf('2026-06-01', 24, 600), {
        dayOf: (day) => ({ employed: true, owed: weekday(day) <= 5, holiday: false }),
      }),
    'Im Schnitt von 24 Wochen bis 15.11.2026 sind es 8,33 Stunden je Werktag, erlaubt sind 8,00.',
  ],
  [
    'night',
    DAY,
    () => factsOf(night),
    '5:00 Stunden Nachtarbeit am 18.11.2026, der 1. Tag mit Nachtarbeit in diesem Jahr.',
  ],
  [
    'minor_saturday',
    '2026-11-14',
    () => factsOf([worked('2026-11-14', '08:00', '12:00')], young),
    '4:00 Stunden Arbeit am Samstag, 14.11.2026.',
  ],
  [
    'minor_sunday',
    '2026-11-15',
    () => factsOf([worked('2026-11-15', '08:00', '12:00')], young),
    '4:00 Stunden Arbeit am Sonntag, 15.11.2026.',
  ],
  [
    'minor_holiday',
    '2026-05-01',
    () => factsOf([worked('2026-05-01', '08:00', '12:00')], young),
    '4:00 Stunden Arbeit am Feiertag, 01.05.2026.',
  ],
  [
    'minor_days5',
    '2026-11-14',
    () => factsOf(week('12:00'), young),
    '6 Arbeitstage in der Woche ab 09.11.2026, erlaubt sind 5.',
  ],
  [
    'minor_hours',
    DAY,
    () => factsOf([worked(DAY, '05:45', '09:00'), worked(DAY, '19:00', '20:30')], young),
    '0:45 Stunden Arbeit vor 6 oder nach 20 Uhr am 18.11.2026.',
  ],
  [
    'minor_span',
    DAY,
    () => factsOf([worked(DAY, '08:00', '10:00'), worked(DAY, '16:00', '18:30')], young),
    '10:30 Stunden vom ersten Beginn bis zum letzten Ende am 18.11.2026, erlaubt sind 10:00 Stunden.',
  ],
])('[LAW-02] %s on %s says in German what is wrong', (code, day, facts, text) => {
  expect(one(facts(), code, day)?.text).toBe(text);
});
