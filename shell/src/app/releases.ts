export interface Release {
  version: string;
  /** By whom it concerns; a small release has one group without a title. */
  groups: readonly { title?: string; changes: readonly string[] }[];
}

/** Newest first. */
export const releases: readonly Release[] = [
  {
    version: 'v2.0.0',
    groups: [
      {
        title: 'Für alle Beschäftigten',
        changes: [
          'Stempeluhr auf der Startseite und am Terminal: Kommen, Pause und Gehen mit einem Tippen. Wer das Gehen vergisst, wird nach dem Ende gefragt.',
          'Stundenkonto und Urlaubskonto erklären sich selbst: Jede Zahl öffnet die Posten, aus denen sie entsteht.',
          'Eigene Abwesenheiten im Kalender von Telefon oder Outlook abonnieren; im Antrag steht auf Wunsch, wer vertritt. „Krank ab“ einer Uhrzeit an einem Tag mit Arbeit.',
          'Halbe Urlaubstage, Anträge über mehrere Tage als eine Zeile, mit Notiz und mit dem Grund einer Ablehnung.',
          'Krank im Urlaub lässt sich dem Büro melden; die Urlaubstage kommen zurück.',
          'Monatsabschluss: den eigenen Monat prüfen, bestätigen und als Stundenzettel auf einer Seite drucken.',
          'Mitteilungen in der Anwendung und per E-Mail, deren Arten jeder selbst wählt.',
          'Anmeldung mit zweitem Faktor oder Passkey, die eigenen angemeldeten Geräte auf einen Blick, ein neues Passwort auch ohne Administrator.',
          'Nachfragen vor dem Löschen, Stornieren und Ablehnen nennen, worum es geht. Wer sich über einen Einladungslink registriert, ist danach gleich angemeldet.',
          'Pausen dürfen geschrieben werden, wie man sie sagt: 30, 0:30, 30 min oder 0,5.',
        ],
      },
      {
        title: 'Für die Verwaltung',
        changes: [
          'Ein neues Unternehmen beginnt ohne falsche Zahlen: „Wir erfassen ab“, Anfangsbestände im Formular der Person, ein Land für die Feiertage und erste Schritte, die sich selbst abhaken.',
          'Teams mit Leitungen: Wer ein Team leitet, entscheidet über die Anträge seiner Leute; jeder Antrag sagt, auf wen er wartet. „Mein Team“ zeigt, wer da ist, die Woche, offene Tage und Stundenkonten.',
          'Anträge mit der Woche des Teams, der Mindestbesetzung und dem Konto daneben, einzeln oder viele auf einmal; 60 Sekunden lang lässt sich eine Entscheidung zurücknehmen.',
          'Eigene Abwesenheitsarten, und wer welche Abwesenheit der anderen als was sieht.',
          'Lohnübergabe: die Datei für DATEV LODAS, Lohn und Gehalt, Lexware oder mit eigenen Spalten, aus abgeschlossenen Monaten; spätere Korrekturen als Differenz.',
          'Kontingente (mit „Eigene Abwesenheitsarten“): wie viele Tage Kind krank oder Bildungsurlaub noch übrig sind, und warum.',
          'Krankmeldungen (mit „Eigene Abwesenheitsarten“): offene AU für das Lohnprogramm, Ende der Lohnfortzahlung, ohne jede Diagnose.',
          'Feiertage aller Länder, eigene freie Tage, mehrere Orte und Betriebsferien in einem Kalender.',
          'Verträge mit Stunden je Wochentag, die von einem Tag an gelten. Vor dem Speichern steht, welche Zahlen sich ändern.',
          'Urlaub verfällt nur nach einem Hinweis; der Jahreswechsel zeigt vorher jede Person und lässt sich zurücknehmen.',
          'Arbeitszeitschutz: Pausen, Ruhezeiten, Höchstzeiten, Sonn- und Feiertage mit einem Vorschlag, der sich antippen lässt.',
          'Das Büro erfasst, ändert und löscht für andere mit einem Grund, den die Person liest.',
          'Monate abschließen mit Soll, Ist, Saldo, Urlaub und Krank je Person; danach ändert nur noch eine Korrektur etwas.',
          'Ein versiegelter Verlauf aller Änderungen und ein Prüfpaket, das sich selbst prüft.',
          'Wer selbst nicht erfasst, bekommt nichts zum Erfassen angeboten; wer sich noch nicht registriert hat, heißt auch so.',
          'Einladungen mit Link oder Code, Regeln für Passwörter, zweiter Faktor für alle. Was schützt, schaltet nur ab, wer sich ausweist.',
        ],
      },
      {
        title: 'Für den Betrieb',
        changes: [
          'Vor dem Update: „npm run backup -- datei“ ausführen und SECRETS_KEY setzen, wenn zweite Faktoren genutzt werden sollen. Die Datenbank wird beim ersten Start ergänzt; dafür ist kein Eingriff nötig.',
          'Zuerst der Server, dann die Module: Module der Version 1.3.4 laufen mit Server und Rahmen von 2.0.0.',
          'E-Mails über SMTP_URL und MAIL_FROM, Links über PUBLIC_URL, Hintergrundarbeit abschaltbar mit WORKER=off.',
          '„npm run admin“ lädt ein, beendet Sitzungen, setzt zweite Faktoren zurück und sperrt Unternehmen.',
          'Der nginx-Block in docs/operations.md begrenzt alle Anfragen, mit denen sich etwas erraten lässt: bitte übernehmen.',
          '„npm start“ nennt die Adresse mit localhost, weil Browser Passkeys nur für Namen speichern.',
        ],
      },
    ],
  },
  {
    version: 'v1.3.4',
    groups: [
      {
        changes: [
          'Jeder fehlende oder falsche Eintrag führt direkt zu dem Tag, an dem er sich beheben lässt.',
          'Dunkle Darstellung, die dem System folgt und sich von Hand umstellen lässt.',
        ],
      },
    ],
  },
  {
    version: 'v1.3.3',
    groups: [
      {
        changes: [
          'Stunden und Pausen lassen sich mit Komma oder Punkt eingeben.',
          'Formulare behalten ihre Eingaben, wenn das Speichern nicht gelingt.',
        ],
      },
    ],
  },
  {
    version: 'v1.3.2',
    groups: [
      {
        changes: [
          'Tabellen lassen sich sortieren, durchblättern und als Excel-Datei herunterladen.',
          'Auf dem Telefon werden Tabellen zu gut lesbaren Karten.',
        ],
      },
    ],
  },
  {
    version: 'v1.3.1',
    groups: [
      {
        changes: [
          'Arbeitszeiten und Projektstunden je Woche auf einen Blick.',
          'Registrierung mit der E-Mail, die Ihr Administrator angelegt hat.',
        ],
      },
    ],
  },
];
