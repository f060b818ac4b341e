import { wireSentences } from '../../wire/messages.ts';
import { refuser, type Sentences } from '../../wire/refusal.ts';
import { sessionSentences } from '../session/messages.ts';

export const signOnSentences = {
  use_sso: { status: 403, message: 'Bitte melden Sie sich mit Ihrem Firmenkonto an.' },
  ticket_invalid: {
    status: 401,
    message: 'Diese Anmeldung ist abgelaufen oder wurde schon benutzt. Bitte beginnen Sie von vorn.',
  },
  identity_taken: {
    status: 409,
    message:
      'Hier ist schon ein anderes Firmenkonto verknüpft. Ein Administrator kann die Verknüpfung lösen.',
  },
  unlink_locks_out: {
    status: 409,
    message:
      'Ohne Passwort kämen Sie nicht mehr hinein. Ein Administrator kann die Verknüpfung lösen und Sie einladen.',
  },
  own_unlink: { status: 403, message: 'Die eigene Verknüpfung lösen Sie unter „Sicherheit“.' },
  sso_unavailable: {
    status: 409,
    message:
      'Hier gibt es keine Anmeldung mit Firmenkonto: Der Betreiber hat keine Adresse (PUBLIC_URL) oder keinen Schlüssel (SECRETS_KEY) eingerichtet.',
  },
  tenant_needed: {
    status: 400,
    message:
      'Bitte geben Sie die Verzeichnis-ID (Mandanten-ID) Ihres Unternehmens ein. common, organizations und consumers gehen nicht.',
  },
  issuer_refused: {
    status: 400,
    message: 'Der Aussteller muss mit https:// beginnen und einen öffentlichen Namen haben.',
  },
  secret_missing: { status: 400, message: 'Bitte geben Sie das Geheimnis des Clients ein.' },
  sso_untested: {
    status: 409,
    message: 'Bitte prüfen Sie die Anmeldung zuerst: Erst danach kann sie die einzige sein.',
  },
  sso_admins: {
    status: 409,
    message: 'Dafür brauchen mindestens zwei Administratoren ein Passwort und einen zweiten Faktor.',
  },
  sso_factor: {
    status: 409,
    message:
      'Solange sich alle nur mit dem Firmenkonto anmelden, behalten zwei Administratoren Passwort und zweiten Faktor. Richten Sie zuerst einen anderen zweiten Faktor ein.',
  },
  domain_invalid: { status: 400, message: 'Bitte geben Sie eine Domain wie firma.de ein.' },
  domain_taken: { status: 409, message: 'Diese Domain gehört schon zu einem Unternehmen.' },
  domain_unverified: {
    status: 409,
    message: 'Der TXT-Eintrag ist noch nicht zu sehen. Neue Einträge brauchen manchmal einige Stunden.',
  },
  domain_limit: { status: 409, message: 'Mehr als zwanzig Domains sind nicht möglich.' },
} as const satisfies Sentences;

export const refuseSignOn = refuser({ ...wireSentences, ...sessionSentences, ...signOnSentences });

export const signOnTexts = {
  saved: 'Die Anmeldung mit Firmenkonto ist gespeichert.',
  removed: 'Die Anmeldung mit Firmenkonto ist entfernt.',
  tested: 'Die Anmeldung mit Firmenkonto funktioniert.',
  domainAdded: 'Die Domain ist eingetragen. Sie zählt, sobald sie bestätigt ist.',
  domainVerified: 'Die Domain ist bestätigt.',
  domainRemoved: 'Die Domain ist entfernt.',
  copied: 'Kopiert.',
  unlinked: 'Die Verknüpfung ist gelöst.',
  notLinked: 'Hier war kein Firmenkonto verknüpft.',
} as const;
