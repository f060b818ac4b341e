import { ROLE_WORDS, roleOf } from '../../access/access.ts';
import { FLAG_WORDS, flagsOf } from '../../access/flags.ts';
import { WEEKDAYS } from '../../time/format.ts';
import type { RecordedTables } from '../../wire/log-words.ts';

const workingDays = (value: unknown) => WEEKDAYS.filter((_, i) => String(value)[i] === '1').join(', ');
const modules = (value: unknown) =>
  flagsOf(String(value))
    .map((flag) => FLAG_WORDS[flag])
    .join(', ');

/** Of those whom every record belongs to, and what was asked of the log itself. */
export const companyTables: RecordedTables = {
  users: {
    title: 'Mitarbeiter',
    isOfPerson: true,
    fields: {
      first_name: { label: 'Vorname' },
      name: { label: 'Nachname' },
      email: { label: 'E-Mail' },
      pending_email: { label: 'E-Mail, noch nicht bestätigt' },
      pending_until: { label: 'E-Mail zu bestätigen bis', read: 'moment' },
      password: { label: 'Passwort', read: 'password' },
      role: { label: 'Rolle', read: (value) => ROLE_WORDS[roleOf(Number(value))] },
      global_admin: { label: 'Globaler Administrator', read: 'yes' },
      active: { label: 'Zugang aktiv', read: 'yes' },
      has_factor: { label: 'Zweiter Faktor', read: 'yes' },
      job_id: { label: 'Arbeitsplatz' },
      personnel_number: { label: 'Personalnummer' },
      worker_since: { label: 'Im Unternehmen seit', read: 'day' },
      weeklyhours: { label: 'Wochenstunden', read: 'number' },
      working_days: { label: 'Arbeitstage', read: workingDays },
      vacation: { label: 'Urlaubsanspruch', read: 'number' },
      vacation_lastyear: { label: 'Resturlaub Vorjahr', read: 'number' },
      birth_date: { label: 'Geburtsdatum', read: 'birth' },
      milog: { label: 'Aufzeichnung nach MiLoG', read: 'yes' },
      records_from: { label: 'Erfassung ab', read: 'day' },
      records: { label: 'Erfasst selbst', read: 'yes' },
      vacation_lastyear_entered_in: { label: 'Resturlaub eingetragen im Jahr' },
    },
  },
  companies: {
    title: 'Unternehmen',
    fields: {
      name: { label: 'Name' },
      permission: { label: 'Module', read: modules },
      features: { label: 'Funktionen', read: 'features' },
      locked_at: { label: 'Gesperrt seit', read: 'moment' },
      first_steps_over_at: { label: 'Erste Schritte beendet am', read: 'moment' },
      records_from: { label: 'Erfassung ab', read: 'day' },
      address_id: { label: 'Anschrift' },
      // Of a company that came from another installation.
      former_seals: {
        label: 'Siegel auf Stundenzetteln von vorher',
        read: (value) => String(Object.keys(value as object).length),
      },
      // Of a look into the log: what was asked for.
      from: { label: 'Von', read: 'day' },
      to: { label: 'Bis', read: 'day' },
      page: { label: 'Seite' },
    },
  },
  company_settings: {
    title: 'Einstellung',
    fields: {
      feature: { label: 'Funktion', read: 'feature' },
      value: { label: 'Einstellungen', read: 'settings' },
      since: { label: 'Eingeschaltet ab', read: 'day' },
      recommended_on: { label: 'Mit den empfohlenen eingeschaltet am', read: 'day' },
    },
  },
  // No table: what was asked for.
  inspection_packages: {
    title: 'Prüfpaket',
    fields: {
      from: { label: 'Von', read: 'day' },
      to: { label: 'Bis', read: 'day' },
      everybody: { label: 'Alle Personen', read: 'yes' },
      people: { label: 'Personen (Nr.)' },
    },
  },
  company_exports: {
    title: 'Daten des Unternehmens',
    fields: { module: { label: 'Nur Modul' } },
  },
};
