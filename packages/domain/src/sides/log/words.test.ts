import { describe, expect, it } from 'vitest';
import { canonicalJson } from '../../wire/canonical.ts';
import { faultSentence } from './faults.ts';
import { fieldsOf } from './shown.ts';
import { recordTitle } from './titles.ts';

const told = (table: string, after: object) =>
  fieldsOf({ table, op: 'I', before: null, after: { ...after }, names: {} }, {}).map(
    ({ label, after }) => `${label}: ${after}`,
  );

describe('[AUD-06] settings are told as', () => {
  it.each<[string, string | number | boolean | readonly number[], string]>([
    ['keep_years', 5, 'Aufbewahrung in Jahren: 5'],
    ['place', 5, 'Üblicher Ort: 5'],
    ['eve24', 'working', '24. Dezember: Arbeitstag'],
    ['eve31', 'half', '31. Dezember: halber Tag'],
    ['eve31', 'free', '31. Dezember: frei'],
    ['manual40', true, '„Feiertag“ von Hand: ja'],
    ['manual40', false, '„Feiertag“ von Hand: nein'],
    ['registration', 'open', 'Registrierung: offen'],
    ['registration', 'invited', 'Registrierung: nur mit Einladung'],
    ['password_old', true, 'Aktuelles Passwort beim Ändern: ja'],
    ['proof_admin', true, 'Bestätigung beim Verwalten: ja'],
    ['strong_passwords', true, 'Starke Passwörter: ja'],
    ['email_confirm', true, 'Neue E-Mail erst nach Bestätigung: ja'],
    ['bound_only', true, 'Anmelden nur auf der Anmeldeseite: ja'],
    ['second_factor', 'voluntary', 'Zweiter Faktor: freiwillig'],
    ['second_factor', 'admins', 'Zweiter Faktor: Admins'],
    ['second_factor', 'all', 'Zweiter Faktor: Alle'],
    ['second_factor_from', '2027-02-01', 'Zweiter Faktor ab: 2027-02-01'],
    ['second_factor_admins_from', '2027-02-01', 'Zweiter Faktor für Admins ab: 2027-02-01'],
    ['prorata', 'law', 'Anteiliger Urlaub: nach Gesetz'],
    ['prorata', 'share', 'Anteiliger Urlaub: anteilig'],
    ['fraction', 'keep', 'Bruchteile von Tagen: bleibt'],
    ['fraction', 'up', 'Bruchteile von Tagen: aufgerundet'],
    ['expiry', 'never', 'Urlaub verfällt: nie'],
    ['notice', 'Bitte', 'Hinweis vor dem Verfall: Bitte'],
    ['type80', 'lowering', 'Schlecht Wetter: kostet Stunden'],
    ['type80', 'neutral', 'Schlecht Wetter: kostet keine Stunden'],
    ['warn_over', 40, 'Warnung ab (Stunden): 40'],
    ['warn_under', -20, 'Warnung unter (Stunden): -20'],
    ['only_credit', true, 'Überstundenabbau nur aus Guthaben: ja'],
    ['grace', 5, 'Karenz: Vormonat offen bis zum Tag: 5'],
    ['lead_check', 'none', 'Prüfung durch die Teamleitung: freiwillig'],
    ['lead_check', 'needed', 'Prüfung durch die Teamleitung: nötig: sonst braucht der Abschluss einen Grund'],
    ['rounding', 'none', 'Rundung (Minuten): keine'],
    ['forgotten_after', 16, 'Uhr gilt als vergessen nach (Stunden): 16'],
    ['terminal_balance', true, 'Stundenkonto am Terminal: ja'],
    ['auto_break', 'suggest', 'Fehlende Pause vorschlagen: vorschlagen'],
    ['self_approval', false, 'Admins entscheiden über eigene Anträge: nein'],
    ['auto_approve', [], 'Sofort genehmigt: keine'],
    ['auto_approve', [20, 90], 'Sofort genehmigt: Krankheit, Berufsschule/Uni'],
    ['day10', 'off', 'Mehr als 10 Stunden: nichts sagen'],
    ['day10', 'note', 'Mehr als 10 Stunden: hinweisen'],
    ['day10', 'reason', 'Mehr als 10 Stunden: Grund verlangen'],
    ['day10', 'refuse', 'Mehr als 10 Stunden: nicht speichern'],
    ['minor', 'note', 'Jugendliche: hinweisen'],
    ['rest', 11, 'Ruhezeit (Stunden): 11'],
    ['average', 'weeks', 'Zeitraum des Durchschnitts: 24 Wochen'],
    ['average', 'months', 'Zeitraum des Durchschnitts: 6 Monate'],
    ['span', 10, 'Schichtzeit von Jugendlichen (Stunden): 10'],
    ['of_a_later_release', 'x', 'of_a_later_release: x'],
  ])('%s %j', (key, value, line) => {
    expect(told('company_settings', { value: { [key]: value } })).toEqual([line]);
  });
});

