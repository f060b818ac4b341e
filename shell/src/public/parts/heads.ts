interface Head {
  title: string;
  description: string;
}

/** Title and description of each public page, for browser tabs and search engines. */
export const heads = {
  '/': {
    title: 'Stundenbuch – Zeiterfassung für kleine Unternehmen',
    description:
      'Zeiterfassung, Projektstunden, Abwesenheiten und Urlaub für kleine Unternehmen – im Browser, auf jedem Gerät.',
  },
  '/service': {
    title: 'Leistungen – Stundenbuch',
    description:
      'Arbeitszeiten, Projektstunden, Abwesenheiten, Kunden, Inventar und Auswertungen: die Module von Stundenbuch.',
  },
  '/prices': {
    title: 'Preise – Stundenbuch',
    description:
      'Drei Tarife je Monat, alle Module enthalten, 30 Tage kostenlos testen: was Stundenbuch kostet.',
  },
  '/install': {
    title: 'Installation – Stundenbuch',
    description: 'So legen Sie Stundenbuch wie eine App auf das Telefon, das Tablet oder den Schreibtisch.',
  },
  '/kontakt': {
    title: 'Kontakt – Stundenbuch',
    description: 'Fragen zu Stundenbuch oder zu den Leistungen: schreiben Sie uns eine E-Mail.',
  },
  '/login': {
    title: 'Login – Stundenbuch',
    description: 'Melden Sie sich bei Stundenbuch an: Zeiten erfassen, Projekte buchen, Urlaub beantragen.',
  },
  '/register': {
    title: 'Registrieren – Stundenbuch',
    description: 'Ihr Administrator hat ein Konto angelegt? Hier wählen Sie das Passwort für Stundenbuch.',
  },
  '/reset': {
    title: 'Neues Passwort – Stundenbuch',
    description: 'Mit dem Link Ihres Administrators wählen Sie ein neues Passwort für Stundenbuch.',
  },
  '/forgot': {
    title: 'Passwort vergessen – Stundenbuch',
    description: 'Hier fordern Sie einen Link an, mit dem Sie ein neues Passwort für Stundenbuch setzen.',
  },
  '/email': {
    title: 'E-Mail bestätigen – Stundenbuch',
    description: 'Mit dem Link aus einer Mail bestätigen Sie Ihre neue E-Mail für Stundenbuch.',
  },
  '/impressum': {
    title: 'Impressum – Stundenbuch',
    description: 'Wer dieses Stundenbuch betreibt und wie Sie den Betreiber erreichen.',
  },
  '/privacy-policy': {
    title: 'Datenschutz – Stundenbuch',
    description: 'Welche Daten Stundenbuch verarbeitet, wer sie sieht und welche Rechte Sie haben.',
  },
  '/403': {
    title: 'Keine Berechtigungen – Stundenbuch',
    description: 'Diese Seite von Stundenbuch ist für Sie nicht freigegeben.',
  },
} satisfies Record<string, Head>;

export const notFound: Head = {
  title: 'Seite nicht gefunden – Stundenbuch',
  description: 'Unter dieser Adresse gibt es bei Stundenbuch keine Seite.',
};
