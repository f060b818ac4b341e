import { type RecordedTables, wordOf } from '../../wire/log-words.ts';
import { PRESET_WORDS } from './providers.ts';

export const signOnTables: RecordedTables = {
  sso: {
    title: 'Anmeldung mit Firmenkonto',
    fields: {
      preset: { label: 'Anbieter', read: wordOf(PRESET_WORDS) },
      issuer: { label: 'Aussteller' },
      tenant: { label: 'Verzeichnis-ID' },
      client_id: { label: 'Client-ID' },
      mode: { label: 'Passwörter', read: wordOf({ beside: 'gelten weiter', only: 'nur von Admins' }) },
      trust_email: { label: 'E-Mail ohne Bestätigung gilt', read: 'yes' },
      tested_at: { label: 'Geprüft am', read: 'moment' },
    },
  },
  sso_domains: {
    title: 'Domain',
    fields: {
      domain: { label: 'Domain' },
      txt: { label: 'TXT-Eintrag' },
      verified_at: { label: 'Bestätigt am', read: 'moment' },
    },
  },
  identities: {
    title: 'Verknüpftes Firmenkonto',
    isOfPerson: true,
    fields: {
      issuer: { label: 'Aussteller' },
      subject: { label: 'Kennung' },
      tid: { label: 'Verzeichnis-ID' },
      oid: { label: 'Objekt-ID' },
    },
  },
};
