import { expect, it } from 'vitest';
import { fieldsOf } from './shown.ts';
import { TABLES } from './words.ts';

const at = '2026-11-20T10:15:00.000Z';
const AT = '20.11.2026, 11:15';
/** What nobody sees. */
const keys = {
  id: 7,
  company_id: 1,
  user_id: 3,
  version: 2,
  created_at: at,
  created_by: 3,
  request_id: 5,
  secret_hash: 'x',
  pin_hash: 'x',
  shift_id: 'x',
};

/** A new record of each table, and how the log tells it. */
const RECORDS: Record<string, [record: object, told: string]> = {
  entries: [
    {
      day: '2026-11-19',
      type: 50,
      project_id: 1001,
      start_minute: 480,
      end_minute: 1020,
      break_hours: 0.75,
      hours: 8.25,
      target: 8,
      booking_text: 'Dach',
      status: 1,
      decided_at: at,
      decided_by: 13,
      pre_approved_at: at,
      pre_approved_by: 12,
      kind_id: 7,
      credit: 'zero_target',
      sick_from: 675,
      net_minutes: 495,
      break_minutes: 45,
      first_half: true,
      second_half: false,
    },
    `Datum: 19.11.2026 | Art: Arbeit | Projekt: 1001 | Beginn: 08:00 | Ende: 17:00 | Pause: 0,75 | Stunden: 8,25 | Soll: 8,00 | Beschreibung: Dach | Status: Genehmigt | Entschieden am: ${AT} | Entschieden von (Nr.): 13 | Eigene Art: 7 | Anrechnung: Der Tag hat kein Soll | Vorläufig genehmigt am: ${AT} | Vorläufig genehmigt von (Nr.): 12 | Krank ab: 11:15 | Arbeitszeit ohne Pause: 495 min | Pause in Minuten: 45 min | Vormittag: ja`,
  ],
  users: [
    {
      first_name: 'Anna',
      name: 'Berger',
      email: 'a@b.de',
      pending_email: 'c@d.de',
      pending_until: at,
      password: true,
      role: 4,
      global_admin: true,
      active: true,
      has_factor: true,
      job_id: 10,
      personnel_number: '0815',
      worker_since: '2020-01-01',
      weeklyhours: 38.5,
      working_days: '1111111',
      vacation: 30,
      vacation_lastyear: 2.5,
      birth_date: '1980-02-29',
      milog: true,
      vacation_lastyear_entered_in: 2026,
    },
    `Vorname: Anna | Nachname: Berger | E-Mail: a@b.de | E-Mail, noch nicht bestätigt: c@d.de | E-Mail zu bestätigen bis: ${AT} | Passwort: gesetzt | Rolle: Leser | Globaler Administrator: ja | Zugang aktiv: ja | Zweiter Faktor: ja | Arbeitsplatz: 10 | Personalnummer: 0815 | Im Unternehmen seit: 01.01.2020 | Wochenstunden: 38,5 | Arbeitstage: Mo, Di, Mi, Do, Fr, Sa, So | Urlaubsanspruch: 30 | Resturlaub Vorjahr: 2,5 | Geburtsdatum: 29.02.1980 | Aufzeichnung nach MiLoG: ja | Resturlaub eingetragen im Jahr: 2026`,
  ],
  companies: [
    {
      name: 'Muster',
      permission: '1010000000',
      features: ['audit', 'law'],
      locked_at: at,
      address_id: 4,
      former_seals: { 1: 'ab', 7: 'cd' },
      from: '2026-11-01',
      to: '2026-11-30',
      page: 2,
    },
    `Name: Muster | Module: Zeitbuchungen, Abwesenheiten | Funktionen: Verlauf, law | Gesperrt seit: ${AT} | Anschrift: 4 | Siegel auf Stundenzetteln von vorher: 2 | Von: 01.11.2026 | Bis: 30.11.2026 | Seite: 2`,
  ],
  company_settings: [
    { feature: 'audit', value: { keep_years: 3 }, since: '2026-11-01', recommended_on: '2026-11-20' },
    'Funktion: Verlauf | Aufbewahrung in Jahren: 3 | Eingeschaltet ab: 01.11.2026 | Mit den empfohlenen eingeschaltet am: 20.11.2026',
  ],
  terminals: [{ name: 'Tor', revoked_at: at }, `Name: Tor | Abgemeldet am: ${AT}`],
  terminal_pins: [{}, ''],
  absence_kinds: [
    {
      name: 'Elternzeit',
      short: 'EZ',
      base: 100,
      credit: 'zero_target',
      paid: 'other',
      entered_by: 'lead',
      approval: true,
      proof: 'asked',
      halves: false,
      look: 'away',
      colour: 'teal',
      pattern: 'dots',
      own_sickness: false,
      archived_at: at,
    },
    `Name: Elternzeit | Kürzel: EZ | Grundlage: Abwesenheit | Anrechnung: Der Tag hat kein Soll | Bezahlt: Zahlt jemand anderes | Eingetragen durch: Leitungen und Verwaltung | Mit Genehmigung: ja | Nachweis: Wird erbeten | Kollegen sehen: „Abwesend“ | Farbe: Türkis | Muster: Punkte | Archiviert: ${AT}`,
  ],
  contingents: [
    { name: 'Kind krank', unit: 'hours', per: 'months_24', prorata: 'law', carry: '03-31', only_for: true },
    'Name: Kind krank | Einheit: Stunden | Zeitraum: In 24 Monaten | Anteilig: Wie Urlaub (§§ 4, 5 BUrlG, § 208 SGB IX) | Rest nutzbar bis: 03-31 | Nur für benannte Personen: ja',
  ],
  contingent_amounts: [
    { contingent_id: 4, year: 2026, amount: 15, since: '2026-04-01', until: '2026-12-31' },
    'Kontingent: 4 | Ab Jahr: 2026 | Umfang: 15 | Voraussetzung ab: 01.04.2026 | Voraussetzung bis: 31.12.2026',
  ],
  contingent_postings: [
    {
      contingent_id: 4,
      year: 2026,
      day: '2026-11-20',
      kind: 'extra',
      days: 2.5,
      text: 'Zwei Kinder',
      reverses_id: 3,
    },
    'Kontingent: 4 | Aus dem Jahr: 2026 | Datum: 20.11.2026 | Art: Zusatz | Umfang: 2,5 | Grund: Zwei Kinder | Nimmt Buchung zurück: 3',
  ],
  payroll_setups: [{ value: {} }, 'Einrichtung: geändert'],
  wage_types: [
    { source: 'work', unit: 'hours', wage_type: 200, key: 1, absence_key: null, absence_reason: null },
    'Quelle: work | Einheit: Stunden | Lohnart: 200 | Bearbeitungsschlüssel: 1',
  ],
  cost_centres: [{ cost_centre: '4711' }, 'Kostenstelle: 4711'],
  payroll_layouts: [{ name: 'Agentur', definition: {} }, 'Name: Agentur | Spalten: geändert'],
  surcharge_rules: [
    {
      ...{
        name: 'Nacht',
        kind: 'night',
        from_minute: 1200,
        to_minute: 360,
        weekdays: '1100000',
        days: ['12-24'],
      },
      ...{ carry: 240, begun_before: true, break_first: false, rule_group: 'Tarif', priority: 25 },
      ...{ source: 'Nacht 25 %', valid_from: '2026-11-01', valid_to: '2026-11-30' },
    },
    'Name: Nacht | Art: Nacht | Von: 20:00 | Bis: 06:00 | Wochentage: Mo, Di | Nur an: 24.12. | Am Folgetag bis: 04:00 | Nur vor 0 Uhr begonnen: ja | Gruppe: Tarif | Vorrang: 25 | Zuschlag: Nacht 25 % | Gilt ab: 01.11.2026 | Gilt bis: 30.11.2026',
  ],
  allowance_kinds: [
    { name: 'Montage', unit: 'day', per_project: true, archived_at: at },
    `Name: Montage | Einheit: Tage | Je Projekt: ja | Archiviert: ${AT}`,
  ],
  allowances: [
    { day: '2026-11-18', kind_id: 4, quantity: 1.5, project_id: 5, text: 'Kran' },
    'Datum: 18.11.2026 | Zulage (Nr.): 4 | Menge: 1,5 | Projekt (Nr.): 5 | Text: Kran',
  ],
  payroll_runs: [
    { month: '2026-10-01', target: 'lodas', line_count: 4, handed_over_at: at, handed_over_by: 4 },
    `Monat: Oktober 2026 | Lohnprogramm: DATEV LODAS | Zeilen: 4 | Übergeben am: ${AT} | Übergeben von (Nr.): 4`,
  ],
  teams: [
    { name: 'Dach', stage: 'admin', archived_at: at },
    `Name: Dach | Entscheidung: Danach entscheidet die Verwaltung | Archiviert: ${AT}`,
  ],
  team_members: [
    { team_id: 4, valid_from: '2026-11-01', ends_on: '2026-11-30', home: true },
    'Team: 4 | Ab: 01.11.2026 | Letzter Tag: 30.11.2026 | Stammteam: ja',
  ],
  team_leads: [
    { team_id: 4, valid_from: '2026-11-01', ends_on: null, rights: ['absences', 'sick', 'later'] },
    'Team: 4 | Ab: 01.11.2026 | Rechte: Abwesenheiten entscheiden, Krankheit als solche sehen, later',
  ],
  deputies: [
    { for_user: 9, valid_from: '2026-11-01', ends_on: '2026-11-30', extras: ['sick'] },
    'Für: 9 | Ab: 01.11.2026 | Letzter Tag: 30.11.2026 | Auch: Krankheit als solche sehen',
  ],
  staffing: [
    { team_id: 4, job_id: 5, weekdays: '1111100', minimum: 3 },
    'Team: 4 | Arbeitsplatz: 5 | Wochentage: Mo, Di, Mi, Do, Fr | Mindestens anwesend: 3',
  ],
  sessions: [{}, ''],
  sso: [
    {
      preset: 'entra',
      issuer: 'https://login.example/v2.0',
      tenant: '4711',
      client_id: 'stundenbuch',
      mode: 'only',
      trust_email: true,
      tested_at: at,
    },
    `Anbieter: Microsoft Entra | Aussteller: https://login.example/v2.0 | Verzeichnis-ID: 4711 | Client-ID: stundenbuch | Passwörter: nur von Admins | E-Mail ohne Bestätigung gilt: ja | Geprüft am: ${AT}`,
  ],
  sso_domains: [
    { domain: 'berg.example', txt: 'stundenbuch=1', verified_at: at },
    `Domain: berg.example | TXT-Eintrag: stundenbuch=1 | Bestätigt am: ${AT}`,
  ],
  identities: [
    { issuer: 'https://login.example/v2.0', subject: 's1', tid: '4711', oid: '0815' },
    'Aussteller: https://login.example/v2.0 | Kennung: s1 | Verzeichnis-ID: 4711 | Objekt-ID: 0815',
  ],
  tokens: [
    { name: 'Excel', scopes: ['timesheet:read', 'projects:write', 'dach:read'], expires_at: at },
    `Name: Excel | Darf: Zeiten und Auswertungen lesen, Projekte schreiben, dach lesen | Gültig bis: ${AT}`,
  ],
  codes: [
    { kind: 'invite', address: 'a@b.de', expires_at: at, used_at: at },
    `Art: Einladung | E-Mail: a@b.de | Gültig bis: ${AT} | Eingelöst am: ${AT}`,
  ],
  notice_settings: [
    { kind: 'month_closing', app: true, mail: true },
    'Mitteilung: Das Ende des Monats | In der App: ja | Per E-Mail: ja',
  ],
  imports: [
    {
      kind: 'people',
      source: 'Vorlage',
      file_name: 'alle.xlsx',
      starts_on: '2026-12-01',
      state: 'done',
      round: true,
      create_missing: false,
      finished_at: at,
      undone_at: null,
    },
    `Inhalt: Mitarbeiter | Quelle: Vorlage | Datei: alle.xlsx | Stichtag: 01.12.2026 | Auf 15 Minuten runden: ja | Beendet am: ${AT} | Stand: übernommen`,
  ],
  saved_views: [
    { name: 'Berg', shared: true, definition: 'rows=person' },
    'Name: Berg | Geteilt: ja | Inhalt: rows=person',
  ],
  feeds: [{ kind: 'own', show_type: true }, 'Kalender: Meine Abwesenheiten | Art anzeigen: ja'],
  absence_requests: [
    { note: 'Umzug', substitute_id: 9, substitute_answer: 'no', closure_id: 4 },
    'Notiz: Umzug | Vertretung: 9 | Antwort der Vertretung: geht nicht | Betriebsferien: 4',
  ],
  places: [
    { name: 'Köln', land: 'NW', extras: ['fronleichnam', 'augsburg'] },
    'Name: Köln | Land: Nordrhein-Westfalen | Regionale Feiertage: Fronleichnam, Augsburg (08.08. und 15.08.)',
  ],
  company_days: [
    { day: '2026-11-19', name: 'Feier', kind: 'half', place_id: 5 },
    'Datum: 19.11.2026 | Name: Feier | Art: halber Tag | Ort: 5',
  ],
  closures: [
    {
      name: 'Winter',
      from_day: '2026-12-24',
      to_day: '2026-12-31',
      type: 10,
      place_id: 5,
      booked_at: at,
      undone_at: at,
      shortage: 'minus',
    },
    `Name: Winter | Von: 24.12.2026 | Bis: 31.12.2026 | Art: Urlaub | Ort: 5 | Gebucht am: ${AT} | Zurückgenommen am: ${AT} | Wo der Urlaub nicht reicht: ins Minus buchen`,
  ],
  calendar_cancellations: [{ entry_id: 77, status: 1 }, 'Eintrag: 77 | Status vorher: Genehmigt'],
  free_day_answers: [{ entry_id: 77 }, 'Eintrag: 77'],
  calendar_versions: [
    { until: '2026-11-19', changed_on: '2026-11-20', value: { eve24: 'half' } },
    'Galt bis: 19.11.2026 | Geändert am: 20.11.2026 | 24. Dezember: halber Tag',
  ],
  correction_reads: [{ change_id: 31 }, 'Änderung (Nr.): 31'],
  contracts: [
    {
      valid_from: '2026-01-01',
      ends_on: '2026-12-31',
      weeklyhours: 24.5,
      minutes: [0, 0, 0, 0, 0, 480, 240],
      vacation: 28.5,
      place_id: 5,
      note: 'Probezeit',
    },
    'Gültig ab: 01.01.2026 | Endet am: 31.12.2026 | Wochenstunden: 24,5 | Stunden je Wochentag: Sa 08:00, So 04:00 | Urlaubsanspruch: 28,5 | Ort: 5 | Notiz: Probezeit',
  ],
  vacation_postings: [
    {
      year: 2025,
      day: '2026-01-01',
      kind: 'paid_out',
      days: -2.5,
      text: 'Wunsch',
      closing_id: 4,
      reverses_id: 6,
    },
    'Urlaub aus dem Jahr: 2025 | Datum: 01.01.2026 | Art: Ausgezahlt | Tage: -2,5 | Grund: Wunsch | Jahreswechsel: 4 | Nimmt Buchung zurück: 6',
  ],
  vacation_notices: [
    {
      year: 2026,
      days: 4.5,
      deadline: '2027-03-31',
      text: 'Bitte',
      sha256: 'ab',
      channel: 'paper',
      sent_at: at,
      sent_by: 1,
      read_at: at,
      confirmed_at: at,
      note: 'Büro',
    },
    `Urlaub aus dem Jahr: 2026 | Tage: 4,5 | Frist: 31.03.2027 | Text: Bitte | Prüfsumme: ab | Weg: auf Papier | Mitgeteilt am: ${AT} | Mitgeteilt von (Nr.): 1 | Gelesen am: ${AT} | Bestätigt am: ${AT} | Notiz: Büro`,
  ],
  vacation_expiries: [
    { expiry: '03-31', suspended_until: '2027-06-30' },
    'Urlaub verfällt: am 31.03. des folgenden Jahres | Gehemmt bis: 30.06.2027',
  ],
  vacation_closings: [
    { year: 2026, hash: 'ab', applied_at: at, undone_at: at, undone_by: 1 },
    `Jahr: 2026 | Prüfsumme: ab | Angewendet am: ${AT} | Rückgängig am: ${AT} | Rückgängig von (Nr.): 1`,
  ],
  month_closings: [
    {
      month: '2026-10-01',
      state: 'open',
      sha256: 'ab',
      confirmed_at: at,
      closed_at: at,
      closed_by: 1,
      reopened_at: at,
      reopened_by: 1,
      reason: 'Fehler',
      checked_at: at,
      checked_by: 1,
    },
    `Monat: Oktober 2026 | Stand: offen | Prüfsumme: ab | Bestätigt am: ${AT} | Abgeschlossen am: ${AT} | Abgeschlossen von (Nr.): 1 | Wieder geöffnet am: ${AT} | Wieder geöffnet von (Nr.): 1 | Grund: Fehler | Geprüft am: ${AT} | Geprüft von (Nr.): 1`,
  ],
  correction_requests: [
    {
      day: '2026-10-05',
      wish: { start_time: '07:00', end_time: '16:00', break: 0.5 },
      reason: 'Stau',
      state: 'declined',
      answer: 'Nein',
      answered_at: at,
      answered_by: 1,
    },
    `Datum: 05.10.2026 | Gewünscht: 07:00–16:00, Pause 0,50 h | Grund: Stau | Stand: abgelehnt | Antwort: Nein | Beantwortet am: ${AT} | Beantwortet von (Nr.): 1`,
  ],
  time_postings: [
    { day: '2026-11-01', minutes: -90, kind: 'payout', text: 'Lohn', reverses_id: 6 },
    'Datum: 01.11.2026 | Buchung auf dem Stundenkonto: −1,50 h | Art: Auszahlung | Grund: Lohn | Nimmt zurück: 6',
  ],
  deletions: [
    { kind: 'times', until: '2024-12-01', entries: 120 },
    'Art: Arbeitszeiten | Vor dem: 01.12.2024 | Einträge: 120',
  ],
  law_reasons: [
    { day: '2026-11-19', code: 'day10', text: 'Notfall' },
    'Datum: 19.11.2026 | Hinweis: Mehr als 10 Stunden | Grund: Notfall',
  ],
  inspection_packages: [
    { from: '2026-01-01', to: '2026-10-31', everybody: true, people: [3, 4] },
    'Von: 01.01.2026 | Bis: 31.10.2026 | Alle Personen: ja | Personen (Nr.): 3,4',
  ],
  company_exports: [{ module: 'inventory' }, 'Nur Modul: inventory'],
  work_intervals: [
    {
      day: '2026-11-19',
      started_at: at,
      ended_at: at,
      kind: 'break',
      source: 'clock',
      forgotten: true,
      entry_id: 77,
    },
    `Datum: 19.11.2026 | Von: ${AT} | Bis: ${AT} | Art: Pause | Erfasst: mit der Stempeluhr | Ende vergessen: ja | Arbeitszeit (Nr.): 77`,
  ],
};

it.each(Object.keys(TABLES))('[AUD-06] a new record of %s is told in German words', (table) => {
  const [record, told] = RECORDS[table] as [Record<string, unknown>, string];
  const change = { table, op: 'I', before: null, after: { ...keys, ...record }, names: {} } as const;
  const fields = fieldsOf(change, { audit: 'Verlauf' });
  expect(fields.map(({ label, after }) => `${label}: ${after}`).join(' | ')).toBe(told);
});
