export const services = [
  {
    title: 'Arbeitszeiten',
    text: 'Beginn, Ende und Pause je Tag, auf die Viertelstunde. Die Monatsübersicht stellt Soll und Ist gegenüber.',
  },
  {
    title: 'Projektstunden',
    text: 'Stunden auf Projekte buchen, mit Beschreibung und Wochenblatt. Was fehlt oder nicht zusammenpasst, sehen Sie am nächsten Tag.',
  },
  {
    title: 'Abwesenheiten und Urlaub',
    text: 'Urlaub, Krankheit und andere Abwesenheiten beantragen; der Administrator genehmigt sie oder lehnt sie ab. Das Urlaubskonto rechnet mit.',
  },
  {
    title: 'Urlaubskalender',
    text: 'Das Jahr auf einen Blick: wer wann fehlt, genehmigt oder noch offen.',
  },
  {
    title: 'Projekte und Kunden',
    text: 'Projekte mit Status, Stundensätzen und Kunden; je Projekt die gebuchten Stunden nach Person.',
  },
  {
    title: 'Inventar',
    text: 'Geräte und Fahrzeuge mit Seriennummer, Kennzeichen und TÜV-Termin.',
  },
  {
    title: 'Auswertung',
    text: 'Stunden je Projekt und Zeitbuchungen des Unternehmens für einen Zeitraum. Jede Tabelle lässt sich als Excel-Datei herunterladen.',
  },
] as const;
