import { describe, expect, it } from 'vitest';
import { lawFeature } from '../../accounts/lawguide/features.ts';
import { overtimeFeature } from '../../accounts/overtime/features.ts';
import { punchFeature } from '../../records/punch/features.ts';
import { formatMoment, formatTimeOf } from '../../time/format.ts';
import { monthCloseFeature } from '../../workflows/month/features.ts';
import { FAULTS } from './chain.ts';
import type { Change } from './contract.ts';
import { faultSentence } from './faults.ts';
import { fieldsOf } from './shown.ts';
import { actorName, deedOf, recordTitle } from './titles.ts';
import { TABLES } from './words.ts';

const change: Change = {
  ...{
    id: 1,
    at: '2026-11-20T10:15:00.000Z',
    actor: 3,
    actor_kind: 'person',
    actor_name: 'Anna Berger',
    actor_role: 1,
  },
  person: 3,
  person_name: 'Anna Berger',
  table: 'entries',
  record: 77,
  op: 'U',
  before: {},
  after: {},
  reason: null,
  erased: false,
  seal: null,
  day: '2026-11-19',
  project: 50,
  project_name: null,
  feature: null,
  names: {},
};
const shown = (fields: Partial<Change>) =>
  fieldsOf({ ...change, ...fields }).map(({ label, before, after }) => `${label}: ${before} → ${after}`);

