import type { FeatureDescription, SettingDescription } from '../../access/feature.ts';
import { type RecordedTables, wordOf } from '../../wire/log-words.ts';

export const securityWords = {
  name: 'security',
  label: 'Sicherheit des Kontos',
  meaning:
    'Jeder sieht unter „Mein Profil“, auf welchen Geräten er angemeldet ist, meldet sie einzeln ab und schützt seinen Login mit einem zweiten Faktor. Administratoren lesen, wo Anmeldungen fehlgeschlagen sind.',
  group: 'Sicherheit und Nachweis',
  requires: [],
  flags: [],
  isRecommended: false,
  isProtection: true,
} as const satisfies FeatureDescription;

export const loginWords = {
  name: 'login',
  label: 'Anmeldung und Registrierung',
  formLabel: 'Einstellungen der Anmeldung und Registrierung',
  fields: {
    registration: {
      kind: 'choice',
      label: 'Wer sich registrieren kann',
      hint: 'Mit Einladung geben Sie jedem neuen Mitarbeiter einen Link, der 14 Tage und einmal gilt.',
      options: [
        { value: 'open', label: 'Wer die E-Mail kennt' },
        { value: 'invited', label: 'Nur mit Einladung' },
      ],
      log: { label: 'Registrierung', words: { open: 'offen', invited: 'nur mit Einladung' } },
    },
    password_old: {
      kind: 'yes',
      label: 'Wer sein Passwort ändert, muss das aktuelle angeben',
      log: { label: 'Aktuelles Passwort beim Ändern' },
    },
    proof_admin: {
      kind: 'yes',
      label: 'Wer E-Mail oder Rolle anderer ändert oder jemanden löscht, bestätigt das mit seinem Passwort',
      log: { label: 'Bestätigung beim Verwalten' },
    },
    strong_passwords: {
      kind: 'yes',
      label:
        'Neue Passwörter haben mindestens 8 Zeichen, die von Admins 12, enthalten weder Namen noch E-Mail und gehören nicht zu den 10.000 häufigsten',
      log: { label: 'Starke Passwörter' },
    },
    email_confirm: {
      kind: 'yes',
      label:
        'Eine E-Mail, die ein Admin ändert, gilt erst, wenn die Person sie bestätigt hat (wo Mails verschickt werden)',
      log: { label: 'Neue E-Mail erst nach Bestätigung' },
    },
    bound_only: {
      kind: 'yes',
      label:
        'Anmelden geht nur auf der Anmeldeseite, nicht aus anderen Programmen (wenn der Betreiber das eingerichtet hat)',
      log: { label: 'Anmelden nur auf der Anmeldeseite' },
    },
    short_name: {
      kind: 'line',
      label: 'Firmenkürzel für Anmeldenamen',
      hint: 'Damit melden sich Mitarbeiter ohne E-Mail an, als anmeldename@kürzel. 2 bis 20 Zeichen aus a–z, 0–9 und Bindestrich; leer braucht jeder eine E-Mail.',
      maxLength: 20,
      log: { label: 'Firmenkürzel' },
    },
    second_factor: {
      kind: 'own',
      label: 'Zweiter Faktor',
      log: { words: { voluntary: 'freiwillig', admins: 'Admins', all: 'Alle' } },
    },
    second_factor_from: { kind: 'own', label: 'Zweiter Faktor ab' },
    second_factor_admins_from: { kind: 'own', label: 'Zweiter Faktor für Admins ab' },
  },
} as const satisfies SettingDescription;

export const sessionTables: RecordedTables = {
  sessions: { title: 'Zugang', isOfPerson: true, fields: {} },
  codes: {
    title: 'Zugangscode',
    isOfPerson: true,
    fields: {
      kind: { label: 'Art', read: wordOf({ invite: 'Einladung', reset: 'Neues Passwort' }) },
      address: { label: 'E-Mail' },
      expires_at: { label: 'Gültig bis', read: 'moment' },
      used_at: { label: 'Eingelöst am', read: 'moment' },
    },
  },
};
