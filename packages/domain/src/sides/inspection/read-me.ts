import { formatDay } from '../../time/format.ts';
import { oneLine } from '../../wire/one-line.ts';
import type { AboutPackage } from './about.ts';
import { PACKAGE } from './file-names.ts';

export interface Contents {
  sheets: boolean;
  vacation: boolean;
  overtime: boolean;
}

const SHEETS = [
  PACKAGE.sheets,
  '  Die Stundenzettel der Monate im Zeitraum, immer der ganze Monat, als PDF und mit denselben Angaben als JSON.',
  '  Abgeschlossene Monate sind so, wie sie gespeichert und unterschrieben wurden. Monate, die noch offen sind,',
  '  tragen „Entwurf“ im Namen: Ihre Zahlen können sich noch ändern.',
] as const;

const VACATION = [
  PACKAGE.vacation,
  '  Die Buchungen der Urlaubskonten im Zeitraum, in Tagen, mit dem Stand danach.',
] as const;

const OVERTIME = [
  PACKAGE.overtime,
  '  Die Stundenkonten Tag für Tag: Soll, Ist, Angerechnetes, Differenz, Buchungen und Saldo, in Stunden.',
] as const;

const ALWAYS = [
  PACKAGE.log,
  '  Wer was wann geändert hat, eine Zeile je Änderung: alles, was im Zeitraum geändert wurde oder einen Tag im',
  '  Zeitraum betrifft, und die Regeln des Unternehmens. Von allen anderen Änderungen steht nur die Prüfsumme da.',
  '  Mit ihr lassen sich die Siegel nachrechnen; was geändert wurde und bei wem, verrät sie nicht.',
  PACKAGE.seals,
  '  Die Siegel, eine Zeile je Siegel. Jedes enthält die Prüfsumme des vorigen: Wer später etwas ändert, entfernt',
  '  oder umstellt, bricht die Kette. Sie reicht vom ersten Siegel, das der Zeitraum braucht, bis zum letzten.',
  PACKAGE.about,
  '  Unternehmen, Zeitraum, Personen und das letzte Siegel.',
  `${PACKAGE.sums}, ${PACKAGE.lineSums}`,
  '  SHA-256 jeder Datei, und von jeder Zeile die ersten acht Stellen, damit sich eine Änderung finden lässt.',
  PACKAGE.checker,
  '  Die Prüfung. Eine einzelne Datei, die nichts aus dem Netz lädt und nichts versendet.',
  '',
  'SO WIRD GEPRÜFT',
  '',
  `1. Das Paket entpacken und ${PACKAGE.checker} mit einem Browser öffnen; eine Verbindung ist nicht nötig.`,
  '2. Dort die Zip-Datei oder den entpackten Ordner wählen.',
  '3. „Alle Prüfsummen stimmen“ heißt: Jede Datei ist so, wie sie erstellt wurde, jeder abgeschlossene Stundenzettel',
  '   passt zu seiner Prüfsumme und die Kette der Siegel ist lückenlos. Sonst steht da, in welcher Datei und Zeile',
  '   etwas nicht stimmt.',
  '4. Ob das Paket selbst das richtige ist, zeigt der Vergleich mit dem, was außerhalb steht: Auf jedem unterschriebenen',
  '   Stundenzettel sind Prüfcode und Siegel gedruckt. Beide müssen die sein, die hier stehen.',
  '',
  `Ohne Browser: „sha256sum -c ${PACKAGE.sums}“ prüft die Dateien. Die Prüfsumme einer Änderung ist der SHA-256 ihres`,
  'Textes „change“ mit sortierten Schlüsseln und ohne Leerzeichen (UTF-8), die eines Siegels der SHA-256 aus „prev“',
  'und den Prüfsummen seiner Änderungen in ihrer Reihenfolge, die eines Stundenzettels der SHA-256 von „data“ wie oben.',
] as const;

/** LIESMICH.txt: what is in the package, and how it is checked without the program. */
export function readMe(about: AboutPackage, { sheets, vacation, overtime }: Contents): string {
  const { company, from, to, everybody, people, made_at, head } = about;
  const whose = everybody ? 'Alle Personen des Unternehmens' : 'Ausgewählte Personen';
  const lines = [
    `Prüfpaket ${oneLine(company.name)}`,
    `Zeitraum ${formatDay(from)} bis ${formatDay(to)}, erstellt am ${made_at} (UTC)`,
    '',
    `${whose} (${people.length}):`,
    ...people.map(({ first_name, name, personnel_number: number }) => {
      const person = oneLine(`${name}, ${first_name}`);
      return `  ${number ? `${person} (Personalnummer ${oneLine(number)})` : person}`;
    }),
    '',
    'WAS DARIN IST',
    '',
    ...(sheets ? SHEETS : []),
    ...(vacation ? VACATION : []),
    ...(overtime ? OVERTIME : []),
    ...ALWAYS,
    '',
    head ? `Letztes Siegel: Nr. ${head.no}, ${head.hash}` : 'Es gibt noch kein Siegel.',
  ];
  return lines.map((line) => `${line}\r\n`).join('');
}