describe('[AUD-06] what was changed, in the words and formats of the screens', () => {
  it.each<[string, Change['before'], Change['after'], string]>([
    ['entries', { hours: 8 }, { hours: 8.25 }, 'Stunden: 8,00 → 8,25'],
    ['entries', { start_minute: 480 }, { start_minute: 495 }, 'Beginn: 08:00 → 08:15'],
    ['entries', { day: '2026-11-19' }, { day: '2026-11-20' }, 'Datum: 19.11.2026 → 20.11.2026'],
    ['entries', { status: 0 }, { status: 1 }, 'Status: Beantragt → Genehmigt'],
    ['entries', { type: 10 }, { type: 70 }, 'Art: Urlaub → Urlaub Vorjahr'],
    [
      'entries',
      { decided_at: null },
      { decided_at: '2026-06-01T22:30:00.000Z' },
      'Entschieden am: – → 02.06.2026, 00:30',
    ],
    ['entries', { booking_text: null }, { booking_text: 'Dach' }, 'Beschreibung: – → Dach'],
    ['entries', { second_half: true }, { second_half: false }, 'Nachmittag: ja → nein'],
    ['users', { weeklyhours: 40 }, { weeklyhours: 38.5 }, 'Wochenstunden: 40 → 38,5'],
    [
      'users',
      { working_days: '1111100' },
      { working_days: '1010000' },
      'Arbeitstage: Mo, Di, Mi, Do, Fr → Mo, Mi',
    ],
    ['users', { birth_date: null }, { birth_date: '2009-04-20' }, 'Geburtsdatum: – → 20.04.2009'],
    ['users', { milog: false }, { milog: true }, 'Aufzeichnung nach MiLoG: nein → ja'],
    ['users', { role: 1 }, { role: 2 }, 'Rolle: Mitarbeiter → Admin'],
    ['users', { password: false }, { password: true }, 'Passwort: – → gesetzt'],
    ['users', { password: true }, { password: true }, 'Passwort:  → geändert'],
    ['companies', { permission: '0000000000' }, { permission: '1000000000' }, 'Module: – → Zeitbuchungen'],
    ['companies', { features: [] }, { features: ['audit'] }, 'Funktionen: – → audit'],
    ['places', { land: 'BY' }, { land: 'NW' }, 'Land: Bayern → Nordrhein-Westfalen'],
    ['places', { extras: [] }, { extras: ['fronleichnam'] }, 'Regionale Feiertage: – → Fronleichnam'],
    ['company_days', { kind: 'free' }, { kind: 'half' }, 'Art: frei → halber Tag'],
    [
      'contracts',
      { minutes: [480, 480, 480, 480, 480, 0, 0] },
      { minutes: [240, 0, 240, 0, 0, 0, 0] },
      'Stunden je Wochentag: Mo 08:00, Di 08:00, Mi 08:00, Do 08:00, Fr 08:00 → Mo 04:00, Mi 04:00',
    ],
    [
      'company_settings',
      { value: { keep_years: 3, eve24: 'working' } },
      { value: { keep_years: 5, eve24: 'working' } },
      'Aufbewahrung in Jahren: 3 → 5',
    ],
    ['company_settings', { value: {} }, { value: { eve24: 'half' } }, '24. Dezember: – → halber Tag'],
    ['strange', { odd: 1 }, { odd: 2 }, 'odd: 1 → 2'],
  ])('%s: %j, %j', (table, before, after, line) => {
    expect(shown({ table, before, after })).toEqual([line]);
  });

  it('names what a column points at, where the name is known', () => {
    const names = { project_id: { 1001: 'Dach Nord' } };
    const both = { before: { project_id: 1001 }, after: { project_id: 1002 } };
    expect(shown({ ...both, names })).toEqual(['Projekt: Dach Nord → 1002']);
  });

  it('names the usual place of the settings, and leaves out the places of a calendar', () => {
    const value = { place: 5, eve24: 'working', places: [{ id: 5, land: 'BY' }] };
    const both = { table: 'company_settings', before: { value: { eve24: 'working' } }, after: { value } };
    expect(shown({ ...both, names: { place: { 5: 'Werk Köln' } } })).toEqual(['Üblicher Ort: – → Werk Köln']);
  });

  it('[FND-08] says nothing of the halves of a new whole day, and of half a day which one', () => {
    const row = { day: '2026-11-19', first_half: true, second_half: true };
    expect(shown({ op: 'I', before: null, after: row })).toEqual(['Datum: – → 19.11.2026']);
    expect(shown({ op: 'D', before: { ...row, first_half: false }, after: null })).toEqual([
      ...['Datum: 19.11.2026 → –', 'Nachmittag: ja → –'],
    ]);
  });

  it('shows of a new and of a deleted record what holds something, in the order of its table, without keys', () => {
    const row = {
      id: 77,
      company_id: 1,
      user_id: 3,
      created_at: 'x',
      hours: 8,
      day: '2026-11-19',
      status: null,
    };
    expect(shown({ op: 'I', before: null, after: row })).toEqual([
      'Datum: – → 19.11.2026',
      'Stunden: – → 8,00',
    ]);
    expect(shown({ op: 'D', before: row, after: null })).toEqual([
      'Datum: 19.11.2026 → –',
      'Stunden: 8,00 → –',
    ]);
  });

  it('[MON-06] [AUD-06] tells a wish and a month as the screens do', () => {
    const wish = { start_time: '07:00', end_time: '16:00', break: 0.5 };
    const requested = { ...change, table: 'correction_requests', op: 'I', before: null } as const;
    expect(fieldsOf({ ...requested, after: { day: '2026-10-05', wish, state: 'open' } })).toMatchObject([
      { label: 'Datum', after: '05.10.2026' },
      { label: 'Gewünscht', after: '07:00–16:00, Pause 0,50 h' },
      { label: 'Stand', after: 'offen' },
    ]);
    const day = {
      project: 10,
      kind_id: null,
      kind_name: null,
      half: null,
      away_minutes: null,
      sick_from: null,
    };
    const told = (stored: object) =>
      fieldsOf({ ...requested, after: { wish: stored } }).map(({ after }) => after);
    const later = { ...day, project: 20, end: '2026-10-07', from_noon: true, to_noon: true };
    expect(told({ entry: null, old: null, wish: later })).toEqual([
      'Krankheit ab mittags bis 07.10.2026 mittags',
    ]);
    expect(told({ entry: 9, old: day, wish: null })).toEqual(['keine Abwesenheit']);
    expect(
      told({ entry: 9, old: day, wish: { ...day, kind_id: 3, kind_name: 'Umzug', half: 'first' } }),
    ).toEqual(['Umzug (Vormittag)']);
    expect(told({ entry: 9, old: day, wish: { ...day, away_minutes: 90, half: 'second' } })).toEqual([
      'Urlaub (1,50 h)',
    ]);
    const closed = { before: { state: 'confirmed' }, after: { state: 'closed', month: '2026-10-01' } };
    expect(fieldsOf({ ...change, ...closed, table: 'month_closings' })).toMatchObject([
      { label: 'Monat', after: 'Oktober 2026' },
      { label: 'Stand', before: 'bestätigt', after: 'abgeschlossen' },
    ]);
  });

  it.each([
    ['closing', monthCloseFeature],
    ['clock', punchFeature],
    ['overtime', overtimeFeature],
    ['law', lawFeature],
  ])('[AUD-06] calls the settings of %s by their German names', (_, { settings }) => {
    const value = settings.parse({});
    const before = Object.fromEntries(Object.keys(value).map((key) => [key, 'x']));
    const shown = fieldsOf({
      ...change,
      table: 'company_settings',
      before: { value: before },
      after: { value },
    });
    expect(shown).toHaveLength(Object.keys(value).length);
    expect(shown.filter(({ key, label }) => key === label)).toEqual([]);
  });

  it('[AUD-06] calls every recorded table by a German name', () => {
    const titleOf = (table: string) =>
      recordTitle({ ...change, table, project: null, person_name: null, feature: null });
    expect(Object.keys(TABLES).filter((table) => titleOf(table) === table)).toEqual([]);
  });

  it('calls functions by their names', () => {
    const features = { before: { features: [] }, after: { features: ['audit'] } };
    expect(fieldsOf({ ...change, ...features, table: 'companies' }, { audit: 'Verlauf' })[0]?.after).toBe(
      'Verlauf',
    );
  });
});

