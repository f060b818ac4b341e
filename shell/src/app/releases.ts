/** Newest first. */
export const releases = [
  {
    version: 'v1.3.4',
    changes: [
      'Jeder fehlende oder falsche Eintrag führt direkt zu dem Tag, an dem er sich beheben lässt.',
      'Dunkle Darstellung, die dem System folgt und sich von Hand umstellen lässt.',
    ],
  },
  {
    version: 'v1.3.3',
    changes: [
      'Stunden und Pausen lassen sich mit Komma oder Punkt eingeben.',
      'Formulare behalten ihre Eingaben, wenn das Speichern nicht gelingt.',
    ],
  },
  {
    version: 'v1.3.2',
    changes: [
      'Tabellen lassen sich sortieren, durchblättern und als Excel-Datei herunterladen.',
      'Auf dem Telefon werden Tabellen zu gut lesbaren Karten.',
    ],
  },
  {
    version: 'v1.3.1',
    changes: [
      'Arbeitszeiten und Projektstunden je Woche auf einen Blick.',
      'Registrierung mit der E-Mail, die Ihr Administrator angelegt hat.',
    ],
  },
] as const;
