import { wireSentences } from '../../wire/messages.ts';
import { refuser, type Sentences } from '../../wire/refusal.ts';

export const sessionSentences = {
  password_too_short: { status: 400, message: 'Die Mindestlänge des Passworts ist 6 Zeichen.' },
  password_too_long: { status: 400, message: 'Die Höchstlänge des Passworts ist 128 Zeichen.' },
  passwords_differ: { status: 400, message: 'Die Passwörter stimmen nicht überein.' },
  password_too_simple: {
    status: 400,
    message: 'Das Passwort muss Groß- und Kleinbuchstaben sowie eine Zahl enthalten.',
  },
  password_short_here: { status: 400, message: 'Ihr Unternehmen verlangt mindestens {min} Zeichen.' },
  password_personal: {
    status: 400,
    message: 'Das Passwort darf weder Ihren Namen noch Ihre E-Mail enthalten.',
  },
  password_common: {
    status: 400,
    message: 'Dieses Passwort gehört zu den 10.000 häufigsten. Bitte wählen Sie ein anderes.',
  },
  old_password_missing: { status: 400, message: 'Bitte geben Sie Ihr aktuelles Passwort an.' },
  old_password_wrong: { status: 400, message: 'Das aktuelle Passwort ist falsch.' },
  password_too_new: {
    status: 400,
    message:
      'Dieses Passwort wurde ohne das vorherige gesetzt und bestätigt erst ab {from} Uhr etwas. Bitte geben Sie das vorherige an.',
  },
  factor_too_new: {
    status: 400,
    message:
      'Dieser zweite Faktor wurde ohne Bestätigung eingerichtet und bestätigt erst ab {from} Uhr etwas. Bitte nehmen Sie Ihr Passwort.',
  },
  consent_missing: { status: 400, message: 'Bitte stimmen Sie der Datenschutzerklärung zu.' },
  login_failed: { status: 401, message: 'Login fehlgeschlagen. E-Mail oder Passwort falsch.' },
  binding_needed: { status: 403, message: 'Bitte melden Sie sich auf der Anmeldeseite an.' },
  company_locked: {
    status: 403,
    message: 'Der Zugang Ihres Unternehmens ist gesperrt. Bitte wenden Sie sich an den Betreiber.',
  },
  second_factor_needed: { status: 401, message: 'Bitte bestätigen Sie die Anmeldung.' },
  second_factor_wrong: { status: 400, message: 'Der Code ist falsch oder abgelaufen.' },
  passkey_wrong: {
    status: 400,
    message: 'Der Passkey wurde nicht angenommen. Bitte versuchen Sie es noch einmal.',
  },
  passkeys_full: { status: 409, message: 'Sie haben schon zehn Passkeys. Bitte entfernen Sie zuerst einen.' },
  passkey_exists: { status: 409, message: 'Diesen Passkey haben Sie schon eingerichtet.' },
  second_factor_day_missing: {
    status: 400,
    message: 'Bitte geben Sie an, ab wann der zweite Faktor Pflicht ist.',
  },
  second_factor_soon: {
    status: 400,
    message: 'Der Tag muss mindestens 14 Tage in der Zukunft liegen, damit alle Zeit zum Einrichten haben.',
  },
  second_factor_keyless: {
    status: 409,
    message: 'Hier gibt es keine zweiten Faktoren: Der Betreiber hat keinen Schlüssel dafür eingerichtet.',
  },
  app_exists: { status: 409, message: 'Sie haben schon eine App. Bitte entfernen Sie sie zuerst.' },
  registration_failed: {
    status: 400,
    message: 'Registrierung fehlgeschlagen. Kontaktieren Sie Ihren Administrator.',
  },
  code_invalid: {
    status: 400,
    message: 'Dieser Link ist nicht mehr gültig. Bitte fordern Sie einen neuen an.',
  },
  not_registered: {
    status: 409,
    message: 'Diese Person hat sich noch nicht registriert. Bitte laden Sie sie ein.',
  },
  own_reset: { status: 403, message: 'Das eigene Passwort ändern Sie unter „Mein Profil“.' },
  own_factor_reset: {
    status: 403,
    message: 'Den eigenen zweiten Faktor entfernen Sie unter „Sicherheit“.',
  },
  mail_needed: {
    status: 409,
    message: 'Hier werden keine Mails verschickt. Ihre E-Mail ändert Ihr Administrator.',
  },
  no_address: {
    status: 409,
    message: 'Diese Person hat keine E-Mail. Bitte geben Sie ihr einen Zugangsbrief.',
  },
  short_name_taken: { status: 409, message: 'Dieses Firmenkürzel hat schon ein anderes Unternehmen.' },
  short_name_used: {
    status: 409,
    message:
      'Mit „@{name}“ melden sich noch Mitarbeiter an ({count}). Bitte geben Sie ihnen zuerst eine E-Mail.',
  },
  registered: { status: 409, message: 'Diese Person hat sich bereits registriert.' },
} as const satisfies Sentences;

export const refuseSession = refuser({ ...wireSentences, ...sessionSentences });

export const sessionTexts = {
  registered: 'Erfolgreich registriert. Sie können sich nun einloggen!',
  passwordChanged: 'Passwort erfolgreich geändert.',
  profileSaved: 'Profil erfolgreich gespeichert.',
  profileFailed: 'Fehler beim Speichern.',
} as const;

/** What a person is told beyond the texts of the specification. */
export const accountTexts = {
  deviceEnded: 'Das Gerät ist abgemeldet.',
  devicesEnded: 'Alle anderen Geräte sind abgemeldet.',
  invitedOnly: 'Ab jetzt registriert man sich nur mit Einladung.',
  staysOpen: 'Die Registrierung bleibt offen. Sie finden sie unter den Einstellungen.',
  appAdded: 'Ihre App ist eingerichtet.',
  passkeyAdded: 'Ihr Passkey ist eingerichtet.',
  passkeyNotMade: 'Der Passkey wurde nicht eingerichtet. Bitte versuchen Sie es noch einmal.',
  passkeyNotUsed: 'Es wurde kein Passkey verwendet. Bitte versuchen Sie es noch einmal.',
  passkeyRenamed: 'Der Name ist geändert.',
  factorReset: 'Der zweite Faktor ist zurückgesetzt. Zur Anmeldung genügt jetzt das Passwort.',
  factorRemoved: 'Der zweite Faktor ist entfernt.',
  forgotten:
    'Wenn es zu dieser E-Mail ein Konto gibt, ist ein Link unterwegs. Er gilt 60 Minuten. Sehen Sie auch im Spam nach.',
  emailAsked: 'Wir haben Ihnen einen Link geschickt. Ihre neue E-Mail gilt, sobald Sie ihn öffnen.',
  emailCancelled: 'Ihre E-Mail bleibt, wie sie ist.',
  invitationSent: 'Die Einladung ist unterwegs.',
  passwordReset: 'Ihr neues Passwort gilt. Bitte melden Sie sich damit an.',
} as const;

/** By itself, as only the login page says it. */
export const passkeyUnusable =
  'Ihr Passkey lässt sich in diesem Browser oder unter dieser Adresse nicht verwenden. Ein Wiederherstellungscode geht auch; haben Sie keinen mehr, setzt Ihr Administrator den zweiten Faktor zurück.';