it.each<[string, Partial<Change>]>([
  ['Arbeitszeit am Do, 19.11.2026: geändert', {}],
  ['Urlaub am Do, 19.11.2026: gelöscht', { project: 10, op: 'D' }],
  ['Dach Nord am Do, 19.11.2026: angelegt', { project: 1001, project_name: 'Dach Nord', op: 'I' }],
  ['Eintrag: geändert', { project: null, day: null }],
  ['Arbeitszeit: geändert', { day: null }],
  ['Projektbuchung am Do, 19.11.2026: geändert', { project: 1001 }],
  ['Mitarbeiter: gelöscht', { table: 'users', op: 'D', person_name: null }],
  ['Prüfpaket: erstellt', { table: 'inspection_packages', op: 'I' }],
  ['Daten des Unternehmens: heruntergeladen', { table: 'company_exports', op: 'I' }],
  ['Mitarbeiter Anna Berger: Verlauf angesehen', { table: 'users', op: 'R' }],
  ['Unternehmen: geändert', { table: 'companies' }],
  ['Zugang Anna Berger: Anmeldung', { table: 'sessions', op: 'I' }],
  ['Einstellung „Verlauf“: geändert', { table: 'company_settings', feature: 'audit' }],
])('[AUD-06] says what a change is about: %s', (line, fields) => {
  const one = { ...change, ...fields };
  expect(`${recordTitle(one, { audit: 'Verlauf' })}: ${deedOf(one)}`).toBe(line);
});

it.each<[string, Partial<Change>]>([
  ['Anna Berger (Mitarbeiter)', {}],
  ['Anna Berger', { actor_role: null }],
  ['Anna Berger (Teamleitung)', { acting_for: 3 }],
  ['Anna Berger (Teamleitung) mit Schlüssel „Excel“', { acting_for: 3, token: 'Excel' }],
  ['Anna Berger in Vertretung für Bert Kunz', { acting_for: 12, acting_for_name: 'Bert Kunz' }],
  ['Anna Berger (Admin)', { actor_kind: 'admin', actor_role: 2 }],
  ['Ehemaliger Mitarbeiter', { actor_name: null, actor_role: null }],
  ['Globaler Administrator', { actor_kind: 'global', actor_name: null }],
  ['Programm', { actor_kind: 'system', actor: null, actor_name: null }],
  ['Terminal', { actor_kind: 'terminal', actor_name: null }],
])('[AUD-06] says who did it: %s', (name, fields) => expect(actorName({ ...change, ...fields })).toBe(name));

it('a moment is told as it was in Germany, in summer and in winter', () => {
  expect(formatMoment('2026-11-20T10:15:00.000Z')).toBe('20.11.2026, 11:15');
  expect(formatMoment('2026-07-20T10:15:00.000Z')).toBe('20.07.2026, 12:15');
  expect(formatTimeOf('2026-07-20T10:15:00.000Z')).toBe('12:15');
});

it('[AUD-04] every fault has its sentence', () => {
  const sentences = FAULTS.map((fault) => faultSentence({ seal: 7, fault, row: null }));
  expect(new Set(sentences).size).toBe(FAULTS.length);
  expect(faultSentence({ seal: 7, fault: 'content', row: 31 })).toBe(
    'Siegel 7 enthält eine veränderte Änderung (Nr. 31).',
  );
});
