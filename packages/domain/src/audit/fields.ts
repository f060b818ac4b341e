import type { FieldKind } from './values.ts';

export interface FieldWord {
  label: string;
  kind?: FieldKind;
}

/** Not shown in the log: keys, and columns that follow from others. */
const UNSEEN = [
  'id',
  'company_id',
  'user_id',
  'version',
  'created_at',
  'created_by',
  'request_id',
  'secret_hash',
];

/** The columns of the recorded tables, as people call them. A column that is missing here fails a test. */
export const FIELD_WORDS: Readonly<Record<string, Readonly<Record<string, FieldWord>>>> = {
  entries: {
    day: { label: 'Datum', kind: 'day' },
    type: { label: 'Art', kind: 'code' },
    project_id: { label: 'Projekt' },
    start_minute: { label: 'Beginn', kind: 'time' },
    end_minute: { label: 'Ende', kind: 'time' },
    break_hours: { label: 'Pause', kind: 'hours' },
    hours: { label: 'Stunden', kind: 'hours' },
    target: { label: 'Soll', kind: 'hours' },
    booking_text: { label: 'Beschreibung' },
    status: { label: 'Status', kind: 'status' },
    decided_at: { label: 'Entschieden am', kind: 'moment' },
    net_minutes: { label: 'Arbeitszeit ohne Pause', kind: 'minutes' },
    break_minutes: { label: 'Pause in Minuten', kind: 'minutes' },
    first_half: { label: 'Vormittag', kind: 'yes' },
    second_half: { label: 'Nachmittag', kind: 'yes' },
  },
  users: {
    first_name: { label: 'Vorname' },
    name: { label: 'Nachname' },
    email: { label: 'E-Mail' },
    password: { label: 'Passwort', kind: 'password' },
    role: { label: 'Rolle', kind: 'role' },
    global_admin: { label: 'Globaler Administrator', kind: 'yes' },
    active: { label: 'Zugang aktiv', kind: 'yes' },
    job_id: { label: 'Arbeitsplatz' },
    personnel_number: { label: 'Personalnummer' },
    worker_since: { label: 'Im Unternehmen seit', kind: 'day' },
    weeklyhours: { label: 'Wochenstunden', kind: 'number' },
    working_days: { label: 'Arbeitstage', kind: 'weekdays' },
    vacation: { label: 'Urlaubsanspruch', kind: 'number' },
    vacation_lastyear: { label: 'Resturlaub Vorjahr', kind: 'number' },
    vacation_lastyear_entered_in: { label: 'Resturlaub eingetragen im Jahr' },
  },
  companies: {
    name: { label: 'Name' },
    permission: { label: 'Module', kind: 'flags' },
    features: { label: 'Funktionen', kind: 'features' },
    address_id: { label: 'Anschrift' },
    // Of a look into the log: what was asked for.
    from: { label: 'Von', kind: 'day' },
    to: { label: 'Bis', kind: 'day' },
    page: { label: 'Seite' },
  },
  company_settings: {
    feature: { label: 'Funktion', kind: 'feature' },
    value: { label: 'Einstellungen', kind: 'settings' },
    since: { label: 'Eingeschaltet ab', kind: 'day' },
    recommended_on: { label: 'Mit den empfohlenen eingeschaltet am', kind: 'day' },
  },
  codes: {
    kind: { label: 'Art', kind: 'access' },
    address: { label: 'E-Mail' },
    expires_at: { label: 'Gültig bis', kind: 'moment' },
    used_at: { label: 'Eingelöst am', kind: 'moment' },
  },
  notice_settings: {
    kind: { label: 'Mitteilung', kind: 'notice' },
    app: { label: 'In der App', kind: 'yes' },
    mail: { label: 'Per E-Mail', kind: 'yes' },
  },
  absence_requests: {
    note: { label: 'Notiz' },
    substitute_id: { label: 'Vertretung' },
    closure_id: { label: 'Betriebsruhe' },
  },
  places: {
    name: { label: 'Name' },
    land: { label: 'Land', kind: 'land' },
    extras: { label: 'Regionale Feiertage', kind: 'extras' },
  },
  company_days: {
    day: { label: 'Datum', kind: 'day' },
    name: { label: 'Name' },
    kind: { label: 'Art', kind: 'free' },
    place_id: { label: 'Ort' },
  },
  closures: {
    name: { label: 'Name' },
    from_day: { label: 'Von', kind: 'day' },
    to_day: { label: 'Bis', kind: 'day' },
    type: { label: 'Art', kind: 'code' },
    place_id: { label: 'Ort' },
    booked_at: { label: 'Gebucht am', kind: 'moment' },
    undone_at: { label: 'Zurückgenommen am', kind: 'moment' },
    shortage: { label: 'Wo der Urlaub nicht reicht', kind: 'shortage' },
  },
  calendar_cancellations: {
    entry_id: { label: 'Eintrag' },
    status: { label: 'Status vorher', kind: 'status' },
  },
  free_day_answers: {
    entry_id: { label: 'Eintrag' },
  },
  calendar_versions: {
    until: { label: 'Galt bis', kind: 'day' },
    changed_on: { label: 'Geändert am', kind: 'day' },
    value: { label: 'Einstellungen', kind: 'settings' },
  },
  correction_reads: {
    change_id: { label: 'Änderung (Nr.)' },
  },
  contracts: {
    valid_from: { label: 'Gültig ab', kind: 'day' },
    ends_on: { label: 'Endet am', kind: 'day' },
    weeklyhours: { label: 'Wochenstunden', kind: 'number' },
    minutes: { label: 'Stunden je Wochentag', kind: 'week' },
    vacation: { label: 'Urlaubsanspruch', kind: 'number' },
    place_id: { label: 'Ort' },
    note: { label: 'Notiz' },
  },
  vacation_postings: {
    year: { label: 'Urlaub aus dem Jahr' },
    day: { label: 'Datum', kind: 'day' },
    kind: { label: 'Art', kind: 'posting' },
    days: { label: 'Tage', kind: 'number' },
    text: { label: 'Grund' },
    closing_id: { label: 'Jahreswechsel' },
    reverses_id: { label: 'Nimmt Buchung zurück' },
  },
  vacation_notices: {
    year: { label: 'Urlaub aus dem Jahr' },
    days: { label: 'Tage', kind: 'number' },
    deadline: { label: 'Frist', kind: 'day' },
    text: { label: 'Text' },
    sha256: { label: 'Prüfsumme' },
    channel: { label: 'Weg', kind: 'channel' },
    sent_at: { label: 'Mitgeteilt am', kind: 'moment' },
    sent_by: { label: 'Mitgeteilt von (Nr.)' },
    read_at: { label: 'Gelesen am', kind: 'moment' },
    confirmed_at: { label: 'Bestätigt am', kind: 'moment' },
    note: { label: 'Notiz' },
  },
  vacation_expiries: {
    expiry: { label: 'Urlaub verfällt', kind: 'expiry' },
    suspended_until: { label: 'Gehemmt bis', kind: 'day' },
  },
  vacation_closings: {
    year: { label: 'Jahr' },
    hash: { label: 'Prüfsumme' },
    applied_at: { label: 'Angewendet am', kind: 'moment' },
    undone_at: { label: 'Rückgängig am', kind: 'moment' },
    undone_by: { label: 'Rückgängig von (Nr.)' },
  },
  time_postings: {
    day: { label: 'Datum', kind: 'day' },
    minutes: { label: 'Buchung auf dem Stundenkonto', kind: 'account' },
    kind: { label: 'Art', kind: 'timePosting' },
    text: { label: 'Grund' },
    reverses_id: { label: 'Nimmt zurück' },
  },
  work_intervals: {
    shift_id: { label: 'Schicht' },
    day: { label: 'Datum', kind: 'day' },
    started_at: { label: 'Von', kind: 'moment' },
    ended_at: { label: 'Bis', kind: 'moment' },
    kind: { label: 'Art', kind: 'interval' },
    source: { label: 'Erfasst', kind: 'source' },
    forgotten: { label: 'Ende vergessen', kind: 'yes' },
    entry_id: { label: 'Arbeitszeit (Nr.)' },
  },
};

export const isSeen = (column: string): boolean => !UNSEEN.includes(column);