describe('[AUD-06] other values, and those of a later release, are told', () => {
  it.each<[string, object, string]>([
    ['entries', { type: 999 }, 'Art: 999'],
    ['entries', { status: 9 }, 'Status: 9'],
    ['places', { land: 'XX' }, 'Land: XX'],
    ['places', { extras: ['odd'] }, 'Regionale Feiertage: odd'],
    ['company_days', { kind: 'free' }, 'Art: frei'],
    ['company_settings', { feature: 'odd' }, 'Funktion: odd'],
    ['notice_settings', { kind: 'odd' }, 'Mitteilung: odd'],
    ['closures', { shortage: 'skip' }, 'Wo der Urlaub nicht reicht: auslassen'],
    ['vacation_postings', { kind: 'odd' }, 'Art: odd'],
    ['vacation_notices', { channel: 'app' }, 'Weg: im Programm'],
    ['time_postings', { kind: 'odd' }, 'Art: odd'],
    ['law_reasons', { code: 'odd' }, 'Hinweis: odd'],
    ['work_intervals', { kind: 'work' }, 'Art: Arbeit'],
    ['work_intervals', { source: 'form' }, 'Erfasst: im Formular'],
    ['work_intervals', { source: 'terminal' }, 'Erfasst: am Terminal'],
    ['work_intervals', { source: 'correction' }, 'Erfasst: als Korrektur'],
    ['work_intervals', { source: 'odd' }, 'Erfasst: odd'],
    ['month_closings', { state: 'odd' }, 'Stand: odd'],
    ['correction_requests', { state: 'odd' }, 'Stand: odd'],
    ['codes', { kind: 'reset' }, 'Art: Neues Passwort'],
    ['codes', { kind: 'odd' }, 'Art: odd'],
  ])('%s: %j', (table, after, line) => {
    expect(told(table, after)).toEqual([line]);
  });

  it('but not what holds nothing', () => {
    expect(told('companies', { name: '', features: [], locked_at: null, page: 0 })).toEqual(['Seite: 0']);
    expect(told('users', { milog: false, name: 'x' })).toEqual(['Nachname: x']);
  });
});

const about = {
  op: 'I' as const,
  day: null,
  project: null,
  project_name: null,
  person_name: 'Anna',
  feature: null,
} as const;

it.each([
  ['entries', 'Eintrag'],
  ['users', 'Mitarbeiter Anna'],
  ['companies', 'Unternehmen'],
  ['company_settings', 'Einstellung'],
  ['sessions', 'Zugang Anna'],
  ['codes', 'Zugangscode Anna'],
  ['absence_requests', 'Antrag Anna'],
  ['places', 'Ort'],
  ['company_days', 'Betrieblicher Tag'],
  ['closures', 'Betriebsferien'],
  ['calendar_cancellations', 'Storno durch den Kalender'],
  ['free_day_answers', 'Urlaub an einem freien Tag'],
  ['calendar_versions', 'Früherer Stand des Kalenders'],
  ['contracts', 'Vertrag Anna'],
  ['correction_reads', 'Korrektur gelesen'],
  ['vacation_postings', 'Urlaubsbuchung Anna'],
  ['vacation_notices', 'Hinweis zum Urlaub Anna'],
  ['vacation_expiries', 'Urlaubsverfall Anna'],
  ['vacation_closings', 'Jahreswechsel'],
  ['time_postings', 'Buchung auf dem Stundenkonto Anna'],
  ['notice_settings', 'Benachrichtigung Anna'],
  ['work_intervals', 'Zeitraum der Arbeitszeit Anna'],
  ['law_reasons', 'Grund zum Arbeitszeitschutz Anna'],
  ['month_closings', 'Monatsabschluss Anna'],
  ['correction_requests', 'Korrekturwunsch Anna'],
  ['terminals', 'Terminal'],
  ['terminal_pins', 'PIN am Terminal Anna'],
  ['inspection_packages', 'Prüfpaket'],
  ['company_exports', 'Daten des Unternehmens'],
  ['of_a_later_release', 'of_a_later_release'],
])('[AUD-06] a record of %s is called %s', (table, title) => {
  expect(recordTitle({ ...about, table })).toBe(title);
});

it('[AUD-04] content that was erased too early has its sentence', () => {
  expect(faultSentence({ seal: 7, fault: 'erased', row: 31 })).toBe(
    'Siegel 7 enthält eine Änderung, deren Inhalt vor der Frist gelöscht wurde (Nr. 31).',
  );
});

it('[SET-16] a list is separated by commas', () => {
  expect(canonicalJson([1, 'a', null, [2]])).toBe('[1,"a",null,[2]]');
});
